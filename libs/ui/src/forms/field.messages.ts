import type { FieldProblem } from '@portico/domain/forms';
import { messages, type Message } from '../words/messages.ts';

export const fieldWords = messages('forms.field', {
  required: { en: 'Required', es: 'Obligatorio', description: 'Beside the name of a field that must be filled in' },
  choose: {
    en: 'Choose one',
    es: 'Elija una opción',
    description: 'First entry of a list of choices, nothing chosen yet',
  },
  datePattern: {
    en: 'MM/DD/YYYY',
    es: 'DD/MM/AAAA',
    description: 'How a date is typed: two digits for the month and day, four for the year',
  },
  star: {
    en: '{count, plural, one {# star of 5} other {# stars of 5}}',
    es: '{count, plural, one {# estrella de 5} other {# estrellas de 5}}',
    description: 'One choice of a rating from 1 to 5',
  },
  draw: {
    en: 'Sign by hand',
    es: 'Firmar a mano',
    description: 'Way to sign a form: draw with a finger, pen or mouse',
  },
  type: { en: 'Type my name', es: 'Escribir mi nombre', description: 'Way to sign a form: type the name' },
  howToSign: {
    en: 'How do you want to sign?',
    es: '¿Cómo desea firmar?',
    description: 'Choice between drawing and typing',
  },
  pad: {
    en: 'Place to sign with your finger, a pen or the mouse. If you cannot draw, choose “Type my name”.',
    es: 'Espacio para firmar con el dedo, un lápiz o el ratón. Si no puede dibujar, elija «Escribir mi nombre».',
    description: 'Read out for the signature pad',
  },
  signHere: { en: 'Sign here', es: 'Firme aquí', description: 'Shown on the empty signature pad' },
  clear: { en: 'Clear and sign again', es: 'Borrar y firmar de nuevo', description: 'Empties the signature pad' },
  fullName: { en: 'Your full name', es: 'Su nombre completo', description: 'Typed in place of a drawn signature' },
  nameCounts: {
    en: 'Your typed name counts as your signature.',
    es: 'Su nombre escrito vale como su firma.',
    description: 'Hint at the name that is typed in place of a drawn signature',
  },
  signature: { en: 'Signature', es: 'Firma', description: 'Names the picture of a drawn signature' },
  noAnswer: { en: 'No answer', es: 'Sin respuesta', description: 'In a signed form, at a field that was left empty' },
});

export const formWords = messages('forms.form', {
  invalid: {
    en: 'Fields Invalid',
    es: 'Hay campos con errores',
    description: 'Some fields of a form do not go together; exact text of the specification',
  },
  check: {
    en: '{count, plural, one {Please look at one field:} other {Please look at # fields:}}',
    es: '{count, plural, one {Revise un campo:} other {Revise # campos:}}',
    description: 'Above the list of fields that hold up a form',
  },
  page: { en: 'Page {page} of {pages}', es: 'Página {page} de {pages}', description: 'Which page of a form is open' },
  next: { en: 'Next', es: 'Siguiente', description: 'Button to the next page of a form' },
  back: { en: 'Back', es: 'Atrás', description: 'Button to the page before of a form' },
  nothingChanged: {
    en: 'Nothing is filled in yet.',
    es: 'Todavía no ha llenado nada.',
    description: 'After a try to send a form in which nothing was changed',
  },
});

/** Texts of rules between fields, with the fields' names. */
export const ruleWords = messages('forms.rule', {
  MATCH: {
    en: 'These must be the same: {fields}',
    es: 'Deben ser iguales: {fields}',
    description: 'Two fields have different values; their names',
  },
  OR: {
    en: 'Fill in at least one of these: {fields}',
    es: 'Llene al menos uno de estos: {fields}',
    description: 'None of some fields has a value; their names',
  },
  COMPLETION_EQUAL: {
    en: 'Fill in all of these, or none: {fields}',
    es: 'Llene todos estos o ninguno: {fields}',
    description: 'Some of the fields have a value and some do not; their names',
  },
  CONDITIONALLY_REQUIRED: {
    en: 'Because of another answer, this is needed: {fields}',
    es: 'Por otra respuesta, esto hace falta: {fields}',
    description: 'A field must be filled because of what stands in another one; its name',
  },
  DATE_RANGE: {
    en: 'This date cannot be right: {fields}',
    es: 'Esta fecha no puede ser correcta: {fields}',
    description: 'A date is too early or too late; the name of its field',
  },
});

export const problemWords: Record<FieldProblem['kind'], Message> = messages('forms.problem', {
  required: {
    en: 'Required Field',
    es: 'Campo obligatorio',
    description: 'At a field that must be filled in; exact text of the specification',
  },
  'bad-email': {
    en: 'This is not an email address, such as ana@example.com.',
    es: 'Esto no es un correo electrónico, como ana@example.com.',
    description: 'At an email field',
  },
  'bad-phone': {
    en: 'A phone number has 10 digits: (999) 999-9999.',
    es: 'Un teléfono tiene 10 dígitos: (999) 999-9999.',
    description: 'At a phone field',
  },
  'bad-zipcode': {
    en: 'A ZIP code has 5 digits.',
    es: 'El código postal tiene 5 dígitos.',
    description: 'At a ZIP code',
  },
  'bad-ssn': {
    en: 'A Social Security number has 9 digits.',
    es: 'El número de Seguro Social tiene 9 dígitos.',
    description: 'At a Social Security number',
  },
  'bad-date': {
    en: 'This is not a date. Type it as MM/DD/YYYY.',
    es: 'Esto no es una fecha. Escríbala como DD/MM/AAAA.',
    description: 'At a date field',
  },
  'date-out-of-range': {
    en: 'This date is too early or in the future.',
    es: 'Esta fecha es demasiado antigua o está en el futuro.',
    description: 'At a date field: before 1901, or a date of birth after today',
  },
  'bad-signature': {
    en: 'Sign once more, or type your name.',
    es: 'Firme otra vez o escriba su nombre.',
    description: 'At a signature that is a scribble of one dot, or a name without letters',
  },
  'unknown-choice': {
    en: 'Choose one of these.',
    es: 'Elija una de estas opciones.',
    description: 'At a list of choices',
  },
  'too-long': {
    en: 'This is too long. {max, number} characters fit here.',
    es: 'Esto es demasiado largo. Aquí caben {max, number} caracteres.',
    description: 'At a text field',
  },
  'bad-pattern': {
    en: 'This is not written as it should be. Please check it.',
    es: 'Esto no está escrito como debe ser. Revíselo.',
    description: 'At a text field with a pattern, such as a member number',
  },
  'out-of-range': {
    en: 'Enter a number from {min, number} to {max, number}.',
    es: 'Escriba un número del {min, number} al {max, number}.',
    description: 'At a field for a number',
  },
  'no-match': {
    en: 'This must be the same as “{field}”.',
    es: 'Esto debe ser igual a «{field}».',
    description: 'At a field that repeats another one; the name of the other',
  },
});
