import { LinkMaker } from '@portico/services/access';
import { RandomCodes } from '@portico/adapters-crypto';
import { EmbeddedPractices } from '@portico/adapters-practice/embedded';
import { PostgresCapabilities, PostgresOutbox, PostgresShortLinks } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { GuestLinks, type GuestLinkOrder } from '@portico/services/guests';
import { QueuedNotifier } from '@portico/services/notifications';
import { wrongChecks } from '@portico/domain/access';
import {
  DAY,
  plus,
  type Instant,
  type Language,
  type LocalDate,
  type PatientId,
  type PracticeId,
} from '@portico/domain/kernel';
import type { Recipient } from '@portico/domain/notifications';
import { demoPractices, type DemoPractice } from './practices.ts';
import { morningBefore } from './local-day.ts';

/** Who gets the links of the demo's guests; the name says what the link does. */
export const guestAddress = (practice: PracticeId, what: DemoLink['what'] | 'survey'): string =>
  `${what}.${practice}@example.org`;

/** Where text messages of the demo go. */
export const guestPhone = '+16025550199';

interface DemoLink {
  readonly what:
    | 'check-in'
    | 'pay'
    | 'nothing-due'
    | 'reschedule'
    | 'appointment'
    | 'early'
    | 'expired'
    | 'used'
    | 'revoked'
    | 'locked';
  readonly purpose: GuestLinkOrder['purpose'];
  /** What the person whom it is about has: a visit to come, something to pay, or nothing to pay. */
  readonly about: 'visit' | 'visit-to-move' | 'debt' | 'no-debt';
  readonly usual?: true;
}

const links: readonly DemoLink[] = [
  { what: 'check-in', purpose: 'guest-check-in', about: 'visit', usual: true },
  { what: 'pay', purpose: 'guest-pay', about: 'debt', usual: true },
  { what: 'nothing-due', purpose: 'guest-pay', about: 'no-debt' },
  { what: 'reschedule', purpose: 'guest-reschedule', about: 'visit-to-move', usual: true },
  { what: 'appointment', purpose: 'guest-appointment', about: 'no-debt', usual: true },
  { what: 'early', purpose: 'guest-check-in', about: 'visit' },
  { what: 'expired', purpose: 'guest-check-in', about: 'visit' },
  { what: 'used', purpose: 'guest-pay', about: 'debt' },
  { what: 'revoked', purpose: 'guest-pay', about: 'debt' },
  { what: 'locked', purpose: 'guest-pay', about: 'debt' },
];

/** A patient of the demo whom a guest's link may be about. */
export interface DemoGuest {
  readonly patient: PatientId;
  readonly name: string;
  readonly birthDate: LocalDate;
  readonly language: Language;
  readonly visit: string | null;
}

const about: Readonly<Record<DemoLink['about'], string>> = {
  visit: 'visit.id is not null',
  'visit-to-move': 'visit.visit_reason_id is not null',
  debt: 'owed.due > 0',
  'no-debt': 'owed.due <= 0',
};

/** The first patient of a practice of this kind: with an upcoming visit, with a balance, or without one. */
export const demoGuest = async (
  sql: Sql,
  practice: PracticeId,
  kind: DemoLink['about'],
  now: Instant,
): Promise<DemoGuest | undefined> => {
  const [found] = await sql.rows<{
    readonly id: PatientId;
    readonly name: string;
    readonly birth_date: LocalDate;
    readonly language: Language;
    readonly visit: string | null;
  }>({
    text: `select p.id, p.name, p.birth_date::text as birth_date, p.language, visit.id as visit
           from clinic.patients p
           left join lateral (
             select id, visit_reason_id from clinic.appointments a
             where a.practice_id = p.practice_id and a.patient_id = p.id and a.status = 'SCHEDULED' and a.starts_at > $2
             order by a.starts_at, a.id limit 1
           ) visit on true
           cross join lateral (
             select coalesce(sum(amount_cents), 0) as due from clinic.charges c
             where c.practice_id = p.practice_id and c.patient_id = p.id
           ) owed
           where p.practice_id = $1 and p.birth_date is not null and ${about[kind]}
           order by p.id ${kind === 'visit-to-move' ? 'desc' : ''} limit 1`,
    // So far ahead that it may still be moved.
    values: [practice, kind === 'visit-to-move' ? plus(now, 4 * DAY) : now],
  });
  return (
    found && {
      patient: found.id,
      name: found.name,
      birthDate: found.birth_date,
      language: found.language,
      visit: found.visit,
    }
  );
};

