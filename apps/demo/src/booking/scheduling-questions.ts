import type { Question, ResourceSelection, TreeEnd } from '@portico/domain/scheduling';
import { words, type Words } from '../bilingual-words.ts';
import { officeVisit, videoVisit, type DemoReason } from './visit-reasons.ts';

const yes = words('Yes', 'Sí');
const no = words('No', 'No');

const asLast: ResourceSelection = {
  providerSameAsLast: true,
  locationSameAsLast: true,
  providerPicklist: false,
  locationPicklist: false,
};
const anybody: ResourceSelection = {
  providerSameAsLast: false,
  locationSameAsLast: false,
  providerPicklist: true,
  locationPicklist: true,
};

const visit = ({ id, video = false }: DemoReason, selection: ResourceSelection): TreeEnd => ({
  kind: 'visit-type',
  visitReason: id,
  video,
  selection,
});

const asked = (
  id: string,
  text: Words,
  ...options: readonly (readonly [string, Words, Question | TreeEnd])[]
): Question => ({
  id,
  text,
  options: options.map(([option, label, leadsTo]) => ({ id: option, text: label, leadsTo })),
});

const emergency: TreeEnd = {
  kind: 'notice',
  text: words(
    'This may be an emergency. Call 911 or go to the nearest emergency room now. Do not wait for a visit.',
    'Esto puede ser una emergencia. Llame al 911 o vaya ya a la sala de emergencias más cercana. No espere a una cita.',
  ),
};

const sameDoctor = asked(
  'same-doctor',
  words('Do you want to see the doctor you saw last time?', '¿Quiere ver al médico que le atendió la última vez?'),
  ['yes', yes, visit(officeVisit, asLast)],
  ['no', no, visit(officeVisit, anybody)],
);

const how = asked(
  'how',
  words('How do you want to be seen?', '¿Cómo prefiere la consulta?'),
  ['office', words('At the office', 'En el consultorio'), sameDoctor],
  ['video', words('By video', 'Por video'), visit(videoVisit, { ...asLast, providerSameAsLast: false })],
);

/** Leads to a visit at the office or by video, unless something cannot wait. */
export const riverwalkQuestions: Question = asked(
  'urgent',
  words(
    'Do you have chest pain, trouble breathing, or bleeding that does not stop?',
    '¿Tiene dolor en el pecho, dificultad para respirar o un sangrado que no para?',
  ),
  ['yes', yes, emergency],
  ['no', no, how],
);
