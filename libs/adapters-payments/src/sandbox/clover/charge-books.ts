import { Bounded } from '../../wire/bounded-map.ts';
import type { TokenCard } from './card-tokens.ts';

/** A charge as the double keeps it; amounts in cents. */
export interface CloverCharge {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly reference: string | undefined;
  readonly customer: string | undefined;
  readonly source: string;
  readonly card: TokenCard;
  readonly ecomind: string;
  readonly failure: string | undefined;
  readonly warning: string | undefined;
  captured: boolean;
  /** Of `amount`, or less where less was asked for; 0 until then. */
  capturedAmount: number;
  refundedAmount: number;
  /** Authorised, not captured, and let go. */
  released: boolean;
}

export interface CloverRefund {
  readonly id: string;
  readonly charge: string;
  readonly amount: number;
  readonly created: number;
}

/** Enough for days of a demo. */
const KEPT = 20_000;

/** What the cards were really charged. */
export class CloverBooks {
  readonly charges = new Bounded<string, CloverCharge>(KEPT);
  readonly refunds = new Bounded<string, CloverRefund>(KEPT);

  /** Captured and not given back, in cents, for one `external_reference_id`. */
  taken(reference: string): number {
    return this.#approved(reference).reduce((sum, charge) => sum + charge.capturedAmount - charge.refundedAmount, 0);
  }

  /** Authorised, neither captured nor let go, in cents. */
  held(reference: string): number {
    return this.#approved(reference).reduce(
      (sum, charge) => sum + (charge.captured || charge.released ? 0 : charge.amount),
      0,
    );
  }

  approvals(reference: string): number {
    return this.#approved(reference).length;
  }

  clear(): void {
    this.charges.clear();
    this.refunds.clear();
  }

  #approved(reference: string): readonly CloverCharge[] {
    return [...this.charges.values()].filter(
      (charge) => charge.reference === reference && charge.failure === undefined,
    );
  }
}

/** A charge as the API shows it. */
export const chargeView = (charge: CloverCharge, namesWalletCards = true): Record<string, unknown> => ({
  id: charge.id,
  object: 'charge',
  amount: charge.amount,
  payment_method_details: 'card',
  amount_refunded: charge.released ? charge.amount : charge.refundedAmount,
  currency: charge.currency,
  created: charge.created,
  captured: charge.captured,
  ecomind: charge.ecomind,
  ...(charge.reference !== undefined && { external_reference_id: charge.reference }),
  ...(charge.customer !== undefined && { customer: charge.customer }),
  ...(charge.failure === undefined
    ? {
        ref_num: charge.id.slice(0, 12),
        auth_code: `OK${charge.id.slice(-4)}`,
        outcome: { network_status: 'approved_by_network', type: 'authorized' },
        // An authorization says nothing of being paid.
        ...(charge.captured && { paid: true }),
        status: 'succeeded',
      }
    : { paid: false, status: 'failed', failure_code: charge.failure, failure_message: 'The card was declined' }),
  ...(charge.warning !== undefined && { warning_message: charge.warning }),
  refunded: charge.released || (charge.captured && charge.refundedAmount === charge.capturedAmount),
  source: sourceView(charge.source, charge.card, namesWalletCards),
});

const sourceView = (id: string, card: TokenCard, namesWalletCards: boolean) => {
  if (card.wallet !== undefined && !namesWalletCards) return { id };
  const { brand, exp_month, exp_year, first6, last4, cvc_check, address_zip_check } = card;
  return { id, brand, exp_month, exp_year, first6, last4, cvc_check, address_zip_check };
};

export const refundView = (refund: CloverRefund): Record<string, unknown> => ({
  ...refund,
  object: 'refund',
  status: 'succeeded',
  metadata: {},
});
