import type { CheckInScreen as Screen, CheckInVisit } from '@portico/application/visits';
import { isoOf, type AppointmentId } from '@portico/domain/kernel';
import { checkInFormIds, type HistoryChange, type HistoryReport, type MedsAllergies } from '@portico/domain/visits';
import type {
  CheckInIdsInput,
  CheckInMedsAllergies,
  CheckInMedsAllergiesInput,
  CheckInScreen,
  CheckInSubmission,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { idIn, patientIn } from './payment-input.ts';
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
  'postCheckInMedsAllergies' | 'continueThirdParty'
> = {
  postCheckInMedsAllergies: async (_, { input }, context) => {
    const service = await context.checkIn();
    return submissionToWire(
      valueOf(await service.postMedsAllergies(visitFrom(input.checkInIds), reportFrom(input))),
      input.checkInIds,
    );
  },
  continueThirdParty: async (_, { checkInIds }, context) => {
    const screen = valueOf(await (await context.checkIn()).goOn(visitFrom(checkInIds)));
    return submissionToWire(screen, checkInIds, screen.at.kind === 'arrived');
  },
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

const standings = { medsAllergies: 'STEP', task: 'TASK', ready: 'READY', arrived: 'ARRIVED' } as const;

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
  form_id: at.kind === 'medsAllergies' ? checkInFormIds[at.kind] : null,
  medsAllergies: at.kind === 'medsAllergies' ? listsToWire(at) : null,
  thirdParty:
    task === undefined
      ? null
      : { name: task.partner, done: task.isDone, address: at.kind === 'task' ? at.address : null },
  checkInPayment: at.kind === 'arrived' && at.payment,
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

/** Where somebody is led who is checked in (`APT-172`); a guest has a page of their own. */
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
});
