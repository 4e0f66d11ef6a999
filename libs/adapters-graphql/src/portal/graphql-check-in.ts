import type { FormRefusal } from '@portico/application/forms';
import type { ServiceResult } from '@portico/application/kernel';
import type { InformationRefusal, InformationReport } from '@portico/application/profile';
import type { CheckIn, CheckInPage, CheckInRefusal, CheckInScreen, CheckInVisit } from '@portico/application/visits';
import type { FilledForm, Form } from '@portico/domain/forms';
import {
  failed,
  ok,
  type AppointmentId,
  type LocalDate,
  type PatientId,
  type PracticeId,
  type Result,
  type TimeZone,
} from '@portico/domain/kernel';
import {
  checkInFormIds,
  checkInPageSteps,
  type CheckInPageStep,
  type FormStep,
  type HistoryChange,
  type HistoryEntry,
  type HistoryFound,
  type HistoryKind,
  type HistoryReport,
  type MedsAllergies,
} from '@portico/domain/visits';
import {
  GetAppointmentCheckInDocument,
  SearchAllergiesDocument,
  SearchMedicationsDocument,
  type CheckInIdsInput,
  type CheckInMedicationInput,
  type CheckInMedsAllergiesInput,
  type CheckInScreenPartsFragment,
} from '../generated/operations.ts';
import { instantFromWire } from './appointments.wire.ts';
import { filledToWire, formRefusalFrom } from './filled-form.wire.ts';
import { submitForm } from './form-mutations.ts';
import type { Extensions, GatewayClient } from './gateway-client.ts';
import { formFromWire } from './graphql-forms.ts';
import { information as informationCodec, informationReport } from '../codecs/information.codec.ts';
import { ifReadable } from '../codecs/codec.ts';
import { present } from './present.ts';
import { refusalIn } from '../refusals.ts';
import { untilOf } from './until.ts';

/** Check-in over the wire. `isGuest`: whether the caller has no account. */
export class GraphqlCheckIn implements CheckIn {
  readonly #client: GatewayClient;
  readonly #isGuest: () => boolean;

  constructor(client: GatewayClient, isGuest: () => boolean) {
    this.#client = client;
    this.#isGuest = isGuest;
  }

