import type { KeptPaymentSettings } from '@portico/adapters-practice/embedded';
import type { Cents } from '@portico/domain/kernel';
import type { BalanceRange } from '@portico/domain/payments';

const range = (
  [from, to]: readonly [number, number],
  [most, interval]: readonly [number, BalanceRange['maxDuration']['interval']],
  least: number,
): BalanceRange => ({
  minBalance: from as Cents,
  maxBalance: to as Cents,
  maxDuration: { value: most, interval },
  minimumPayment: least as Cents,
});

/** What each practice of the demo decided about payments; the one that takes none decided nothing. */
export const demoPaymentSettings: ReadonlyMap<string, KeptPaymentSettings> = new Map(
  Object.entries({
    riverwalk: {
      partial: { minimum: 5_00 as Cents },
      plans: {
        canCreateMultiple: true,
        addBalanceToExisting: true,
        frequencies: ['weekly', 'monthly'],
        ranges: [
          range([25_00, 500_00], [26, 'weeks'], 5_00),
          range([50_00, 500_00], [12, 'months'], 10_00),
          range([500_01, 5_000_00], [52, 'weeks'], 10_00),
          range([500_01, 5_000_00], [24, 'months'], 25_00),
        ],
      },
      planTerms: {
        en: 'I authorize Riverwalk Community Clinic to charge the card that I chose on each due day until the plan is paid. I can change or cancel the plan at any time before a due day. A payment that is declined is tried again; what I then still owe stays due.',
        es: 'Autorizo a Riverwalk Community Clinic a cobrar a la tarjeta que elegí en cada fecha de pago hasta liquidar el plan. Puedo cambiar o cancelar el plan en cualquier momento antes de una fecha de pago. Un pago rechazado se intenta de nuevo; lo que quede por pagar sigue siendo mi deuda.',
      },
      accountStatements: true,
    },
    biscayne: {
      partial: { minimum: 10_00 as Cents, maximum: 1_000_00 as Cents },
      plans: {
        canCreateMultiple: false,
        addBalanceToExisting: true,
        frequencies: ['monthly'],
        ranges: [range([100_00, 3_000_00], [18, 'months'], 20_00)],
      },
      accountStatements: true,
    },
  }),
);
