import { PostgresDisputes, PostgresPrepaymentRefunds, PostgresSettlements } from '@portico/adapters-storage';
import { PrepaymentRefundWorker, PrepaymentReturns, SettlementWorker } from '@portico/services/payments';
import { ContainerModule } from 'inversify';
import type { Parts } from './gateway-dependencies.ts';
import { tokens } from './injection-tokens.ts';

/** What goes back for canceled visits, and what the processors say of each day. */
export const settlementModule = ({ sql, ledgerClock, paymentWatch: watch }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.settlements)
      .toDynamicValue(() => new PostgresSettlements(sql))
      .inSingletonScope();
    bind(tokens.disputes)
      .toDynamicValue(() => new PostgresDisputes(sql))
      .inSingletonScope();
    bind(tokens.prepaymentRefunds)
      .toDynamicValue(() => new PostgresPrepaymentRefunds(sql))
      .inSingletonScope();
    const { appointmentBooking, ledger, prepaymentRefunds } = tokens;
    bind(tokens.settlementWorker)
      .toResolvedValue(
        (...ports) =>
          new SettlementWorker(...ports, ledgerClock, {
            found: watch.differed,
            report: watch.settled,
            onError: (thrown) => {
              watch.onError('settlement', thrown);
            },
          }),
        [tokens.settlements, tokens.disputes, tokens.merchants, tokens.practices, appointmentBooking],
      )
      .inSingletonScope();
    bind(tokens.prepaid)
      .toResolvedValue(
        (...ports) => new PrepaymentReturns(...ports, ledgerClock),
        [ledger, prepaymentRefunds, appointmentBooking, tokens.visitPolicies],
      )
      .inSingletonScope();
    bind(tokens.prepaymentRefundWorker)
      .toResolvedValue(
        (...ports) =>
          new PrepaymentRefundWorker(...ports, ledgerClock, watch.prepaymentReturned, (thrown) => {
            watch.onError('prepayment-refunds', thrown);
          }),
        [prepaymentRefunds, ledger, tokens.chargeService, appointmentBooking],
      )
      .inSingletonScope();
  });
