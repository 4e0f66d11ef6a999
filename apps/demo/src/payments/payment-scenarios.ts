import type { Frequency } from '@portico/domain/payments';
import { words, type Words } from '../bilingual-words.ts';

/** What one person of the demo owes, paid and planned at one practice. Amounts in cents, days back from today. */
export interface MoneyStory {
  readonly email: string;
  readonly practice: string;
  readonly cards?: readonly StoryCard[];
  readonly bills?: readonly StoryBill[];
  readonly payments?: readonly StoryPayment[];
  /** Was paid as the last visit that was began. */
  readonly copay?: { readonly amount: number; readonly card: CardKey };
  readonly plans?: readonly StoryPlan[];
}

/** A number from the processors' published lists of test cards. */
export interface StoryCard {
  readonly key: CardKey;
  /** The last month that the card is good, counted from this one. */
  readonly months: number;
}
export type CardKey = 'visa' | 'mastercard' | 'amex' | 'discover';

export interface StoryBill {
  readonly daysAgo: number;
  readonly what: Words;
  /** Less than 0 for an adjustment. */
  readonly amount: number;
}

export interface StoryPayment {
  readonly daysAgo: number;
  readonly time: string;
  readonly amount: number;
  readonly card: CardKey;
  readonly declined?: true;
  /** What went back, and when. */
  readonly refund?: { readonly daysAgo: number; readonly amount: number };
}

/** The bill comes with it; installments that were due are paid. */
export interface StoryPlan {
  readonly name: Words;
  readonly daysAgo: number;
  readonly total: number;
  readonly count: number;
  readonly frequency: Frequency;
  readonly card: CardKey;
}

const labs = words('Laboratory', 'Laboratorio');

export const moneyStories: readonly MoneyStory[] = [
  {
    email: 'james.walker@example.org',
    practice: 'riverwalk',
    cards: [
      { key: 'visa', months: 26 },
      { key: 'mastercard', months: 9 },
      { key: 'amex', months: -2 },
    ],
    bills: [
      { daysAgo: 82, what: words('Diabetes education, 2 hours', 'Educación sobre diabetes, 2 horas'), amount: 120_00 },
      { daysAgo: 41, what: words('Insurance adjustment', 'Ajuste del seguro'), amount: -20_00 },
      { daysAgo: 34, what: words('Office visit', 'Consulta'), amount: 60_00 },
      { daysAgo: 33, what: labs, amount: 124_60 },
    ],
    payments: [
      { daysAgo: 44, time: '19:02', amount: 120_00, card: 'amex', declined: true },
      { daysAgo: 44, time: '19:04', amount: 120_00, card: 'visa', refund: { daysAgo: 40, amount: 20_00 } },
    ],
    copay: { amount: 25_00, card: 'visa' },
    plans: [
      {
        name: words('Knee MRI', 'Resonancia de rodilla'),
        daysAgo: 118,
        total: 600_00,
        count: 6,
        frequency: 'monthly',
        card: 'visa',
      },
      {
        name: words('Eye exam', 'Examen de la vista'),
        daysAgo: 200,
        total: 100_00,
        count: 4,
        frequency: 'weekly',
        card: 'mastercard',
      },
    ],
  },
  {
    email: 'james.walker@example.org',
    practice: 'biscayne',
    cards: [{ key: 'discover', months: 14 }],
    bills: [
      { daysAgo: 52, what: words('Echocardiogram', 'Ecocardiograma'), amount: 260_00 },
      { daysAgo: 90, what: labs, amount: 80_00 },
    ],
    payments: [{ daysAgo: 70, time: '12:31', amount: 80_00, card: 'discover' }],
  },
  {
    email: 'maria.nunez@example.org',
    practice: 'biscayne',
    cards: [
      { key: 'mastercard', months: -1 },
      { key: 'visa', months: 31 },
    ],
    bills: [{ daysAgo: 25, what: words('Prenatal visit', 'Consulta prenatal'), amount: 150_00 }],
    copay: { amount: 30_00, card: 'visa' },
    plans: [
      {
        name: words('Ultrasounds', 'Ultrasonidos'),
        daysAgo: 85,
        total: 480_00,
        count: 8,
        frequency: 'monthly',
        card: 'mastercard',
      },
    ],
  },
  {
    email: 'rosa.delgado@example.org',
    practice: 'riverwalk',
    cards: [{ key: 'mastercard', months: 18 }],
  },
  {
    email: 'helen.brooks@example.org',
    practice: 'riverwalk',
    cards: [{ key: 'visa', months: 22 }],
    bills: [{ daysAgo: 12, what: words('Office visit', 'Consulta'), amount: 60_00 }],
  },
  {
    email: 'carlos.rivera@example.org',
    practice: 'biscayne',
    cards: [{ key: 'mastercard', months: 16 }],
    bills: [{ daysAgo: 12, what: words('Office visit', 'Consulta'), amount: 60_00 }],
  },
];
