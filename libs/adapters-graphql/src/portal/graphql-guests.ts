import type {
  AskedAction,
  Bill,
  EntryStatus,
  GuestEntry,
  GuestActions,
  GuestLink,
  GuestOutcome,
  GuestReceipt,
  GuestRefusal,
  Guests,
  GuestVisit,
  MadeByGuest,
  Lengthened,
  LinkRequest,
  LinkRequestRefusal,
  PracticeBranding,
  ShortAddresses,
  ShutLink,
} from '@portico/application/guests';
import type { FileContent, ServiceResult, Failure } from '@portico/application/kernel';
import type { GuestPurpose } from '@portico/domain/access';
import {
  failed,
  ok,
  parseDecimal,
  type AppointmentId,
  type LocalDate,
  type PatientId,
  type PatientRef,
  type PracticeId,
  type Result,
} from '@portico/domain/kernel';
import type { ChargeId } from '@portico/domain/payments';
import { onlineServices } from '@portico/domain/practices';
import {
  AskForGuestLinkDocument,
  GetGuestAlreadyDoneDocument,
  GetGuestAppointmentDocument,
  GetGuestCheckinDocument,
  GetGuestEntryDocument,
  GetGuestPatientStatementDocument,
  GetGuestPaymentReceiptDocument,
  GetGuestRescheduleAppointmentDocument,
  GetGuestVisitDocument,
  GetGuestWorkflowSuccessDocument,
  GetUnshortenedUrlDocument,
  type GuestDoor,
  type GuestEntryInput,
  type GuestEntryPartsFragment,
  type GuestFlowPartsFragment,
  type GuestInput,
  type PracticeFacePartsFragment,
} from '../generated/operations.ts';
import { fromWire } from '../wire-words.ts';
import { instantFromWire, listedFromWire } from './appointments.wire.ts';
import { fileFromWire } from './file.wire.ts';
import { submitForm, type FormId } from './form-mutations.ts';
import type { Extensions, GatewayClient } from './gateway-client.ts';
import { present } from './present.ts';
import { untilOf } from './until.ts';
import { chargedCardFromWire } from './charged-card.wire.ts';

export class GraphqlGuests implements Guests, GuestActions, ShortAddresses {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async entry({ purpose, code, practice }: GuestLink): ServiceResult<GuestEntry> {
    const answer = await this.#looked(purpose, { code: code ?? null, practice_id: practice ?? null });
    if (!answer.ok) return answer;
    const { practice: branding, standing: word, opens_at: opensAt } = answer.value;
    const standing = standingFromWire(word, opensAt);
    if (standing === undefined) return failed({ kind: 'malfunction' });
    return ok(present({ practice: branding && brandingFromWire(branding), standing }));
  }

