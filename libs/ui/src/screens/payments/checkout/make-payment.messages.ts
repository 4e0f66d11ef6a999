import type { MissingForPay } from '@portico/view-models/payments';
import type { PaymentContextKind, PaymentReceipt, PaymentType } from '@portico/application/payments';
import { messages, type Message } from '../../../words/messages.ts';

export const payWords = messages('makePayment.screen', {
  loading: { en: 'Loading what there is to pay…', es: 'Cargando lo que hay por pagar…', description: 'Said meanwhile' },
  findTime: {
    en: 'See open times',
    es: 'Ver horas libres',
    description: 'Button to the free times, where the time that was to be paid for is gone',
  },
  nothing: {
    en: 'There is nothing to pay here right now.',
    es: 'En este momento no hay nada que pagar aquí.',
    description: 'Stands where nothing is due',
  },
  notOnline: {
    en: 'This practice does not accept online payments. Please call the practice to make a payment.',
    es: 'Este consultorio no acepta pagos en línea. Llame al consultorio para hacer un pago.',
    description: 'Warning where a practice takes no cards online; exact text in English',
  },
  call: { en: 'Call {phone}', es: 'Llamar al {phone}', description: 'Link that calls the practice' },
  to: { en: 'To {practice}', es: 'A {practice}', description: 'Under the amount: who is paid' },
  previousBalance: {
    en: 'Previous balance',
    es: 'Saldo anterior',
    description: 'What was due before payments that are on their way; beside an amount',
  },
  pending: {
    en: 'Paid or planned already',
    es: 'Ya pagado o en un plan',
    description: 'Paid or planned and not yet in the books of the practice; beside an amount with a minus',
  },
  balance: { en: 'Patient balance', es: 'Saldo del paciente', description: 'Beside an amount' },
  copay: { en: 'Copay', es: 'Copago', description: 'Beside an amount: the part of a visit that the patient pays' },
  prepayment: { en: 'Prepayment', es: 'Pago por adelantado', description: 'Beside an amount' },
  cancellationFee: { en: 'Cancellation fee', es: 'Cargo por cancelación', description: 'Beside an amount' },
  shop: { en: 'Shop order', es: 'Pedido de la tienda', description: 'Beside an amount' },
  otherAmount: {
    en: 'This link has another amount than your order, which comes to {amount}. Nothing was charged. Please start the payment from the shop.',
    es: 'Este enlace tiene otra cantidad que su pedido, que suma {amount}. No se cobró nada. Empiece el pago desde la tienda.',
    description: 'The address of a payment of the shop was altered; the amount of the order',
  },
  toVisits: {
    en: 'See my appointments',
    es: 'Ver mis citas',
    description: 'Link where a visit stands and is not paid for',
  },
  toShop: { en: 'Back to the shop', es: 'Volver a la tienda', description: 'Link where an order is not paid here' },
  pendingPartial: {
    en: 'Left to pay after this: {amount}',
    es: 'Por pagar después de esto: {amount}',
    description: 'Below a partial amount: what stays to be paid',
  },
  type: { en: 'How much', es: 'Cuánto', description: 'Legend of the choice between the whole, a part and a plan' },
  fullHint: { en: 'All of it now: {amount}', es: 'Todo ahora: {amount}', description: 'Below the full payment' },
  partialHint: { en: 'A part of it now', es: 'Una parte ahora', description: 'Below the partial payment' },
  planHint: { en: 'In several payments', es: 'En varios pagos', description: 'Below the payment plan' },
  partialAmount: { en: 'Amount to pay', es: 'Cantidad que paga', description: 'Label of the partial amount' },
  partialRange: {
    en: 'From {minimum} to {maximum}',
    es: 'De {minimum} a {maximum}',
    description: 'Below that label: the bounds of the amount',
  },
  method: { en: 'Payment method', es: 'Forma de pago', description: 'Legend of the choice between card and cash' },
  creditCard: { en: 'Credit card', es: 'Tarjeta de crédito', description: 'One way to pay' },
  cash: { en: 'Cash', es: 'Efectivo', description: 'Another way to pay' },
  cardOnFile: { en: 'Card on file', es: 'Tarjeta guardada', description: 'Legend of the choice of a card' },
  newCard: { en: 'New card', es: 'Tarjeta nueva', description: 'Choice behind the cards on file' },
  cardEnding: {
    en: '{brand} ending in {last4}',
    es: '{brand} terminada en {last4}',
    description: 'A card; its brand and the last four digits',
  },
  cardGood: { en: 'Good through {expiry}', es: 'Válida hasta {expiry}', description: 'Below a card; MM/YY' },
  cardExpired: { en: 'Expired {expiry}', es: 'Vencida {expiry}', description: 'Below a card that is over; MM/YY' },
  planCard: {
    en: 'The payments of this plan are taken from this card. A new card is kept on file.',
    es: 'Los pagos de este plan se cobran a esta tarjeta. Una tarjeta nueva queda guardada.',
    description: 'Above the cards where a plan is made or changed',
  },
  payNow: {
    en: 'pay now',
    es: 'pagar ahora',
    description: 'The pay button; exact text in English, shown with a capital',
  },
  schedule: {
    en: 'schedule payment',
    es: 'programar el pago',
    description: 'The pay button where nothing is paid today; exact text in English, shown with a capital',
  },
  update: {
    en: 'update plan',
    es: 'actualizar el plan',
    description: 'The button of a changed plan, shown with a capital',
  },
  sending: { en: 'One moment…', es: 'Un momento…', description: 'In place of the words of the button while it works' },
  sumNow: {
    en: 'You pay {amount} to {practice} now.',
    es: 'Usted paga {amount} a {practice} ahora.',
    description: 'Above the pay button: what moves when it is pressed',
  },
  sumLater: {
    en: '{amount} will be paid to {practice} on {date}.',
    es: 'Se pagarán {amount} a {practice} el {date}.',
    description: 'Above the button for a payment on a later day',
  },
  sumPlan: {
    en: 'Nothing is paid today. The first payment is on {date}.',
    es: 'Hoy no se paga nada. El primer pago es el {date}.',
    description: 'Above the button for a plan',
  },
  cancelsVisit: {
    en: 'Your visit is canceled only once the fee is paid.',
    es: 'Su cita se cancela solo cuando el cargo esté pagado.',
    description: 'Above the pay button of a cancellation fee',
  },
  planFirst: {
    en: 'Your payment plan is set up. Now the copay for this visit.',
    es: 'Su plan de pagos está listo. Ahora, el copago de esta cita.',
    description: 'Above the copay, after a plan was made on the way',
  },
  lines: { en: 'What it is for', es: 'De qué se trata', description: 'Opens the list of what is paid' },
});

