import { behaviorOf } from '@portico/adapters-practice/behaviors';
import { usualVisitRules } from '@portico/domain/appointments';
import type { Cents, LocationId, PracticeId, ProviderId, TimeZone, VisitReasonId } from '@portico/domain/kernel';
import { languageTags, type OpeningHours, type Weekday } from '@portico/domain/scheduling';
import type { ZodType } from 'zod';
import * as field from './practice-file-schema.ts';
import { writePracticeFile } from './write-practice-file.ts';

/** One question, and what its answer has to be; it is asked again until it is. */
export interface Question {
  readonly name: string;
  readonly text: string;
  readonly answer: ZodType<string>;
}

/** What is asked of somebody who sets up a practice; all else has its usual value and can be changed in the file. */
export const newPracticeQuestions: readonly Question[] = [
  { name: 'name', text: 'Name of the practice', answer: field.name },
  { name: 'phone', text: 'Its phone number, such as (305) 555-0100', answer: field.phone },
  { name: 'timeZone', text: 'Its time zone, such as America/New_York', answer: field.timeZone },
  { name: 'street', text: 'Street and number of the office', answer: field.name },
  { name: 'city', text: 'City', answer: field.name },
  { name: 'state', text: 'State, two capital letters', answer: field.state },
  { name: 'zip', text: 'ZIP code', answer: field.zip },
  { name: 'provider', text: 'Name of the first provider, such as Dr. Ana Ruiz', answer: field.name },
  {
    name: 'languages',
    text: 'Languages the provider speaks, such as en, es; nothing if it should not be said',
    answer: field.languagesAnswer,
  },
];

/** What is asked where the practice has a system of its own that speaks FHIR; another adapter is named in the file. */
export const connectedQuestions: readonly Question[] = [
  ...newPracticeQuestions.slice(0, 3),
  { name: 'base', text: 'Address of its FHIR R4 server, such as https://ehr.example.com/r4', answer: field.webAddress },
  { name: 'clientId', text: 'Client id by which the server knows Portico', answer: field.name },
  { name: 'keyFile', text: 'File of the private key on the machine of the gateway', answer: field.path },
];

/** Asks each question until its answer is right. */
export const askAll = async (
  ask: (text: string) => Promise<string>,
  questions: readonly Question[] = newPracticeQuestions,
): Promise<Readonly<Record<string, string>>> => {
  const answers: Record<string, string> = {};
  for (const { name, text, answer } of questions) {
    let read = answer.safeParse((await ask(`${text}: `)).trim());
    while (!read.success) read = answer.safeParse((await ask(`It ${read.error.issues[0]?.message}. ${text}: `)).trim());
    answers[name] = read.data;
  }
  return answers;
};

/** An id of the name's letters and digits. */
const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\da-z]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60) || 'practice';

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5];
const usualHours: readonly OpeningHours[] = weekdays.flatMap((weekday) => [
  { weekday, from: '08:00', to: '12:00' },
  { weekday, from: '13:00', to: '17:00' },
]);

/** The file of a practice with one office and one provider, who is booked at once on weekdays. */
export const newPracticeFile = (answers: Readonly<Record<string, string>>): string => {
  const { name = '', phone = '', street = '', city = '', state = '', zip = '', provider = '' } = answers;
  const languages = languageTags(field.answeredLanguages(answers['languages'] ?? ''));
  const timeZone = (answers['timeZone'] ?? '') as TimeZone;
  const office = 'main' as LocationId;
  const visits = ['new-patient', 'follow-up'] as VisitReasonId[];
  const kinds = [
    { visitType: { en: 'New patient visit', es: 'Consulta de paciente nuevo' }, minutes: 40 },
    { visitType: { en: 'Follow-up visit', es: 'Consulta de seguimiento' }, minutes: 20 },
  ];
  return writePracticeFile({
    practice: {
      id: idOf(name) as PracticeId,
      name,
      phone,
      timeZone,
      behavior: behaviorOf('carecloud'),
      payments: 'no-value',
      takesNewPatients: true,
    },
    answersWithinHours: 48,
    locations: [{ id: office, office: name, addressLines: [street], city, state, zip, phone, timeZone, closed: [] }],
    visitReasons: visits.map((id, at) => ({
      id,
      visitType: kinds[at]?.visitType ?? { en: '', es: '' },
      minutes: kinds[at]?.minutes ?? 20,
      video: false,
      prepayment: 0 as Cents,
    })),
    providers: [
      {
        id: idOf(provider) as ProviderId,
        name: provider,
        ...(languages.length === 0 ? {} : { languages }),
        autoSchedule: true,
        at: [{ location: office, visits, hours: usualHours }],
      },
    ],
    booking: {
      booking: { leadMinutes: 120, approvesRequests: false, waitList: true, preRegistration: false },
      visits: usualVisitRules,
    },
    forms: [],
  });
};

/** The document of a practice whose own system speaks FHIR; no secret stands in it. */
export const newConnectedFile = (answers: Readonly<Record<string, string>>): string => {
  const { name = '', phone = '', timeZone = '', base = '', clientId = '', keyFile = '' } = answers;
  const connection = {
    ...{ adapter: 'fhir', base },
    auth: { type: 'smart-backend', clientId, keyFile, scopes: ['system/*.rs'] },
    ...{ callsPerMinute: 250, deadlineSeconds: 5 },
  };
  const practice = { id: idOf(name), name, phone, timeZone, behavior: 'carecloud' };
  return `${JSON.stringify({ format: 1, ...practice, booking: { leadMinutes: 120 }, connection }, null, 2)}\n`;
};
