import type { PracticeId } from '@portico/domain/kernel';
import type { ClientSession } from '../access/index.ts';

/** Selects another practice of the person. The portal then loads a page anew, so that nothing of the former one stays (`ACC-248`). */
export const switchPractice = (
  { actingAs, handover }: Pick<ClientSession, 'actingAs' | 'handover'>,
  practice: PracticeId,
): boolean => {
  const other = actingAs.practices.find(({ id }) => id === practice);
  if (other === undefined) return false;
  actingAs.select(other);
  handover.switched.leave();
  return true;
};
