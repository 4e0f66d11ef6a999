import { createContext } from 'react';

/** Whether a section is offered to the signed-in person: some are closed to delegates (`MON-005`). */
export const OfferedSections = createContext<(path: string) => boolean>(() => true);
