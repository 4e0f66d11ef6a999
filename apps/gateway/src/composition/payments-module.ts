import { AesMerchantSeal } from '@portico/adapters-crypto';
import { ContainerModule } from 'inversify';
import type { Parts } from './modules.ts';
import { tokens } from './tokens.ts';

/** Who takes cards for which practice, and how the browser is told of it. */
export const paymentsModule = ({ merchants }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.merchants).toConstantValue(merchants);
    bind(tokens.merchantSeal)
      .toDynamicValue(() => new AesMerchantSeal())
      .inSingletonScope();
  });
