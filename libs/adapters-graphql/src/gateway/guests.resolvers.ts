import {
  doneWords,
  guestPath,
  type GuestBill,
  type GuestOutcome,
  type GuestRefusal,
} from '@portico/application/guests';
import type { Failure } from '@portico/application/kernel';
import type { MakePaymentScreen } from '@portico/application/payments';
import { parseEmail, parsePhone, type GuestPurpose } from '@portico/domain/access';
import { failed, type Language, type Result } from '@portico/domain/kernel';
import type { ChargeId } from '@portico/domain/payments';
import { paymentFlags } from '@portico/domain/practices';
import { ifReadable } from '../codecs/codec.ts';
import { file } from '../codecs/files.codec.ts';
import { branding } from '../codecs/branding.codec.ts';
import {
  askedLink,
  bill,
  billedPatient,
  guestEntry,
  guestLink,
  guestOutcome,
  guestReceipt,
  guestVisit,
  madeByGuest,
} from '../codecs/guests.codec.ts';
import { day, idOf, moment, money } from '../codecs/scalars.ts';
import type {
  GuestCheckInRecord,
  GuestEntryInput,
  GuestFlowResult,
  GuestInput,
  GuestPayInput,
  GuestPaymentData,
  GuestPayScreen,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import { toWire } from '../wire-words.ts';
import type { GatewayContext } from './gateway-context.ts';
import { screenToWire } from './payment.wire.ts';
import { refusal, valueOf } from './value-or-refusal.ts';
import { guestRefusalWords } from './guest-and-recovery.messages.ts';
import { sayIn } from './say-in-language.ts';

const looking =
  (purpose: GuestPurpose) =>
  async (_: unknown, { input }: { readonly input: GuestEntryInput }, { guests }: GatewayContext) =>
    guestEntry.write(valueOf(await guests.entry({ purpose, ...guestLink.read(input) })));

export const guestsQueries = {
  getGuestAppointment: looking('guest-appointment'),
  getGuestRescheduleAppointment: looking('guest-reschedule'),
  getGuestCheckin: looking('guest-check-in'),
  getGuestEntry: looking('guest-pay'),
  getGuestAlreadyDone: async (_, { input }, { guests }) => {
    const { practice } = valueOf(await guests.alreadyDone(guestLink.read(input).practice));
    return {
      practice: practice === undefined ? null : branding.write(practice),
      done: Object.values(doneWords).find((word) => word === input.done) ?? null,
    };
  },
  getGuestVisit: async (_, __, { guest }) => guestVisit.write(valueOf(await (await guest()).visit())),
  getGuestWorkflowSuccess: async (_, __, { guest }) => madeByGuest.write(valueOf(await (await guest()).made())),
  getGuestPay: async (_, { input }, context) => payScreen(input, context),
  getGuestPayNoCode: async (_, { input }, context) => payScreen(input, context),
  getGuestPaymentReceipt: async (_, { successfulGuestData, guestPaymentData }, { guest }) => {
    const patient = billedPatient.read(guestPaymentData.patient_info);
    const charge = idOf<ChargeId>().read(successfulGuestData.charge_id);
    return guestReceipt.write(valueOf(await (await guest()).receipt(patient, charge)));
  },
  getGuestPatientStatement: async (_, { statementId, practiceId, patientId }, { guest }) => {
    const patient = billedPatient.read({ practice_id: practiceId, patient_id: patientId });
    return file.write(valueOf(await (await guest()).statement(patient, idOf().read(statementId))));
  },
  getUnshortenedUrl: async (_, { type, hash }, { shortAddresses }) => {
    const answer = valueOf(await shortAddresses.lengthen(type, hash));
    return {
      longUrl: answer.kind === 'leads' ? answer.to : null,
      caughtTooEarlyError: answer.kind === 'too-early',
      error: answer.kind === 'leads' ? null : { message: answer.kind },
    };
  },
} satisfies QueryResolvers<GatewayContext>;

/** The screen on which a guest pays, with what is known of whose bill it is; whichever way they came. */
const payScreen = async (
  { patient_info }: GuestPayInput,
  { guest, payments, sealed }: GatewayContext,
): Promise<GuestPayScreen> => {
  const [guestActions, paying] = [await guest(), await payments()];
  const patient = billedPatient.read(patient_info);
  const owed = valueOf(await guestActions.bill(patient));
  const screen = valueOf(await paying.screen({ kind: 'guest', patient }));
  return { guestPaymentData: paymentData(owed, screen), payment: screenToWire(screen, sealed) };
};

const paymentData = (
  { practice, payments, account, accountStatements }: GuestBill,
  { patient, amount, statement }: MakePaymentScreen,
): GuestPaymentData => ({
  patient_info: { practice_id: practice.id, patient_id: patient.patient, practice_mgmt: practice.management },
  patient_balances: {
    demographics: { metadata: { username: account ?? null } },
    pending_balances: [{ payload: [{ amount: money.write(amount) }] }],
  },
  patient_statements: statement === undefined ? [] : [{ id: statement }],
  portal_settings: { Financials: { accountStatements: accountStatements ? 'A' : null } },
  practice_information: {
    practice_id: practice.id,
    practice_mgmt: practice.management,
    practice_name: practice.name,
    ...paymentFlags(payments),
  },
});

const entering =
  (purpose: GuestPurpose, operation: string) =>
  async (_: unknown, { input }: { readonly input: GuestInput }, { guests, language, refusals }: GatewayContext) => {
    const entered = guests.enter({ purpose, ...guestLink.read(input) }, day.read(input.date_of_birth));
    return flowResult(await refusals.told(operation, entered), language);
  };

export const guestsMutations = {
  askForGuestLink: async (_, { input: { contact: typed, ...input } }, { guests }) => {
    const [email, phone] = [parseEmail(typed), parsePhone(typed)];
    const contact = email.ok ? email : phone;
    if (!contact.ok) throw refusal({ kind: 'bad-input' });
    valueOf(await guests.askForLink({ ...askedLink.read(input), contact: contact.value }));
    return { status: 200 };
  },
  guestPay: entering('guest-pay', 'guestPay'),
  guestCheckin: entering('guest-check-in', 'guestCheckin'),
  guestAppointment: entering('guest-appointment', 'guestAppointment'),
  guestRescheduleAppointment: entering('guest-reschedule', 'guestRescheduleAppointment'),
  guestPayNoCode: async (_, { input }, { guests, language, refusals }) => {
    day.read(input.date_of_birth);
    // Ids that are none are no bill's, and refused as every other wrong detail.
    const known = ifReadable(() => bill.read(input));
    const unknown = failed({ kind: 'wrong-identity' } as const);
    const entered = known === undefined ? unknown : guests.enterWithBill(known);
    return flowResult(await refusals.told('guestPayNoCode', entered), language);
  },
} satisfies MutationResolvers<GatewayContext>;

const nothing = { type: 'SUCCESS', status: 200, caughtTooEarlyError: false } as const satisfies GuestFlowResult;

type Told = Extract<GuestRefusal, { kind: 'shut' }>['why'] | 'wrong-identity';

const flowResult = (answer: Result<GuestOutcome, GuestRefusal | Failure>, language: Language): GuestFlowResult => {
  if (answer.ok) {
    const { practice } = answer.value;
    return {
      ...nothing,
      ...guestOutcome.write(answer.value),
      redirect: guestPath(answer.value),
      practiceId: practice.id,
      guest_checkin: checkInRecord(answer.value),
    };
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
        opens_at: error.opensAt === undefined ? null : moment.write(error.opensAt),
      };
    default:
      throw refusal(error);
  }
};

const checkInRecord = (outcome: GuestOutcome): GuestCheckInRecord | null => {
  if (outcome.kind !== 'entered' || outcome.guestAction !== 'check-in') return null;
  const { practice, patient, visit } = outcome;
  return {
    practice_id: practice.id,
    practice_mgmt: practice.management,
    patient_id: patient,
    appointment_id: visit,
    is_guest_checkin: true,
    isGuest: true,
  };
};

export const brandingToWire = branding.write;