  async alreadyDone(practice: PracticeId | undefined): ServiceResult<Pick<GuestEntry, 'practice'>> {
    const answer = await this.#client.query(GetGuestAlreadyDoneDocument, {
      input: { practice_id: practice ?? null, done: null },
    });
    if (!answer.ok) return answer;
    const { practice: branding } = answer.value.getGuestAlreadyDone;
    return ok(present({ practice: branding && brandingFromWire(branding) }));
  }

  async askForLink({ purpose, practice, firstName, lastName, birthDate, contact }: LinkRequest) {
    const input = {
      door: publicServices[purpose],
      practice_id: practice,
      first_name: firstName,
      last_name: lastName,
      date_of_birth: birthDate,
      contact,
    };
    const answer = await this.#client.mutateOr(AskForGuestLinkDocument, { input }, mustWait);
    return answer.ok ? ok(undefined) : answer;
  }

  async enter(link: GuestLink, birthDate: LocalDate): ServiceResult<GuestOutcome, GuestRefusal> {
    const input: GuestInput = {
      code: link.code ?? null,
      practice_id: link.practice ?? null,
      practice_mgmt: null,
      language: null,
      date_of_birth: birthDate,
    };
    const form = entryForms[link.purpose];
    if (form === undefined) return failed({ kind: 'bad-input' });
    const answer = await submitForm(this.#client, form, { input }, mustWait);
    return answer.ok ? outcomeFromWire(answer.value) : answer;
  }

  async enterWithBill({ practice, patient, lastName, birthDate }: Bill): ServiceResult<GuestOutcome, GuestRefusal> {
    const input = {
      practice_id: practice,
      practice_mgmt: null,
      patient_number: patient,
      last_name: lastName,
      date_of_birth: birthDate,
      language: null,
    };
    const answer = await submitForm(this.#client, 'guestPayNoCode', { input }, mustWait);
    return answer.ok ? outcomeFromWire(answer.value) : answer;
  }

  async visit(): ServiceResult<GuestVisit> {
    const answer = await this.#client.query(GetGuestVisitDocument, {});
    if (!answer.ok) return answer;
    const { practice, appointment, mayChange } = answer.value.getGuestVisit;
    const [visit] = listedFromWire(appointment);
    return visit === undefined
      ? failed({ kind: 'malfunction' })
      : ok({ practice: brandingFromWire(practice), visit, mayChange });
  }

  async made(): ServiceResult<MadeByGuest> {
    const answer = await this.#client.query(GetGuestWorkflowSuccessDocument, {});
    if (!answer.ok) return answer;
    const { practice, appointment, rescheduled: isRescheduled } = answer.value.getGuestWorkflowSuccess;
    const [visit] = listedFromWire(appointment);
    return visit === undefined
      ? failed({ kind: 'malfunction' })
      : ok({ practice: brandingFromWire(practice), visit, isRescheduled });
  }

  async receipt({ practice, patient }: PatientRef, charge: ChargeId): ServiceResult<GuestReceipt> {
    const answer = await this.#client.query(GetGuestPaymentReceiptDocument, {
      paid: { charge_id: charge },
      guest: { patient_info: { practice_id: practice, patient_id: patient, practice_mgmt: null } },
    });
    if (!answer.ok) return answer;
    const wire = answer.value.getGuestPaymentReceipt;
    const amount = parseDecimal(wire.amount);
    const card = chargedCardFromWire(wire);
    if (!amount.ok || card === undefined) return failed({ kind: 'malfunction' });
    return ok({
      practice: brandingFromWire(wire.practice),
      amount: amount.value,
      date: wire.date as LocalDate,
      card,
      reference: wire.reference,
      isSent: wire.sent,
    });
  }

  async statement({ practice, patient }: PatientRef, statementId: string): ServiceResult<FileContent> {
    const named = { statementId, practiceId: practice, patientId: patient };
    const answer = await this.#client.query(GetGuestPatientStatementDocument, named);
    return answer.ok ? ok(fileFromWire(answer.value.getGuestPatientStatement)) : answer;
  }

  async lengthen(type: string, hash: string): ServiceResult<Lengthened> {
    const answer = await this.#client.query(GetUnshortenedUrlDocument, { type, hash });
    if (!answer.ok) return answer;
    const { longUrl, caughtTooEarlyError } = answer.value.getUnshortenedUrl;
    if (longUrl !== null) return ok({ kind: 'leads', to: longUrl });
    return ok({ kind: caughtTooEarlyError ? 'too-early' : 'unknown' });
  }

  async #looked(purpose: GuestPurpose, input: GuestEntryInput): ServiceResult<GuestEntryPartsFragment> {
    const of = <Data>(answer: Result<Data, Failure>, pick: (data: Data) => GuestEntryPartsFragment) =>
      answer.ok ? ok(pick(answer.value)) : answer;
    const ask = this.#client;
    switch (purpose) {
      case 'guest-pay':
        return of(await ask.query(GetGuestEntryDocument, { input }), ({ getGuestEntry }) => getGuestEntry);
      case 'guest-check-in':
        return of(await ask.query(GetGuestCheckinDocument, { input }), ({ getGuestCheckin }) => getGuestCheckin);
      case 'guest-appointment':
        return of(
          await ask.query(GetGuestAppointmentDocument, { input }),
          ({ getGuestAppointment }) => getGuestAppointment,
        );
      case 'guest-reschedule':
        return of(
          await ask.query(GetGuestRescheduleAppointmentDocument, { input }),
          ({ getGuestRescheduleAppointment }) => getGuestRescheduleAppointment,
        );
      // The links of a survey and of an earlier time open those themselves, which have doors of their own.
      case 'guest-offer':
      case 'guest-survey':
        return failed({ kind: 'bad-input' });
    }
  }
}

