import { messages } from '../../words/messages.ts';

export const askForLinkWords = messages('guests.askForLink', {
  lead: {
    en: 'Do you have no link from {practice}? Tell us who the patient is, and we send one.',
    es: '¿No tiene un enlace de {practice}? Díganos quién es el paciente y le enviaremos uno.',
    description: 'Above the form of somebody who came without a link; name of the practice',
  },
  firstName: { en: 'First name', es: 'Nombre', description: 'Field: the patient’s first name' },
  contact: {
    en: 'Email or mobile number',
    es: 'Correo electrónico o celular',
    description: 'Field: where the practice reaches the patient',
  },
  contactHint: {
    en: 'The one that the practice has on file. We send the link there.',
    es: 'El que el consultorio tiene registrado. Allí enviamos el enlace.',
    description: 'Under the label of that field',
  },
  missingFirst: { en: 'Enter the first name.', es: 'Escriba el nombre.', description: 'Error under the first name' },
  missingLast: { en: 'Enter the last name.', es: 'Escriba el apellido.', description: 'Error under the last name' },
  missingDate: {
    en: 'Enter the date of birth.',
    es: 'Escriba la fecha de nacimiento.',
    description: 'Error under the date of birth',
  },
  wrongContact: {
    en: 'Enter an email like name@example.com, or a number with area code.',
    es: 'Escriba un correo como nombre@ejemplo.com, o un número con código de área.',
    description: 'Error under the email or mobile number',
  },
  send: { en: 'Send me a link', es: 'Enviarme un enlace', description: 'Button that asks for the link' },
  sending: { en: 'Sending…', es: 'Enviando…', description: 'The same button while it is on its way' },
  asked: {
    en: 'Thank you. If this matches what {practice} has on file, a link is on its way to you. It can take a few minutes.',
    es: 'Gracias. Si coincide con lo que {practice} tiene registrado, le enviamos un enlace. Puede tardar unos minutos.',
    description: 'After the form was sent, for known and unknown people alike; name of the practice',
  },
  notComing: {
    en: 'Nothing arrived? Check your spam folder, or call us.',
    es: '¿No le llegó nada? Revise el correo no deseado o llámenos.',
    description: 'Under that, above the telephone number of the practice',
  },
  again: {
    en: 'Ask for a new link',
    es: 'Pedir un enlace nuevo',
    description: 'Link under the reason why a link does not open: leads to the form',
  },
});
