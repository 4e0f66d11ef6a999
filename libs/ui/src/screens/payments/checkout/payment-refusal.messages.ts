import type { PaymentRefusal } from '@portico/application/payments';
import type { AmountMistake, DeclineReason } from '@portico/domain/payments';
import { messages, type Message } from '../../../words/messages.ts';

type Worded = Exclude<PaymentRefusal['kind'], 'declined' | 'checking' | 'plan-limit'>;

/** Why nothing was paid. Each text says that no money moved, or what was done without payment, and what to do. */
export const refusalWords: Readonly<Record<Worded, Message>> = messages('paymentRefusal.refusal', {
  'card-refused': {
    en: 'The card was not accepted. Nothing was charged. Check the card below, or use another one.',
    es: 'La tarjeta no fue aceptada. No se cobró nada. Revise la tarjeta o use otra.',
    description: 'The card could not be used',
  },
  'nothing-to-pay': {
    en: 'There is nothing left to pay here. Nothing was charged.',
    es: 'Ya no queda nada por pagar aquí. No se cobró nada.',
    description: 'It was paid meanwhile',
  },
  'amount-changed': {
    en: 'The amount has changed to {amount}. Nothing was charged. Please look at it, and pay if it is right.',
    es: 'La cantidad cambió a {amount}. No se cobró nada. Revísela y pague si es correcta.',
    description: 'The gateway says another amount; the amount',
  },
  'amount-out-of-range': {
    en: 'Please enter an amount between {minimum} and {maximum}. Nothing was charged.',
    es: 'Escriba una cantidad entre {minimum} y {maximum}. No se cobró nada.',
    description: 'The bounds of the amount',
  },
  'no-online-payments': {
    en: 'This practice does not accept online payments. Please call {phone}. Nothing was charged.',
    es: 'Este consultorio no acepta pagos en línea. Llame al {phone}. No se cobró nada.',
    description: 'The telephone number of the practice',
  },
  'too-many-card-tries': {
    en: 'Too many cards were declined or tried. For your safety, cards cannot be entered here for an hour. Nothing was charged. Please call {phone} to pay.',
    es: 'Se rechazaron o probaron demasiadas tarjetas. Por su seguridad, no se pueden usar tarjetas aquí durante una hora. No se cobró nada. Llame al {phone} para pagar.',
    description: 'Too many tries of cards; the telephone number of the practice',
  },
  'too-many-cards': {
    en: 'There are already 10 cards on file, and no more can be saved. Nothing was charged. Remove a card you no longer use in your profile settings, or pay with a saved card.',
    es: 'Ya hay 10 tarjetas guardadas y no se pueden guardar más. No se cobró nada. Elimine en su perfil una tarjeta que ya no use, o pague con una guardada.',
    description: 'A card was to be put on file for a plan, and as many are on file as there may be',
  },
  'shop-away': {
    en: 'The shop does not answer right now. Nothing was charged. Please try again in a few minutes.',
    es: 'La tienda no responde en este momento. No se cobró nada. Inténtelo de nuevo en unos minutos.',
    description: 'The shop, which somebody else runs, is away',
  },
  duplicate: {
    en: 'This payment was sent before with another amount. Nothing new was charged. Look at your payments before you try again.',
    es: 'Este pago ya se envió con otra cantidad. No se cobró nada nuevo. Revise sus pagos antes de intentarlo otra vez.',
    description: 'The unique id was used for another payment',
  },
  'plan-not-offered': {
    en: 'The practice does not offer a payment plan for this amount. Nothing was changed.',
    es: 'El consultorio no ofrece un plan de pagos para esta cantidad. No se cambió nada.',
    description: 'No rule fits the amount',
  },
  'autopay-cap-low': {
    en: 'A payment of {amount} is more than your limit for automatic payments. Choose a smaller payment, or raise the limit in the plan first. Nothing was changed.',
    es: 'Un pago de {amount} es más que su límite para pagos automáticos. Elija un pago más pequeño o aumente primero el límite en el plan. No se cambió nada.',
    description: 'The payment of a plan exceeds what the patient lets it take at once; the payment',
  },
  'autopay-until-early': {
    en: 'The first payment is on {earliest}, after the last day for automatic payments. Choose a later last day. Nothing was changed.',
    es: 'El primer pago es el {earliest}, después del último día para pagos automáticos. Elija un último día posterior. No se cambió nada.',
    description: 'The day of the first payment of a plan',
  },
  'plan-changed': {
    en: 'The plan has changed meanwhile. Please open it again, then make your change.',
    es: 'El plan cambió mientras tanto. Ábralo de nuevo y haga su cambio.',
    description: 'Somebody or the schedule changed the plan',
  },
  'terms-changed': {
    en: 'The terms have changed since you read them. Nothing was changed. Please read them again and agree.',
    es: 'Los términos cambiaron desde que los leyó. No se cambió nada. Léalos de nuevo y acéptelos.',
    description: 'Whoever agreed to the terms of a plan saw other ones than those of today',
  },
  'terms-not-agreed': {
    en: 'Please agree to the terms first. Nothing was changed.',
    es: 'Primero acepte los términos. No se cambió nada.',
    description: 'The terms of a plan',
  },
  'card-expired': {
    en: 'This card has expired. Nothing was charged. Please choose another one.',
    es: 'Esta tarjeta está vencida. No se cobró nada. Elija otra.',
    description: 'A card on file is over',
  },
  'card-unknown': {
    en: 'This card is no longer on file. Nothing was charged. Please choose another one.',
    es: 'Esta tarjeta ya no está guardada. No se cobró nada. Elija otra.',
    description: 'A card on file was removed',
  },
  'bad-date': {
    en: 'Please choose a day from {earliest} to {latest}. Nothing was charged.',
    es: 'Elija un día del {earliest} al {latest}. No se cobró nada.',
    description: 'First and last day of a one-time payment',
  },
  'slot-gone': {
    en: 'This time is no longer free, so it was not booked and nothing was charged. Please choose another time.',
    es: 'Esta hora ya no está libre: no se reservó y no se cobró nada. Elija otra hora.',
    description: 'The slot of a prepayment is gone',
  },
  'not-cancellable': {
    en: 'This visit can no longer be canceled online. Nothing was charged. Please call the practice.',
    es: 'Esta cita ya no se puede cancelar en línea. No se cobró nada. Llame al consultorio.',
    description: 'The visit of a cancellation fee',
  },
  'prepayment-changed': {
    en: 'What you get back of your prepayment has changed. Nothing was charged and your visit is not canceled. Please check the amount above and try again.',
    es: 'Lo que se le devuelve de su pago por adelantado cambió. No se cobró nada y su cita no está cancelada. Revise el monto de arriba e inténtelo de nuevo.',
    description: 'The fee of a cancellation was not charged, since another amount goes back than the page showed',
  },
  'booked-unpaid': {
    en: 'Your visit is booked, but your payment did not go through and your card was not charged. Please call the practice about the payment.',
    es: 'Su cita está reservada, pero su pago no se realizó y no se le cobró a su tarjeta. Llame al consultorio para hablar del pago.',
    description: 'The visit stands; the money for it was refused afterwards',
  },
  'canceled-unpaid': {
    en: 'Your visit is canceled, but the cancellation fee was not charged to your card. The practice may contact you about it.',
    es: 'Su cita está cancelada, pero el cargo por cancelación no se cobró a su tarjeta. El consultorio puede comunicarse con usted.',
    description: 'The visit is canceled; the money for it was refused afterwards',
  },
});

