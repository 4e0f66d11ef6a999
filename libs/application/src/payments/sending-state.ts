import type { Failure } from '../kernel/index.ts';
import type { PaymentReceipt, PaymentRefusal } from './make-payment.port.ts';

/**
 * The state of a payment sent from here. `checking`: in progress, and polled until settled; it never counts as failed
 * meanwhile. `lost`: no answer came, so it may or may not have arrived.
 */
export type SendingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'refused'; readonly refusal: PaymentRefusal | Failure }
  | { readonly kind: 'lost'; readonly failure: Failure; readonly arrived: 'no' | 'unknown' }
  | { readonly kind: 'done'; readonly receipt: PaymentReceipt };
