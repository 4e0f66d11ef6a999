import { createContext } from 'react';

/** The name of the person for whom somebody else acts; undefined for one's own records. */
export const ActedForContext = createContext<string | undefined>(undefined);
