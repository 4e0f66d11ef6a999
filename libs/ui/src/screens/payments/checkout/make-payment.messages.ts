import type { MissingForPay, PaymentType } from '@portico/application/payments';
import type { Message } from '../../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const payWords = defineMessages({
  loading: { id: 'makePayment.screen.loading', defaultMessage: 'Loading what you can pay…', description: 'Meanwhile' },
  findTime: {
    id: 'makePayment.screen.findTime',
    defaultMessage: 'See available times',
    description: 'Button to the free times, where the time that was to be paid for is gone',
  },
  nothing: {
    id: 'makePayment.screen.nothing',
    defaultMessage: 'There is nothing to pay here right now.',
    description: 'Stands where nothing is due',
  },
  notOnline: {
    id: 'makePayment.screen.notOnline',
    defaultMessage: 'This practice does not accept online payments. Please call the practice to make a payment.',
    description: 'Warning where a practice takes no cards online; exact text in English',
  },
  call: {
    id: 'makePayment.screen.call',
    defaultMessage: 'Call the practice: {phone}',
    description: 'Link that calls the practice',
  },
  to: { id: 'makePayment.screen.to', defaultMessage: 'To {practice}', description: 'Under the amount: who is paid' },
  elsewhere: {
    id: 'makePayment.screen.elsewhere',
    defaultMessage: 'You pay {practice}, another practice.',
    description: 'Above a payment to a practice that is not the selected one',
  },
  heldUntil: {
    id: 'makePayment.screen.heldUntil',
    defaultMessage: 'This time is held for you until {time}.',
    description: 'Under the visit that is booked by paying; the time of day until which nobody else can take it',
  },
  previousBalance: {
    id: 'makePayment.screen.previousBalance',
    defaultMessage: 'Total balance',
    description: 'The balance with what is in a plan or in progress; beside an amount',
  },
  pending: {
    id: 'makePayment.screen.pending',
    defaultMessage: 'In a payment plan or in progress',
    description: 'Paid or planned and not yet in the books of the practice; beside an amount with a minus',
  },
  balance: { id: 'makePayment.screen.balance', defaultMessage: 'Balance to pay now', description: 'Beside an amount' },
  copay: {
    id: 'makePayment.screen.copay',
    defaultMessage: 'Copay',
    description: 'Beside an amount: the part of a visit that the patient pays',
  },
  prepayment: { id: 'makePayment.screen.prepayment', defaultMessage: 'Prepayment', description: 'Beside an amount' },
  cancellationFee: {
    id: 'makePayment.screen.cancellationFee',
    defaultMessage: 'Cancellation fee',
    description: 'Beside an amount',
  },
  shop: { id: 'makePayment.screen.shop', defaultMessage: 'Shop order', description: 'Beside an amount' },
  otherAmount: {
    id: 'makePayment.screen.otherAmount',
    defaultMessage:
      'The amount in this link doesn’t match your order total of {amount}. Nothing was charged. Start the payment from the shop.',
    description: 'The address of a payment of the shop was altered; the amount of the order',
  },
  toVisits: {
    id: 'makePayment.screen.toVisits',
    defaultMessage: 'See the visits',
    description: 'Link where a visit stands and is not paid for',
  },
  toShop: {
    id: 'makePayment.screen.toShop',
    defaultMessage: 'Back to the shop',
    description: 'Link where an order is not paid here',
  },
  pendingPartial: {
    id: 'makePayment.screen.pendingPartial',
    defaultMessage: 'Left to pay after this: {amount}',
    description: 'Below a partial amount: what stays to be paid',
  },
  pendingParts: {
    id: 'makePayment.screen.pendingParts',
    defaultMessage: 'Left to pay after this: {amount} (balance {balance} + copay {copay})',
    description: 'Below a partial amount: what stays to be paid, and of what it is made',
  },
  type: {
    id: 'makePayment.screen.type',
    defaultMessage: 'How much to pay',
    description: 'Legend of the choice between the whole, a part and a plan',
  },
  copayHint: {
    id: 'makePayment.screen.copayHint',
    defaultMessage: 'Pay {amount} now. The balance of {left} stays to be paid later.',
    description: 'Below the payment of the copay alone',
  },
  fullHint: {
    id: 'makePayment.screen.fullHint',
    defaultMessage: 'Pay {amount} now',
    description: 'Below full payment',
  },
  partialHint: {
    id: 'makePayment.screen.partialHint',
    defaultMessage: 'Pay part of it now',
    description: 'Below the partial payment',
  },
  planHint: { id: 'makePayment.screen.planHint', defaultMessage: 'Pay over time', description: 'Below the plan' },
  partialAmount: {
    id: 'makePayment.screen.partialAmount',
    defaultMessage: 'Amount to pay',
    description: 'Label of the partial amount',
  },
  partialRange: {
    id: 'makePayment.screen.partialRange',
    defaultMessage: 'From {minimum} to {maximum}',
    description: 'Below that label: the bounds of the amount',
  },
  partialOfBalance: {
    id: 'makePayment.screen.partialOfBalance',
    defaultMessage:
      'From {minimum} to {maximum}. A partial payment goes to the balance. To pay the {copay} copay, choose “Copay only” or “Full payment”.',
    description: 'Below that label: the bounds of the amount, and why the copay is not within them',
  },
  method: {
    id: 'makePayment.screen.method',
    defaultMessage: 'Payment method',
    description: 'Legend of the choice between card and cash',
  },
  creditCard: {
    id: 'makePayment.screen.creditCard',
    defaultMessage: 'Credit or debit card',
    description: 'One way to pay',
  },
  cash: { id: 'makePayment.screen.cash', defaultMessage: 'Cash', description: 'Another way to pay' },
  cardOnFile: {
    id: 'makePayment.screen.cardOnFile',
    defaultMessage: 'Card on file',
    description: 'Legend of the choice of a card',
  },
  newCard: { id: 'makePayment.screen.newCard', defaultMessage: 'New card', description: 'Choice behind the cards' },
  cardEnding: {
    id: 'makePayment.screen.cardEnding',
    defaultMessage: '{brand} ending in {last4}',
    description: 'A card; its brand and the last four digits',
  },
  cardGood: {
    id: 'makePayment.screen.cardGood',
    defaultMessage: 'Good through {expiry}',
    description: 'Below a card; MM/YY',
  },
  cardExpired: {
    id: 'makePayment.screen.cardExpired',
    defaultMessage: 'Expired {expiry}',
    description: 'Below a card that is over; MM/YY',
  },
  planCard: {
    id: 'makePayment.screen.planCard',
    defaultMessage: 'We charge the payments of this plan to this card. We save a new card.',
    description: 'Above the cards where a plan is made or changed',
  },
  payNow: {
    id: 'makePayment.screen.payNow',
    defaultMessage: 'pay now',
    description: 'The pay button; exact text in English, shown with a capital',
  },
  schedule: {
    id: 'makePayment.screen.schedule',
    defaultMessage: 'schedule payment',
    description: 'The pay button where nothing is paid today; exact text in English, shown with a capital',
  },
  update: {
    id: 'makePayment.screen.update',
    defaultMessage: 'update plan',
    description: 'The button of a changed plan, shown with a capital',
  },
  sending: {
    id: 'makePayment.screen.sending',
    defaultMessage: 'One moment…',
    description: 'In place of the words of the button while it works',
  },
  sumNow: {
    id: 'makePayment.screen.sumNow',
    defaultMessage: 'You pay {amount} to {practice} now.',
    description: 'Above the pay button: what moves when it is pressed',
  },
  sumLater: {
    id: 'makePayment.screen.sumLater',
    defaultMessage: '{amount} will be paid to {practice} on {date}.',
    description: 'Above the button for a payment on a later day',
  },
  sumPlan: {
    id: 'makePayment.screen.sumPlan',
    defaultMessage: 'You pay nothing today. The first payment is on {date}.',
    description: 'Above the button for a plan',
  },
  cancelsVisit: {
    id: 'makePayment.screen.cancelsVisit',
    defaultMessage: 'The visit is canceled only after you pay the fee.',
    description: 'Above the pay button of a cancellation fee',
  },
  planFirst: {
    id: 'makePayment.screen.planFirst',
    defaultMessage: 'The payment plan is set up. Now the copay for this visit.',
    description: 'Above the copay, after a plan was made on the way',
  },
  lines: {
    id: 'makePayment.screen.lines',
    defaultMessage: 'What you’re paying for',
    description: 'Opens the list of what is paid',
  },
});

