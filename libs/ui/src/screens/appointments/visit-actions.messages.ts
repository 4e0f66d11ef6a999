import type { CancelRefusal, CallProblem } from '@portico/application/appointments';
import type { Failure } from '@portico/application/kernel';
import { messages, type Message } from '../../words/messages.ts';

export const cancelWords = messages('visitActions.cancelling', {
  title: { en: 'Cancel this visit?', es: '¿Cancelar esta cita?', description: 'Title of the question' },
  withdrawTitle: {
    en: 'Take this request back?',
    es: '¿Retirar esta solicitud?',
    description: 'Title of the question for a requested appointment',
  },
  what: {
    en: '{when} with {provider}',
    es: '{when}, con {provider}',
    description: 'Which visit it is about: when and with whom',
  },
  reason: {
    en: 'Why are you canceling?',
    es: '¿Por qué cancela?',
    description: 'Label of the list of reasons that the practice offers',
  },
  noReason: {
    en: 'I prefer not to say',
    es: 'Prefiero no decirlo',
    description: 'First entry of that list: no reason is chosen',
  },
  comments: {
    en: 'Please tell us why',
    es: 'Díganos por qué',
    description: 'Label of the text that one of the reasons needs',
  },
  commentsMissing: {
    en: 'Please write a few words.',
    es: 'Escriba unas palabras.',
    description: 'Under that text when it is missing',
  },
  fee: {
    en: 'The practice charges {amount} for canceling this visit. You pay it on the next page, and the visit is canceled once it is paid.',
    es: 'El consultorio cobra {amount} por cancelar esta cita. Lo paga en la página siguiente, y la cita se cancela al quedar pagado.',
    description: 'Before a visit is canceled that has a fee',
  },
  feeByPhone: {
    en: 'The practice charges {amount} for canceling this visit. To cancel it, please call {practice}.',
    es: 'El consultorio cobra {amount} por cancelar esta cita. Para cancelarla, llame a {practice}.',
    description: 'The same where the fee cannot be paid online',
  },
  prepaidBack: {
    en: 'You paid {amount} ahead for this visit. If you cancel now, all of it goes back to your {card}. It can take 3 to 5 business days until you see it.',
    es: 'Usted pagó {amount} por adelantado por esta cita. Si la cancela ahora, se le devuelve todo a su {card}. Puede tardar de 3 a 5 días hábiles en verlo.',
    description: 'Before a visit is canceled that was prepaid, in time; what goes back, and the card or cards',
  },
  prepaidBackUntil: {
    en: 'It goes back only if you cancel before {when}.',
    es: 'Solo si cancela antes del {when} se le devuelve.',
    description: 'After the sentence above: day and time up to which the prepayment goes back',
  },
  prepaidKept: {
    en: 'You paid {amount} ahead for this visit. If you cancel now, it does not go back to your {card}. With questions, please call {practice}.',
    es: 'Usted pagó {amount} por adelantado por esta cita. Si la cancela ahora, no se devuelve a su {card}. Si tiene preguntas, llame a {practice}.',
    description:
      'Before a visit is canceled that was prepaid, where the practice keeps the money; the amount, the card or cards, the practice',
  },
  prepaidKeptSince: {
    en: 'It went back for cancellations before {when}.',
    es: 'Por cancelaciones antes del {when} se devolvía.',
    description: 'After the sentence above: day and time since which the prepayment is kept',
  },
  card: {
    en: '{brand} card ending in {digits}',
    es: 'tarjeta {brand} terminada en {digits}',
    description: 'A card in the middle of a sentence; its brand, its last four digits',
  },
  givenBack: {
    en: '{amount} goes back to your {card}. It can take 3 to 5 business days until you see it.',
    es: 'Se le devuelven {amount} a su {card}. Puede tardar de 3 a 5 días hábiles en verlo.',
    description: 'Once a prepaid visit is canceled in time; the amount and the card or cards',
  },
  notGivenBack: {
    en: 'The {amount} that you paid ahead does not go back. With questions, please call the practice.',
    es: 'Los {amount} que pagó por adelantado no se devuelven. Si tiene preguntas, llame al consultorio.',
    description: 'Once a prepaid visit is canceled and the practice keeps the money; the amount',
  },
  until: {
    en: 'You can cancel it here until {when}.',
    es: 'Hasta el {when} puede cancelarla aquí.',
    description: 'Day and time until which the visit can be canceled online',
  },
  tooLate: {
    en: 'It is too late to cancel this visit here. To cancel it, please call {practice}.',
    es: 'Ya es tarde para cancelar esta cita aquí. Para cancelarla, llame a {practice}.',
    description: 'Where the practice lets visits be canceled by phone only by now',
  },
  over: {
    en: 'This visit cannot be canceled any more.',
    es: 'Esta cita ya no se puede cancelar.',
    description: 'Where the visit is over, canceled, or the patient has come',
  },
  withdrawNote: {
    en: 'The practice will not answer the request any more.',
    es: 'El consultorio ya no responderá la solicitud.',
    description: 'Before a request is taken back',
  },
  yes: { en: 'Cancel visit', es: 'Cancelar la cita', description: 'Button of the question: cancels' },
  withdraw: {
    en: 'Take it back',
    es: 'Retirarla',
    description: 'Button of the question for a requested appointment: takes it back',
  },
  toPayment: { en: 'Go to payment', es: 'Ir al pago', description: 'Button of the question: pays the fee first' },
  anotherTime: {
    en: 'Find another time',
    es: 'Buscar otra hora',
    description: 'Button of the question when the chosen reason is to need another time',
  },
  no: { en: 'Keep it', es: 'Conservarla', description: 'Button of the question: everything stays as it is' },
  doneTitle: { en: 'Your visit is canceled', es: 'Su cita está cancelada', description: 'Title once it is canceled' },
  withdrawnTitle: {
    en: 'Your request is taken back',
    es: 'Se retiró su solicitud',
    description: 'Title once a request is taken back',
  },
  done: {
    en: 'Your visit with {provider} at {office} on {when} is canceled. You will get an email about it.',
    es: 'Su cita con {provider} en {office}, {when}, está cancelada. Recibirá un correo al respecto.',
    description: 'Once it is canceled: with whom, where, when',
  },
  doneByLink: {
    en: 'Your visit with {provider} at {office} on {when} is canceled.',
    es: 'Su cita con {provider} en {office}, {when}, está cancelada.',
    description: 'Once it is canceled by somebody without an account, who is not written to: with whom, where, when',
  },
  withdrawn: {
    en: 'Your request to {provider} at {office} is taken back. You will get an email about it.',
    es: 'Se retiró su solicitud a {provider} en {office}. Recibirá un correo al respecto.',
    description: 'Once a request is taken back',
  },
  unchanged: {
    en: 'The visit was not canceled and is as it was.',
    es: 'La cita no se canceló y sigue igual.',
    description: 'After a failure, before the sentence that says why',
  },
  call: { en: 'Call {phone}', es: 'Llamar al {phone}', description: 'Link that calls the practice' },
});

