import type { Failure } from '@portico/application/kernel';
import { guestPath, type GuestOutcome, type GuestRefusal, type PracticeFace } from '@portico/application/guests';
import type { GuestPurpose } from '@portico/domain/access';
import {
  decimalOf,
  isoOf,
  parseId,
  parseLocalDate,
  type LocalDate,
  type PatientId,
  type PracticeId,
  type Result,
} from '@portico/domain/kernel';
import type {
  GuestDoor,
  GuestFlowResult,
  GuestInput,
  MutationResolvers,
  PracticeFace as WirePracticeFace,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { toWire } from '../wire-words.ts';
import { appointmentToWire } from './appointments.resolvers.ts';
import type { GatewayContext } from './context.ts';
import { refusal, valueOf } from './refusal.ts';

const purposes: Readonly<Record<GuestDoor, GuestPurpose>> = {
  APPOINTMENT: 'guest-appointment',
  RESCHEDULE: 'guest-reschedule',
  CHECK_IN: 'guest-check-in',
  PAY: 'guest-pay',
};

export const guestsQueries: Pick<
  QueryResolvers<GatewayContext>,
  'getGuestEntry' | 'getGuestVisit' | 'getGuestBalance' | 'getUnshortenedUrl'
> = {
  getGuestEntry: async (_, { input }, { guests }) => {
    const link = { purpose: purposes[input.door], ...linkOf(input) };
    const { practice, standing } = valueOf(await guests.entry(link));
    return {
      practice: practice === undefined ? null : faceToWire(practice),
      standing: toWire(standing.kind),
      opens_at: 'opensAt' in standing && standing.opensAt !== undefined ? isoOf(standing.opensAt) : null,
    };
  },
  getGuestVisit: async (_, __, { guest }) => {
    const { practice, visit } = valueOf(await (await guest()).visit());
    return { practice: faceToWire(practice), appointment: appointmentToWire(visit) };
  },
  getGuestBalance: async (_, __, { guest }) => {
    const { practice, balance } = valueOf(await (await guest()).balance());
    return { practice: faceToWire(practice), balance: { due: decimalOf(balance.due), asOf: isoOf(balance.asOf) } };
  },
  getUnshortenedUrl: async (_, { type, hash }, { shortAddresses }) => {
    const answer = valueOf(await shortAddresses.lengthen(type, hash));
    return {
      longUrl: answer.kind === 'leads' ? answer.to : null,
      caughtTooEarlyError: answer.kind === 'too-early',
      error: answer.kind === 'leads' ? null : { message: shortLinkMessages[answer.kind] },
    };
  },
};

const shortLinkMessages = {
  'too-early': 'This link opens later.',
  unknown: 'This link is not valid any more.',
} as const;

const entering =
  (purpose: GuestPurpose) =>
  async (_: unknown, { input }: { readonly input: GuestInput }, { guests }: GatewayContext) =>
    resultToWire(await guests.enter({ purpose, ...linkOf(input) }, dateOf(input.date_of_birth)));

export const guestsMutations: Pick<
  MutationResolvers<GatewayContext>,
  'guestPay' | 'guestPayNoCode' | 'guestCheckin' | 'guestAppointment' | 'guestRescheduleAppointment'
> = {
  guestPay: entering('guest-pay'),
  guestCheckin: entering('guest-check-in'),
  guestAppointment: entering('guest-appointment'),
  guestRescheduleAppointment: entering('guest-reschedule'),
  guestPayNoCode: async (_, { input }, { guests }) => {
    const practice = parseId<PracticeId>(input.practice_id);
    const patient = parseId<PatientId>(input.patient_number);
    if (!practice.ok || !patient.ok) return resultToWire({ ok: false, error: { kind: 'wrong-identity' } });
    return resultToWire(
      await guests.enterWithBill({
        practice: practice.value,
        patient: patient.value,
        lastName: input.last_name,
        birthDate: dateOf(input.date_of_birth),
      }),
    );
  },
};

const dateOf = (raw: string): LocalDate => {
  const date = parseLocalDate(raw);
  if (!date.ok) throw refusal({ kind: 'bad-input' });
  return date.value;
};

/** A practice id that is none names no practice; a code is any text. */
const linkOf = ({ code, practice_id }: Pick<GuestInput, 'code' | 'practice_id'>) => {
  const practice = practice_id == null ? undefined : parseId<PracticeId>(practice_id);
  return {
    ...(code == null || code === '' ? {} : { code }),
    ...(practice?.ok === true ? { practice: practice.value } : {}),
  };
};

const faceToWire = ({ id, name, management, phone, accent, logo }: PracticeFace): WirePracticeFace => ({
  practice_id: id,
  practice_name: name,
  practice_mgmt: management,
  practice_phone: phone,
  accent: accent ?? null,
  logo: logo ?? null,
});

const nothing: GuestFlowResult = {
  status: 200,
  redirect: null,
  next_screen: null,
  patient_id: null,
  practice: null,
  done: null,
  guest_token: null,
  expires_at: null,
  errorMessage: null,
  reason: null,
  opens_at: null,
};

/** A sentence for whoever reads the wire; the portal has words of its own. */
const messages: Readonly<Record<Extract<GuestRefusal, { kind: 'shut' }>['why'] | 'wrong-identity', string>> = {
  'wrong-identity': 'What was entered does not match our records.',
  unknown: 'This link is not known.',
  early: 'This link opens later.',
  expired: 'This link has expired.',
  used: 'This link was used already.',
  revoked: 'This link was withdrawn.',
  locked: 'This link is locked after too many wrong tries.',
};

const resultToWire = (answer: Result<GuestOutcome, GuestRefusal | Failure>): GuestFlowResult => {
  if (answer.ok) return { ...nothing, redirect: guestPath(answer.value), ...outcomeToWire(answer.value) };
  const { error } = answer;
  switch (error.kind) {
    case 'wrong-identity':
      return { ...nothing, status: 403, reason: toWire(error.kind), errorMessage: messages[error.kind] };
    case 'shut':
      return {
        ...nothing,
        status: 410,
        reason: toWire(error.why),
        errorMessage: messages[error.why],
        opens_at: error.opensAt === undefined ? null : isoOf(error.opensAt),
      };
    default:
      throw refusal(error);
  }
};

const outcomeToWire = (outcome: GuestOutcome): Partial<GuestFlowResult> => {
  const practice = faceToWire(outcome.practice);
  switch (outcome.kind) {
    case 'not-offered':
      return { practice, next_screen: 'UNAVAILABLE' };
    case 'done':
      return { practice, next_screen: 'ALREADY_DONE', done: outcome.errand };
    case 'entered':
      return {
        practice,
        next_screen: toWire(outcome.errand),
        patient_id: outcome.patient,
        guest_token: outcome.token,
        expires_at: isoOf(outcome.expiresAt),
      };
  }
};
