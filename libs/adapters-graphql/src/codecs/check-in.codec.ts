import type { CheckInPage, CheckInScreen, CheckInVisit } from '@portico/application/visits';
import type { PatientRef } from '@portico/domain/kernel';
import { checkInFormIds, checkInPageSteps, formSteps, type CheckInPageStep } from '@portico/domain/visits';
import { codec, needed, unreadable, type Codec, type Read, type Written } from './codec.ts';
import { namedPatient } from './filled-forms.codec.ts';
import { wholeForms } from './forms.codec.ts';
import { information } from './patient-information.codec.ts';
import { checkInTold, medsAllergies } from './meds-allergies.codec.ts';
import { both, field, flat, record, within } from './object-codec.ts';
import { day, id, maybe, maybeId, moment, text, timeZone } from './scalars.ts';

/** The step whose page a form id names; undefined for any other (`APT-165`). */
export const stepOfForm = (formId: string | null | undefined): CheckInPageStep | undefined =>
  checkInPageSteps.find((step) => checkInFormIds[step] === formId);

/** Both names of a patient or neither. Who a guest is, is never read from here. */
export const checkInVisit = record<CheckInVisit>()({
  patient: flat(namedPatient),
  appointment: maybeId('appointment_id'),
});

const steps: Codec<readonly CheckInPageStep[], string[], readonly string[]> = codec(
  (values) => values.map((step) => checkInFormIds[step]),
  (formIds) => checkInPageSteps.filter((step) => formIds.includes(checkInFormIds[step])),
);

const patient = record<PatientRef>()({ practice: id('practice_id'), patient: id('patient_id') });

const around = record<Omit<CheckInScreen, 'at' | 'task'>>()({
  visit: {
    id: within('checkInIds', id('appointment_id')),
    patient: within('checkInIds', flat(patient)),
    start: within('additionalInfo', field('appointmentStartTime', moment)),
    timeZone: within('additionalInfo', field('timeZone', timeZone)),
    providerName: within('additionalInfo', 'providerName'),
    office: within('additionalInfo', 'locationName'),
    video: 'video',
  },
  practice: { id: within('checkInIds', id('practice_id')), name: 'practice_name', phone: 'practice_phone' },
  steps: field('steps', steps),
  done: field('done', steps),
  told: field('told', checkInTold),
  changesByPhone: maybe('changes_by_phone', text),
});

interface WirePage<Known, Lists, Forms> {
  readonly standing: string;
  readonly form_id: string | null;
  readonly demographics: Known | null;
  readonly medsAllergies: Lists | null;
  readonly patientForms: Forms | null;
  readonly intakeForms: Forms | null;
  readonly today: string | null;
  readonly thirdParty: (Partner & { readonly address: string | null }) | null;
  readonly checkInPayment: boolean;
}

interface Partner {
  readonly name: string;
  readonly done: boolean;
}

type WrittenPage = WirePage<Written<typeof information>, Written<typeof medsAllergies>, Written<typeof wholeForms>>;
type ReadPage = WirePage<Read<typeof information>, Read<typeof medsAllergies>, Read<typeof wholeForms>>;

const partner = record<NonNullable<CheckInScreen['task']>>()({ partner: 'name', isDone: 'done' });

const blank = {
  standing: 'STEP',
  form_id: null,
  demographics: null,
  medsAllergies: null,
  patientForms: null,
  intakeForms: null,
  today: null,
  checkInPayment: false,
} as const;

const writePage = (at: CheckInPage): Omit<WrittenPage, 'thirdParty'> => {
  switch (at.kind) {
    case 'information':
      return { ...blank, form_id: checkInFormIds[at.kind], demographics: information.write(at.information) };
    case 'medsAllergies':
      return { ...blank, form_id: checkInFormIds[at.kind], medsAllergies: medsAllergies.write(at) };
    case 'consents':
    case 'intake':
      return {
        ...blank,
        form_id: checkInFormIds[at.kind],
        [at.kind === 'consents' ? 'patientForms' : 'intakeForms']: wholeForms.write(at.forms),
        today: at.today,
      };
    case 'task':
      return { ...blank, standing: 'TASK' };
    case 'ready':
      return { ...blank, standing: 'READY' };
    case 'arrived':
      return { ...blank, standing: 'ARRIVED', checkInPayment: at.payment };
  }
};

/** Only an address of the web: the browser goes there. Which ones it may be, the gateway has looked at (`APT-214`). */
const webAddress: Codec<string, string> = codec(
  (address) => address,
  (address) => (/^https?:\/\//.test(address) ? address : unreadable()),
);

/** A page that this portal does not know cannot be shown: the gateway is newer. */
const readPage = (json: ReadPage): CheckInPage => {
  if (json.standing === 'READY') return { kind: 'ready' };
  if (json.standing === 'ARRIVED') return { kind: 'arrived', payment: json.checkInPayment };
  if (json.standing === 'TASK') return { kind: 'task', address: needed(webAddress).read(json.thirdParty?.address) };
  if (json.form_id === checkInFormIds.information) {
    return { kind: 'information', information: needed(information).read(json.demographics) };
  }
  if (json.form_id === checkInFormIds.medsAllergies) {
    return { kind: 'medsAllergies', ...needed(medsAllergies).read(json.medsAllergies) };
  }
  const kind = formSteps.find((step) => json.form_id === checkInFormIds[step]) ?? unreadable();
  const forms = needed(wholeForms).read(kind === 'consents' ? json.patientForms : json.intakeForms);
  return { kind, forms, today: needed(day).read(json.today) };
};

const page: Codec<Pick<CheckInScreen, 'at' | 'task'>, WrittenPage, ReadPage> = codec(
  ({ at, task }) => ({
    ...writePage(at),
    thirdParty: task === undefined ? null : { ...partner.write(task), address: at.kind === 'task' ? at.address : null },
  }),
  (json) => ({
    ...(json.thirdParty !== null && { task: partner.read(json.thirdParty) }),
    at: readPage(json),
  }),
);

export const checkInScreen = both(around, page);