/** The form of the identity check behind each link. Those of a survey and of an earlier time have doors of their own. */
const entryForms = {
  'guest-pay': 'guestPay',
  'guest-check-in': 'guestCheckin',
  'guest-appointment': 'guestAppointment',
  'guest-reschedule': 'guestRescheduleAppointment',
  'guest-offer': undefined,
  'guest-survey': undefined,
} as const satisfies Readonly<Record<GuestPurpose, FormId | undefined>>;

const publicServices: Readonly<Record<AskedAction, GuestDoor>> = {
  'guest-appointment': 'APPOINTMENT',
  'guest-reschedule': 'RESCHEDULE',
  'guest-check-in': 'CHECK_IN',
};

export const brandingFromWire = (wire: PracticeFacePartsFragment): PracticeBranding =>
  present({
    id: wire.practice_id as PracticeId,
    name: wire.practice_name,
    management: wire.practice_mgmt,
    phone: wire.practice_phone,
    accent: wire.accent,
    logo: wire.logo,
  });

const shutKinds: readonly ShutLink['kind'][] = ['unknown', 'early', 'expired', 'used', 'revoked', 'locked'];

const shutFromWire = (word: string, opensAt: string | null): ShutLink | undefined => {
  const kind = shutKinds.find((one) => one === fromWire(word));
  return kind && present({ kind, opensAt: opensAt === null ? null : instantFromWire(opensAt) });
};

const standingFromWire = (word: string, opensAt: string | null): EntryStatus | undefined => {
  const kind = (['open', 'no-link', 'not-offered'] as const).find((one) => one === fromWire(word));
  return kind === undefined ? shutFromWire(word, opensAt) : { kind };
};

/** A session begins with an answer of success alone (`MON-023`). */
const outcomeFromWire = (wire: GuestFlowPartsFragment): Result<GuestOutcome, GuestRefusal | Failure> => {
  if (wire.type === 'ERROR') return failed(refusedFromWire(wire));
  const practice = wire.practice && brandingFromWire(wire.practice);
  const next = wire.next_screen === null ? '' : fromWire(wire.next_screen);
  const guestAction = onlineServices.find((one) => one === (next === 'already-done' ? wire.done : next));
  if (practice !== null && next === 'unavailable') return ok({ kind: 'not-offered', practice });
  if (practice === null || guestAction === undefined) return failed({ kind: 'malfunction' });
  if (next === 'already-done') return ok({ kind: 'done', guestAction, practice });
  const { session, patient_id: patient } = wire;
  if (session === null || patient === null) return failed({ kind: 'malfunction' });
  const entered = {
    kind: 'entered',
    practice,
    patient: patient as PatientId,
    token: session.guest_token,
    expiresAt: instantFromWire(session.expires_at),
  } as const;
  if (guestAction !== 'check-in') return ok({ ...entered, guestAction });
  const { guest_checkin: record } = wire;
  return record === null
    ? failed({ kind: 'malfunction' })
    : ok({ ...entered, guestAction, visit: record.appointment_id as AppointmentId });
};

const refusedFromWire = (wire: GuestFlowPartsFragment): GuestRefusal | Failure => {
  const reason = wire.reason === null ? '' : fromWire(wire.reason);
  if (reason === 'wrong-identity') return { kind: 'wrong-identity' };
  const shut = shutFromWire(wire.caughtTooEarlyError ? 'EARLY' : (wire.reason ?? ''), wire.opens_at);
  if (shut !== undefined) return { ...shut, kind: 'shut', why: shut.kind };
  return wire.errorMessage === null ? { kind: 'malfunction' } : { kind: 'told', message: wire.errorMessage };
};

const mustWait = ({ reason, until }: Extensions): LinkRequestRefusal | undefined => {
  const opensAgain = untilOf(until);
  return reason === 'must-wait' && opensAgain !== undefined ? { kind: reason, until: opensAgain } : undefined;
};
