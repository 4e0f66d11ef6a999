import {
  Argon2Passwords,
  CommonPasswords,
  HmacShortCodeHashes,
  JwtTokens,
  RandomCodes,
} from '@portico/adapters-crypto';
import {
  PostgresAccounts,
  PostgresCapabilities,
  PostgresOneTimeCodes,
  PostgresProtections,
  PostgresSessions,
  PostgresTries,
} from '@portico/adapters-storage';
import { RequestAuthenticator, WorkCounter } from '@portico/services/access';
import { ContainerModule } from 'inversify';
import { tokens } from './tokens.ts';
import type { Parts } from './parts.ts';

export const accessModule = ({ sql, keys, later, onWorkRefused }: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.accounts)
      .toDynamicValue(() => new PostgresAccounts(sql))
      .inSingletonScope();
    bind(tokens.sessions)
      .toDynamicValue(() => new PostgresSessions(sql))
      .inSingletonScope();
    bind(tokens.passwords)
      .toDynamicValue(() => new Argon2Passwords())
      .inSingletonScope();
    bind(tokens.tokens)
      .toDynamicValue(() => new JwtTokens(keys))
      .inSingletonScope();
    bind(tokens.capabilities)
      .toDynamicValue(() => new PostgresCapabilities(sql))
      .inSingletonScope();
    bind(tokens.codes)
      .toDynamicValue(() => new RandomCodes())
      .inSingletonScope();
    bind(tokens.shortCodeHashes)
      .toDynamicValue(() => new HmacShortCodeHashes(keys))
      .inSingletonScope();
    bind(tokens.knownPasswords)
      .toDynamicValue(() => new CommonPasswords())
      .inSingletonScope();
    bind(tokens.later).toConstantValue(later);
    bind(tokens.oneTimeCodes)
      .toDynamicValue(() => new PostgresOneTimeCodes(sql))
      .inSingletonScope();
    bind(tokens.protections)
      .toDynamicValue(() => new PostgresProtections(sql))
      .inSingletonScope();
    bind(tokens.tries)
      .toDynamicValue(() => new PostgresTries(sql))
      .inSingletonScope();
    bind(tokens.workCounter)
      .toDynamicValue((context) => new WorkCounter(context.get(tokens.tries), onWorkRefused))
      .inSingletonScope();
    bind(tokens.requestAuthenticator)
      .toDynamicValue(
        (context) =>
          new RequestAuthenticator(
            context.get(tokens.accounts),
            context.get(tokens.sessions),
            context.get(tokens.delegations),
            context.get(tokens.tokens),
          ),
      )
      .inSingletonScope();
  });
