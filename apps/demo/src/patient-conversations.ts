import { EmbeddedSetup, EmbeddedMailSetup, type Thread, type ThreadMessage } from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import {
  addDays,
  atWallClock,
  type Instant,
  type LocalDate,
  type ProviderId,
  inLanguageOf,
} from '@portico/domain/kernel';
import type { NodeId, OfferedTeam } from '@portico/domain/messages';
import { pdfOf } from './charts/one-page-pdf.ts';
import { demoId } from './demo-ids.ts';
import type { DemoPatient } from './people/generate-patients.ts';
import type { DemoDoctor, DemoPractice } from './practices.ts';
import type { Random } from './keyed-random.ts';
import { words, type Words } from './bilingual-words.ts';

const conversations = [
  {
    subject: words('Your lab results', 'Sus resultados de laboratorio'),
    body: words(
      'Your results are in. Nothing urgent; we will go over them at your next visit.',
      'Ya llegaron sus resultados. Nada urgente; los veremos en su próxima visita.',
    ),
    reply: words('Thank you, see you then.', 'Gracias, nos vemos entonces.'),
  },
  {
    subject: words('Prescription refill', 'Renovación de receta'),
    body: words(
      'Your refill was sent to the pharmacy this morning.',
      'Su renovación se envió a la farmacia esta mañana.',
    ),
    reply: words('Got it, thanks!', '¡Recibido, gracias!'),
  },
  {
    subject: words('Flu shots', 'Vacunas contra la gripe'),
    body: words(
      'Flu shots are available without an appointment, Monday to Friday from 9 to 11.',
      'Hay vacunas contra la gripe sin cita, de lunes a viernes de 9 a 11.',
    ),
    reply: words('May I bring the children too?', '¿Puedo llevar también a los niños?'),
  },
] as const;

/** A provider who left every practice and still appears in old conversations. */
const left = { id: demoId<ProviderId>('d', 999, 3), name: 'Dr. Harold Finch' } as const;

const farewell = {
  subject: words('Goodbye and thank you', 'Despedida y gracias'),
  body: words(
    'I am retiring at the end of the month. My colleagues have your chart and will take good care of you.',
    'Me jubilo a fin de mes. Mis colegas tienen su expediente y le atenderán muy bien.',
  ),
};

const reminders: readonly Words[] = [
  words('Please drink water and nothing else before your blood test.', 'Antes del análisis de sangre beba solo agua.'),
  words('Your form arrived. There is nothing else to do.', 'Recibimos su formulario. No tiene que hacer nada más.'),
  words('Your referral is ready at the front desk.', 'Su derivación está lista en recepción.'),
];
const reminder = words('A note from your care team', 'Una nota de su equipo médico');

/** Whom the cast of the demo is: they have more mail than the crowd. */
const cast = 3;
/** So many old notes that the list has more than one page. */
const oldNotes = 24;

/** The mail of one patient: with their doctor, and, of the cast, older mail too. */
export const mailOf = (
  random: Random,
  today: LocalDate,
  demo: DemoPractice,
  doctor: DemoDoctor,
  patient: DemoPatient,
): readonly Thread[] => [
  ...withDoctor(random, today, demo, doctor, patient),
  ...(patient.number <= cast ? [fromWhoLeft(today, demo, patient)] : []),
  ...(patient.number === 1 ? notes(today, demo, doctor, patient) : []),
];

/** What a practice says of its mail, before there is any. */
export const openMail = async (sql: Sql, { practice: { id } }: DemoPractice): Promise<void> => {
  const mail = new EmbeddedMailSetup(sql);
  await new EmbeddedSetup(sql).providers(id, [left]);
  await mail.deactivate(id, [left.id]);
  // One of them does not say.
  const hours = answersWithin.get(id);
  if (hours !== undefined) await mail.answersWithin(id, hours);
  await mail.offerTeams(id, teams.get(id) ?? []);
};

/** One of them has patients write to their providers alone. */
const teams: ReadonlyMap<string, readonly OfferedTeam[]> = new Map(
  Object.entries({
    biscayne: [{ team: 'front-desk', answersWithin: 8 }, { team: 'billing', answersWithin: 48 }, { team: 'care-team' }],
    riverwalk: [{ team: 'front-desk' }, { team: 'billing', answersWithin: 72 }],
  }),
);

const answersWithin: ReadonlyMap<string, number> = new Map(Object.entries({ biscayne: 24, riverwalk: 48 }));