/** Above a disabled pay button: what is missing. */
export const missingWords: Readonly<Record<MissingForPay, Message>> = messages('makePayment.missing', {
  amount: { en: 'Please enter an amount.', es: 'Escriba una cantidad.', description: 'The pay button waits for it' },
  plan: {
    en: 'Please say how many payments you want, or how much each one is.',
    es: 'Indique cuántos pagos desea o de cuánto es cada uno.',
    description: 'The pay button waits for the numbers of a plan',
  },
  mistake: {
    en: 'Please correct what is marked above.',
    es: 'Corrija lo que está marcado arriba.',
    description: 'The pay button waits until no field has a mistake',
  },
  card: {
    en: 'Please choose a card, or enter a new one.',
    es: 'Elija una tarjeta o escriba una nueva.',
    description: 'The pay button waits for a card',
  },
  terms: {
    en: 'Please agree to the terms.',
    es: 'Acepte los términos.',
    description: 'The pay button waits for the tick',
  },
  change: {
    en: 'Nothing has been changed yet.',
    es: 'Aún no ha cambiado nada.',
    description: 'The button of a changed plan waits for a change',
  },
});

export const payTitleWords: Readonly<Record<PaymentContextKind, Message>> = messages('makePayment.amount', {
  balance: { en: 'Amount due', es: 'Cantidad por pagar', description: 'Heading above the amount' },
  'schedule-payment': {
    en: 'Left in this plan',
    es: 'Lo que falta de este plan',
    description: 'Heading above the amount: what is left of a plan',
  },
  'edit-one-time': {
    en: 'Left in this plan',
    es: 'Lo que falta de este plan',
    description: 'Heading above the amount: what is left of a plan',
  },
  'edit-plan': {
    en: 'Left in this plan',
    es: 'Lo que falta de este plan',
    description: 'Heading above the amount: what is left of a plan',
  },
  prepayment: { en: 'Prepayment for your visit', es: 'Pago por adelantado de su cita', description: 'Heading' },
  cancellation: { en: 'Cancellation fee', es: 'Cargo por cancelación', description: 'Heading above the amount' },
  'check-in': { en: 'Due at check-in', es: 'Por pagar al registrar su llegada', description: 'Heading' },
  'check-out': { en: 'Due at check-out', es: 'Por pagar al salir', description: 'Heading above the amount' },
  shop: { en: 'Your order', es: 'Su pedido', description: 'Heading above the amount of a shop' },
  guest: { en: 'Amount due', es: 'Cantidad por pagar', description: 'Heading above the amount' },
});

