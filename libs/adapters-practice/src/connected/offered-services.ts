import type { OnlineService, Practice, PracticeBehavior } from '@portico/domain/practices';
import type { PracticeConnection } from '@portico/practice-spi';
import type { ConnectedPractice } from './connected-practices.ts';

/** Whether a system says when a provider is free. */
export const listsTimes = ({ times }: PracticeConnection): boolean =>
  times?.free !== undefined || (times?.hours !== undefined && times.busy !== undefined);

/** How a visit comes about: at a free time that is chosen, by a request, or not online. */
export const bookingOf = (
  configured: PracticeBehavior['booking'],
  connection: PracticeConnection,
): PracticeBehavior['booking'] | 'by-phone' => {
  const { times, booking } = connection;
  if (times === undefined || booking === undefined) return 'by-phone';
  if (configured === 'slots' && listsTimes(connection)) return 'slots';
  return booking.request === undefined ? 'by-phone' : 'requests-only';
};

/** How a visit comes about at a practice, as it is configured and as far as its system can do it. */
export const wayOf = ({ connection, requestsOnly }: ConnectedPractice): ReturnType<typeof bookingOf> =>
  bookingOf(requestsOnly === true ? 'requests-only' : 'slots', connection);

/** What guests may do where the configuration allows it: as far as the practice's own system can do it. */
const canServe: Readonly<Record<OnlineService, (connection: PracticeConnection, practice: Practice) => boolean>> = {
  book: (connection, { behavior }) => bookingOf(behavior.booking, connection) !== 'by-phone',
  reschedule: (connection, { behavior }) =>
    connection.visits !== undefined && bookingOf(behavior.booking, connection) !== 'by-phone',
  'check-in': ({ visits }) => visits?.arrive !== undefined,
  pay: ({ money }) => money !== undefined,
};

/** A practice as it is configured, without what its system cannot do. */
export const asFarAsOffered = (practice: Practice, connection: PracticeConnection | undefined): Practice => {
  if (connection === undefined) return practice;
  const { guestActions, takesNewPatients, behavior, payments, ...always } = practice;
  const served = guestActions?.filter((service) => canServe[service](connection, practice)) ?? [];
  const takesNew = takesNewPatients === true && connection.people.register !== undefined;
  const booking = bookingOf(behavior.booking, connection);
  const { visitSummary: _, ...behaves } = behavior;
  const hasSummaries = connection.record?.summary !== undefined;
  return {
    ...always,
    behavior: {
      ...behaves,
      // The interface has no address of a video visit, no surveys, no requests for refills or amendments, no news of messages.
      videoElsewhere: true,
      noSurveys: true,
      noRefillRequests: true,
      noAmendmentRequests: true,
      noMessageNews: true,
      ...(connection.record === undefined ? { noResultNews: true } : {}),
      // A system is asked for the summary of one visit, and answers with a document.
      ...(hasSummaries ? { visitSummary: 'job', summaryOfEachVisitOnly: true } : {}),
      ...(booking === 'by-phone' ? {} : { booking }),
      checkOut: connection.visits?.leave === undefined ? [] : behavior.checkOut,
    },
    // What is paid is shown beside what is owed, and by a system without bills neither is.
    payments: connection.money === undefined ? 'no-value' : payments,
    ...(served.length === 0 ? {} : { guestActions: served }),
    ...(takesNew ? { takesNewPatients } : {}),
  };
};