const at = (demo: DemoPractice, today: LocalDate, daysAgo: number, time: string): Instant =>
  atWallClock(demo.practice.timeZone, addDays(today, -daysAgo), time);

const withDoctor = (
  random: Random,
  today: LocalDate,
  demo: DemoPractice,
  doctor: DemoDoctor,
  { identity, number }: DemoPatient,
): readonly Thread[] => {
  const { patient, language, name } = identity;
  // The cast always has mail; of the crowd not everybody writes.
  const count = number <= cast ? 3 : random.whole(0, 3);
  return conversations.slice(0, count).map(({ subject, body, reply }, thread) => {
    const daysAgo = 2 + thread * 20 + random.whole(0, 10);
    const answered = thread > 0 && random.chance(0.5);
    const read = answered || (thread > 0 && random.chance(0.7));
    const first: ThreadMessage = {
      id: demoId('m', 1, 2),
      fromPatient: false,
      sender: doctor.name,
      body: inLanguageOf(body, language),
      sentAt: at(demo, today, daysAgo, '09:40'),
      ...(thread === 0 && number <= cast ? { files: filesOf(patient.patient, language) } : {}),
    };
    const second: ThreadMessage = {
      id: demoId('m', 2, 2),
      fromPatient: true,
      sender: name,
      body: inLanguageOf(reply, language),
      sentAt: at(demo, today, daysAgo - 1, '18:05'),
    };
    return {
      patient,
      id: demoId('t', thread + 1, 2),
      provider: doctor.id,
      subject: inLanguageOf(subject, language),
      messages: [
        read ? { ...first, readAt: at(demo, today, daysAgo - 1, '18:00') } : first,
        ...(answered ? [second] : []),
      ],
    };
  });
};

const letter = {
  name: words('results.pdf', 'resultados.pdf'),
  title: words('Laboratory results', 'Resultados de laboratorio'),
  line: words('All values are within their ranges.', 'Todos los valores están dentro de lo normal.'),
};
const advice = {
  name: words('advice.html', 'consejos.html'),
  description: words('What you can do', 'Lo que usted puede hacer'),
  page: words(
    '<h1>What you can do</h1><ul><li>Walk half an hour a day.</li><li>Drink water with every meal.</li></ul>',
    '<h1>Lo que usted puede hacer</h1><ul><li>Camine media hora al día.</li><li>Beba agua con cada comida.</li></ul>',
  ),
};

const filesOf = (patient: string, language: keyof Words): NonNullable<ThreadMessage['files']> => [
  {
    node: `${patient}-results` as NodeId,
    name: inLanguageOf(letter.name, language),
    description: inLanguageOf(letter.title, language),
    mediaType: 'application/pdf',
    bytes: pdfOf(inLanguageOf(letter.title, language), [inLanguageOf(letter.line, language)]),
  },
  {
    node: `${patient}-advice` as NodeId,
    name: inLanguageOf(advice.name, language),
    description: inLanguageOf(advice.description, language),
    mediaType: 'text/html',
    bytes: new TextEncoder().encode(`<!doctype html><meta charset="utf-8">${inLanguageOf(advice.page, language)}`),
  },
];

const fromWhoLeft = (today: LocalDate, demo: DemoPractice, { identity }: DemoPatient): Thread => ({
  patient: identity.patient,
  id: demoId('t', 9, 2),
  provider: left.id,
  subject: inLanguageOf(farewell.subject, identity.language),
  messages: [
    {
      id: demoId('m', 1, 2),
      fromPatient: false,
      sender: left.name,
      body: inLanguageOf(farewell.body, identity.language),
      sentAt: at(demo, today, 64, '15:10'),
      readAt: at(demo, today, 63, '08:00'),
    },
  ],
});

const notes = (
  today: LocalDate,
  demo: DemoPractice,
  doctor: DemoDoctor,
  { identity: { patient, language } }: DemoPatient,
): readonly Thread[] =>
  Array.from({ length: oldNotes }, (_, note) => ({
    patient,
    id: demoId('t', 100 + note, 3),
    provider: doctor.id,
    subject: inLanguageOf(reminder, language),
    messages: [
      {
        id: demoId('m', 1, 2),
        fromPatient: false,
        sender: doctor.name,
        body: inLanguageOf(reminders[note % reminders.length] ?? { en: '', es: '' }, language),
        sentAt: at(demo, today, 90 + note * 21, '11:20'),
        readAt: at(demo, today, 89 + note * 21, '19:00'),
      },
    ],
  }));
