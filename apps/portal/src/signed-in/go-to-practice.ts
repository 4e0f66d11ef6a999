import type { PracticeId } from '@portico/domain/kernel';
import { switchPractice } from '@portico/view-models/visits';
import type { Portal } from '../composition/compose.ts';

/** Opens a page of this practice: where another one is selected, by a switch, which loads the portal anew. */
export const goToPractice = (
  { clientSession }: Pick<Portal, 'clientSession'>,
  practice: PracticeId,
  path: string,
  go: { readonly within: (path: string) => void; readonly anew: (path: string) => void },
): void => {
  const isElsewhere = clientSession.actingAs.practice?.id !== practice;
  if (isElsewhere && switchPractice(clientSession, practice)) go.anew(path);
  else go.within(path);
};
