import { createContext, use } from 'react';

/** The name of the person for whom somebody else acts; undefined for one's own records. */
export const ActedForContext = createContext<string | undefined>(undefined);

/** The values by which a text says “I” or “you” of one's own records, and names the person otherwise. */
export const useWhom = (): { readonly isOther: string; readonly person: string } => {
  const name = use(ActedForContext);
  return { isOther: String(name !== undefined), person: name ?? '' };
};

/** Whether the practice can be asked to correct the record that is open; a helper may only see some. */
export const MayCorrectContext = createContext(true);

/** The name of the person who is signed in, and signs what they send; undefined where it is not known. */
export const SignerContext = createContext<string | undefined>(undefined);
