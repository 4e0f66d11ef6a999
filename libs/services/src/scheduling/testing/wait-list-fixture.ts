import { waitListWorkerOver } from './wait-list-worker-over-ports.ts';
import type { Account, Acting } from '@portico/domain/access';
import { HOUR, MINUTE, type AppointmentId, type HoldId, type Instant, type LocalDate } from '@portico/domain/kernel';
import { MemoryWaitList } from '@portico/domain/scheduling/testing';
import type { WaitRequest } from '@portico/application/scheduling';
import { LinkMaker } from '../../access/index.ts';
import { actingAs, ana as anaAlone, type benAtPena, noon, pena } from '../../kernel/testing/index.ts';
import { WaitListNotifier } from '../wait-list-notifications.ts';
import { bookingFixture, checkUp, newYork } from './booking-fixture.ts';
import { waitListService } from './wait-list-service-fixture.ts';

const anaAtPena = { practice: pena.id, patient: 'ana-pena' } as typeof benAtPena;
/** Ana has a chart at Peña too. */
export const ana: Account = { ...anaAlone, charts: [...anaAlone.charts, anaAtPena] };

/** The Monday after `noon`, at ten in New York. */
const tenOnMonday = newYork('2026-11-23', '10:00');

/** Ben and Ana have accounts and charts at Peña; a worker offers its free times by a clock that stands still. */
export const waitListFixture = () => {
  const parts = bookingFixture();
  let now: Instant = tenOnMonday;
  parts.pass(tenOnMonday - noon);
  const waitList = new MemoryWaitList(() => now);
  const deps = { ...parts, waitList };
  const linkTo = (path: string): string => `https://portal.example${path}`;
  const problems: unknown[] = [];
  const reported: string[] = [];
  const workerDeps = {
    ...deps,
    now: () => now,
    tell: new WaitListNotifier(
      parts.accounts,
      new LinkMaker(parts.capabilities, parts.codes, linkTo),
      linkTo,
      parts.notifier,
    ).tell,
    report: (event: string) => void reported.push(event),
    onError: (thrown: unknown) => void problems.push(thrown),
  };
  const as = (acting: Acting) => waitListService(deps, { acting, language: 'en', now });
  return {
    ...deps,
    workerDeps,
    problems,
    reported,
    now: () => now,
    pass: (milliseconds: number) => {
      now = (now + milliseconds) as Instant;
      parts.pass(milliseconds);
    },
    round: async () => {
      now = (now + MINUTE) as Instant;
      parts.pass(MINUTE);
      return waitListWorkerOver(workerDeps).round();
    },
    as,
    of: (person: Account) => as(actingAs(person, pena)),
    visit: async (whose: typeof benAtPena, id: string) => parts.schedule.visit(whose, id as AppointmentId),
  };
};

export type WaitListFixture = ReturnType<typeof waitListFixture>;

/** A visit booked as the portal would book it. */
export const booked = async (
  parts: WaitListFixture,
  person: Account,
  start: Instant,
  choice = checkUp,
): Promise<AppointmentId> => {
  const hold = `hold-${person.id}-${start}` as HoldId;
  const chart = person.charts.find(({ practice }) => practice === pena.id);
  if (chart === undefined) throw new Error('Not at Peña.');
  await parts.slotHolds.keep(
    chart,
    { offer: choice.offer, start, language: 'en' },
    hold,
    (parts.now() + HOUR) as Instant,
  );
  const answer = await parts.appointmentBooking.book(
    chart,
    hold,
    `key-${hold}` as Parameters<typeof parts.appointmentBooking.book>[2],
  );
  if (!answer.ok) throw new Error('Not booked.');
  return answer.value;
};

export const preference = (visit: AppointmentId, more: Partial<WaitRequest> = {}): WaitRequest => ({
  practice: pena.id,
  about: { kind: 'visit', visit },
  anyProvider: false,
  anyOffice: false,
  weekdays: [],
  partOfDay: 'any',
  noticeMinutes: 120,
  ...more,
});

export const nextMonday = newYork('2026-11-30', '08:00');

/** Takes all of Ana Núñez's times until then, except `free`. */
export const fill = async (parts: WaitListFixture, free: readonly Instant[] = []): Promise<void> => {
  const days = { start: '2026-11-23' as LocalDate, end: '2026-11-29' as LocalDate };
  const other = { practice: pena.id, patient: 'somebody' } as typeof benAtPena;
  for (const { start, end } of await parts.availability.slots(other, checkUp.offer, days)) {
    if (free.includes(start)) continue;
    const [sampled] = parts.schedule.all();
    if (sampled === undefined) throw new Error('No visit to copy.');
    parts.schedule.put({ ...sampled, id: `full-${start}` as AppointmentId, patient: other, start, end });
  }
};

/** Frees a time that `fill` took, as after a cancellation. */
export const freed = (parts: WaitListFixture, start: Instant): void => {
  const full = parts.schedule.all().find(({ id }) => id === `full-${start}`);
  if (full === undefined) throw new Error('Nobody is there.');
  parts.schedule.put({ ...full, status: 'CANCELLED' });
};
