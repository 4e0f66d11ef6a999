import type { MissingForPay, PaymentContextKind, PaymentType, PayMode } from '@portico/application/payments';

/** The inputs of the rules. */
export interface PayFacts {
  readonly amountValid: boolean;
  /** A valid card on file, or a complete new card. */
  readonly cardValid: boolean;
  /** The new card has an input error that is shown. */
  readonly cardMistakeShown: boolean;
  /** Agreed to the terms, or there are none. */
  readonly agreed: boolean;
  /** An input error is shown. */
  readonly mistakeShown: boolean;
  readonly dateChanged: boolean;
  /** Anything was changed. */
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

/** Whether the choices and inputs may be sent. */
export const mayPay = (mode: PayMode, facts: PayFacts): boolean => rules[mode](facts);

/** Charges a card once, at once. */
export const paysOnce = (mode: PayMode): boolean => mode === 'full' || mode === 'partial';

/** The plan builder determines the amounts and days. */
export const planIsBuilt = (mode: PayMode): boolean =>
  mode === 'new-plan' || mode === 'existing-plan' || mode === 'edit-plan';

/** An existing plan pays with its own card (`MON-096`). */
export const needsCard = (mode: PayMode): boolean => mode !== 'existing-plan' && mode !== 'edit-one-time';

/** The first missing condition before the button is enabled. */
export const missingForPay = (mode: PayMode, facts: PayFacts): MissingForPay | undefined => {
  if (facts.mistakeShown) return 'mistake';
  if (mode === 'edit-plan' && !facts.changed) return 'change';
  if (!facts.amountValid) return planIsBuilt(mode) ? 'plan' : 'amount';
  if (needsCard(mode) && !facts.cardValid) return facts.cardMistakeShown ? 'mistake' : 'card';
  return facts.agreed ? undefined : 'terms';
};

/** The rule for a choice; every context without a plan is a full or a partial payment (`MON-065`, `MON-069`). */
export const payModeOf = (
  context: PaymentContextKind,
  type: PaymentType | undefined,
  plan: 'new' | 'existing',
): PayMode => {
  if (context === 'schedule-payment' || context === 'edit-one-time' || context === 'edit-plan') return context;
  if (type === 'plan') return plan === 'new' ? 'new-plan' : 'existing-plan';
  return type === 'partial' ? 'partial' : 'full';
};
