import type { Information } from '@portico/application/profile';
import type { CheckInScreen as Screen, CheckInVisit } from '@portico/application/visits';
import { isoOf, type AppointmentId } from '@portico/domain/kernel';
import {
  checkInFormIds,
  type CheckInPageStep,
  type FormStep,
  type HistoryChange,
  type HistoryReport,
  type MedsAllergies,
} from '@portico/domain/visits';
import type {
  CheckInDemographics,
  CheckInIdsInput,
  CheckInMedsAllergies,
  CheckInMedsAllergiesInput,
  CheckInScreen,
  CheckInPatientFormsInput,
  CheckInSubmission,
  MutationResolvers,
  PatientFormInput,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { blankToWire, formsFrom, patientOfForms } from './forms.resolvers.ts';
import { idIn, patientIn } from './payment-input.ts';
import { informationReport } from '../codecs/information.codec.ts';
import { demographicsSettings, documentsSettings, personalSettings } from './profile.resolvers.ts';
import { refusal, valueOf } from './refusal.ts';

export const checkInQueries: Pick<
  QueryResolvers<GatewayContext>,
  'getAppointmentCheckIn' | 'searchAllergies' | 'searchMedications'
> = {
  getAppointmentCheckIn: async (_, { checkInIds }, { checkIn }) =>
    screenToWire(valueOf(await (await checkIn()).open(visitFrom(checkInIds)))),
  searchAllergies: async (_, { search, checkInIds }, { checkIn }) => {
    const found = valueOf(await (await checkIn()).search(visitFrom(checkInIds), 'allergies', search));
    return found.map(({ code, name }) => ({ interoperableID: code, interoperableDesc: name }));
  },
  searchMedications: async (_, { search, checkInIds }, { checkIn }) => {
    const found = valueOf(await (await checkIn()).search(visitFrom(checkInIds), 'medications', search));
    return found.map(({ code, name }) => ({ code, displayName: name }));
  },
};

export const checkInMutations: Pick<
  MutationResolvers<GatewayContext>,
  | 'postCheckInDemographics'
  | 'postCheckInMedsAllergies'
  | 'postCheckInIntakeForms'
  | 'postCheckInPatientForms'
  | 'continueThirdParty'
> = {
  postCheckInMedsAllergies: async (_, { input }, context) => {
    const service = await context.checkIn();
    return submissionToWire(
      valueOf(await service.postMedsAllergies(visitFrom(input.checkInIds), reportFrom(input))),
      input.checkInIds,
    );
  },
  postCheckInDemographics: async (_, { input: { checkInIds, demographics } }, { checkIn }) =>
    submissionToWire(
      valueOf(await (await checkIn()).postInformation(visitFrom(checkInIds), informationReport.read(demographics))),
      checkInIds,
    ),
  postCheckInPatientForms: (_, { input }, context) => postForms('consents', input, input.patientForms, context),
  postCheckInIntakeForms: (_, { input }, context) => postForms('intake', input, input.intakeForms, context),
  continueThirdParty: async (_, { checkInIds }, context) => {
    const screen = valueOf(await (await context.checkIn()).goOn(visitFrom(checkInIds)));
    return submissionToWire(screen, checkInIds, screen.at.kind === 'arrived');
  },
};

const postForms = async (
  step: FormStep,
  input: Pick<CheckInPatientFormsInput, 'checkInIds' | 'checkoutIds' | 'pendingIds'>,
  forms: readonly PatientFormInput[],
  { checkIn }: GatewayContext,
): Promise<CheckInSubmission> => {
  const patient = patientOfForms(input);
  const visit = { ...visitFrom(input.checkInIds), ...(patient === undefined ? {} : { patient }) };
  return submissionToWire(valueOf(await (await checkIn()).postForms(visit, step, formsFrom(forms))), input.checkInIds);
};

/** Both names of a patient or neither. Who a guest is, is never read from here. */
const visitFrom = ({ appointment_id, patient_id, practice_id }: CheckInIdsInput): CheckInVisit => ({
  ...patientIn(patient_id, practice_id),
  ...idIn<'appointment', AppointmentId>('appointment', appointment_id),
});

type Maybe<T> = T | null | undefined;

const badInput = (): never => {
  throw refusal({ kind: 'bad-input' });
};

const changeFrom = (action: string, id: Maybe<string>, name: Maybe<string>, code: Maybe<string>): HistoryChange => {
  if (action === 'delete') return id == null ? badInput() : { action, id };
  if (action !== 'add' || name == null) return badInput();
  return { action, name, ...(code == null ? {} : { code }) };
};

const reportFrom = (input: CheckInMedsAllergiesInput): MedsAllergies<HistoryReport> => ({
  allergies: {
    none: input.noAllergiesCheckbox,
    changes: input.allergies.map((one) => changeFrom(one.action, one.id, one.interoperableDesc, one.interoperableID)),
  },
  medications: {
    none: input.noMedsCheckbox,
    changes: [...input.medicationsArray, ...input.unlistedMedsArray].map((one) =>
      changeFrom(one.action, one.id, one.displayName, one.code),
    ),
  },
});

const standings = {
  information: 'STEP',
  consents: 'STEP',
  intake: 'STEP',
  medsAllergies: 'STEP',
  task: 'TASK',
  ready: 'READY',
  arrived: 'ARRIVED',
} as const;

const formIdOf = (kind: Screen['at']['kind']): string | null =>
  kind in checkInFormIds ? checkInFormIds[kind as CheckInPageStep] : null;

const screenToWire = ({ visit, practice, steps, done, task, at }: Screen): CheckInScreen => ({
  checkInIds: {
    appointment_id: visit.id,
    patient_id: visit.patient.patient,
    practice_id: visit.patient.practice,
  },
  additionalInfo: {
    providerName: visit.providerName,
    appointmentStartTime: isoOf(visit.start),
    timeZone: visit.timeZone,
    locationName: visit.office,
  },
  practice_name: practice.name,
  practice_phone: practice.phone,
  video: visit.video,
  steps: steps.map((step) => checkInFormIds[step]),
  done: done.map((step) => checkInFormIds[step]),
  standing: standings[at.kind],
  form_id: formIdOf(at.kind),
  demographics: at.kind === 'information' ? informationToWire(at.information) : null,
  medsAllergies: at.kind === 'medsAllergies' ? listsToWire(at) : null,
  patientForms: at.kind === 'consents' ? at.forms.map(blankToWire) : null,
  intakeForms: at.kind === 'intake' ? at.forms.map(blankToWire) : null,
  today: 'today' in at ? at.today : null,
  thirdParty:
    task === undefined
      ? null
      : { name: task.partner, done: task.isDone, address: at.kind === 'task' ? at.address : null },
  checkInPayment: at.kind === 'arrived' && at.payment,
});

const informationToWire = ({
  personal,
  demographics,
  identityDocuments,
  numbers,
}: Information): CheckInDemographics => ({
  personal: personalSettings(personal, true),
  demographics: demographicsSettings(demographics, true),
  documents: documentsSettings(identityDocuments),
  numbersOnFile: [...numbers],
});

const listsToWire = ({
  lists: { allergies, medications },
  clinicianEntriesStay,
}: Extract<Screen['at'], { readonly kind: 'medsAllergies' }>): CheckInMedsAllergies => ({
  allergies: allergies.entries.map(({ id, code, name, mayDelete }) => ({
    id,
    interoperableID: code ?? null,
    interoperableDesc: name,
    allow_delete: mayDelete,
  })),
  noAllergiesCheckbox: allergies.none,
  medicationsArray: medications.entries.map(({ id, code, name, mayDelete }) => ({
    id,
    code: code ?? null,
    displayName: name,
    allow_delete: mayDelete,
  })),
  noMedsCheckbox: medications.none,
  reconcile: clinicianEntriesStay,
});

/** The path shown after check-in (`APT-172`); guests have a page of their own. */
const submissionToWire = (
  screen: Screen,
  { is_guest_checkin: isGuest }: CheckInIdsInput,
  success = true,
): CheckInSubmission => ({
  type: success ? 'SUCCESS' : 'ERROR',
  submissionResult: {
    success,
    redirect:
      screen.at.kind !== 'arrived' || screen.at.payment
        ? null
        : isGuest === true
          ? '/guest/workflow/appointments/add_appointment_success'
          : '/appointments',
  },
  checkInScreen: screenToWire(screen),
  checkInPayment: screen.at.kind === 'arrived' && screen.at.payment,
});