export const payTypeWords: Readonly<Record<PaymentType, Message>> = messages('makePayment.type', {
  full: { en: 'Full payment', es: 'Pago completo', description: 'Way to pay: all of it' },
  partial: { en: 'Partial payment', es: 'Pago parcial', description: 'Way to pay: a part' },
  plan: { en: 'Payment plan', es: 'Plan de pagos', description: 'Way to pay: in several payments' },
});

export const cashWords = messages('makePayment.cash', {
  title: { en: 'Paying cash', es: 'Pago en efectivo', description: 'Title of the modal' },
  body: {
    en: 'Cash cannot be paid online. Please pay at the front desk of the practice or choose a card.',
    es: 'No se puede pagar en efectivo en línea. Pague en la recepción del consultorio o elija una tarjeta.',
    description: 'The modal that opens when cash is chosen; exact text in English',
  },
  ok: { en: 'Ok', es: 'Entendido', description: 'Its only button; exact text in English' },
});

export const oneTimeWords = messages('makePayment.oneTime', {
  amount: { en: 'Amount', es: 'Cantidad', description: 'Label of the amount of a one-time payment' },
  amountHint: { en: 'Up to {maximum}', es: 'Hasta {maximum}', description: 'Below it: what is left of the plan' },
  date: { en: 'Payment date', es: 'Fecha de pago', description: 'Label of its day' },
  dateHint: {
    en: 'From {earliest} to {latest}',
    es: 'Del {earliest} al {latest}',
    description: 'Below it: first and last day',
  },
  shortens: {
    en: 'This payment makes the plan shorter, from its end.',
    es: 'Este pago acorta el plan, desde el final.',
    description: 'What a one-time payment does to its plan',
  },
  remove: { en: 'Delete this payment', es: 'Eliminar este pago', description: 'Button' },
  removeTitle: { en: 'Delete this payment?', es: '¿Eliminar este pago?', description: 'Title of the question' },
  removeBody: {
    en: 'The payment will not be made. Its amount goes back into the plan.',
    es: 'El pago no se hará. La cantidad vuelve al plan.',
    description: 'The question',
  },
  removeYes: { en: 'Yes, delete it', es: 'Sí, eliminarlo', description: 'Answer to the question' },
  keep: { en: 'No, keep it', es: 'No, conservarlo', description: 'Answer to the question' },
});

export const planEndWords = messages('makePayment.planEnd', {
  cancel: { en: 'Cancel this plan', es: 'Cancelar este plan', description: 'Button' },
  title: { en: 'Cancel this payment plan?', es: '¿Cancelar este plan de pagos?', description: 'Title of the question' },
  body: {
    en: 'No more payments will be taken. What you have paid stays paid. The other {amount} goes back to your balance and is due.',
    es: 'No se cobrará ningún pago más. Lo pagado queda pagado. Los otros {amount} vuelven a su saldo y quedan por pagar.',
    description: 'The question; the amount that is not paid yet',
  },
  yes: { en: 'Yes, cancel the plan', es: 'Sí, cancelar el plan', description: 'Answer to the question' },
  keep: { en: 'No, keep it', es: 'No, conservarlo', description: 'Answer to the question' },
});

