import type { FormRefusal } from '@portico/application/forms';
import type { ServiceResult } from '@portico/application/kernel';
import type { InformationRefusal, InformationReport } from '@portico/application/profile';
import type { CheckIn, CheckInRefusal, CheckInScreen, CheckInVisit } from '@portico/application/visits';
import type { FilledForm } from '@portico/domain/forms';
import {
  checkInFormIds,
  type CheckInPageStep,
  type FormStep,
  type HistoryFound,
  type HistoryKind,
  type HistoryReport,
  type MedsAllergies,
} from '@portico/domain/visits';
import { checkInScreen, checkInVisit } from '../codecs/check-in.codec.ts';
import type { Read } from '../codecs/codec.ts';
import { filledForms } from '../codecs/filled-forms.codec.ts';
import { informationReport } from '../codecs/patient-information.codec.ts';
import { foundAllergies, foundMedications, medsAllergiesReport } from '../codecs/meds-allergies.codec.ts';
import {
  ContinueThirdPartyDocument,
  GetAppointmentCheckInDocument,
  PostCheckInDemographicsDocument,
  PostCheckInIntakeFormsDocument,
  PostCheckInMedsAllergiesDocument,
  PostCheckInPatientFormsDocument,
  SearchAllergiesDocument,
  SearchMedicationsDocument,
} from '../generated/operations.ts';
import { formRefusals, ofFirstForm } from './form-refusals.ts';
import type { GatewayClient } from './gateway-client.ts';
import { GraphqlPort } from './graphql-port.ts';

const refusals = ['check-in-too-early', 'check-in-over', 'history-unanswered', 'needs-provider'] as const;

interface Submission {
  readonly checkInScreen: Read<typeof checkInScreen>;
}

const readNext = (json: Submission): CheckInScreen => checkInScreen.read(json.checkInScreen);

/** Check-in over the wire. `isGuest`: whether the caller has no account. */
export class GraphqlCheckIn extends GraphqlPort implements CheckIn {
  readonly #isGuest: () => boolean;

  constructor(client: GatewayClient, isGuest: () => boolean) {
    super(client);
    this.#isGuest = isGuest;
  }

  open(visit: CheckInVisit, earlier?: CheckInPageStep): ServiceResult<CheckInScreen, CheckInRefusal> {
    const asked = { ...this.#ids(visit), ...(earlier !== undefined && { form_id: checkInFormIds[earlier] }) };
    return this.client.ask(GetAppointmentCheckInDocument, asked, checkInScreen.read, refusals);
  }

  postMedsAllergies(
    visit: CheckInVisit,
    report: MedsAllergies<HistoryReport>,
  ): ServiceResult<CheckInScreen, CheckInRefusal> {
    const input = { ...this.#ids(visit), ...medsAllergiesReport.write(report) };
    return this.client.ask(PostCheckInMedsAllergiesDocument, { input }, readNext, refusals);
  }

  postInformation(
    visit: CheckInVisit,
    report: InformationReport,
  ): ServiceResult<CheckInScreen, CheckInRefusal | InformationRefusal> {
    const input = { ...this.#ids(visit), demographics: informationReport.write(report) };
    return this.client.ask(PostCheckInDemographicsDocument, { input }, readNext, [
      ...refusals,
      'profile-read-only',
      'no-jpeg',
      'too-large',
    ]);
  }

  async postForms(
    visit: CheckInVisit,
    step: FormStep,
    filled: readonly FilledForm[],
  ): ServiceResult<CheckInScreen, CheckInRefusal | FormRefusal> {
    const [ids, forms, kinds] = [this.#ids(visit), filledForms.write(filled), [...refusals, ...formRefusals] as const];
    const answer =
      step === 'consents'
        ? this.client.ask(PostCheckInPatientFormsDocument, { input: { ...ids, patientForms: forms } }, readNext, kinds)
        : this.client.ask(PostCheckInIntakeFormsDocument, { input: { ...ids, intakeForms: forms } }, readNext, kinds);
    return ofFirstForm(await answer, filled);
  }

  goOn(visit: CheckInVisit): ServiceResult<CheckInScreen, CheckInRefusal> {
    return this.client.ask(ContinueThirdPartyDocument, this.#ids(visit), readNext, refusals);
  }

  search(visit: CheckInVisit, kind: HistoryKind, search: string): ServiceResult<readonly HistoryFound[]> {
    const named = { search, ...this.#ids(visit) };
    return kind === 'allergies'
      ? this.client.ask(SearchAllergiesDocument, named, foundAllergies.read)
      : this.client.ask(SearchMedicationsDocument, named, foundMedications.read);
  }

  #ids(visit: CheckInVisit) {
    return { checkInIds: { ...checkInVisit.write(visit), is_guest_checkin: this.#isGuest() } };
  }
}