export const declineWords: Readonly<Record<DeclineReason, Message>> = messages('paymentRefusal.declined', {
  declined: {
    en: 'Your bank declined the card. Nothing was charged. Try another card, or call your bank.',
    es: 'Su banco rechazó la tarjeta. No se cobró nada. Pruebe otra tarjeta o llame a su banco.',
    description: 'No reason was given',
  },
  'insufficient-funds': {
    en: 'There is not enough money on this card. Nothing was charged. Try another card, or a smaller amount.',
    es: 'Esta tarjeta no tiene fondos suficientes. No se cobró nada. Pruebe otra tarjeta o una cantidad menor.',
    description: 'The balance of the card is too low',
  },
  'expired-card': {
    en: 'This card has expired. Nothing was charged. Please use another card.',
    es: 'Esta tarjeta está vencida. No se cobró nada. Use otra tarjeta.',
    description: 'The bank says that the card is over',
  },
  'lost-or-stolen': {
    en: 'Your bank does not allow this card to be used. Nothing was charged. Please call your bank.',
    es: 'Su banco no permite usar esta tarjeta. No se cobró nada. Llame a su banco.',
    description: 'The card was reported; not said more plainly to whoever holds it',
  },
  'wrong-number': {
    en: 'The card number is not right. Nothing was charged. Please check it.',
    es: 'El número de la tarjeta no es correcto. No se cobró nada. Revíselo.',
    description: 'The bank knows no such number',
  },
  'wrong-code': {
    en: 'The security code is not right. Nothing was charged. Please enter the card again.',
    es: 'El código de seguridad no es correcto. No se cobró nada. Escriba la tarjeta otra vez.',
    description: 'The code of the card',
  },
  'wrong-postal-code': {
    en: 'The ZIP code does not match your bank’s records. Nothing was charged. Please check it.',
    es: 'El código postal no coincide con el que tiene su banco. No se cobró nada. Revíselo.',
    description: 'The ZIP code of the card’s billing address; an amount may show as pending for some days',
  },
  'unsupported-card': {
    en: 'This kind of card is not accepted here. Nothing was charged. Please use another card.',
    es: 'Este tipo de tarjeta no se acepta aquí. No se cobró nada. Use otra tarjeta.',
    description: 'The brand or kind of the card',
  },
  'over-limit': {
    en: 'The amount is over the limit of this card. Nothing was charged. Try another card, or a smaller amount.',
    es: 'La cantidad supera el límite de esta tarjeta. No se cobró nada. Pruebe otra tarjeta o una cantidad menor.',
    description: 'The limit of the card',
  },
  'card-gone': {
    en: 'This card can no longer be used from our file. Nothing was charged. Please enter it again.',
    es: 'Esta tarjeta guardada ya no se puede usar. No se cobró nada. Escríbala otra vez.',
    description: 'The processor forgot a kept card',
  },
  'not-accepted': {
    en: 'Card payments are not working right now. Nothing was charged. Please try again later, or call the practice.',
    es: 'Los pagos con tarjeta no funcionan en este momento. No se cobró nada. Inténtelo más tarde o llame al consultorio.',
    description: 'The processor refused us, not the card',
  },
  abandoned: {
    en: 'The payment did not go through. Nothing was charged. Please try again.',
    es: 'El pago no se realizó. No se cobró nada. Inténtelo de nuevo.',
    description: 'It never reached the processor',
  },
});