/** Above a disabled pay button: what is missing. */
export const missingWords: Readonly<Record<MissingForPay, Message>> = defineMessages({
  amount: {
    id: 'makePayment.missing.amount',
    defaultMessage: 'Enter an amount.',
    description: 'The pay button waits for it',
  },
  plan: {
    id: 'makePayment.missing.plan',
    defaultMessage: 'Enter how many payments you want, or how much each one is.',
    description: 'The pay button waits for the numbers of a plan',
  },
  mistake: {
    id: 'makePayment.missing.mistake',
    defaultMessage: 'Fix the fields that have an error.',
    description: 'The pay button waits until no field has a mistake',
  },
  card: {
    id: 'makePayment.missing.card',
    defaultMessage: 'Complete or correct your card’s details.',
    description: 'The pay button waits for the new card that is chosen',
  },
  terms: {
    id: 'makePayment.missing.terms',
    defaultMessage: 'Agree to the terms.',
    description: 'The pay button waits for the tick',
  },
  change: {
    id: 'makePayment.missing.change',
    defaultMessage: 'You haven’t changed anything yet.',
    description: 'The button of a changed plan waits for a change',
  },
});

export const payTypeWords: Readonly<Record<PaymentType, Message>> = defineMessages({
  copay: {
    id: 'makePayment.type.copay',
    defaultMessage: 'Copay only',
    description: 'Way to pay: the copay of the visit, and nothing of the balance',
  },
  full: { id: 'makePayment.type.full', defaultMessage: 'Full payment', description: 'Way to pay: all of it' },
  partial: { id: 'makePayment.type.partial', defaultMessage: 'Partial payment', description: 'Way to pay: a part' },
  plan: { id: 'makePayment.type.plan', defaultMessage: 'Payment plan', description: 'Way to pay: in several payments' },
});