/** What makes and sends a guest's link. Its address is a path alone: the outbox completes it by the address it is read at. */
export const demoGuestLinks = (sql: Sql, now: Instant): GuestLinks => {
  const linkTo = (path: string): string => path;
  return new GuestLinks(
    new PostgresCapabilities(sql),
    new LinkMaker(new PostgresCapabilities(sql), new RandomCodes(), linkTo),
    new QueuedNotifier(new PostgresOutbox(sql), new PostgresShortLinks(sql), linkTo, () => now),
    new EmbeddedPractices(sql),
  );
};

/** Where the practices of the demo reach those whom the links are about, should they ask for one themselves. */
const reachGuests = async (sql: Sql, practice: PracticeId, now: Instant): Promise<void> => {
  for (const kind of ['visit', 'visit-to-move', 'no-debt'] as const) {
    const guest = await demoGuest(sql, practice, kind, now);
    if (guest === undefined) continue;
    await sql.rows({
      text: `update clinic.patients set email = coalesce(email, $3), phone = coalesce(phone, $4)
             where practice_id = $1 and id = $2`,
      values: [practice, guest.patient, `${kind}.${practice}@example.org`, guestPhone],
    });
  }
};

/** Sends a link of every kind at a practice, one in a text message too, so that they stand in the demo's outbox. */
export const sendGuestLinks = async (sql: Sql, { practice }: DemoPractice, today: LocalDate): Promise<void> => {
  const now = morningBefore(practice.timeZone, today);
  await reachGuests(sql, practice.id, now);
  const capabilities = new PostgresCapabilities(sql);
  const guestLinks = demoGuestLinks(sql, now);
  const send = async ({ what, purpose, about: kind }: DemoLink, to: Recipient): Promise<void> => {
    const guest = await demoGuest(sql, practice.id, kind, now);
    if (guest === undefined) return;
    const id = await guestLinks.issue(
      {
        purpose,
        chart: { practice: practice.id, patient: guest.patient },
        ...((kind !== 'visit' && kind !== 'visit-to-move') || guest.visit === null ? {} : { resource: guest.visit }),
        ...(what === 'early' ? { from: plus(now, 2 * DAY) } : {}),
        to,
        language: guest.language,
      },
      what === 'expired' ? plus(now, -40 * DAY) : now,
    );
    if (id === undefined) return;
    if (what === 'used') await capabilities.use(id, now);
    if (what === 'locked') for (let wrong = 0; wrong < wrongChecks; wrong += 1) await capabilities.countWrongCheck(id);
    // One by one, as the other links of that chart stay open.
    if (what === 'revoked') {
      await sql.rows({ text: 'update capabilities set revoked_at = $2 where id = $1', values: [id, now] });
    }
  };
  // One practice shows every link that there is; the others what they are usually sent for.
  const shown = practice.id === demoPractices[0]?.practice.id ? links : links.filter(({ usual }) => usual === true);
  for (const link of [...shown].reverse()) {
    await send(link, { channel: 'email', address: guestAddress(practice.id, link.what) });
  }
  const [checkIn] = links;
  if (checkIn !== undefined) await send(checkIn, { channel: 'sms', address: guestPhone });
};

/** What a person needs to try a guest's link: whom it is about, and what it asks for. */
export interface GuestHint {
  readonly practice: PracticeId;
  readonly practiceName: string;
  readonly what: 'check-in' | 'pay' | 'reschedule' | 'appointment';
  readonly name: string;
  readonly birthDate: LocalDate;
  readonly patient: PatientId;
}

/** Whom the usual links of each practice are about. */
export const guestHints = async (sql: Sql, today: LocalDate): Promise<readonly GuestHint[]> => {
  const hints: GuestHint[] = [];
  for (const { practice } of demoPractices) {
    const now = morningBefore(practice.timeZone, today);
    for (const { what, about: kind, usual } of links) {
      const guest = usual === true ? await demoGuest(sql, practice.id, kind, now) : undefined;
      if (guest === undefined) continue;
      const { name, birthDate, patient } = guest;
      hints.push({
        practice: practice.id,
        practiceName: practice.name,
        what: what as GuestHint['what'],
        name,
        birthDate,
        patient,
      });
    }
  }
  return hints;
};
