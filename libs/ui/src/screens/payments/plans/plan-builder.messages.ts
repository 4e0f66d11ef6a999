import type { PlanMistake } from '@portico/view-models/payments';
import type { Frequency, PlanLimitBroken } from '@portico/domain/payments';
import { messages, type Message } from '../../../words/messages.ts';

export const planWords = messages('planBuilder.plan', {
  option: { en: 'Plan', es: 'Plan', description: 'Legend of the choice between a new plan and one that is there' },
  new: { en: 'New plan', es: 'Plan nuevo', description: 'Choice' },
  existing: { en: 'Add to an existing plan', es: 'Agregar a un plan existente', description: 'Choice' },
  pick: { en: 'Existing plans', es: 'Planes existentes', description: 'Legend of the list of plans' },
  left: {
    en: '{count, plural, one {# payment left} other {# payments left}}, {amount} in all',
    es: '{count, plural, one {Queda # pago} other {Quedan # pagos}}, {amount} en total',
    description: 'Below a plan: payments that are left and their sum',
  },
  cardOver: {
    en: 'The card of this plan has expired. Change it first.',
    es: 'La tarjeta de este plan está vencida. Cámbiela primero.',
    description: 'Below a plan that cannot be picked',
  },
  amount: { en: 'Amount in the plan', es: 'Cantidad en el plan', description: 'Label: how much is put into the plan' },
  amountHint: { en: 'Up to {maximum}', es: 'Hasta {maximum}', description: 'Below it' },
  name: { en: 'Name of the plan', es: 'Nombre del plan', description: 'Label' },
  frequency: { en: 'How often', es: 'Cada cuánto', description: 'Legend of weekly or monthly' },
  dayOfWeek: { en: 'Day of the week', es: 'Día de la semana', description: 'Label of a list' },
  dayOfMonth: { en: 'Day of the month', es: 'Día del mes', description: 'Label of a list' },
  dayOfMonthHint: {
    en: 'In a shorter month, its last day.',
    es: 'En un mes más corto, su último día.',
    description: 'Below a day above 28',
  },
  months: { en: 'Number of months', es: 'Número de meses', description: 'Label: how many monthly payments' },
  weeks: { en: 'Number of weeks', es: 'Número de semanas', description: 'Label: how many weekly payments' },
  countHint: {
    en: 'From 2 to {most}',
    es: 'De 2 a {most}',
    description: 'Below it: the most that the practice allows',
  },
  monthly: { en: 'Monthly payment', es: 'Pago mensual', description: 'Label: how much each month' },
  weekly: { en: 'Weekly payment', es: 'Pago semanal', description: 'Label: how much each week' },
  paymentHint: { en: 'At least {least}', es: 'Al menos {least}', description: 'Below it' },
  either: {
    en: 'Enter one of the two. The other one follows from it.',
    es: 'Escriba uno de los dos. El otro se calcula.',
    description: 'Above the count and the payment',
  },
  countChanged: {
    en: 'Rounded to whole cents, {count} payments are enough.',
    es: 'Redondeado a centavos, bastan {count} pagos.',
    description: 'Below a typed count that rounding made smaller',
  },
  total: { en: 'Total of the plan', es: 'Total del plan', description: 'Beside an amount' },
  payments: {
    en: '{count, plural, one {# payment} other {# payments}} of {amount}',
    es: '{count, plural, one {# pago} other {# pagos}} de {amount}',
    description: 'The plan in numbers',
  },
  last: { en: 'Last payment: {amount}', es: 'Último pago: {amount}', description: 'Where it differs from the others' },
  first: { en: 'First payment on {date}', es: 'Primer pago el {date}', description: 'The first day of the plan' },
  schedule: { en: 'See every payment', es: 'Ver cada pago', description: 'Opens the list of payments and days' },
  scheduleName: { en: 'Payments of the plan', es: 'Pagos del plan', description: 'Name of that table' },
  number: { en: 'No.', es: 'N.º', description: 'Column of the table: number of the payment' },
  date: { en: 'Date', es: 'Fecha', description: 'Column of the table' },
  sum: { en: 'Amount', es: 'Cantidad', description: 'Column of the table' },
  limits: {
    en: 'Limits for automatic payments',
    es: 'Límites para los pagos automáticos',
    description: 'Opens two fields',
  },
  cap: {
    en: 'Ask me before a payment above',
    es: 'Preguntarme antes de un pago mayor que',
    description: 'Label: the largest amount that is taken without asking',
  },
  until: {
    en: 'Take no payment by itself after',
    es: 'No cobrar automáticamente después del',
    description: 'Label: the last day on which the plan takes money by itself',
  },
  optional: { en: 'Optional', es: 'Opcional', description: 'Below a field that may stay empty' },
  terms: { en: 'Terms of the plan', es: 'Términos del plan', description: 'Heading above the terms' },
  agree: {
    en: 'I agree to the terms of the plan',
    es: 'Acepto los términos del plan',
    description: 'Box that must be ticked',
  },
  fixedCount: {
    en: 'One payment is left. You can change the card and the name.',
    es: 'Queda un pago. Puede cambiar la tarjeta y el nombre.',
    description: 'In place of the count where a plan has one payment left',
  },
});

