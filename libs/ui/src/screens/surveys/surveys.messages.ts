import { messages } from '../../words/messages.ts';

export const surveysWords = messages('surveys.list', {
  loading: {
    en: 'Loading your surveys…',
    es: 'Cargando sus encuestas…',
    description: 'Said while surveys are fetched',
  },
  none: {
    en: 'No survey is waiting for you. After a visit you may find one here.',
    es: 'No tiene encuestas por responder. Después de una consulta puede encontrar una aquí.',
    description: 'In place of the list of surveys',
  },
  lead: {
    en: 'Each takes about a minute. The practice reads every answer.',
    es: 'Cada una toma más o menos un minuto. El consultorio lee todas las respuestas.',
    description: 'Above the list of surveys',
  },
  visit: {
    en: '{when}, with {provider} at {office}',
    es: '{when}, con {provider} en {office}',
    description: 'Which visit is asked about; day of the visit, name of the provider, name of the office',
  },
  begun: {
    en: 'You started this one. Your answers are kept.',
    es: 'Ya comenzó esta encuesta. Sus respuestas están guardadas.',
    description: 'On a survey that was left before its end',
  },
});

export const surveyWords = messages('surveys.survey', {
  loading: { en: 'Loading the survey…', es: 'Cargando la encuesta…', description: 'Said while a survey is fetched' },
  about: {
    en: 'About your visit on {when} with {provider}',
    es: 'Sobre su consulta del {when} con {provider}',
    description: 'Above the questions; day of the visit and name of the provider',
  },
  aboutPractice: {
    en: 'About your visit at {practice}',
    es: 'Sobre su consulta en {practice}',
    description: 'Above the questions, for a guest; name of the practice',
  },
  stars: {
    en: '{count, plural, one {# star of 5} other {# stars of 5}}',
    es: '{count, plural, one {# estrella de 5} other {# estrellas de 5}}',
    description: 'One choice of a rating from 1 to 5',
  },
  scale: {
    en: '1 star: not good. 5 stars: very good.',
    es: '1 estrella: mal. 5 estrellas: muy bien.',
    description: 'Above questions that are answered by stars',
  },
  optional: { en: 'Optional', es: 'Opcional', description: 'Beside a question that need not be answered' },
  left: {
    en: '{count, plural, one {# question is still to be answered.} other {# questions are still to be answered.}}',
    es: '{count, plural, one {Falta responder # pregunta.} other {Faltan por responder # preguntas.}}',
    description: 'Below the questions while the answers cannot be sent',
  },
  characters: {
    en: '{count, plural, one {# character left} other {# characters left}}',
    es: '{count, plural, one {Queda # carácter} other {Quedan # caracteres}}',
    description: 'Below a field for a text that is almost as long as it may be',
  },
  send: { en: 'Send answers', es: 'Enviar respuestas', description: 'Button that sends the answers of a survey' },
  sending: { en: 'Sending…', es: 'Enviando…', description: 'That button while it is being sent' },
  back: { en: 'Back to surveys', es: 'Volver a las encuestas', description: 'Button that leaves a survey' },
  backToCheckOut: {
    en: 'Back to check-out',
    es: 'Volver a la salida',
    description: 'Button that leaves a survey which is a step of check-out',
  },
});

export const followUpWords = messages('surveys.followUp', {
  title: {
    en: 'We are sorry it was not better',
    es: 'Lamentamos que no haya sido mejor',
    description: 'Heading of the page after a survey with low ratings',
  },
  lead: {
    en: 'Please tell the practice what went wrong. They read every answer.',
    es: 'Cuéntele al consultorio qué salió mal. Allí leen todas las respuestas.',
    description: 'Below that heading',
  },
  feedback: { en: 'What went wrong?', es: '¿Qué salió mal?', description: 'Label of the field on that page' },
  send: { en: 'Send', es: 'Enviar', description: 'Button that sends what went wrong' },
  finish: {
    en: 'Finish without writing',
    es: 'Terminar sin escribir',
    description: 'Button that ends the survey without a word about what went wrong',
  },
  thanks: { en: 'Thank you', es: 'Gracias', description: 'Heading after a survey was completed' },
  kept: {
    en: 'Your answers were sent to the practice.',
    es: 'Sus respuestas se enviaron al consultorio.',
    description: 'After a survey was completed',
  },
  already: {
    en: 'You have already answered this survey. Your answers reached the practice.',
    es: 'Ya respondió esta encuesta. Sus respuestas llegaron al consultorio.',
    description: 'In place of a survey that was completed before',
  },
  share: {
    en: 'We are glad! Would you like to tell others?',
    es: '¡Nos alegra! ¿Le gustaría contarlo a otras personas?',
    description: 'Heading above links to pages of the practice elsewhere, after very good ratings',
  },
  shareNote: {
    en: 'These pages are not part of the portal, and anybody can read what is written there. Please do not write about your health.',
    es: 'Estas páginas no son parte del portal y cualquiera puede leer lo que se escribe allí. Por favor, no escriba sobre su salud.',
    description: 'Below that heading',
  },
  network: {
    en: 'Write on {network} (opens in a new tab)',
    es: 'Escribir en {network} (se abre en otra pestaña)',
    description: 'Link to a page of the practice elsewhere; name of the network, such as Google',
  },
});
