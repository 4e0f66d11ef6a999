import type { AmendmentWay, EntryMarks } from '@portico/application/health';
import { can } from '@portico/domain/access';
import { sameEntry, type AmendmentRequest, type EntryRef, type OwnNote } from '@portico/domain/health';
import type { AccountId, PatientRef } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import type { ServiceCall } from '../kernel/index.ts';

/** How this person asks a practice to amend an entry. */
export const amendmentWayFor = ({ acting }: ServiceCall, chart: PatientRef, { behavior }: Practice): AmendmentWay => {
  const may = (action: 'health:act' | 'messages:act') => can(acting, action, { kind: 'chart', chart });
  if (behavior.noAmendmentRequests !== true) return may('health:act') ? 'request' : 'none';
  return may('messages:act') ? 'message' : 'none';
};

/** Who keeps notes: nobody without an account. */
export const noteKeeper = ({ acting: { actor } }: ServiceCall): AccountId | undefined =>
  actor.kind === 'guest' ? undefined : actor.account;

/** `requests` are newest first. */
export const entryMarksOf = (
  requests: readonly AmendmentRequest[],
  notes: readonly OwnNote[],
  unseen: readonly EntryRef[],
  hidden: readonly EntryRef[],
): EntryMarks => ({
  amendments: requests
    .filter(({ of }, at) => requests.findIndex((other) => sameEntry(other.of, of)) === at)
    .map(({ of, status }) => ({ of, status })),
  notes,
  unseen,
  hidden,
});
