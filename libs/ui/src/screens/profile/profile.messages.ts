import { messages } from '../../words/messages.ts';

export const settingsWords = messages('profile.settings', {
  sections: {
    en: 'Profile settings',
    es: 'Ajustes del perfil',
    description: 'Name of the list of sections of the profile settings, for screen readers',
  },
  personal: { en: 'Personal', es: 'Datos personales', description: 'Section of the profile settings: who one is' },
  payment: { en: 'Payment', es: 'Pago', description: 'Section of the profile settings: cards on file' },
  delegates: {
    en: 'Delegates',
    es: 'Representantes',
    description: 'Section of the profile settings: who may act for one',
  },
  authentication: {
    en: 'Authentication',
    es: 'Acceso y seguridad',
    description: 'Section of the profile settings: password, codes, devices',
  },
});

export const personalWords = messages('profile.personal', {
  loading: { en: 'Loading your details…', es: 'Cargando sus datos…', description: 'Said while the page is fetched' },
  lead: {
    en: 'This is what {practice} has on file about you.',
    es: 'Estos son los datos que {practice} tiene sobre usted.',
    description: 'Above the details; name of the practice',
  },
  name: { en: 'Name', es: 'Nombre', description: 'Label' },
  birthDate: { en: 'Date of birth', es: 'Fecha de nacimiento', description: 'Label' },
  email: { en: 'Email', es: 'Correo electrónico', description: 'Label' },
  phone: { en: 'Phone', es: 'Teléfono', description: 'Label' },
  language: { en: 'Preferred language', es: 'Idioma preferido', description: 'Label' },
  none: { en: 'Not on file', es: 'Sin dato', description: 'In place of a detail that is not known' },
  english: { en: 'English', es: 'Inglés', description: 'Name of the language' },
  spanish: { en: 'Spanish', es: 'Español', description: 'Name of the language' },
  wrongTitle: { en: 'Is something wrong?', es: '¿Hay algún error?', description: 'Heading' },
  wrong: {
    en: 'Please call {practice} at {phone}. They keep these details and can correct them.',
    es: 'Llame a {practice} al {phone}. Ellos guardan estos datos y los pueden corregir.',
    description: 'How details are changed; name and phone of the practice',
  },
  call: { en: 'Call {practice}', es: 'Llamar a {practice}', description: 'Link that calls the practice' },
  changeEmail: {
    en: 'You can change your sign-in email yourself.',
    es: 'Usted puede cambiar el correo con el que inicia sesión.',
    description: 'Before the link to the section where the email is changed',
  },
  changeEmailLink: {
    en: 'Change my email',
    es: 'Cambiar mi correo',
    description: 'Link to the section where the email is changed',
  },
});
