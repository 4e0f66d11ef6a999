import type { PaymentContext } from '@portico/application/payments';
import type { Portal } from '../composition/compose.ts';
import { Paying } from './paying.tsx';

/** What is due at the visit that somebody has just checked in for (`APT-173`). */
const CheckInPayment = (props: { readonly portal: Portal; readonly context: PaymentContext }) => <Paying {...props} />;
export default CheckInPayment;
