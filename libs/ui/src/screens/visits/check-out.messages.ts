import type { FormRefusal } from '@portico/application/forms';
import type { CheckOutRefusal } from '@portico/application/visits';
import type { CheckOutStep } from '@portico/domain/practices';
import type { StepStatus } from '@portico/domain/visits';
import { messages, type Message } from '../../words/messages.ts';

export const checkOutWords = messages('checkOut.screen', {
  loading: { en: 'Loading your check-out', es: 'Cargando su salida', description: 'While the screen is fetched' },
  with: {
    en: '{provider} · {office}',
    es: '{provider} · {office}',
    description: 'Under the day of the visit: with whom and where it was',
  },
  checkedOut: {
    en: 'You are checked out.',
    es: 'Su salida está registrada.',
    description: 'On the screen once the practice knows that the person has left',
  },
  lead: {
    en: 'Thank you for coming. You can do these in any order.',
    es: 'Gracias por venir. Puede hacer esto en el orden que quiera.',
    description: 'Above the steps of check-out',
  },
  steps: { en: 'Before you go', es: 'Antes de irse', description: 'Heading above the steps of check-out' },
  optional: { en: 'Can wait', es: 'Puede esperar', description: 'Badge of a step that can be left out' },
  formsOpen: {
    en: '{count, plural, one {The practice needs # form from you.} other {The practice needs # forms from you.}}',
    es: '{count, plural, one {El consultorio necesita # formulario de usted.} other {El consultorio necesita # formularios de usted.}}',
    description: 'What is to be done in the step of the forms',
  },
  formsDone: {
    en: 'The practice has all your forms.',
    es: 'El consultorio tiene todos sus formularios.',
    description: 'In the step of the forms once they are sent',
  },
  fillIn: {
    en: 'Fill in the forms',
    es: 'Llenar los formularios',
    description: 'Button: goes to the forms of the visit',
  },
  formsElsewhere: {
    en: 'To fill them in, switch to {practice} first.',
    es: 'Para llenarlos, primero cambie a {practice}.',
    description: 'In the step of the forms, where the person is at another of their practices',
  },
  formsNotYours: {
    en: 'You may not fill in forms for this patient. Please ask somebody who may, or the front desk.',
    es: 'Usted no puede llenar formularios de este paciente. Pídaselo a alguien que pueda, o a la recepción.',
    description: 'In the step of the forms, to a delegate who may not fill them in',
  },
  surveyOpen: {
    en: 'Tell the practice how your visit was.',
    es: 'Cuéntele al consultorio cómo fue su consulta.',
    description: 'What is to be done in the step of the survey',
  },
  surveyDone: {
    en: 'Thank you for your answers.',
    es: 'Gracias por sus respuestas.',
    description: 'In the step of the survey once it is answered',
  },
  survey: { en: 'Answer the survey', es: 'Responder la encuesta', description: 'Button: goes to the survey' },
  due: {
    en: '{amount} is due. You can also pay it later.',
    es: 'Debe {amount}. También puede pagarlo después.',
    description: 'What is to be done in the step of the payment',
  },
  paid: { en: 'Nothing is left to pay.', es: 'No queda nada por pagar.', description: 'In the step of the payment' },
  planned: {
    en: 'Your payment plan is set up. Nothing is left to pay now.',
    es: 'Su plan de pagos está listo. Por ahora no queda nada por pagar.',
    description: 'In the step of the payment once a payment plan was made on the way',
  },
  pay: { en: 'Pay {amount}', es: 'Pagar {amount}', description: 'Button: goes to the payment of the visit' },
  nextOpen: {
    en: 'You have no other visit at {practice} yet.',
    es: 'Aún no tiene otra cita en {practice}.',
    description: 'What is to be done in the step of the next visit',
  },
  nextBooked: {
    en: 'Booked: {when} with {provider}',
    es: 'Reservada: {when} con {provider}',
    description: 'In the step of the next visit: the one that is booked',
  },
  nextRequested: {
    en: 'Requested: {when} with {provider}. The practice will answer.',
    es: 'Solicitada: {when} con {provider}. El consultorio le responderá.',
    description: 'In the step of the next visit: the one that is asked for',
  },
  book: {
    en: 'Schedule your next visit',
    es: 'Programar su próxima cita',
    description: 'Button: goes to the booking of the next visit',
  },
  bookAnother: {
    en: 'Schedule another visit',
    es: 'Programar otra cita',
    description: 'The same button where there is a next visit already',
  },
  skip: { en: 'Not now', es: 'Ahora no', description: 'Button: leaves a step of check-out out' },
  skipAbout: {
    en: 'Not now: {step}',
    es: 'Ahora no: {step}',
    description: 'The same button for screen readers; begins with the words that are shown',
  },
  checkOut: {
    en: 'Check out',
    es: 'Registrar salida',
    description: 'Button: tells the practice that the person leaves',
  },
  checkingOut: {
    en: 'Checking you out…',
    es: 'Registrando su salida…',
    description: 'The same button while it is on its way',
  },
  formsFirst: {
    en: 'Please fill in the forms first.',
    es: 'Primero llene los formularios.',
    description: 'Beside that button while forms are open',
  },
  toAppointments: {
    en: 'Go to appointments',
    es: 'Ir a las citas',
    description: 'Button: leaves check-out for the list of appointments',
  },
  back: { en: 'Back to check-out', es: 'Volver a la salida', description: 'Link above the payment of a visit' },
  doneTitle: {
    en: 'You are checked out',
    es: 'Su salida está registrada',
    description: 'Title of the modal once the practice knows that the person has left',
  },
  doneAll: {
    en: 'That was everything. Take care!',
    es: 'Eso es todo. ¡Que esté bien!',
    description: 'In that modal when nothing is left',
  },
  doneNext: {
    en: 'If you have a moment, there is one more thing:',
    es: 'Si tiene un momento, queda algo más:',
    description: 'In that modal, above the button that leads to what is offered next',
  },
  done: { en: 'Done', es: 'Listo', description: 'Button of that modal: goes to the list of appointments' },
  notCheckedOut: {
    en: 'You are not checked out yet.',
    es: 'Su salida aún no está registrada.',
    description: 'After a failure, before the sentence that says why',
  },
});

