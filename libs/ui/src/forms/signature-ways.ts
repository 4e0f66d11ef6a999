import { parseSignature, textOf, type Answer } from '@portico/domain/forms';
import { createContext, useState } from 'react';

/** In which way each signature of a form is given: by a typed name, or drawn. */
export interface SignatureWays {
  readonly signsByName: (uuid: string) => boolean;
  readonly choose: (uuid: string, byName: boolean) => void;
}

export const SignatureWaysContext = createContext<SignatureWays>({
  signsByName: () => false,
  choose: () => undefined,
});

/** What stands at a signature that a browser kept is a name, or a drawing. */
const isName = (answer: string): boolean => {
  const signature = parseSignature(answer);
  return answer !== '' && !(signature.ok && signature.value.kind === 'drawn');
};

/** The ways that were chosen on the open pages of a form; else that in which its answer was given. */
export const useSignatureWays = (answerOf: (uuid: string) => Answer): SignatureWays => {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  return {
    signsByName: (uuid) => chosen[uuid] ?? isName(textOf(answerOf(uuid))),
    choose: (uuid, byName) => setChosen((before) => ({ ...before, [uuid]: byName })),
  };
};
