import type { PaymentContextKind, PaymentType } from '@portico/application/payments';

/** What the pay button of the screen does; each has its own rule (`MON-063` to `MON-069`). */
export type PayMode =
  | 'full'
  | 'partial'
  | 'new-plan'
  | 'existing-plan'
  | 'schedule-payment'
  | 'edit-one-time'
  | 'edit-plan';

/** What the rules look at. */
export interface PayFacts {
  readonly amountValid: boolean;
  /** A card on file that is good, or a whole card typed. */
  readonly cardValid: boolean;
  /** Agreed to the terms, or none have been sent. */
  readonly agreed: boolean;
  /** A mistake in what was typed is shown. */
  readonly mistakeShown: boolean;
  readonly dateChanged: boolean;
  /** Anything at all is other than it was. */
  readonly changed: boolean;
}

const builtPlan = ({ amountValid, cardValid, agreed, mistakeShown }: PayFacts): boolean =>
  amountValid && cardValid && agreed && !mistakeShown;

const rules: Readonly<Record<PayMode, (facts: PayFacts) => boolean>> = {
  full: ({ cardValid }) => cardValid,
  partial: ({ amountValid, cardValid }) => amountValid && cardValid,
  'new-plan': builtPlan,
  'schedule-payment': builtPlan,
  'existing-plan': ({ agreed, amountValid, mistakeShown }) => agreed && amountValid && !mistakeShown,
  'edit-one-time': ({ amountValid, dateChanged, mistakeShown }) => (amountValid || dateChanged) && !mistakeShown,
  'edit-plan': (facts) => facts.changed && builtPlan(facts),
};

/** Whether what was chosen and typed may be sent. */
export const mayPay = (mode: PayMode, facts: PayFacts): boolean => rules[mode](facts);

/** Nothing but a card is charged, and at once. */
export const paysOnce = (mode: PayMode): boolean => mode === 'full' || mode === 'partial';

/** The builder says what is paid, and when. */
export const planIsBuilt = (mode: PayMode): boolean =>
  mode === 'new-plan' || mode === 'existing-plan' || mode === 'edit-plan';

/** A plan that is there pays with its own card (`MON-096`). */
export const needsCard = (mode: PayMode): boolean => mode !== 'existing-plan' && mode !== 'edit-one-time';

/** What the pay button waits for. */
export type MissingForPay = 'mistake' | 'change' | 'amount' | 'plan' | 'card' | 'terms';

/** The first thing that is to be done before the button can be pressed. */
export const missingForPay = (mode: PayMode, facts: PayFacts): MissingForPay | undefined => {
  if (facts.mistakeShown) return 'mistake';
  if (mode === 'edit-plan' && !facts.changed) return 'change';
  if (!facts.amountValid) return planIsBuilt(mode) ? 'plan' : 'amount';
  if (needsCard(mode) && !facts.cardValid) return 'card';
  return facts.agreed ? undefined : 'terms';
};

/** Which rule holds; every context that is not about a plan is paid as a full or a partial payment (`MON-065`, `MON-069`). */
export const payModeOf = (
  context: PaymentContextKind,
  type: PaymentType | undefined,
  plan: 'new' | 'existing',
): PayMode => {
  if (context === 'schedule-payment' || context === 'edit-one-time' || context === 'edit-plan') return context;
  if (type === 'plan') return plan === 'new' ? 'new-plan' : 'existing-plan';
  return type === 'partial' ? 'partial' : 'full';
};
