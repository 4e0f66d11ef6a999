import type { DisputeView, PaymentEntry } from '@portico/application/payments';
import { messages, type Message } from '../../../words/messages.ts';

export const paymentsWords = messages('payments.screen', {
  loading: { en: 'Loading your payments…', es: 'Cargando sus pagos…', description: 'Said while the page is fetched' },
  owed: { en: 'Open to pay', es: 'Por pagar', description: 'Heading above the amount that is open now' },
  inBooks: {
    en: 'Balance at {practice}',
    es: 'Saldo en {practice}',
    description: 'Beside an amount: what the books of the practice say; its name',
  },
  pending: {
    en: 'Paid or planned already',
    es: 'Ya pagado o en un plan',
    description: 'Beside an amount with a minus: not yet in the books of the practice',
  },
  nothingOwed: {
    en: 'There is nothing to pay right now.',
    es: 'En este momento no debe nada.',
    description: 'Below 0',
  },
  credit: {
    en: 'The practice owes you this amount. It counts toward your next bill.',
    es: 'El consultorio le debe esta cantidad. Se descontará de su próxima cuenta.',
    description: 'Below an amount in the favor of the patient',
  },
  asOf: { en: 'As of {date}', es: 'Al {date}', description: 'Of which day the balance is' },
  pay: { en: 'Make a payment', es: 'Hacer un pago', description: 'Link to the screen on which the balance is paid' },
  notOnline: {
    en: 'This practice does not accept online payments. Please call the practice to make a payment.',
    es: 'Este consultorio no acepta pagos en línea. Llame al consultorio para hacer un pago.',
    description: 'Warning where a practice takes no cards online; exact text in English',
  },
  call: { en: 'Call {phone}', es: 'Llamar al {phone}', description: 'Link that calls the practice' },
  history: { en: 'Payment history', es: 'Historial de pagos', description: 'Heading of the list of payments' },
  none: {
    en: 'You have made no payments here yet.',
    es: 'Todavía no ha hecho pagos aquí.',
    description: 'In place of an empty list',
  },
  shown: {
    en: '{count, plural, one {# payment is shown.} other {# payments are shown.}}',
    es: '{count, plural, one {Se muestra # pago.} other {Se muestran # pagos.}}',
    description: 'Said to screen readers when the list has grown',
  },
  more: { en: 'Load more ({count})', es: 'Ver más ({count})', description: 'Button: how many payments are left' },
  loadingMore: { en: 'Loading…', es: 'Cargando…', description: 'On that button meanwhile' },
  receipt: { en: 'Receipt', es: 'Recibo', description: 'Button that shows the receipt of a payment' },
  receiptNamed: {
    en: 'Receipt of {amount} on {date}',
    es: 'Recibo de {amount} del {date}',
    description: 'The same button for screen readers; begins with its word',
  },
  refundedPart: {
    en: '{amount} went back to your card.',
    es: 'Se devolvieron {amount} a su tarjeta.',
    description: 'Below a payment of which a part was given back',
  },
  checking: {
    en: 'We are finding out whether this payment went through. Please do not pay again.',
    es: 'Estamos averiguando si este pago se hizo. No pague otra vez.',
    description: 'Below a payment whose end is not known',
  },
  card: {
    en: '{brand} ending in {last4}',
    es: '{brand} terminada en {last4}',
    description: 'A card; its brand and the last four digits',
  },
  statements: { en: 'Statements', es: 'Estados de cuenta', description: 'Heading of the bills of the practice' },
  noStatements: {
    en: 'The practice has sent no statements yet.',
    es: 'El consultorio todavía no ha enviado estados de cuenta.',
    description: 'In place of an empty list',
  },
  open: { en: 'Open PDF', es: 'Abrir PDF', description: 'Button that opens a statement in a new window' },
  openNamed: {
    en: 'Open PDF of the statement of {date}',
    es: 'Abrir PDF del estado de cuenta del {date}',
    description: 'The same button for screen readers; begins with its words',
  },
  blocked: {
    en: 'Please allow pop-ups for this site to view the file.',
    es: 'Permita las ventanas emergentes de este sitio para ver el archivo.',
    description: 'Alert where the browser opened no window; exact text in English',
  },
  blockedOk: { en: 'OK', es: 'Aceptar', description: 'Button that closes that alert' },
  years: { en: 'Payments of a year', es: 'Pagos de un año', description: 'Heading of the lists for the taxes' },
  yearsHint: {
    en: 'A list for your records or your taxes that opens in any spreadsheet (CSV).',
    es: 'Una lista para sus archivos o sus impuestos que se abre en cualquier hoja de cálculo (CSV).',
    description: 'Below that heading',
  },
  year: { en: 'Download {year}', es: 'Descargar {year}', description: 'Button that saves the list of one year' },
});

