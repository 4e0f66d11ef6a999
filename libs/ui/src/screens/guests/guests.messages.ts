import type { ShutLink } from '@portico/application/guests';
import { messages, type Message } from '../../words/messages.ts';

export const entryWords = messages('guests.entry', {
  loading: {
    en: 'Opening your link…',
    es: 'Abriendo su enlace…',
    description: 'Said while a guest’s link is looked up',
  },
  leadLink: {
    en: '{practice} sent you this link. To keep records private, please tell us the patient’s date of birth.',
    es: '{practice} le envió este enlace. Para proteger los datos, indique la fecha de nacimiento del paciente.',
    description: 'Above the identity check of a guest’s link; name of the practice',
  },
  leadBill: {
    en: 'Have your bill from {practice} at hand. What you enter must match it.',
    es: 'Tenga a mano su factura de {practice}. Lo que escriba debe coincidir con ella.',
    description: 'Above the identity check without a link; name of the practice',
  },
  patientNumber: {
    en: 'Patient number',
    es: 'Número de paciente',
    description: 'Field: the number of the patient as printed on a bill',
  },
  patientNumberHint: {
    en: 'At the top of your bill.',
    es: 'En la parte superior de su factura.',
    description: 'Where the number of the patient is found',
  },
  lastName: { en: 'Last name', es: 'Apellido', description: 'Field: the patient’s last name' },
  go: { en: 'Continue', es: 'Continuar', description: 'Button that sends the identity check' },
  wrong: {
    en: 'This does not match our records. Please check it and try again.',
    es: 'No coincide con nuestros registros. Revíselo e inténtelo de nuevo.',
    description: 'The identity check was wrong; the same words for everything that was wrong',
  },
  wait: {
    en: 'There were too many tries. You can try again at {time}.',
    es: 'Hubo demasiados intentos. A las {time} puede intentarlo de nuevo.',
    description: 'Too many wrong identity checks; time of day',
  },
  help: {
    en: 'After five wrong tries the link is locked.',
    es: 'Después de cinco intentos incorrectos, el enlace se bloquea.',
    description: 'Under the identity check of a link',
  },
  call: {
    en: 'Call {practice}: {phone}',
    es: 'Llame a {practice}: {phone}',
    description: 'Link that dials the practice',
  },
  callYours: {
    en: 'Please call your practice. Its number is on your bill and on its website.',
    es: 'Llame a su consultorio. El número está en su factura y en su sitio web.',
    description: 'What to do where the practice is not known',
  },
  account: {
    en: 'Or sign in to your account',
    es: 'O inicie sesión en su cuenta',
    description: 'Link to the login screen, under a reason why a link does not open',
  },
});

/** Why a link is not valid, and what to do; a kind without a text does not compile. */
export const shutWords: Readonly<Record<ShutLink['kind'], Message>> = messages('guests.shut', {
  unknown: {
    en: 'We do not know this link. Please open it again from the message, whole.',
    es: 'No reconocemos este enlace. Ábralo de nuevo desde el mensaje, completo.',
    description: 'The code of a link is not known',
  },
  early: {
    en: 'It is too early for this link. Please come back later.',
    es: 'Todavía es pronto para este enlace. Vuelva más tarde.',
    description: 'A link that opens later',
  },
  expired: {
    en: 'This link has expired. Your practice can send you a new one.',
    es: 'Este enlace caducó. Su consultorio puede enviarle uno nuevo.',
    description: 'A link that is over, or whose visit is',
  },
  used: {
    en: 'This link was used already. There is nothing left to do.',
    es: 'Este enlace ya se usó. No queda nada por hacer.',
    description: 'A link that was used',
  },
  revoked: {
    en: 'Your practice has withdrawn this link.',
    es: 'Su consultorio anuló este enlace.',
    description: 'A link that the practice took back',
  },
  locked: {
    en: 'This link is locked after too many wrong tries. Your practice can send you a new one.',
    es: 'Este enlace se bloqueó por demasiados intentos incorrectos. Su consultorio puede enviarle uno nuevo.',
    description: 'A link that was locked by wrong identity checks',
  },
});

export const visitWords = messages('guests.visit', {
  lead: {
    en: 'This is your visit at {practice}.',
    es: 'Esta es su cita en {practice}.',
    description: 'Above the visit that a guest’s link is about; name of the practice',
  },
  desk: {
    en: 'When you arrive, please check in at the front desk. Bring your insurance card and a photo ID.',
    es: 'Al llegar, regístrese en la recepción. Traiga su tarjeta del seguro y una identificación con foto.',
    description: 'What to do on the day of the visit, in person',
  },
  video: {
    en: 'This is a video visit. {practice} will send you the way to join.',
    es: 'Es una consulta por video. {practice} le enviará cómo conectarse.',
    description: 'What to do for a visit by video; name of the practice',
  },
  change: {
    en: 'Cannot come? Please call us.',
    es: '¿No puede venir? Llámenos.',
    description: 'Above the telephone number of the practice',
  },
});

export const bookWords = messages('guests.book', {
  call: {
    en: 'Did not find what you need? Some visits are booked by phone only. Please call us.',
    es: '¿No encuentra lo que necesita? Algunas citas solo se reservan por teléfono. Llámenos.',
    description: 'Under the screens on which a guest books a visit, above the telephone number of the practice',
  },
});

