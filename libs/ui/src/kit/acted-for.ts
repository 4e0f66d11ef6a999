import { createContext, use } from 'react';

/** The name of the person for whom somebody else acts; undefined for one's own records. */
export const ActedForContext = createContext<string | undefined>(undefined);

/** The values by which a text says “I” or “you” of one's own records, and names the person otherwise. */
export const useWhom = (): { readonly isOther: string; readonly person: string } => {
  const name = use(ActedForContext);
  return { isOther: String(name !== undefined), person: name ?? '' };
};

/** The name of the person who is signed in, and signs what they send; undefined where it is not known. */
export const SignerContext = createContext<string | undefined>(undefined);