export const receiptViewWords = messages('payments.receipt', {
  loading: { en: 'Loading the receipt…', es: 'Cargando el recibo…', description: 'Said meanwhile' },
  title: { en: 'Payment receipt', es: 'Recibo de pago', description: 'Heading of a receipt' },
  back: { en: 'Back to payments', es: 'Volver a los pagos', description: 'Button that closes the receipt' },
  print: { en: 'Print', es: 'Imprimir', description: 'Button' },
  pdf: { en: 'Download PDF', es: 'Descargar PDF', description: 'Button that saves the receipt' },
  date: { en: 'Date', es: 'Fecha', description: 'Row of the receipt' },
  amount: { en: 'Amount', es: 'Importe', description: 'Row of the receipt' },
  refunded: { en: 'Refunded', es: 'Reembolsado', description: 'Row of the receipt: what went back' },
  status: { en: 'Status', es: 'Estado', description: 'Row of the receipt' },
  purpose: { en: 'Payment for', es: 'Concepto', description: 'Row of the receipt: what was paid' },
  plan: { en: 'Payment plan', es: 'Plan de pagos', description: 'Row of the receipt: name of the plan' },
  bought: { en: 'What you bought', es: 'Lo que compró', description: 'Heading above the lines of a shop order' },
  card: { en: 'Card', es: 'Tarjeta', description: 'Row of the receipt' },
  reference: { en: 'Reference', es: 'Referencia', description: 'Row of the receipt: by which the practice finds it' },
  patient: { en: 'Patient', es: 'Paciente', description: 'Row of the receipt' },
  practice: { en: 'Practice', es: 'Consultorio', description: 'Row of the receipt' },
  phone: { en: 'Phone', es: 'Teléfono', description: 'Row of the receipt: of the practice' },
});

export const planListWords = messages('payments.plans', {
  title: { en: 'Payment plans', es: 'Planes de pagos', description: 'Heading of the plans' },
  paidOf: {
    en: '{paid} of {total} paid',
    es: '{paid} de {total} pagados',
    description: 'How far a plan is; two amounts',
  },
  next: {
    en: 'Next payment: {amount} on {date}',
    es: 'Próximo pago: {amount} el {date}',
    description: 'Which payment of a plan comes next',
  },
  left: {
    en: '{count, plural, one {# payment left} other {# payments left}}',
    es: '{count, plural, one {Queda # pago} other {Quedan # pagos}}',
    description: 'How many payments of a plan are left',
  },
  cardExpired: {
    en: 'The card of this plan is expired or gone. Choose another one, so that the next payment can be made.',
    es: 'La tarjeta de este plan venció o ya no está. Elija otra para que se pueda hacer el próximo pago.',
    description: 'Warning on a plan',
  },
  chooseCard: { en: 'Choose another card', es: 'Elegir otra tarjeta', description: 'Link below that warning' },
  overdue: {
    en: '{amount} could not be taken by itself. Please pay it here.',
    es: 'No se pudieron cobrar {amount} automáticamente. Páguelos aquí.',
    description: 'Warning on a plan: payments that failed; amount',
  },
  payOverdue: { en: 'Pay now', es: 'Pagar ahora', description: 'Link below that warning' },
  oneTimeOn: {
    en: 'One-time payment: {amount} on {date}',
    es: 'Pago único: {amount} el {date}',
    description: 'A payment that the patient put into the plan',
  },
  change: { en: 'Change', es: 'Cambiar', description: 'Link to the change of that payment' },
  changeNamed: {
    en: 'Change the one-time payment of {amount} on {date}',
    es: 'Cambiar el pago único de {amount} el {date}',
    description: 'The same link for screen readers; begins with its word',
  },
  refunded: {
    en: 'Of this, {amount} was refunded to your card.',
    es: 'De esto, {amount} se reembolsaron a su tarjeta.',
    description: 'Below what was paid on a plan: what went back; amount',
  },
  edit: { en: 'Edit plan', es: 'Cambiar el plan', description: 'Link to the change of a plan' },
  editNamed: { en: 'Edit plan {plan}', es: 'Cambiar el plan {plan}', description: 'The same link for screen readers' },
  oneTime: { en: 'One-time payment', es: 'Pago único', description: 'Link to paying more on a plan' },
  oneTimeNamed: {
    en: 'One-time payment on {plan}',
    es: 'Pago único para {plan}',
    description: 'The same link for screen readers',
  },
  cancel: { en: 'Cancel plan', es: 'Cancelar el plan', description: 'Button that ends a plan, after a question' },
  cancelNamed: {
    en: 'Cancel plan {plan}',
    es: 'Cancelar el plan {plan}',
    description: 'The same button for screen readers',
  },
  cancelTitle: { en: 'Cancel this plan?', es: '¿Cancelar este plan?', description: 'Title of the question' },
  cancelBody: {
    en: 'The payments that are left of “{plan}”, {amount}, return to your balance and are no longer made by themselves. What you paid stays paid.',
    es: 'Los pagos que quedan de “{plan}”, {amount}, vuelven a su saldo y ya no se hacen automáticamente. Lo que pagó queda pagado.',
    description: 'The question; name of the plan, amount that is left',
  },
  keep: { en: 'Keep the plan', es: 'Conservar el plan', description: 'Button: nothing changes' },
  cancelled: {
    en: '“{plan}” is cancelled. {amount} returned to your balance.',
    es: '“{plan}” está cancelado. {amount} volvieron a su saldo.',
    description: 'Said after a plan was cancelled; its name, an amount',
  },
  notCanceled: {
    en: 'The plan could not be cancelled because it has changed meanwhile. It stands as shown here.',
    es: 'El plan no se pudo cancelar porque cambió mientras tanto. Está como se muestra aquí.',
    description: 'Said where a plan was not cancelled',
  },
  past: { en: 'Earlier plans', es: 'Planes anteriores', description: 'Opens the list of plans that are over' },
  completed: { en: 'Paid off', es: 'Pagado por completo', description: 'Status of a plan' },
  ended: { en: 'Cancelled', es: 'Cancelado', description: 'Status of a plan' },
  progress: { en: 'Paid so far', es: 'Pagado hasta ahora', description: 'Name of the progress bar of a plan' },
});

