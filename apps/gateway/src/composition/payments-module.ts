import { AesMerchantSeal, sha256 } from '@portico/adapters-crypto';
import {
  PostgresLedgerPostings,
  PostgresCardAgreements,
  PostgresCardsOnFile,
  PostgresDuePayments,
  PostgresExpiringCards,
  PostgresPaymentLedger,
  PostgresPaymentPlans,
  PostgresPlanAgreements,
} from '@portico/adapters-storage';
import { ContainerModule } from 'inversify';
import type { Parts } from './gateway-dependencies.ts';
import { tokens } from './injection-tokens.ts';

/** Who takes cards for which practice, how the browser is told of it, and what is kept of payments, plans and cards. */
export const paymentsModule = ({ sql, ledgerClock, requestClock, merchants }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.merchants).toConstantValue(merchants);
    bind(tokens.ledgerClock).toConstantValue(ledgerClock);
    bind(tokens.requestClock).toConstantValue(requestClock);
    bind(tokens.merchantSeal)
      .toDynamicValue(() => new AesMerchantSeal())
      .inSingletonScope();
    bind(tokens.ledger)
      .toDynamicValue(() => new PostgresPaymentLedger(sql))
      .inSingletonScope();
    bind(tokens.ledgerPostings)
      .toDynamicValue(() => new PostgresLedgerPostings(sql))
      .inSingletonScope();
    bind(tokens.plans)
      .toDynamicValue(() => new PostgresPaymentPlans(sql))
      .inSingletonScope();
    bind(tokens.agreements)
      .toDynamicValue(() => new PostgresPlanAgreements(sql))
      .inSingletonScope();
    bind(tokens.cardAgreements)
      .toDynamicValue(() => new PostgresCardAgreements(sql))
      .inSingletonScope();
    bind(tokens.digest).toConstantValue(sha256);
    bind(tokens.duePayments)
      .toDynamicValue(() => new PostgresDuePayments(sql))
      .inSingletonScope();
    bind(tokens.expiringCards)
      .toDynamicValue(() => new PostgresExpiringCards(sql))
      .inSingletonScope();
    bind(tokens.cardsOnFile)
      .toDynamicValue(() => new PostgresCardsOnFile(sql))
      .inSingletonScope();
  });