export const sendingWords = messages('paymentRefusal.sending', {
  checking: {
    en: 'We are checking your payment. Please do not pay again: this page tells you as soon as we know. You can also leave, and find it among your payments.',
    es: 'Estamos comprobando su pago. No pague otra vez: esta página le avisará en cuanto lo sepamos. También puede salir y encontrarlo entre sus pagos.',
    description: 'The answer of the processor is missing; never says that anything failed',
  },
  checkingGuest: {
    en: 'We are checking your payment. Please do not pay again: this page tells you as soon as we know. You can also leave, and open your link again later.',
    es: 'Estamos comprobando su pago. No pague otra vez: esta página le avisará en cuanto lo sepamos. También puede salir y abrir de nuevo su enlace más tarde.',
    description: 'The same for somebody without an account, who has no list of payments',
  },
  unknown: {
    en: 'We got no answer, so we do not know yet whether your payment arrived. When you try again, we look first: you are not charged twice.',
    es: 'No recibimos respuesta y aún no sabemos si su pago llegó. Cuando lo intente de nuevo, primero lo revisamos: no se le cobra dos veces.',
    description: 'The network was lost while the payment was sent',
  },
  notArrived: {
    en: 'Your payment did not arrive, and nothing was charged. Please try again.',
    es: 'Su pago no llegó y no se cobró nada. Inténtelo de nuevo.',
    description: 'We asked, and the gateway knows nothing of it',
  },
});

/** Shown beside an amount field. */
export const amountMistakeWords: Readonly<Record<AmountMistake['kind'], Message>> = messages(
  'paymentRefusal.amountMistake',
  {
    empty: { en: 'Please enter an amount.', es: 'Escriba una cantidad.', description: 'Nothing was typed' },
    zero: {
      en: 'Please enter an amount above $0.00.',
      es: 'Escriba una cantidad mayor que $0.00.',
      description: 'Any zero was typed',
    },
    negative: {
      en: 'An amount cannot be below zero.',
      es: 'Una cantidad no puede ser menor que cero.',
      description: 'A minus was typed',
    },
    comma: {
      en: 'Please use a point, as in 12.50.',
      es: 'Use un punto, como en 12.50.',
      description: 'A comma was typed',
    },
    exponent: {
      en: 'Please use digits and a point, as in 12.50.',
      es: 'Use números y un punto, como en 12.50.',
      description: 'A number such as 1e3 was typed',
    },
    'two-points': {
      en: 'Please use one point only, as in 12.50.',
      es: 'Use un solo punto, como en 12.50.',
      description: 'More than one point was typed',
    },
    decimals: {
      en: 'Please use at most two digits after the point.',
      es: 'Use como máximo dos números después del punto.',
      description: 'Three decimals or more were typed',
    },
    huge: { en: 'This amount is too large.', es: 'Esta cantidad es demasiado grande.', description: 'Beyond counting' },
    'not-digits': {
      en: 'Please use digits and a point, as in 12.50.',
      es: 'Use números y un punto, como en 12.50.',
      description: 'Letters or signs were typed',
    },
  },
);

export const boundWords = messages('paymentRefusal.bound', {
  partial: {
    en: 'amount between {minimum} and {maximum}',
    es: 'cantidad entre {minimum} y {maximum}',
    description: 'Below a partial amount out of its bounds; exact text in English, shown with a capital',
  },
  high: { en: 'At most {limit}', es: 'Como máximo {limit}', description: 'Below an amount that is too large' },
});
