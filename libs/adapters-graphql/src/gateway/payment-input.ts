import type { PayWith } from '@portico/application/payments';
import {
  parseDecimal,
  parseId,
  parseLocalDate,
  type Brand,
  type Cents,
  type LocalDate,
  type PatientId,
  type PatientRef,
  type PracticeId,
} from '@portico/domain/kernel';
import {
  defaultCalendars,
  termsByPayment,
  type CardId,
  type Frequency,
  type PlanCalendar,
  type PlanTerms,
  type UniqueId,
  type Weekday,
} from '@portico/domain/payments';
import { readCard } from '../entered-card-text.ts';
import { refusal } from './value-or-refusal.ts';

type Maybe<T> = T | null | undefined;

const badInput = (): never => {
  throw refusal({ kind: 'bad-input' });
};

export const idFrom = <Id extends Brand<string, string>>(raw: string): Id => {
  const id = parseId<Id>(raw);
  return id.ok ? id.value : badInput();
};

/** A property with an id, or nothing where none is given. */
export const idIn = <Name extends string, Id extends Brand<string, string>>(
  name: Name,
  raw: Maybe<string>,
): Readonly<Partial<Record<Name, Id>>> =>
  (raw == null ? {} : { [name]: idFrom<Id>(raw) }) as Readonly<Partial<Record<Name, Id>>>;

/** A unique id that was made elsewhere: a UUID, or anything that an id may be. */
export const uniqueIdFrom = (raw: string): UniqueId => idFrom<UniqueId>(raw);

export const amountFrom = (raw: string): Cents => {
  const amount = parseDecimal(raw);
  return amount.ok ? amount.value : badInput();
};

export const dateFrom = (raw: string): LocalDate => {
  const date = parseLocalDate(raw);
  return date.ok ? date.value : badInput();
};

/** Both ids or neither: a patient id is only unique within a practice. */
export const patientIn = (patientId: Maybe<string>, practiceId: Maybe<string>): { readonly patient?: PatientRef } => {
  if (patientId == null && practiceId == null) return {};
  if (patientId == null || practiceId == null) return badInput();
  return { patient: { practice: idFrom<PracticeId>(practiceId), patient: idFrom<PatientId>(patientId) } };
};

interface WireCard {
  readonly cardId?: Maybe<string>;
  readonly cardToken?: Maybe<string>;
  readonly plainTextCardData?: Maybe<string>;
}

/** At most one card (`MON-071`). A parse error does not repeat the card's text. */
export const cardIn = ({ cardId, cardToken, plainTextCardData }: WireCard): { readonly card?: PayWith } => {
  const given = [cardId, cardToken, plainTextCardData].filter((one) => one != null);
  if (given.length === 0) return {};
  if (given.length > 1) return badInput();
  if (cardId != null) return { card: { kind: 'saved', card: idFrom<CardId>(cardId) } };
  const read = cardToken == null ? readCard('typed', plainTextCardData ?? '') : readCard('token', cardToken);
  return read === undefined ? badInput() : { card: { kind: 'entered', ...read } };
};

interface WireDays {
  readonly dayOfWeek?: Maybe<number>;
  readonly dayOfMonth?: Maybe<number>;
}

/** Only the day of the frequency counts (`MON-081`); undefined where it is not given. */
export const calendarFrom = (frequency: Frequency, { dayOfWeek, dayOfMonth }: WireDays): PlanCalendar | undefined => {
  if (frequency === 'weekly') {
    return dayOfWeek == null ? undefined : { frequency, dayOfWeek: within(dayOfWeek, 7) as Weekday };
  }
  return dayOfMonth == null ? undefined : { frequency, dayOfMonth: within(dayOfMonth, 31) };
};

export const calendarOr = (frequency: Frequency, days: WireDays): PlanCalendar =>
  calendarFrom(frequency, days) ?? defaultCalendars[frequency];

const within = (day: number, last: number): number => (day >= 1 && day <= last ? day : badInput());

export const termsFrom = (totalAmount: string, paymentAmount: string): PlanTerms => {
  const terms = termsByPayment(amountFrom(totalAmount), amountFrom(paymentAmount));
  return terms.ok ? terms.value : badInput();
};

/** How many installments of a plan were seen paid: on the wire they are counted with the new ones (`MON-085`, `MON-089`). */
export const paymentsMadeIn = (installments: number, { count }: PlanTerms): number =>
  installments >= count ? installments - count : badInput();

/** The hash of the terms that the person saw, if given. */
export const agreedToIn = ({ agreedTerms }: { readonly agreedTerms?: Maybe<string> }) =>
  agreedTerms == null ? {} : { agreedTo: agreedTerms };

export const autopayIn = (cap: Maybe<string>, until: Maybe<string>) =>
  cap == null && until == null
    ? {}
    : {
        autopay: {
          ...(cap == null ? {} : { cap: amountFrom(cap) }),
          ...(until == null ? {} : { until: dateFrom(until) }),
        },
      };
