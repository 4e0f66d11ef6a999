import type { OnlineService, Practice } from '@portico/domain/practices';
import type { PracticeConnection } from '@portico/practice-spi';

/** What guests may do where the configuration allows it: as far as the practice's own system can do it. */
const canServe: Readonly<Record<OnlineService, (connection: PracticeConnection) => boolean>> = {
  book: ({ times, booking }) => times !== undefined && booking !== undefined,
  reschedule: ({ visits, times, booking }) => visits !== undefined && times !== undefined && booking !== undefined,
  'check-in': ({ visits }) => visits?.arrive !== undefined,
  pay: ({ money }) => money !== undefined,
};

/** A practice as it is configured, without what its system cannot do for people who have no account yet. */
export const asFarAsOffered = (practice: Practice, connection: PracticeConnection | undefined): Practice => {
  if (connection === undefined) return practice;
  const { guestActions, takesNewPatients, ...always } = practice;
  const served = guestActions?.filter((service) => canServe[service](connection)) ?? [];
  const takesNew = takesNewPatients === true && connection.people.register !== undefined;
  return {
    ...always,
    ...(served.length === 0 ? {} : { guestActions: served }),
    ...(takesNew ? { takesNewPatients } : {}),
  };
};
