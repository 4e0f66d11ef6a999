import type { PaymentRefusal } from '@portico/application/payments';
import { parseDecimal, parseLocalDate, type Cents } from '@portico/domain/kernel';
import { cardRefusals, declineReasons, type PlanLimitBroken } from '@portico/domain/payments';
import type { Extensions } from './gateway-client.ts';

/** The refusal of a payment, from an error's extensions; undefined where they are of something else. */
export const paymentRefusalFrom = (extensions: Extensions): PaymentRefusal | undefined => {
  const kind = plainKinds.find((one) => one === extensions['reason']);
  if (kind !== undefined) return { kind };
  switch (extensions['reason']) {
    case 'declined': {
      const reason = declineReasons.find((one) => one === extensions['declined']);
      return reason && { kind: 'declined', reason };
    }
    case 'card-refused': {
      const reason = cardRefusals.find((one) => one === extensions['card']);
      return reason && { kind: 'card-refused', reason };
    }
    case 'amount-changed':
    case 'autopay-cap-low': {
      const { reason: changed } = extensions;
      const amount = amountIn(extensions['amount']);
      return amount === undefined ? undefined : { kind: changed, amount };
    }
    case 'autopay-until-early': {
      const earliest = parseLocalDate(extensions['earliest']);
      return earliest.ok ? { kind: 'autopay-until-early', earliest: earliest.value } : undefined;
    }
    case 'amount-out-of-range': {
      const [minimum, maximum] = [amountIn(extensions['minimum']), amountIn(extensions['maximum'])];
      if (minimum === undefined || maximum === undefined) return undefined;
      return { kind: 'amount-out-of-range', minimum, maximum };
    }
    case 'no-online-payments':
    case 'too-many-card-tries': {
      const { phone, reason } = extensions;
      return typeof phone === 'string' ? { kind: reason, phone } : undefined;
    }
    case 'plan-limit': {
      const limit = limitFrom(extensions);
      return limit && { kind: 'plan-limit', limit };
    }
    case 'bad-date': {
      const [earliest, latest] = [parseLocalDate(extensions['earliest']), parseLocalDate(extensions['latest'])];
      return earliest.ok && latest.ok
        ? { kind: 'bad-date', earliest: earliest.value, latest: latest.value }
        : undefined;
    }
    default:
      return undefined;
  }
};

/** Those that say nothing beside their kind. */
const plainKinds = [
  'nothing-to-pay',
  'duplicate',
  'plan-not-offered',
  'plan-changed',
  'terms-changed',
  'terms-not-agreed',
  'card-expired',
  'card-unknown',
  'slot-gone',
  'not-cancellable',
  'prepayment-changed',
  'booked-unpaid',
  'canceled-unpaid',
  'shop-away',
  'too-many-cards',
] as const satisfies readonly PaymentRefusal['kind'][];

const amountIn = (raw: unknown): Cents | undefined => {
  const amount = typeof raw === 'string' ? parseDecimal(raw) : undefined;
  return amount?.ok === true ? amount.value : undefined;
};

const limitFrom = ({ broken, limit }: Extensions): PlanLimitBroken | undefined => {
  if (typeof limit !== 'number') return undefined;
  if (broken === 'payment-low') return { kind: broken, limit: limit as Cents };
  return broken === 'count-high' || broken === 'count-low' ? { kind: broken, limit } : undefined;
};