export const stepWords: Readonly<Record<CheckOutStep, Message>> = messages('checkOut.step', {
  forms: { en: 'Forms', es: 'Formularios', description: 'Name of a step of check-out' },
  survey: { en: 'Survey', es: 'Encuesta', description: 'Name of a step of check-out' },
  payment: { en: 'Payment', es: 'Pago', description: 'Name of a step of check-out' },
  'next-visit': { en: 'Next visit', es: 'Próxima cita', description: 'Name of a step of check-out' },
});

export const statusWords: Readonly<Record<StepStatus, Message>> = messages('checkOut.standing', {
  open: { en: 'To do', es: 'Por hacer', description: 'How it stands with a step of check-out' },
  skipped: { en: 'Not now', es: 'Ahora no', description: 'How it stands with a step of check-out' },
  done: { en: 'Done', es: 'Listo', description: 'How it stands with a step of check-out' },
});

/** Why check-out was refused; general failures have their own texts. */
export const checkOutRefusalWords: Readonly<Record<Exclude<CheckOutRefusal['kind'], FormRefusal['kind']>, Message>> =
  messages('checkOut.refusal', {
    'no-check-out': {
      en: 'You cannot check out of this visit here now. If you were there, please ask the front desk.',
      es: 'Ahora no puede registrar aquí la salida de esta cita. Si estuvo en ella, pregunte en recepción.',
      description: 'The person did not come, the visit has not begun, or it is too long ago',
    },
    'forms-open': {
      en: 'The practice still needs a form from you.',
      es: 'El consultorio aún necesita un formulario de usted.',
      description: 'A form of the visit is not filled in',
    },
  });
