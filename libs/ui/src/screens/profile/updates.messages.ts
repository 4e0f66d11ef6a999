import { messages } from '../../words/messages.ts';

/** The section `notifications`. */
export const updatesWords = messages('profile.updates', {
  lead: {
    en: 'Choose how {practice} tells you things.',
    es: 'Elija cómo {practice} le avisa.',
    description: 'First line of the section; name of the practice',
  },
  reminders: { en: 'Reminders of visits', es: 'Recordatorios de citas', description: 'What one is told of' },
  visits: {
    en: 'Visits that are booked, changed or canceled',
    es: 'Citas reservadas, cambiadas o canceladas',
    description: 'What one is told of',
  },
  payments: { en: 'Payments', es: 'Pagos', description: 'What one is told of' },
  email: { en: 'Email', es: 'Correo electrónico', description: 'By what one is told' },
  sms: { en: 'Text message', es: 'Mensaje de texto', description: 'By what one is told' },
  mustCome: {
    en: 'Emails about payments always come, so that no charge is a surprise.',
    es: 'Los correos sobre pagos siempre llegan, para que ningún cobro sea una sorpresa.',
    description: 'Why a mail about payments cannot be switched off',
  },
  nothing: {
    en: 'You will not be told about this.',
    es: 'No recibirá avisos sobre esto.',
    description: 'Below a topic of which nothing is chosen',
  },
  noPhone: {
    en: 'For text messages, your account needs a cell phone number.',
    es: 'Para recibir mensajes de texto, su cuenta necesita un número de celular.',
    description: 'Why text messages cannot be chosen',
  },
  addPhone: { en: 'Add a number', es: 'Agregar un número', description: 'Link to where a number is added' },
  codes: {
    en: 'Codes for signing in, and news about the safety of your account, always come.',
    es: 'Los códigos para iniciar sesión y los avisos sobre la seguridad de su cuenta siempre llegan.',
    description: 'Last line of the section',
  },
});
