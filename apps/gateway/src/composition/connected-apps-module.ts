import { JoseAppProofs } from '@portico/adapters-crypto';
import { PostgresAppGrants, PostgresAppRegistry, PostgresAppTokens } from '@portico/adapters-storage';
import {
  ActingOnChart,
  AllowedApps,
  AppAuthenticator,
  AppGranting,
  AppNews,
  AppRequests,
  AppTokenService,
  ConnectedAppsService,
  HandedTokens,
  SmartAccessTokens,
} from '@portico/services/connected-apps';
import type { PracticeId } from '@portico/domain/kernel';
import { forCall } from '@portico/services/kernel';
import { ContainerModule, type Bind } from 'inversify';
import { fhirAddresses } from '../fhir-addresses.ts';
import type { Parts } from './gateway-dependencies.ts';
import { tokens } from './injection-tokens.ts';
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
    bind(tokens.appTokenService).toResolvedValue(
      (handed, codes, authenticator, ...others) =>
        new AppTokenService(authenticator, new HandedTokens(handed, codes), ...others),
      [
        tokens.appTokens,
        tokens.codes,
        tokens.appAuthenticator,
        tokens.appGrants,
        tokens.actingOnChart,
        tokens.appProofs,
        tokens.fhirAddresses,
        tokens.tries,
        tokens.activityLog,
      ],
    );
    bindSettings(bind);
  });

/** What a person is asked, allows and removes. */
const bindSettings = (bind: Bind): void => {
  bind(tokens.appRequests).toResolvedValue(
    (registry, addresses, practices) => new AppRequests(registry, addresses, practices),
    [tokens.appRegistry, tokens.fhirAddresses, tokens.practices],
  );
  bind(tokens.appGranting).toResolvedValue(
    (grants, handed, codes) => new AppGranting(grants, handed, codes),
    [tokens.appGrants, tokens.appTokens, tokens.codes],
  );
  bind(tokens.allowedApps).toResolvedValue(
    (grants, registry, practices, acting) => new AllowedApps(grants, registry, practices, acting),
    [tokens.appGrants, tokens.appRegistry, tokens.practices, tokens.actingOnChart],
  );
  bind(tokens.appNews).toResolvedValue(
    (notifier, linkTo) => new AppNews(notifier, linkTo),
    [tokens.notifier, tokens.linkTo],
  );
  bind(ownServices.connectedApps).toResolvedValue(forCall(ConnectedAppsService), [
    tokens.accounts,
    tokens.appRequests,
    tokens.actingOnChart,
    tokens.appGranting,
    tokens.allowedApps,
    tokens.appGrants,
    tokens.appNews,
    tokens.activityLog,
  ]);
};