export const frequencyWords: Readonly<Record<Frequency, Message>> = messages('planBuilder.frequency', {
  weekly: { en: 'Weekly', es: 'Cada semana', description: 'How often a plan is paid' },
  monthly: { en: 'Monthly', es: 'Cada mes', description: 'How often a plan is paid' },
});

/** `month high`, `week high` and so on, as sentences (`MON-110` to `MON-115`). */
export const limitWords: Readonly<Record<Frequency, Readonly<Record<PlanLimitBroken['kind'], Message>>>> = {
  monthly: messages('planBuilder.monthLimit', {
    'count-high': {
      en: 'The number of months cannot be more than {limit}',
      es: 'El número de meses no puede ser mayor que {limit}',
      description: 'Below the number of months; exact text in English',
    },
    'count-low': {
      en: 'The number of months must be more than {limit}',
      es: 'El número de meses debe ser mayor que {limit}',
      description: 'Below the number of months',
    },
    'payment-low': {
      en: 'The monthly payment must be at least {limit}',
      es: 'El pago mensual debe ser de al menos {limit}',
      description: 'Below the monthly payment; an amount',
    },
  }),
  weekly: messages('planBuilder.weekLimit', {
    'count-high': {
      en: 'The number of weeks cannot be more than {limit}',
      es: 'El número de semanas no puede ser mayor que {limit}',
      description: 'Below the number of weeks',
    },
    'count-low': {
      en: 'The number of weeks must be more than {limit}',
      es: 'El número de semanas debe ser mayor que {limit}',
      description: 'Below the number of weeks',
    },
    'payment-low': {
      en: 'The weekly payment must be at least {limit}',
      es: 'El pago semanal debe ser de al menos {limit}',
      description: 'Below the weekly payment; an amount',
    },
  }),
};

type Worded = 'above-cap' | 'amount-between' | 'not-offered' | 'name-missing' | 'cap-low' | 'until-early';

export const planMistakeWords: Readonly<Record<Extract<PlanMistake['kind'], Worded>, Message>> = messages(
  'planBuilder.planMistake',
  {
    'amount-between': {
      en: 'Please enter an amount above {above} and below {below}.',
      es: 'Escriba una cantidad mayor que {above} y menor que {below}.',
      description: 'Below what is added to a plan',
    },
    'not-offered': {
      en: 'The practice does not offer a plan for this amount.',
      es: 'El consultorio no ofrece un plan para esta cantidad.',
      description: 'Below the amount of a plan',
    },
    'name-missing': { en: 'Please enter a name.', es: 'Escriba un nombre.', description: 'Below the name of a plan' },
    'above-cap': {
      en: 'The limit for automatic payments of this plan is {limit}. Choose a smaller payment, or raise the limit in the plan first.',
      es: 'El límite para pagos automáticos de este plan es {limit}. Elija un pago más pequeño o aumente primero el límite en el plan.',
      description: 'Below the payment of a plan that something is added to',
    },
    'cap-low': {
      en: 'Each payment is {limit}, so this limit must not be less.',
      es: 'Cada pago es de {limit}; este límite no puede ser menor.',
      description: 'Below the largest amount that is taken without asking',
    },
    'until-early': {
      en: 'The first payment is on {limit}. Please choose that day or a later one.',
      es: 'El primer pago es el {limit}. Elija ese día o uno posterior.',
      description: 'Below the last day of automatic payments',
    },
  },
);

export const planCountWords = messages('planBuilder.planCount', {
  whole: {
    en: 'Please enter a whole number.',
    es: 'Escriba un número entero.',
    description: 'Below the number of months or weeks',
  },
});
