import { createContext } from 'react';

/** The name of the person for whom somebody else acts; undefined for one's own records. */
export const ActedForContext = createContext<string | undefined>(undefined);

/** Whether the practice can be asked to correct the record that is open; a helper may only see some. */
export const MayCorrectContext = createContext(true);

/** The name of the person who is signed in, and signs what they send; undefined where it is not known. */
export const SignerContext = createContext<string | undefined>(undefined);
