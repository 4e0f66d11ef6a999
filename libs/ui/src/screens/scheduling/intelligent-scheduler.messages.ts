import { messages } from '../../words/messages.ts';

export const guidedWords = messages('scheduling.guided', {
  loading: {
    en: 'Loading the questions…',
    es: 'Cargando las preguntas…',
    description: 'Said while the questions of a practice are fetched',
  },
  noticeTitle: {
    en: 'Before you start',
    es: 'Antes de empezar',
    description: 'Title of the modal with what the practice says before its questions',
  },
  noticeRead: {
    en: 'I understand',
    es: 'Entendido',
    description: 'Button that closes this modal and goes on to the questions',
  },
  step: { en: 'Question {step}', es: 'Pregunta {step}', description: 'Above a question: its number' },
  answers: {
    en: 'Your answers so far',
    es: 'Sus respuestas hasta ahora',
    description: 'Heading of the running list of answers',
  },
  leadsTo: {
    en: 'Kind of visit: {name}',
    es: 'Tipo de cita: {name}',
    description: 'Below the last question: the kind of visit to which the chosen answer leads',
  },
  back: { en: 'Back', es: 'Atrás', description: 'Button: one question back' },
  cancel: { en: 'Cancel', es: 'Cancelar', description: 'Button that gives the booking up' },
  next: { en: 'Next', es: 'Siguiente', description: 'Button: to the next question' },
  goOn: { en: 'Continue', es: 'Continuar', description: 'Button on the last question: on with the booking' },
  call: {
    en: 'To talk to {practice}, call {phone}.',
    es: 'Para hablar con {practice}, llame al {phone}.',
    description: 'Link below a word of the practice that ends the questions; its name and telephone number',
  },
  endTitle: {
    en: 'What to do now',
    es: 'Qué hacer ahora',
    description: 'Heading of what the practice says where its questions end without a booking',
  },
});