  async open(visit: CheckInVisit): ServiceResult<CheckInScreen, CheckInRefusal> {
    const named = { checkInIds: this.#ids(visit) };
    const answer = await this.#client.queryOr(GetAppointmentCheckInDocument, named, refusalFrom);
    return answer.ok ? readable(answer.value.getAppointmentCheckIn) : answer;
  }

  async postMedsAllergies(
    visit: CheckInVisit,
    report: MedsAllergies<HistoryReport>,
  ): ServiceResult<CheckInScreen, CheckInRefusal> {
    const input = { checkInIds: this.#ids(visit), ...reportToWire(report) };
    const answer = await submitForm(this.#client, 'postCheckInMedsAllergies', { input }, refusalFrom);
    return answer.ok ? readable(answer.value.checkInScreen) : answer;
  }

  async postInformation(
    visit: CheckInVisit,
    report: InformationReport,
  ): ServiceResult<CheckInScreen, CheckInRefusal | InformationRefusal> {
    const input = { checkInIds: this.#ids(visit), demographics: informationReport.write(report) };
    const answer = await submitForm(
      this.#client,
      'postCheckInDemographics',
      { input },
      (extensions) => refusalFrom(extensions) ?? refusalIn(extensions, ['profile-read-only', 'no-jpeg', 'too-large']),
    );
    return answer.ok ? readable(answer.value.checkInScreen) : answer;
  }

  async postForms(
    visit: CheckInVisit,
    step: FormStep,
    filled: readonly FilledForm[],
  ): ServiceResult<CheckInScreen, CheckInRefusal | FormRefusal> {
    const ids = { checkInIds: this.#ids(visit) };
    const forms = filled.map(filledToWire);
    const refusalOf = (extensions: Extensions) =>
      refusalFrom(extensions) ?? formRefusalFrom(extensions, filled[0]?.uuid);
    const answer =
      step === 'consents'
        ? await submitForm(
            this.#client,
            'postCheckInPatientForms',
            { input: { ...ids, patientForms: forms } },
            refusalOf,
          )
        : await submitForm(
            this.#client,
            'postCheckInIntakeForms',
            { input: { ...ids, intakeForms: forms } },
            refusalOf,
          );
    return answer.ok ? readable(answer.value.checkInScreen) : answer;
  }

  async goOn(visit: CheckInVisit): ServiceResult<CheckInScreen, CheckInRefusal> {
    const named = { checkInIds: this.#ids(visit) };
    const answer = await submitForm(this.#client, 'continueThirdParty', named, refusalFrom);
    return answer.ok ? readable(answer.value.checkInScreen) : answer;
  }

  async search(visit: CheckInVisit, kind: HistoryKind, search: string): ServiceResult<readonly HistoryFound[]> {
    const named = { search, checkInIds: this.#ids(visit) };
    if (kind === 'allergies') {
      const answer = await this.#client.query(SearchAllergiesDocument, named);
      return answer.ok
        ? ok(answer.value.searchAllergies.map((one) => ({ code: one.interoperableID, name: one.interoperableDesc })))
        : answer;
    }
    const answer = await this.#client.query(SearchMedicationsDocument, named);
    return answer.ok
      ? ok(answer.value.searchMedications.map(({ code, displayName }) => ({ code, name: displayName })))
      : answer;
  }

  #ids({ patient, appointment }: CheckInVisit): CheckInIdsInput {
    return {
      ...(appointment === undefined ? {} : { appointment_id: appointment }),
      ...(patient === undefined ? {} : { patient_id: patient.patient, practice_id: patient.practice }),
      ...(this.#isGuest() ? { is_guest_checkin: true } : {}),
    };
  }
}

const plainKinds = ['check-in-over', 'history-unanswered', 'needs-provider'] as const;

const refusalFrom = ({ reason, until: raw }: Extensions): CheckInRefusal | undefined => {
  const kind = plainKinds.find((one) => one === reason);
  if (kind !== undefined) return { kind };
  const until = untilOf(raw);
  return reason === 'check-in-too-early' && until !== undefined ? { kind: reason, until } : undefined;
};

const reportToWire = ({
  allergies,
  medications,
}: MedsAllergies<HistoryReport>): Omit<CheckInMedsAllergiesInput, 'checkInIds'> => {
  const isUnlisted = (change: HistoryChange): boolean => change.action === 'add' && change.code === undefined;
  return {
    allergies: allergies.changes.map((change) =>
      change.action === 'delete'
        ? { action: change.action, id: change.id }
        : {
            action: change.action,
            interoperableDesc: change.name,
            ...(change.code === undefined ? {} : { interoperableID: change.code }),
          },
    ),
    noAllergiesCheckbox: allergies.none,
    medicationsArray: medications.changes.filter((change) => !isUnlisted(change)).map(medicationToWire),
    unlistedMedsArray: medications.changes.filter(isUnlisted).map(medicationToWire),
    noMedsCheckbox: medications.none,
  };
};

const medicationToWire = (change: HistoryChange): CheckInMedicationInput =>
  change.action === 'delete'
    ? { action: change.action, id: change.id }
    : {
        action: change.action,
        displayName: change.name,
        ...(change.code === undefined ? {} : { code: change.code }),
      };

/** A page that this portal does not know cannot be shown: the gateway is newer. */
const readable = (wire: CheckInScreenPartsFragment): Result<CheckInScreen, { readonly kind: 'malfunction' }> => {
  const at = pageFrom(wire);
  if (at === undefined) return failed({ kind: 'malfunction' });
  const { checkInIds, additionalInfo, thirdParty } = wire;
  const practice = checkInIds.practice_id as PracticeId;
  return ok({
    visit: {
      id: checkInIds.appointment_id as AppointmentId,
      patient: { practice, patient: checkInIds.patient_id as PatientId },
      start: instantFromWire(additionalInfo.appointmentStartTime),
      timeZone: additionalInfo.timeZone as TimeZone,
      providerName: additionalInfo.providerName,
      office: additionalInfo.locationName,
      video: wire.video,
    },
    practice: { id: practice, name: wire.practice_name, phone: wire.practice_phone },
    steps: stepsFrom(wire.steps),
    done: stepsFrom(wire.done),
    ...(thirdParty === null ? {} : { task: { partner: thirdParty.name, isDone: thirdParty.done } }),
    at,
  });
};

const stepsFrom = (formIds: readonly string[]): readonly CheckInPageStep[] =>
  checkInPageSteps.filter((step) => formIds.includes(checkInFormIds[step]));

const pageFrom = (wire: CheckInScreenPartsFragment): CheckInPage | undefined => {
  if (wire.standing === 'READY') return { kind: 'ready' };
  if (wire.standing === 'ARRIVED') return { kind: 'arrived', payment: wire.checkInPayment };
  if (wire.standing === 'TASK') return taskFrom(wire.thirdParty?.address);
  if (wire.form_id === checkInFormIds.information) {
    const shown = wire.demographics;
    const information = shown === null ? undefined : ifReadable(() => informationCodec.read(shown));
    return information && { kind: 'information', information };
  }
  if (wire.form_id === checkInFormIds.consents) return formsFrom('consents', wire.patientForms, wire.today);
  if (wire.form_id === checkInFormIds.intake) return formsFrom('intake', wire.intakeForms, wire.today);
  const { medsAllergies: lists } = wire;
  if (wire.form_id !== checkInFormIds.medsAllergies || lists === null) return undefined;
  return {
    kind: 'medsAllergies',
    lists: {
      allergies: {
        entries: lists.allergies.map((one) => entryFrom(one, one.interoperableID, one.interoperableDesc)),
        none: lists.noAllergiesCheckbox,
      },
      medications: {
        entries: lists.medicationsArray.map((one) => entryFrom(one, one.code, one.displayName)),
        none: lists.noMedsCheckbox,
      },
    },
    clinicianEntriesStay: lists.reconcile,
  };
};

/** House rule: what is not known makes the form unreadable; it is never shown with a part of it left out (`ACC-017`). */
const formsFrom = (
  kind: FormStep,
  wire: CheckInScreenPartsFragment['patientForms'],
  today: string | null,
): CheckInPage | undefined => {
  const forms = (wire ?? []).flatMap((each): readonly Form[] => {
    const form = formFromWire(each);
    return form === undefined ? [] : [form];
  });
  const isWhole = wire !== null && today !== null && forms.length === wire.length;
  return isWhole ? { kind, forms, today: today as LocalDate } : undefined;
};

/** Only an address of the web: the browser goes there. Which ones it may be, the gateway has looked at (`APT-214`). */
const taskFrom = (address: string | null | undefined): CheckInPage | undefined =>
  address != null && /^https?:\/\//.test(address) ? { kind: 'task', address } : undefined;

const entryFrom = (
  { id, allow_delete: mayDelete }: { readonly id: string; readonly allow_delete: boolean },
  code: string | null,
  name: string,
): HistoryEntry => present({ id, code, name, mayDelete });
