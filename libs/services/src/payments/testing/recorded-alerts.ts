import type { Charge } from '@portico/domain/payments';
import type { ChargeAlerts } from '../charges/charge-steps.ts';

/** Records the alerts. */
export class HeardAlerts implements ChargeAlerts {
  readonly unpaidCharges: Charge[] = [];

  readonly lateCharges: { readonly charge: Charge; readonly isUndone: boolean }[] = [];

  late(charge: Charge, isUndone: boolean): void {
    this.lateCharges.push({ charge, isUndone });
  }

  async unpaid(charge: Charge): Promise<void> {
    this.unpaidCharges.push(charge);
  }
}