/** Why a visit was not canceled; general failures have their own texts. */
export const cancelRefusalWords: Readonly<Record<Exclude<CancelRefusal['kind'], Failure['kind']>, Message>> = messages(
  'visitActions.cancelRefusal',
  {
    'comments-missing': {
      en: 'This reason needs a few words.',
      es: 'Este motivo necesita unas palabras.',
      description: 'Why a visit was not canceled',
    },
    'comments-too-long': {
      en: 'What you wrote is too long.',
      es: 'Lo que escribió es demasiado largo.',
      description: 'Why a visit was not canceled',
    },
    'unknown-reason': {
      en: 'The practice has other reasons to choose from by now. Please open the question again.',
      es: 'El consultorio ahora ofrece otros motivos. Abra la pregunta de nuevo.',
      description: 'Why a visit was not canceled',
    },
    'not-cancellable': {
      en: 'It cannot be canceled any more.',
      es: 'Ya no se puede cancelar.',
      description: 'Why a visit was not canceled',
    },
    'too-late-to-cancel': {
      en: 'It is too late to cancel it here. Please call the practice.',
      es: 'Ya es tarde para cancelarla aquí. Llame al consultorio.',
      description: 'Why a visit was not canceled',
    },
    'prepayment-changed': {
      en: 'What goes back of your prepayment has changed meanwhile. Please open the question again.',
      es: 'Lo que se devuelve de su pago por adelantado cambió mientras tanto. Abra la pregunta de nuevo.',
      description: 'Why a visit was not canceled',
    },
    'fee-due': {
      en: 'The practice charges a fee for it by now. Please open the question again.',
      es: 'El consultorio ahora cobra un cargo. Abra la pregunta de nuevo.',
      description: 'Why a visit was not canceled',
    },
  },
);

export const callWords = messages('visitActions.video', {
  offerTitle: {
    en: 'Check in before the video visit?',
    es: '¿Registrar su llegada antes de la consulta por video?',
    description: 'Title of the notification before a video visit that can be checked in for',
  },
  offer: {
    en: 'You can check in now, or start the video call right away.',
    es: 'Puede registrar su llegada ahora o iniciar la videollamada de una vez.',
    description: 'The notification',
  },
  checkIn: { en: 'Check in now', es: 'Registrar llegada ahora', description: 'Button of the notification' },
  start: {
    en: 'Start the video call',
    es: 'Iniciar la videollamada',
    description: 'Button of the notification: opens the call in a new tab',
  },
});

/** Why a video visit was not opened; general failures have their own texts. */
export const callProblemWords: Readonly<Record<Exclude<CallProblem['kind'], Failure['kind']>, Message>> = messages(
  'visitActions.callProblem',
  {
    blocked: {
      en: 'Please allow pop-ups for this site to view the file.',
      es: 'Permita las ventanas emergentes de este sitio para ver el archivo.',
      description: 'The browser opened no new tab; exact text in English',
    },
    'no-address': {
      en: 'The video visit could not be opened. Please try again, or call the office.',
      es: 'No se pudo abrir la consulta por video. Inténtelo de nuevo o llame al consultorio.',
      description: 'The practice answered no address that can be opened',
    },
    'no-room': {
      en: 'The practice has no video room for this visit yet. Please try again soon, or call the office.',
      es: 'El consultorio aún no tiene sala de video para esta consulta. Inténtelo pronto o llame al consultorio.',
      description: 'There is no room to join',
    },
    'video-too-early': {
      en: 'The video visit is not open yet. It opens 30 minutes before the visit.',
      es: 'La consulta por video aún no está abierta. Se abre 30 minutos antes.',
      description: 'The clock of the device is ahead of that of the portal',
    },
    'video-over': {
      en: 'This video visit is over.',
      es: 'Esta consulta por video ya terminó.',
      description: 'There is nothing to join any more',
    },
  },
);
