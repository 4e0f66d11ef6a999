import {
  PostgresDisputes,
  PostgresPrepaymentRefunds,
  PostgresSettlements,
  PostgresLeases,
} from '@portico/adapters-storage';
import { PrepaymentRefundWorker, PrepaymentReturns, SettlementWorker } from '@portico/services/payments';
import { ContainerModule } from 'inversify';
import type { Parts } from './parts.ts';
import { tokens } from './tokens.ts';

/** What goes back for canceled visits, and what the processors say of each day. */
export const settlementModule = ({ sql, ledgerClock, turnClock, paymentWatch: watch }: Parts): ContainerModule =>
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
    bind(tokens.settlementWorker)
      .toDynamicValue(
        (context) =>
          new SettlementWorker({
            settlements: context.get(tokens.settlements),
            disputes: context.get(tokens.disputes),
            merchants: context.get(tokens.merchants),
            practices: context.get(tokens.practices),
            appointmentBooking: context.get(tokens.appointmentBooking),
            leases: new PostgresLeases(sql, turnClock),
            now: ledgerClock,
            found: watch.differed,
            report: watch.settled,
            onError: (thrown) => {
              watch.onError('settlement', thrown);
            },
          }),
      )
      .inSingletonScope();
    bind(tokens.prepaid)
      .toDynamicValue(
        (context) =>
          new PrepaymentReturns({
            ledger: context.get(tokens.ledger),
            prepaymentRefunds: context.get(tokens.prepaymentRefunds),
            appointmentBooking: context.get(tokens.appointmentBooking),
            visitPolicies: context.get(tokens.visitPolicies),
            now: ledgerClock,
          }),
      )
      .inSingletonScope();
    bind(tokens.prepaymentRefundWorker)
      .toDynamicValue(
        (context) =>
          new PrepaymentRefundWorker({
            prepaymentRefunds: context.get(tokens.prepaymentRefunds),
            ledger: context.get(tokens.ledger),
            chargeService: context.get(tokens.chargeService),
            appointmentBooking: context.get(tokens.appointmentBooking),
            now: ledgerClock,
            report: watch.prepaymentReturned,
            onError: (thrown) => {
              watch.onError('prepayment-refunds', thrown);
            },
          }),
      )
      .inSingletonScope();
  });