export const madeWords = messages('guests.made', {
  booked: {
    en: 'Your visit at {practice} is booked. We look forward to seeing you.',
    es: 'Su cita en {practice} está reservada. Le esperamos.',
    description: 'A guest’s visit is booked; name of the practice',
  },
  moved: {
    en: 'Your visit at {practice} is booked for the new time. The old one is canceled.',
    es: 'Su cita en {practice} está reservada en el nuevo horario. La anterior está cancelada.',
    description: 'A guest’s visit is moved; name of the practice',
  },
  requested: {
    en: 'We sent your request to {practice}. It is not booked yet: they will answer you.',
    es: 'Enviamos su solicitud a {practice}. Todavía no está reservada: le responderán.',
    description: 'A guest’s visit is asked for; name of the practice',
  },
  checkedIn: {
    en: 'You are checked in at {practice}. There is nothing more to do before your visit.',
    es: 'Su llegada a {practice} está registrada. No tiene que hacer nada más antes de su cita.',
    description: 'A guest has checked in; name of the practice',
  },
});

export const guestPayWords = messages('guests.pay', {
  notOpened: {
    en: 'We could not open your payment.',
    es: 'No pudimos abrir su pago.',
    description: 'A guest’s bill could not be opened',
  },
  statement: {
    en: 'See your latest statement',
    es: 'Ver su último estado de cuenta',
    description: 'Button that opens the latest statement of the practice in a new window',
  },
  blocked: {
    en: 'Please allow pop-ups for this site to view the file.',
    es: 'Permita las ventanas emergentes de este sitio para ver el archivo.',
    description: 'The browser did not open the window of a statement',
  },
});

export const guestReceiptWords = messages('guests.receipt', {
  lead: {
    en: 'You paid {practice}. Thank you!',
    es: 'Usted pagó a {practice}. ¡Gracias!',
    description: 'Above the amount that was paid; name of the practice',
  },
  practice: { en: 'Practice', es: 'Consultorio', description: 'Label on a receipt: name of the practice' },
  phone: { en: 'Phone', es: 'Teléfono', description: 'Label on a receipt: number of the practice' },
  date: { en: 'Date', es: 'Fecha', description: 'Label on a receipt: day of the payment' },
  card: { en: 'Card', es: 'Tarjeta', description: 'Label on a receipt: card that was charged' },
  cardEnding: {
    en: '{brand} ending in {last4}',
    es: '{brand} terminada en {last4}',
    description: 'A card by its brand and last four digits',
  },
  reference: { en: 'Reference', es: 'Referencia', description: 'Label on a receipt: number of the payment' },
  sent: {
    en: 'We are also sending this receipt to where we sent your link.',
    es: 'También le enviamos este recibo adonde le enviamos su enlace.',
    description: 'Under the receipt of a guest who came by a link',
  },
  keep: {
    en: 'Please print or save this page. It is your receipt.',
    es: 'Imprima o guarde esta página. Es su recibo.',
    description: 'Under the receipt of a guest who is sent none',
  },
  print: { en: 'Print', es: 'Imprimir', description: 'Button that prints the receipt' },
});

export const doneWords = messages('guests.done', {
  pay: {
    en: 'You have nothing to pay at {practice}. Thank you!',
    es: 'No tiene nada que pagar en {practice}. ¡Gracias!',
    description: 'Nothing is due; name of the practice',
  },
  checkIn: {
    en: 'You are already checked in at {practice}.',
    es: 'Ya está registrado en {practice}.',
    description: 'The visit is checked in already; name of the practice',
  },
  appointment: {
    en: 'Your visit at {practice} is already booked.',
    es: 'Su cita en {practice} ya está reservada.',
    description: 'A visit was booked by the link already; name of the practice',
  },
  reschedule: {
    en: 'Your visit at {practice} is already changed or canceled.',
    es: 'Su cita en {practice} ya se cambió o se canceló.',
    description: 'The visit of the link was moved or canceled already; name of the practice',
  },
  other: {
    en: 'There is nothing left to do here.',
    es: 'Aquí no queda nada por hacer.',
    description: 'What the link was for is done',
  },
  yourPractice: { en: 'your practice', es: 'su consultorio', description: 'In place of the name of a practice' },
  close: {
    en: 'You can close this page now.',
    es: 'Ya puede cerrar esta página.',
    description: 'Last sentence where nothing is left to do',
  },
});

export const unavailableWords = messages('guests.unavailable', {
  at: {
    en: '{practice} does not offer this online. Please call, and they will help you.',
    es: '{practice} no ofrece esto en línea. Llame y le ayudarán.',
    description: 'A service that a practice does not offer online; its name',
  },
  nowhere: {
    en: 'This is not offered online.',
    es: 'Esto no se ofrece en línea.',
    description: 'A service that is not offered online, where the practice is not known',
  },
});

export const guestErrorWords = messages('guests.error', {
  title: { en: 'We cannot go on', es: 'No podemos continuar', description: 'Title of a dialog: a guest’s page failed' },
  ok: { en: 'Ok', es: 'Aceptar', description: 'Button that closes the dialog and begins anew' },
  over: {
    en: 'Your visit to this page has ended. Please open the link that you were sent again.',
    es: 'Su visita a esta página terminó. Abra de nuevo el enlace que recibió.',
    description: 'The guest’s token is over or missing',
  },
  gone: {
    en: 'We do not find what this link was about any more. Please call your practice.',
    es: 'Ya no encontramos de qué trataba este enlace. Llame a su consultorio.',
    description: 'The visit of a guest’s link is gone',
  },
});

export const shortLinkWords = messages('guests.shortLink', {
  following: {
    en: 'Opening your link…',
    es: 'Abriendo su enlace…',
    description: 'Said while a short link is looked up',
  },
  'too-early': {
    en: 'This link opens later. Please try again then.',
    es: 'Este enlace se abrirá más tarde. Inténtelo entonces.',
    description: 'A short link that opens later',
  },
  unknown: {
    en: 'This link is not valid any more.',
    es: 'Este enlace ya no es válido.',
    description: 'A short link that is unknown or over',
  },
});
