import { createContext } from 'react';

/** Whether a section is offered to whoever looks: a delegate is not offered what is the represented person's (`MON-005`). */
export const OfferedSections = createContext<(path: string) => boolean>(() => true);
