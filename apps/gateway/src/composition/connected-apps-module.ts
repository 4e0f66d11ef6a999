import { JoseAppProofs } from '@portico/adapters-crypto';
import { PostgresAppGrants, PostgresAppRegistry, PostgresAppTokens } from '@portico/adapters-storage';
import {
  ActingOnChart,
  AppAuthenticator,
  AppTokenService,
  ConnectedAppsService,
  SmartAccessTokens,
} from '@portico/services/connected-apps';
import type { PracticeId } from '@portico/domain/kernel';
import { ContainerModule } from 'inversify';
import { fhirAddresses } from '../fhir-addresses.ts';
import type { Parts } from './gateway-dependencies.ts';
import { tokens } from './injection-tokens.ts';
import { portsByName } from './ports-by-name.ts';
import { ownServices } from './service-injection-tokens.ts';

/** Apps and systems that read by FHIR: who they are, what they were allowed, and what they were handed. */
export const connectedAppsModule = ({
  sql,
  publicOrigin,
  fhirAccessTokens,
}: Pick<Parts, 'sql' | 'publicOrigin' | 'fhirAccessTokens'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.appRegistry).toResolvedValue(() => new PostgresAppRegistry(sql));
    bind(tokens.appGrants).toResolvedValue(() => new PostgresAppGrants(sql));
    bind(tokens.appTokens).toResolvedValue(() => new PostgresAppTokens(sql));
    bind(tokens.appProofs).toResolvedValue(() => new JoseAppProofs());
    bind(tokens.fhirAddresses).toResolvedValue(
      (connected) => {
        const { practiceAt, ...others } = fhirAddresses(publicOrigin);
        // A connected practice is read at its own system.
        const isOurs = (practice: PracticeId) => connected.of(practice) === undefined;
        return {
          ...others,
          practiceAt: (address) => [practiceAt(address)].find((one) => one !== undefined && isOurs(one)),
        };
      },
      [tokens.connectedPractices],
    );
    bind(tokens.actingOnChart).toResolvedValue(
      (accounts, delegations, withheldAt) => new ActingOnChart(accounts, delegations, withheldAt),
      [tokens.accounts, tokens.delegations, tokens.withheldAt],
    );
    bind(tokens.appAuthenticator).toResolvedValue(
      (registry, codes, proofs, tries) => new AppAuthenticator(registry, codes, proofs, tries),
      [tokens.appRegistry, tokens.codes, tokens.appProofs, tokens.tries],
    );
    bind(tokens.fhirAccessTokens).toResolvedValue(
      (registry, grants, handed, codes, acting) =>
        fhirAccessTokens ?? new SmartAccessTokens(registry, grants, handed, codes, acting),
      [tokens.appRegistry, tokens.appGrants, tokens.appTokens, tokens.codes, tokens.actingOnChart],
    );
    bind(tokens.appTokenService).toDynamicValue(
      (context) =>
        new AppTokenService({
          ...portsByName(context, 'activityLog', 'actingOnChart', 'appAuthenticator', 'appGrants', 'appTokens'),
          ...portsByName(context, 'appProofs', 'codes', 'fhirAddresses', 'tries'),
        }),
    );
    bind(ownServices.connectedApps).toDynamicValue((context) => {
      const ports = {
        ...portsByName(context, 'accounts', 'activityLog', 'appRegistry', 'appGrants', 'appTokens', 'actingOnChart'),
        ...portsByName(context, 'codes', 'fhirAddresses', 'practices', 'notifier', 'linkTo'),
      };
      return (call) => new ConnectedAppsService(ports, call);
    });
  });
