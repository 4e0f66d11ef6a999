import type { Books, Furnished, ObservedVisit, Scene } from '../conformance-stage.ts';
import type { FhirOffice, StoredResource } from './fhir-office.ts';

const refer = (type: string, id: string) => ({ reference: `${type}/${id}` });

/** What a server has beside patients and visits. */
export interface FhirServerKind {
  /** Calendars with times that are free. */
  readonly hasCalendars: boolean;
  /** Visits are booked for a slot alone. */
  readonly booksBySlot: boolean;
}

const furnishDirectory = async ({ create }: FhirOffice, timeZone: string, hasCalendars: boolean) => {
  const zone = { url: 'http://hl7.org/fhir/StructureDefinition/timezone', valueCode: timeZone };
  const place = await create('Location', { status: 'active', name: 'Main Street', extension: [zone] });
  const provider = await create('Practitioner', { active: true, name: [{ family: 'Rivera', given: ['Luz'] }] });
  const service = await create('HealthcareService', { active: true, name: 'Office visit' });
  const role = await create('PractitionerRole', {
    active: true,
    practitioner: refer('Practitioner', provider),
    location: [refer('Location', place)],
    healthcareService: [refer('HealthcareService', service)],
  });
  const actor = [refer('PractitionerRole', role)];
  const calendar = hasCalendars ? await create('Schedule', { active: true, actor }) : 'none';
  return { place, provider, service, calendar };
};

export const intakeForm = {
  status: 'active',
  title: 'Intake',
  item: [{ linkId: '1', text: 'Do you have allergies?', type: 'boolean' }],
};

export const taskToFill = (form: string, patient: string) => ({
  status: 'requested',
  intent: 'order',
  focus: refer('Questionnaire', form),
  for: refer('Patient', patient),
});

/** The first patient is asked for a form, where the server has forms and tasks. */
const askForForm = async (office: FhirOffice, patient: string): Promise<void> => {
  for (const type of ['Questionnaire', 'Task']) if ((await office.all(type)) === undefined) return;
  await office.create('Task', taskToFill(await office.create('Questionnaire', intakeForm), patient));
};

/** Writes a scene as the practice's staff would, a call for each resource; answers the ids that the server made. */
export const furnishFhir = async (
  office: FhirOffice,
  scene: Scene,
  { hasCalendars, booksBySlot }: FhirServerKind,
): Promise<Furnished> => {
  const directory = await furnishDirectory(office, scene.timeZone, hasCalendars);
  const { place, provider, service, calendar } = directory;
  const slotOf = ({ start, end }: Scene['open'][number]) =>
    office.create('Slot', { schedule: refer('Schedule', calendar), status: 'free', start, end });
  const patients: string[] = [];
  for (const { firstName, lastName, birthDate, email } of scene.patients) {
    const name = [{ use: 'official', family: lastName, given: [firstName] }];
    patients.push(await office.create('Patient', { name, birthDate, telecom: [{ system: 'email', value: email }] }));
  }
  for (const span of hasCalendars ? scene.open : []) await slotOf(span);
  const visits: string[] = [];
  for (const { start, end, patient } of scene.visits) {
    const slot = hasCalendars && booksBySlot ? { slot: [refer('Slot', await slotOf({ start, end }))] } : {};
    const whose = refer('Patient', patients[patient] ?? '');
    const actors = [whose, refer('Practitioner', provider), refer('Location', place)];
    const participant = actors.map((actor) => ({ actor, status: 'accepted' }));
    visits.push(await office.create('Appointment', { status: 'booked', start, end, participant, ...slot }));
  }
  await askForForm(office, patients[0] ?? '');
  return { patients, visits, offer: { calendar, type: service, place } };
};

const states: ReadonlyMap<string, ObservedVisit['state']> = new Map(
  Object.entries({
    proposed: 'requested',
    booked: 'booked',
    arrived: 'arrived',
    'checked-in': 'arrived',
    fulfilled: 'completed',
    noshow: 'missed',
  }),
);

const firstIn = (value: unknown, shape: RegExp): string => shape.exec(JSON.stringify(value ?? ''))?.[1] ?? '';

const visitOf = ({ id, participant, start, status }: StoredResource): ObservedVisit => ({
  id,
  patient: firstIn(participant, /"Patient\/([^"]+)"/),
  start: String(start),
  state: states.get(String(status)) ?? 'canceled',
});

/** A message with whom it is from; nobody, where the practice wrote it. */
const messageOf = ({ sender, payload }: StoredResource) => ({
  patient: firstIn(sender, /"Patient\/([^"]+)"/),
  body: ((payload ?? []) as readonly { readonly contentString?: string }[])
    .flatMap(({ contentString }) => contentString ?? [])
    .join('\n'),
});

/** A filled form, with whose it is. */
const formOf = ({ subject, questionnaire }: StoredResource) => ({
  patient: firstIn(subject, /"Patient\/([^"]+)"/),
  form: firstIn(questionnaire, /Questionnaire\/([^"|]+)/),
});

const entryOf = ({ payment }: StoredResource) => ({ key: firstIn(payment, /"value":"([^"]+)"/) });

/** What the practice finds in its FHIR server. */
export const observeFhir = async (office: FhirOffice, { hasCalendars }: FhirServerKind): Promise<Books> => {
  const appointments = (await office.all('Appointment')) ?? [];
  const slots = hasCalendars ? ((await office.all('Slot')) ?? []) : [];
  const messages = (await office.all('Communication'))?.map(messageOf);
  const entries = (await office.all('PaymentNotice'))?.map(entryOf);
  const handed = (await office.all('QuestionnaireResponse'))?.map(formOf);
  const held = slots.filter(({ status }) => status === 'busy-tentative');
  return {
    visits: appointments.map(visitOf),
    holds: held.map(({ start, identifier }) => ({
      start: String(start),
      until: firstIn(identifier, /"end":"([^"]+)"/),
    })),
    ...(messages !== undefined && { messages }),
    ...(entries !== undefined && { entries }),
    ...(handed !== undefined && { handed }),
  };
};
