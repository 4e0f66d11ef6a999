import type { FormProblem } from '@portico/application/forms';
import { messages, type Message } from '../../words/messages.ts';

export const historyWords = messages('forms.history', {
  loading: { en: 'Getting your forms…', es: 'Buscando sus formularios…', description: 'While the forms are fetched' },
  toFill: { en: 'To fill in', es: 'Por llenar', description: 'Heading above forms that are not signed yet' },
  nothingToFill: {
    en: 'You have no forms to fill in.',
    es: 'No tiene formularios por llenar.',
    description: 'In place of the forms to fill in',
  },
  due: { en: 'Please fill in by {date}', es: 'Llénelo a más tardar el {date}', description: 'When a form is due' },
  fill: { en: 'Fill in', es: 'Llenar', description: 'Link to a form; the name of the form stands beside it' },
  fillAll: {
    en: 'Fill in all {count} forms',
    es: 'Llenar los {count} formularios',
    description: 'Button that leads through all forms, one after the other',
  },
  onPaper: {
    en: 'On paper only. Ask the practice for it.',
    es: 'Solo en papel. Pídalo en el consultorio.',
    description: 'At a form that cannot be filled in on the portal',
  },
  closed: {
    en: 'You cannot fill in forms here. Please ask the practice for them.',
    es: 'Aquí no se pueden llenar formularios. Pídalos en el consultorio.',
    description: 'Where a practice, or a right that was not granted, keeps somebody from filling in forms',
  },
  signed: { en: 'Signed', es: 'Firmados', description: 'Heading above forms that were signed' },
  nothingSigned: {
    en: 'You have not signed any forms here yet.',
    es: 'Todavía no ha firmado formularios aquí.',
    description: 'In place of the signed forms',
  },
  signedOn: { en: 'Signed on {date}', es: 'Firmado el {date}', description: 'When a form was signed' },
  more: { en: 'Show more forms', es: 'Ver más formularios', description: 'Button that gets earlier signed forms' },
  loadingMore: { en: 'Getting more…', es: 'Buscando más…', description: 'While earlier signed forms are fetched' },
  shown: {
    en: '{count, plural, one {# signed form shown} other {# signed forms shown}}',
    es: '{count, plural, one {# formulario firmado} other {# formularios firmados}}',
    description: 'Read out when the list of signed forms has grown',
  },
});

export const signingWords = messages('forms.signing', {
  back: { en: 'All forms', es: 'Todos los formularios', description: 'Link back to the list of forms' },
  place: {
    en: 'Form {place} of {count}',
    es: 'Formulario {place} de {count}',
    description: 'Which of the forms in a row is open',
  },
  sign: { en: 'Sign and send', es: 'Firmar y enviar', description: 'Last button of a form' },
  send: { en: 'Send', es: 'Enviar', description: 'Last button of a form that has no signature' },
  kept: {
    en: 'What you type is kept until you sign out. You can come back to it.',
    es: 'Lo que escribe se guarda hasta que cierre la sesión. Puede volver a seguir.',
    description: 'Above a form',
  },
  sentOne: { en: 'Thank you. The form was sent.', es: 'Gracias. El formulario se envió.', description: 'Read out' },
  done: {
    en: 'Thank you. Your forms were sent.',
    es: 'Gracias. Sus formularios se enviaron.',
    description: 'Shown when the last form was signed and sent',
  },
  print: { en: 'Print', es: 'Imprimir', description: 'Button that prints a signed form' },
  version: { en: 'Version {version}', es: 'Versión {version}', description: 'Which version of a form was signed' },
});

/** Why a form was not accepted, other than general failures. */
export const refusalWords: Record<Exclude<FormProblem['kind'], GeneralFailure>, Message> = messages('forms.refusal', {
  'form-changed': {
    en: 'The practice has just changed this form. Nothing was sent. What you typed is kept where it still fits; please look through it once more.',
    es: 'El consultorio acaba de cambiar este formulario. No se envió nada. Lo que escribió se conserva donde aún corresponde; revíselo una vez más.',
    description: 'A form was sent in an older version',
  },
  'form-not-requested': {
    en: 'The practice does not ask for this form any more. Nothing was sent.',
    es: 'El consultorio ya no pide este formulario. No se envió nada.',
    description: 'A form was sent that is not asked for any more',
  },
  'form-incomplete': {
    en: 'Something in this form is missing. Nothing was sent. Please check each page.',
    es: 'Falta algo en este formulario. No se envió nada. Revise cada página.',
    description: 'The gateway found a form incomplete',
  },
});

type GeneralFailure = Exclude<FormProblem['kind'], 'form-changed' | 'form-not-requested' | 'form-incomplete'>;

export const notSentWords = messages('forms.notSent', {
  kept: {
    en: 'What you typed is still here. Please send it again.',
    es: 'Lo que escribió sigue aquí. Envíelo de nuevo.',
    description: 'Behind the sentence that says why a form could not be sent',
  },
});
