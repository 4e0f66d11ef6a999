import type { Cents, LocalDate } from '@portico/domain/kernel';
import type { AmountMistake, PlanLimitBroken } from '@portico/domain/payments';

/** An error shown beside a field of the builder, with the violated limit. */
export type PlanMistake =
  | { readonly field: 'amount'; readonly kind: AmountMistake['kind'] }
  | { readonly field: 'amount'; readonly kind: 'amount-high'; readonly limit: Cents }
  /** Above the most that the existing plan may charge at once. */
  | { readonly field: 'payment'; readonly kind: 'above-cap'; readonly limit: Cents }
  /** The added amount must not lie between these (`MON-108`). */
  | { readonly field: 'amount'; readonly kind: 'amount-between'; readonly above: Cents; readonly below: Cents }
  /** None of the practice's rules allows this amount (`MON-104`). */
  | { readonly field: 'amount'; readonly kind: 'not-offered' }
  | { readonly field: 'count'; readonly kind: 'count-not-whole' }
  | { readonly field: 'count' | 'payment'; readonly kind: 'limit'; readonly limit: PlanLimitBroken }
  | { readonly field: 'payment'; readonly kind: AmountMistake['kind'] }
  | { readonly field: 'name'; readonly kind: 'name-missing' }
  | { readonly field: 'cap'; readonly kind: AmountMistake['kind'] }
  /** No payment would ever be made. */
  | { readonly field: 'cap'; readonly kind: 'cap-low'; readonly limit: Cents }
  | { readonly field: 'until'; readonly kind: 'until-early'; readonly limit: LocalDate };

export type PlanField = PlanMistake['field'];