/** The titles of the success modal. */
export const doneWords: Readonly<Record<PaymentReceipt['done'], Message>> = messages('makePayment.done', {
  paid: { en: 'Payment received', es: 'Pago recibido', description: 'Title: the money was taken' },
  scheduled: { en: 'Payment scheduled', es: 'Pago programado', description: 'Title: it is paid on a later day' },
  'plan-created': { en: 'Payment plan set up', es: 'Plan de pagos listo', description: 'Title' },
  'plan-changed': { en: 'Payment plan updated', es: 'Plan de pagos actualizado', description: 'Title' },
  'plan-cancelled': { en: 'Payment plan canceled', es: 'Plan de pagos cancelado', description: 'Title' },
  'one-time-deleted': { en: 'Payment deleted', es: 'Pago eliminado', description: 'Title' },
});

export const receiptWords = messages('makePayment.receipt', {
  amount: { en: 'Amount', es: 'Cantidad', description: 'Beside the amount in the success modal' },
  practice: { en: 'Practice', es: 'Consultorio', description: 'Beside the name of the practice' },
  card: { en: 'Card', es: 'Tarjeta', description: 'Beside the brand and the last four digits' },
  date: { en: 'Date', es: 'Fecha', description: 'Beside the day of a scheduled payment' },
  reference: { en: 'Reference', es: 'Referencia', description: 'Beside the reference of a payment' },
  booked: { en: 'Your visit is booked.', es: 'Su cita está reservada.', description: 'A visit was booked with it' },
  notSaved: {
    en: 'We could not keep your card on file. Your payment is not affected.',
    es: 'No pudimos guardar su tarjeta. Esto no afecta su pago.',
    description: 'The card was to be kept',
  },
  copayNext: {
    en: 'Next, please pay the copay of {amount} for this visit.',
    es: 'Ahora pague el copago de {amount} de esta cita.',
    description: 'In the modal makePaymentsSuccessNext: what is paid next',
  },
  done: { en: 'Done', es: 'Listo', description: 'Button of the success modal; leads on' },
  next: { en: 'Pay the copay', es: 'Pagar el copago', description: 'Button of that modal; leads to the copay' },
});

export const agreementWords = messages('makePayment.agreementRecord', {
  title: {
    en: 'What you agreed to',
    es: 'Lo que usted aceptó',
    description: 'Above the record of what was agreed to for a payment plan',
  },
  made: {
    en: 'The plan was made on {day}',
    es: 'El plan se creó el {day}',
    description: 'Opens what was agreed to when a plan was made; the day',
  },
  added: {
    en: 'More was added to the plan on {day}',
    es: 'Se agregó más al plan el {day}',
    description: 'Opens what was agreed to when something was added to a plan; the day',
  },
  changed: {
    en: 'The plan was changed on {day}',
    es: 'El plan se cambió el {day}',
    description: 'Opens what was agreed to when a plan was changed; the day',
  },
  when: { en: 'Agreed on', es: 'Aceptado el', description: 'When terms were agreed to' },
  address: {
    en: 'From the network address',
    es: 'Desde la dirección de red',
    description: 'The network address from which terms were agreed to',
  },
  version: { en: 'Version of the terms', es: 'Versión de los términos', description: 'Before a number' },
  card: { en: 'Card', es: 'Tarjeta', description: 'The card that a plan is paid with' },
  cap: {
    en: 'Limit for automatic payments',
    es: 'Límite para pagos automáticos',
    description: 'The largest payment that a plan makes by itself',
  },
  until: {
    en: 'Last day for automatic payments',
    es: 'Último día para pagos automáticos',
    description: 'The last day on which a plan pays by itself',
  },
  total: { en: 'Total', es: 'Total', description: 'What a plan pays altogether' },
  print: { en: 'Print', es: 'Imprimir', description: 'Prints the page with what was agreed to' },
});