export const purposeWords: Readonly<Record<PaymentEntry['purpose'], Message>> = messages('payments.purpose', {
  balance: { en: 'Account balance', es: 'Saldo de la cuenta', description: 'What was paid' },
  'check-in': { en: 'Visit, at check-in', es: 'Consulta, a la llegada', description: 'What was paid' },
  'check-out': { en: 'Visit, at check-out', es: 'Consulta, a la salida', description: 'What was paid' },
  prepayment: { en: 'Prepayment of a visit', es: 'Pago anticipado de una consulta', description: 'What was paid' },
  cancellation: { en: 'Cancellation fee', es: 'Cargo por cancelación', description: 'What was paid' },
  installment: { en: 'Payment plan', es: 'Plan de pagos', description: 'What was paid' },
  shop: { en: 'Shop order', es: 'Pedido de la tienda', description: 'What was paid' },
});

/** The state of a payment's dispute. */
export const disputeWords: Readonly<Record<DisputeView['outcome'], Message>> = messages('payments.dispute', {
  open: {
    en: 'The card’s bank was asked on {date} to return {amount} of this payment. The bank has not decided yet.',
    es: 'El {date} se pidió al banco de la tarjeta que devolviera {amount} de este pago. El banco todavía no decide.',
    description: 'Of a payment: the cardholder disputes it at the bank; day, amount',
  },
  won: {
    en: 'The card’s bank looked into {amount} of this payment. The payment stands.',
    es: 'El banco de la tarjeta revisó {amount} de este pago. El pago sigue en pie.',
    description: 'Of a payment: the bank decided for the practice; amount',
  },
  lost: {
    en: 'The card’s bank returned {amount} of this payment to the card. You may owe this amount again; the practice can tell you.',
    es: 'El banco de la tarjeta devolvió {amount} de este pago a la tarjeta. Es posible que deba otra vez esta cantidad; el consultorio puede informarle.',
    description: 'Of a payment: the bank decided for the cardholder; amount',
  },
});

export const statusWords: Readonly<Record<PaymentEntry['status'], Message>> = messages('payments.status', {
  paid: { en: 'Paid', es: 'Pagado', description: 'Status of a payment' },
  processing: { en: 'Being checked', es: 'En verificación', description: 'Status of a payment whose end is not known' },
  declined: { en: 'Declined', es: 'Rechazado', description: 'Status of a payment: nothing was charged' },
  refunding: { en: 'Refund on its way', es: 'Reembolso en camino', description: 'Status of a payment' },
  refunded: { en: 'Refunded', es: 'Reembolsado', description: 'Status of a payment: all of it went back' },
  'part-refunded': { en: 'Partly refunded', es: 'Reembolsado en parte', description: 'Status of a payment' },
  voided: { en: 'Not charged', es: 'No cobrado', description: 'Status of a payment that was reserved and let go' },
});

export const csvWords = messages('payments.csv', {
  date: { en: 'Date', es: 'Fecha', description: 'Column of a table of payments' },
  amount: { en: 'Amount', es: 'Importe', description: 'Column of a table of payments' },
  refunded: { en: 'Refunded', es: 'Reembolsado', description: 'Column of a table of payments' },
  purpose: { en: 'Payment for', es: 'Concepto', description: 'Column of a table of payments' },
  status: { en: 'Status', es: 'Estado', description: 'Column of a table of payments' },
  card: { en: 'Card', es: 'Tarjeta', description: 'Column of a table of payments' },
  reference: { en: 'Reference', es: 'Referencia', description: 'Column of a table of payments' },
});
