import { behaviorOf } from '@portico/adapters-practice/behaviors';
import { usualVisitRules } from '@portico/domain/appointments';
import {
  parseTimeZone,
  type Cents,
  type LocationId,
  type PracticeId,
  type ProviderId,
  type TimeZone,
  type VisitReasonId,
} from '@portico/domain/kernel';
import type { OpeningHours, Weekday } from '@portico/domain/scheduling';
import { writePracticeFile } from './write-practice-file.ts';

/** One question with what an answer has to be; it is asked again until it is. */
export interface Question {
  readonly name: string;
  readonly text: string;
  readonly isRight: (answer: string) => boolean;
  readonly otherwise: string;
}

const filled = { isRight: (answer: string) => answer !== '', otherwise: 'This is needed.' };

/** What is asked of somebody who sets up a practice; all else has its usual value and can be changed in the file. */
export const newPracticeQuestions: readonly Question[] = [
  { name: 'name', text: 'Name of the practice', ...filled },
  {
    name: 'phone',
    text: 'Its phone number, such as (305) 555-0100',
    isRight: (answer) => /^[\d ()+.-]{10,20}$/.test(answer),
    otherwise: 'A phone number has ten digits.',
  },
  {
    name: 'timeZone',
    text: 'Its time zone, such as America/New_York',
    isRight: (answer) => parseTimeZone(answer).ok,
    otherwise: 'There is no such time zone.',
  },
  { name: 'street', text: 'Street and number of the office', ...filled },
  { name: 'city', text: 'City', ...filled },
  {
    name: 'state',
    text: 'State, two letters',
    isRight: (answer) => /^[A-Z]{2}$/.test(answer),
    otherwise: 'Two capital letters, such as FL.',
  },
  {
    name: 'zip',
    text: 'ZIP code',
    isRight: (answer) => /^\d{5}(?:-\d{4})?$/.test(answer),
    otherwise: 'Five digits, such as 33131.',
  },
  { name: 'provider', text: 'Name of the first provider, such as Dr. Ana Ruiz', ...filled },
];

/** Asks each question until its answer is right. */
export const askAll = async (ask: (text: string) => Promise<string>): Promise<Readonly<Record<string, string>>> => {
  const answers: Record<string, string> = {};
  for (const { name, text, isRight, otherwise } of newPracticeQuestions) {
    let answer = (await ask(`${text}: `)).trim();
    while (!isRight(answer)) answer = (await ask(`${otherwise} ${text}: `)).trim();
    answers[name] = answer;
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
