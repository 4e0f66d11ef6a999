import type { CreateProblem, ListProblem } from '@portico/application/health';
import type { Failure } from '@portico/application/kernel';
import { messages, type Message } from '../../words/messages.ts';

/** Errors of summaries, on every screen. */
export const summaryProblemWords: Readonly<
  Record<Exclude<CreateProblem['kind'] | ListProblem['kind'], Failure['kind']>, Message>
> = messages('visitSummary.problem', {
  'not-ready': {
    en: 'The summary is taking longer than it should. Please try again in a minute.',
    es: 'El resumen tarda más de lo normal. Inténtelo de nuevo en un minuto.',
    description: 'The summary was not made in time',
  },
  blocked: {
    en: 'Please allow pop-ups for this site to view the file.',
    es: 'Permita las ventanas emergentes de este sitio para ver el archivo.',
    description: 'The browser opened no new window; exact text in English',
  },
  'no-visits': {
    en: 'There is no completed visit on these days. Please choose other days.',
    es: 'No hay ninguna consulta terminada en estos días. Elija otros días.',
    description: 'There is nothing to make a summary of',
  },
  'bad-period': {
    en: 'Please check the days: the first one cannot be after the last one, and a summary covers ten years at most.',
    es: 'Revise los días: el primero no puede ser posterior al último, y un resumen abarca diez años como máximo.',
    description: 'The days cannot be taken',
  },
  'unsafe-address': {
    en: 'Please check the address. It has to be a protected “direct” address, or you tick that you accept an unsecured one.',
    es: 'Revise la dirección. Debe ser una dirección protegida “direct”, o marque que acepta una no protegida.',
    description: 'The summary is not mailed to this address',
  },
});

export const summaryWords = messages('visitSummary.screen', {
  loading: {
    en: 'Loading the form…',
    es: 'Cargando el formulario…',
    description: 'Said while the form is fetched',
  },
  about: {
    en: 'Choose the days of your visits. The summary shows the visits, your conditions, medications and allergies, and your next visits.',
    es: 'Elija los días de sus consultas. El resumen muestra las consultas, sus enfermedades, medicamentos y alergias, y sus próximas citas.',
    description: 'What a summary is, above the form',
  },
  form: { en: 'Days and practice', es: 'Días y consultorio', description: 'Name of the form, for screen readers' },
  from: { en: 'First day', es: 'Primer día', description: 'Label of a date' },
  to: { en: 'Last day', es: 'Último día', description: 'Label of a date' },
  practice: { en: 'Practice', es: 'Consultorio', description: 'Label of the list of practices' },
  format: { en: 'Format', es: 'Formato', description: 'Label of the list of formats' },
  create: { en: 'Create summary', es: 'Crear resumen', description: 'Button that creates the summary' },
  creating: {
    en: 'Creating your summary…',
    es: 'Creando su resumen…',
    description: 'The same button while the summary is made, which may take a minute',
  },
  done: {
    en: 'Your summary is saved on this device.',
    es: 'Su resumen está guardado en este dispositivo.',
    description: 'The summary was downloaded',
  },
  found: {
    en: '{count, plural, one {# summary} other {# summaries}}',
    es: '{count, plural, one {# resumen} other {# resúmenes}}',
    description: 'Heading above the documents that were found',
  },
  ofDay: { en: '{name} of {day}', es: '{name} del {day}', description: 'A document: its name and day' },
  view: { en: 'View', es: 'Ver', description: 'Button that shows a document in a new window' },
  download: { en: 'Download (XML)', es: 'Descargar (XML)', description: 'Button that saves a document' },
  email: { en: 'Send by email', es: 'Enviar por correo', description: 'Button that opens the form for an address' },
  aboutDocument: {
    en: '{action}: {document}',
    es: '{action}: {document}',
    description: 'Any of these buttons for screen readers; begins with the words that are shown',
  },
  address: { en: 'Email address', es: 'Correo electrónico', description: 'Label of the address' },
  unsecured: {
    en: 'I know that this address is not protected and that others could read the summary on its way.',
    es: 'Sé que esta dirección no está protegida y que otras personas podrían leer el resumen en el camino.',
    description: 'Checkbox: the person accepts an address that is not protected',
  },
  send: { en: 'Send', es: 'Enviar', description: 'Button that has the practice mail the document' },
  sent: {
    en: 'The practice has your request and will send the summary.',
    es: 'El consultorio tiene su solicitud y enviará el resumen.',
    description: 'The practice mails the document',
  },
});
