import { paths } from '@portico/application/kernel';
import type { CheckInScreen } from '@portico/application/visits';
import type { FormStep } from '@portico/domain/visits';
import { checkInScreen, checkInVisit, stepOfForm } from '../codecs/check-in.codec.ts';
import { filledForms } from '../codecs/filled-forms.codec.ts';
import { informationReport } from '../codecs/patient-information.codec.ts';
import { foundAllergies, foundMedications, medsAllergiesReport } from '../codecs/meds-allergies.codec.ts';
import type {
  CheckInIdsInput,
  CheckInPatientFormsInput,
  CheckInScreen as WireScreen,
  CheckInSubmission,
  MutationResolvers,
  PatientFormInput,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { GatewayContext } from './gateway-context.ts';
import { ownerOf } from './forms.resolvers.ts';
import { demographicsSettings, documentsSettings, personalSettings } from './profile.resolvers.ts';
import { valueOf } from './value-or-refusal.ts';

export const checkInQueries = {
  getAppointmentCheckIn: async (_, { checkInIds, form_id: formId }, { checkIn }) =>
    screenAnswer(valueOf(await (await checkIn()).open(checkInVisit.read(checkInIds), stepOfForm(formId)))),
  searchAllergies: async (_, { search, checkInIds }, { checkIn }) =>
    foundAllergies.write(valueOf(await (await checkIn()).search(checkInVisit.read(checkInIds), 'allergies', search))),
  searchMedications: async (_, { search, checkInIds }, { checkIn }) =>
    foundMedications.write(
      valueOf(await (await checkIn()).search(checkInVisit.read(checkInIds), 'medications', search)),
    ),
} satisfies QueryResolvers<GatewayContext>;

export const checkInMutations = {
  postCheckInMedsAllergies: async (_, { input }, { checkIn }) => {
    const service = await checkIn();
    const posted = service.postMedsAllergies(checkInVisit.read(input.checkInIds), medsAllergiesReport.read(input));
    return submissionAnswer(valueOf(await posted), input.checkInIds);
  },
  postCheckInDemographics: async (_, { input: { checkInIds, demographics } }, { checkIn }) => {
    const service = await checkIn();
    const posted = service.postInformation(checkInVisit.read(checkInIds), informationReport.read(demographics));
    return submissionAnswer(valueOf(await posted), checkInIds);
  },
  postCheckInPatientForms: (_, { input }, context) => postForms('consents', input, input.patientForms, context),
  postCheckInIntakeForms: (_, { input }, context) => postForms('intake', input, input.intakeForms, context),
  continueThirdParty: async (_, { checkInIds }, { checkIn }) => {
    const screen = valueOf(await (await checkIn()).goOn(checkInVisit.read(checkInIds)));
    return submissionAnswer(screen, checkInIds, screen.at.kind === 'arrived');
  },
} satisfies MutationResolvers<GatewayContext>;

const postForms = async (
  step: FormStep,
  input: Pick<CheckInPatientFormsInput, 'checkInIds' | 'checkoutIds' | 'pendingIds'>,
  forms: readonly PatientFormInput[],
  { checkIn }: GatewayContext,
): Promise<CheckInSubmission> => {
  const patient = ownerOf(input);
  const visit = { ...checkInVisit.read(input.checkInIds), ...(patient !== undefined && { patient }) };
  const posted = (await checkIn()).postForms(visit, step, filledForms.read(forms));
  return submissionAnswer(valueOf(await posted), input.checkInIds);
};

const screenAnswer = (screen: CheckInScreen): WireScreen => {
  const { at } = screen;
  const answer = checkInScreen.write(screen);
  if (at.kind !== 'information' || answer.demographics === null) return { ...answer, demographics: null };
  const { personal, demographics, identityDocuments } = at.information;
  return {
    ...answer,
    demographics: {
      ...answer.demographics,
      personal: personalSettings(personal, true),
      demographics: demographicsSettings(demographics, true),
      documents: documentsSettings(identityDocuments),
    },
  };
};

/** The path shown after check-in (`APT-172`); guests have a page of their own. */
const submissionAnswer = (
  screen: CheckInScreen,
  { is_guest_checkin: isGuest }: CheckInIdsInput,
  success = true,
): CheckInSubmission => {
  const { at } = screen;
  const path = isGuest === true ? paths.guestSuccess : paths.appointments;
  return {
    type: success ? 'SUCCESS' : 'ERROR',
    submissionResult: { success, redirect: at.kind !== 'arrived' || at.payment ? null : path },
    checkInScreen: screenAnswer(screen),
    checkInPayment: at.kind === 'arrived' && at.payment,
  };
};
