import { RandomCodes } from '@portico/adapters-crypto';
import {
  EmbeddedAvailability,
  EmbeddedSchedule,
  EmbeddedSlotHolds,
  EmbeddedVisitPolicies,
} from '@portico/adapters-practice/embedded';
import { PostgresAccounts, PostgresCapabilities, PostgresWaitList } from '@portico/adapters-storage';
import { issueCapability, type GuestPurpose } from '@portico/domain/access';
import { cancellationTerms, type Appointment } from '@portico/domain/appointments';
import {
  addDays,
  dayIn,
  HOUR,
  plus,
  type CapabilityId,
  type Cents,
  type HoldId,
  type PatientRef,
} from '@portico/domain/kernel';
import type { WaitEntry, WaitId } from '@portico/domain/scheduling';
import { chartOf } from './chart-of-account.ts';
import type { PortalUnderTest } from './portal-under-test.ts';
import type { DemoVisitor } from './demo-visitors.ts';

const linked = async (
  { database, clock }: PortalUnderTest,
  {
    chart,
    purpose,
    resource,
  }: { readonly chart: PatientRef; readonly purpose: GuestPurpose; readonly resource: string },
): Promise<string> => {
  const codes = new RandomCodes();
  const { code, hash } = codes.link();
  await new PostgresCapabilities(database).add(
    issueCapability(
      { purpose, ...chart, resource },
      { id: codes.newId() as CapabilityId, code: hash, now: clock.now() },
    ),
  );
  return code;
};

const booked = async ({ database, clock }: PortalUnderTest, chart: PatientRef): Promise<readonly Appointment[]> =>
  (await new EmbeddedSchedule(database).upcoming(chart, clock.now(), 50)).filter(
    ({ status, start }) => status === 'SCHEDULED' && start > clock.now(),
  );

/** The link in the reminder of a person's last upcoming visit. */
export const reminderOf = async (portal: PortalUnderTest, who: DemoVisitor): Promise<string> => {
  const chart = await chartOf(portal, who);
  const visit = (await booked(portal, chart)).at(-1);
  if (visit === undefined) throw new Error(`${who.email} has no visit to come.`);
  return `/confirm_visit?code=${await linked(portal, { chart, purpose: 'guest-reschedule', resource: visit.id })}`;
};

/** The next visit of a person that may be moved to an earlier time. */
const nextVisitOf = async (portal: PortalUnderTest, who: DemoVisitor): Promise<Appointment> => {
  const { database, clock } = portal;
  const chart = await chartOf(portal, who);
  const { cancellation } = await new EmbeddedVisitPolicies(database).rules(chart.practice);
  const visit = (await booked(portal, chart)).find(
    (one) =>
      one.bookedAs !== undefined && cancellationTerms(one, cancellation, 0 as Cents, clock.now()).kind === 'open',
  );
  if (visit === undefined) throw new Error(`${who.email} has no visit that could be earlier.`);
  return visit;
};

/** Puts a person on the wait list for an earlier time than their next visit, and offers the first free one. */
export const offerEarlierTime = async (portal: PortalUnderTest, who: DemoVisitor): Promise<string> => {
  const { database, clock } = portal;
  const now = clock.now();
  const chart = await chartOf(portal, who);
  const visit = await nextVisitOf(portal, who);
  if (visit.bookedAs === undefined) throw new Error('It is not known as what it was booked.');
  const { timeZone } = visit.location;
  const offer = { ...visit.bookedAs, location: visit.location.id };
  const days = { start: addDays(dayIn(timeZone, now), 1), end: dayIn(timeZone, visit.start) };
  const codes = new RandomCodes();
  const hold = codes.newId() as HoldId;
  const until = plus(now, 2 * HOUR);
  const free = await new EmbeddedAvailability(database, clock.now).slots(chart, offer, {
    start: days.start,
    end: days.end > addDays(days.start, 34) ? addDays(days.start, 34) : days.end,
  });
  const start = free.find((slot) => slot.start < visit.start)?.start;
  if (start === undefined) throw new Error('No earlier time is free.');
  const wanted = { offer, start, replaces: visit.id, offered: true, language: 'en' } as const;
  const kept = await new EmbeddedSlotHolds(database, clock.now).keep(chart, wanted, hold, until);
  if (!kept.ok) throw new Error('The time is gone.');
  const account = await new PostgresAccounts(database).byLogin(who.email);
  if (account === undefined) throw new Error('Nobody.');
  const entry: WaitEntry = {
    id: codes.newId() as WaitId,
    patient: chart,
    wanted: { visitReason: offer.visitReason, weekdays: [], partOfDay: 'any', days, noticeMinutes: 120 },
    replaces: { visit: visit.id, start: visit.start },
    joinedAt: now,
    reach: { kind: 'account', account: account.id },
    language: 'en',
    state: {
      kind: 'offered',
      time: { hold, until, told: true, start, resource: offer.resource, location: offer.location },
    },
    passed: [],
    version: 1,
  };
  if (!(await new PostgresWaitList(database).join(entry))) throw new Error('They wait already.');
  return `/earlier_time?code=${await linked(portal, { chart, purpose: 'guest-offer', resource: entry.id })}`;
};
