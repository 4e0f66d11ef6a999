import type { Failure } from '@portico/application/kernel';
import {
  doneWords,
  guestPath,
  type AskedAction,
  type EnteredGuest,
  type GuestAtCheckIn,
  type GuestBill,
  type GuestOutcome,
  type GuestRefusal,
  type PracticeBranding,
} from '@portico/application/guests';
import type { MakePaymentScreen } from '@portico/application/payments';
import { parseEmail, parsePhone, type GuestPurpose } from '@portico/domain/access';
import {
  decimalOf,
  failed,
  isoOf,
  parseId,
  parseLocalDate,
  type Language,
  type LocalDate,
  type PatientId,
  type PatientRef,
  type PracticeId,
  type Result,
} from '@portico/domain/kernel';
import type { ChargeId } from '@portico/domain/payments';
import type {
  GuestCheckInRecord,
  GuestDoor,
  GuestEntryInput,
  GuestFlowResult,
  GuestInput,
  GuestPatientInfoInput,
  GuestPayInput,
  GuestPaymentData,
  GuestPayScreen,
  MutationResolvers,
  PracticeFace as WirePracticeBranding,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { toWire } from '../wire-words.ts';
import { appointmentToWire } from './appointments.resolvers.ts';
import type { GatewayContext } from './context.ts';
import { fileToWire } from './file.wire.ts';
import { idFrom } from './payment-input.ts';
import { screenToWire } from './payment.wire.ts';
import { refusal, valueOf } from './refusal.ts';
import { chargedCardToWire } from './payment.wire.ts';
import { guestRefusalWords } from './answers.messages.ts';
import { sayIn } from './say-in.ts';

const publicServices: Readonly<Record<GuestDoor, AskedAction>> = {
  APPOINTMENT: 'guest-appointment',
  RESCHEDULE: 'guest-reschedule',
  CHECK_IN: 'guest-check-in',
};

const looking =
  (purpose: GuestPurpose) =>
  async (_: unknown, { input }: { readonly input: GuestEntryInput }, { guests }: GatewayContext) => {
    const { practice, standing } = valueOf(await guests.entry({ purpose, ...linkOf(input) }));
    return {
      practice: practice === undefined ? null : brandingToWire(practice),
      standing: toWire(standing.kind),
      opens_at: 'opensAt' in standing && standing.opensAt !== undefined ? isoOf(standing.opensAt) : null,
    };
  };

export const guestsQueries: Pick<
  QueryResolvers<GatewayContext>,
  | 'getGuestAppointment'
  | 'getGuestRescheduleAppointment'
  | 'getGuestCheckin'
  | 'getGuestEntry'
  | 'getGuestAlreadyDone'
  | 'getGuestVisit'
  | 'getGuestWorkflowSuccess'
  | 'getGuestPay'
  | 'getGuestPayNoCode'
  | 'getGuestPaymentReceipt'
  | 'getGuestPatientStatement'
  | 'getUnshortenedUrl'
> = {
  getGuestAppointment: looking('guest-appointment'),
  getGuestRescheduleAppointment: looking('guest-reschedule'),
  getGuestCheckin: looking('guest-check-in'),
  getGuestEntry: looking('guest-pay'),
  getGuestAlreadyDone: async (_, { input }, { guests }) => {
    const { practice } = valueOf(await guests.alreadyDone(linkOf({ ...input, code: null }).practice));
    return {
      practice: practice === undefined ? null : brandingToWire(practice),
      done: Object.values(doneWords).find((word) => word === input.done) ?? null,
    };
  },
  getGuestVisit: async (_, __, { guest }) => {
    const { practice, visit, mayChange } = valueOf(await (await guest()).visit());
    return { practice: brandingToWire(practice), appointment: appointmentToWire(visit), mayChange };
  },
  getGuestWorkflowSuccess: async (_, __, { guest }) => {
    const { practice, visit, isRescheduled } = valueOf(await (await guest()).made());
    return { practice: brandingToWire(practice), appointment: appointmentToWire(visit), rescheduled: isRescheduled };
  },
  getGuestPay: async (_, { input }, context) => payScreen(input, context),
  getGuestPayNoCode: async (_, { input }, context) => payScreen(input, context),
  getGuestPaymentReceipt: async (_, { successfulGuestData, guestPaymentData }, { guest }) => {
    const guestActions = await guest();
    const charge = idFrom<ChargeId>(successfulGuestData.charge_id);
    const { practice, amount, date, card, reference, isSent } = valueOf(
      await guestActions.receipt(patientOf(guestPaymentData.patient_info), charge),
    );
    return {
      practice: brandingToWire(practice),
      amount: decimalOf(amount),
      date,
      ...chargedCardToWire(card),
      reference,
      sent: isSent,
    };
  },
  getGuestPatientStatement: async (_, { statementId, practiceId, patientId }, { guest }) => {
    const guestActions = await guest();
    const patient = patientOf({ practice_id: practiceId, patient_id: patientId });
    return fileToWire(valueOf(await guestActions.statement(patient, idFrom(statementId))));
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

const patientOf = ({
  practice_id,
  patient_id,
}: Pick<GuestPatientInfoInput, 'practice_id' | 'patient_id'>): PatientRef => ({
  practice: idFrom<PracticeId>(practice_id),
  patient: idFrom<PatientId>(patient_id),
});

/** The screen on which a guest pays, with what is known of whose bill it is; whichever way they came. */
const payScreen = async (
  { patient_info }: GuestPayInput,
  { guest, payments, sealed }: GatewayContext,
): Promise<GuestPayScreen> => {
  const [guestActions, paying] = [await guest(), await payments()];
  const patient = patientOf(patient_info);
  const bill = valueOf(await guestActions.bill(patient));
  const screen = valueOf(await paying.screen({ kind: 'guest', patient }));
  return { guestPaymentData: billToWire(bill, screen), payment: screenToWire(screen, sealed) };
};

const billToWire = (
  { practice, payments, account, accountStatements }: GuestBill,
  { patient, amount, statement }: MakePaymentScreen,
): GuestPaymentData => ({
  patient_info: { practice_id: practice.id, patient_id: patient.patient, practice_mgmt: practice.management },
  patient_balances: {
    demographics: { metadata: { username: account ?? null, user_id: null } },
    pending_balances: [{ payload: [{ amount: decimalOf(amount) }] }],
  },
  patient_statements: statement === undefined ? [] : [{ id: statement }],
  portal_settings: { Financials: { accountStatements: accountStatements ? 'A' : null } },
  practice_information: {
    practice_id: practice.id,
    practice_mgmt: practice.management,
    practice_name: practice.name,
    cloverapi: payments === 'cloverapi',
    payeezy: payments === 'payeezy',
  },
});

const shortLinkMessages = {
  'too-early': 'This link opens later.',
  unknown: 'This link is not valid any more.',
} as const;

const entering =
  (purpose: GuestPurpose, operation: string) =>
  async (_: unknown, { input }: { readonly input: GuestInput }, { guests, language, refusals }: GatewayContext) => {
    const entered = guests.enter({ purpose, ...linkOf(input) }, dateOf(input.date_of_birth));
    return resultToWire(await refusals.told(operation, entered), language);
  };

export const guestsMutations: Pick<
  MutationResolvers<GatewayContext>,
  'askForGuestLink' | 'guestPay' | 'guestPayNoCode' | 'guestCheckin' | 'guestAppointment' | 'guestRescheduleAppointment'
> = {
  askForGuestLink: async (_, { input }, { guests }) => {
    const [email, phone] = [parseEmail(input.contact), parsePhone(input.contact)];
    const contact = email.ok ? email : phone;
    if (!contact.ok) throw refusal({ kind: 'bad-input' });
    valueOf(
      await guests.askForLink({
        purpose: publicServices[input.door],
        practice: idFrom<PracticeId>(input.practice_id),
        firstName: input.first_name,
        lastName: input.last_name,
        birthDate: dateOf(input.date_of_birth),
        contact: contact.value,
      }),
    );
    return { status: 200 };
  },
  guestPay: entering('guest-pay', 'guestPay'),
  guestCheckin: entering('guest-check-in', 'guestCheckin'),
  guestAppointment: entering('guest-appointment', 'guestAppointment'),
  guestRescheduleAppointment: entering('guest-reschedule', 'guestRescheduleAppointment'),
  guestPayNoCode: async (_, { input }, { guests, language, refusals }) => {
    const practice = parseId<PracticeId>(input.practice_id);
    const patient = parseId<PatientId>(input.patient_number);
    const unknown = failed({ kind: 'wrong-identity' } as const);
    if (!practice.ok || !patient.ok) return resultToWire(await refusals.told('guestPayNoCode', unknown), language);
    return resultToWire(
      await refusals.told(
        'guestPayNoCode',
        guests.enterWithBill({
          practice: practice.value,
          patient: patient.value,
          lastName: input.last_name,
          birthDate: dateOf(input.date_of_birth),
        }),
      ),
      language,
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

export const brandingToWire = ({
  id,
  name,
  management,
  phone,
  accent,
  logo,
}: PracticeBranding): WirePracticeBranding => ({
  practice_id: id,
  practice_name: name,
  practice_mgmt: management,
  practice_phone: phone,
  accent: accent ?? null,
  logo: logo ?? null,
});

const nothing: GuestFlowResult = {
  type: 'SUCCESS',
  status: 200,
  redirect: null,
  next_screen: null,
  patient_id: null,
  practice: null,
  practiceId: null,
  done: null,
  session: null,
  guest_checkin: null,
  errorMessage: null,
  caughtTooEarlyError: false,
  reason: null,
  opens_at: null,
};

type Told = Extract<GuestRefusal, { kind: 'shut' }>['why'] | 'wrong-identity';

const resultToWire = (answer: Result<GuestOutcome, GuestRefusal | Failure>, language: Language): GuestFlowResult => {
  if (answer.ok) {
    const { practice } = answer.value;
    const redirect = guestPath(answer.value);
    return { ...nothing, redirect, practiceId: practice.id, ...outcomeToWire(answer.value) };
  }
  const { error } = answer;
  const refused = (status: number, why: Told): GuestFlowResult => ({
    ...nothing,
    type: 'ERROR',
    status,
    reason: toWire(why),
    // Where the portal knows the reason it says so in its own words.
    errorMessage: sayIn(language)(guestRefusalWords[why]),
  });
  switch (error.kind) {
    case 'told':
      return { ...nothing, type: 'ERROR', status: 409, errorMessage: error.message };
    case 'wrong-identity':
      return refused(403, error.kind);
    case 'shut':
      return {
        ...refused(410, error.why),
        caughtTooEarlyError: error.why === 'early',
        opens_at: error.opensAt === undefined ? null : isoOf(error.opensAt),
      };
    default:
      throw refusal(error);
  }
};

const outcomeToWire = (outcome: GuestOutcome): Partial<GuestFlowResult> => {
  const practice = brandingToWire(outcome.practice);
  switch (outcome.kind) {
    case 'not-offered':
      return { practice, next_screen: 'UNAVAILABLE' };
    case 'done':
      return { practice, next_screen: 'ALREADY_DONE', done: outcome.guestAction };
    case 'entered':
      return {
        practice,
        next_screen: toWire(outcome.guestAction),
        patient_id: outcome.patient,
        session: { guest_token: outcome.token, expires_at: isoOf(outcome.expiresAt) },
        guest_checkin: outcome.guestAction === 'check-in' ? checkInRecordOf(outcome) : null,
      };
  }
};

const checkInRecordOf = ({ practice, patient, visit }: EnteredGuest & GuestAtCheckIn): GuestCheckInRecord => ({
  practice_id: practice.id,
  practice_mgmt: practice.management,
  patient_id: patient,
  appointment_id: visit,
  user_id: null,
  username: null,
  is_guest_checkin: true,
  isGuest: true,
});
