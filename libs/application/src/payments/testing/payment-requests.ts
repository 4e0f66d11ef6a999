import type { Cents, LocalDate } from '@portico/domain/kernel';
import type { ChangesPlan, MakesPlan, PaymentContext, PaymentRequest } from '../payment-order.ts';

type Made<Kind extends MakesPlan['kind']> = Omit<Extract<MakesPlan, { readonly kind: Kind }>, 'at'>;
type Edited = Omit<Extract<ChangesPlan, { readonly kind: 'edit-plan' }>, 'practice' | 'plan'>;

/** What a person chooses on a payment screen; with the screen's context it makes a request. */
export type PaymentChoice =
  | { readonly kind: 'full'; readonly amount: Cents; readonly givenBack?: Cents }
  | { readonly kind: 'partial'; readonly amount: Cents }
  | { readonly kind: 'copay'; readonly amount: Cents }
  | { readonly kind: 'one-time'; readonly amount: Cents; readonly date?: LocalDate }
  | { readonly kind: 'cancel-plan' }
  | { readonly kind: 'delete-one-time' }
  | Made<'new-plan'>
  | Made<'add-to-plan'>
  | Edited;

const mayPayPart: ReadonlySet<PaymentContext['kind']> = new Set(['balance', 'guest', 'check-in', 'check-out']);

/** The request that this choice makes in this context. */
export const requestIn = (context: PaymentContext, choice: PaymentChoice): PaymentRequest => {
  switch (choice.kind) {
    case 'full':
    case 'partial': {
      const { kind, ...amounts } = choice;
      const pays = mayPayPart.has(context.kind) ? { pays: kind === 'full' ? 'all' : 'part' } : {};
      return { ...context, ...amounts, ...pays } as PaymentRequest;
    }
    case 'copay':
      return { ...context, pays: 'copay', amount: choice.amount } as PaymentRequest;
    case 'new-plan':
    case 'add-to-plan':
      return { ...choice, at: context } as PaymentRequest;
    case 'one-time': {
      const { kind: _, ...oneTime } = choice;
      return { ...context, ...oneTime } as PaymentRequest;
    }
    case 'edit-plan':
    case 'cancel-plan':
    case 'delete-one-time':
      return { ...context, ...choice } as PaymentRequest;
  }
};
