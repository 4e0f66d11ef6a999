import type { PaymentContext } from '@portico/application/payments';
import type { Portal } from '../composition/compose.ts';
import { Paying } from './payment-in-context.tsx';

/** Payment of what is due for a visit after check-in (`APT-173`). */
const CheckInPayment = (props: { readonly portal: Portal; readonly context: PaymentContext }) => <Paying {...props} />;
export default CheckInPayment;
