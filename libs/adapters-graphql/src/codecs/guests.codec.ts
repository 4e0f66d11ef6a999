import type {
  AskedAction,
  Bill,
  EntryStatus,
  GuestEntry,
  GuestLink,
  GuestOutcome,
  GuestReceipt,
  GuestVisit,
  LinkRequest,
  MadeByGuest,
  ShutLink,
} from '@portico/application/guests';
import type { AppointmentId, PatientId, PracticeId, PatientRef } from '@portico/domain/kernel';
import { onlineServices } from '@portico/domain/practices';
import { listedAppointment } from './appointments.codec.ts';
import { chargedCard } from './charged-card.codec.ts';
import { branding } from './branding.codec.ts';
import { leftToPay } from './left-to-pay.codec.ts';
import { codec, ifReadable, optional, unreadable, type Codec, type Read, type Written } from './codec.ts';
import { field, flat, record } from './object-codec.ts';
import { day, id, idOf, maybe, moment, money, oneOf, word } from './scalars.ts';

const shutKinds = ['unknown', 'early', 'expired', 'used', 'revoked', 'locked'] as const;
const standings = word(['open', 'no-link', 'not-offered', ...shutKinds]);
const opening = optional(moment);

interface WireStatus {
  readonly standing: string;
  readonly opens_at: string | null;
}

const status: Codec<EntryStatus, WireStatus> = codec(
  (value) => ({
    standing: standings.write(value.kind),
    opens_at: opening.write('opensAt' in value ? value.opensAt : undefined),
  }),
  ({ standing, opens_at }) => {
    const kind = standings.read(standing);
    return isShut(kind) ? shut(kind, opens_at) : { kind };
  },
);

const isShut = (kind: EntryStatus['kind']): kind is ShutLink['kind'] => shutKinds.some((one) => one === kind);

const shut = (kind: ShutLink['kind'], opensAt: string | null): ShutLink => {
  const at = opening.read(opensAt);
  return { kind, ...(at !== undefined && { opensAt: at }) };
};

/** Why a link opens nothing; undefined for a word that says no such reason. */
export const shutLink = (text: string, opensAt: string | null): ShutLink | undefined =>
  ifReadable(() => shut(word(shutKinds).read(text), opensAt));

export const guestEntry = record<GuestEntry>()({ practice: maybe('practice', branding), standing: flat(status) });

/** A practice id that is none names no practice. */
const practiceIfAny: Codec<PracticeId | undefined, string | null, string | null | undefined> = codec(
  (practice) => practice ?? null,
  (json) => (json == null ? undefined : ifReadable(() => idOf<PracticeId>().read(json))),
);

/** A code is any text; an empty one is none. */
const codeIfAny: Codec<string | undefined, string | null, string | null | undefined> = codec(
  (code) => code ?? null,
  (json) => (json == null || json === '' ? undefined : json),
);

export const guestLink = record<Omit<GuestLink, 'purpose'>>()({
  code: field('code', codeIfAny),
  practice: field('practice_id', practiceIfAny),
});

export const bill = record<Bill>()({
  practice: id('practice_id'),
  patient: id('patient_number'),
  lastName: 'last_name',
  birthDate: field('date_of_birth', day),
});

const linkPurposes = {
  'guest-appointment': 'APPOINTMENT',
  'guest-reschedule': 'RESCHEDULE',
  'guest-check-in': 'CHECK_IN',
} as const satisfies Readonly<Record<AskedAction, string>>;

const purpose: Codec<AskedAction, (typeof linkPurposes)[AskedAction], string> = codec(
  (action) => linkPurposes[action],
  (text) => (Object.keys(linkPurposes) as AskedAction[]).find((one) => linkPurposes[one] === text) ?? unreadable(),
);

export const askedLink = record<Omit<LinkRequest, 'contact'>>()({
  purpose: field('door', purpose),
  practice: id('practice_id'),
  firstName: 'first_name',
  lastName: 'last_name',
  birthDate: field('date_of_birth', day),
});

export const guestVisit = record<GuestVisit>()({
  practice: field('practice', branding),
  visit: field('appointment', listedAppointment),
  mayChange: 'mayChange',
});

export const madeByGuest = record<MadeByGuest>()({
  practice: field('practice', branding),
  visit: field('appointment', listedAppointment),
  isRescheduled: 'rescheduled',
});

const services = oneOf(onlineServices);
const nextScreens = word(['unavailable', 'already-done', ...onlineServices]);

interface WireOutcome<Practice> {
  readonly next_screen: string | null;
  readonly practice: Practice | null;
  readonly done?: string | null;
  readonly patient_id?: string | null;
  readonly session?: {
    readonly guest_token: string;
    readonly expires_at: string;
    readonly kept_work_keys?: readonly string[] | null;
  } | null;
  readonly guest_checkin?: { readonly appointment_id: string } | null;
}

/** What a guest who was let in may do next. A session begins with an answer of success alone (`MON-023`). */
export const guestOutcome: Codec<
  GuestOutcome,
  WireOutcome<Written<typeof branding>>,
  WireOutcome<Read<typeof branding>>
> = codec(
  (outcome) => {
    const practice = branding.write(outcome.practice);
    if (outcome.kind === 'not-offered') return { practice, next_screen: nextScreens.write('unavailable') };
    if (outcome.kind === 'done') {
      return { practice, next_screen: nextScreens.write('already-done'), done: services.write(outcome.guestAction) };
    }
    return {
      practice,
      next_screen: nextScreens.write(outcome.guestAction),
      patient_id: outcome.patient,
      session: {
        guest_token: outcome.token,
        expires_at: moment.write(outcome.expiresAt),
        kept_work_keys: [...(outcome.keptWorkKeys ?? [])],
      },
    };
  },
  (json) => {
    const practice = branding.read(json.practice ?? unreadable());
    const next = nextScreens.read(json.next_screen ?? '');
    if (next === 'unavailable') return { kind: 'not-offered', practice };
    if (next === 'already-done') return { kind: 'done', practice, guestAction: services.read(json.done ?? '') };
    const { guest_token: token, expires_at, kept_work_keys } = json.session ?? unreadable();
    const entered = {
      kind: 'entered' as const,
      practice,
      patient: idOf<PatientId>().read(json.patient_id ?? ''),
      token,
      expiresAt: moment.read(expires_at),
      ...(kept_work_keys == null || kept_work_keys.length === 0 ? {} : { keptWorkKeys: kept_work_keys }),
    };
    return next === 'check-in'
      ? { ...entered, guestAction: next, visit: idOf<AppointmentId>().read(json.guest_checkin?.appointment_id ?? '') }
      : { ...entered, guestAction: next };
  },
);

export const guestReceipt = record<GuestReceipt>()({
  practice: field('practice', branding),
  amount: field('amount', money),
  date: field('date', day),
  card: flat(chargedCard),
  reference: 'reference',
  left: maybe('left', leftToPay),
  isSent: 'sent',
});

/** The patient whose bill it is. */
export const billedPatient = record<PatientRef>()({ practice: id('practice_id'), patient: id('patient_id') });
