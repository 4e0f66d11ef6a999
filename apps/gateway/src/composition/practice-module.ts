import { embeddedSystem } from '@portico/adapters-practice/embedded';
import { everyPractice, type PracticeSystem, type PracticeSystems } from '@portico/adapters-practice/systems';
import { PostgresDismissedMessages } from '@portico/adapters-storage';
import { ContainerModule, type Bind, type ServiceIdentifier } from 'inversify';
import { tokens } from './injection-tokens.ts';
import { withShops } from './shop-module.ts';
import type { Parts } from './gateway-dependencies.ts';
import { atTrustedPartners } from './trusted-partners.ts';

/** The ports that practices' systems stand behind, each of them for every practice of this installation. */
export const practiceModule = (parts: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { sql, publicOrigin, partners } = parts;
    const { practices, thirdPartyTasks, ...ports } = everyPractice(systemsOf(parts));
    bind(tokens.practices).toDynamicValue((context) => withShops(practices, context.get(tokens.shop)));
    bind(tokens.dismissedMessages).toResolvedValue(() => new PostgresDismissedMessages(sql));
    bind(tokens.thirdPartyTasks).toConstantValue(atTrustedPartners(thirdPartyTasks, publicOrigin, partners));
    bindPorts(bind, ports);
  });

/** Practices that no configuration connects to a system of their own are kept by the one that Portico brings along. */
const systemsOf = (parts: Parts): PracticeSystems => {
  const embedded = embeddedSystem(parts);
  return { of: () => embedded, all: [embedded] };
};

type Ports = Omit<PracticeSystem, 'practices' | 'thirdPartyTasks'>;

const bindPorts = (bind: Bind, ports: Ports): void => {
  const bindPort = <Name extends keyof Ports>(name: Name): void => {
    bind(tokens[name] as ServiceIdentifier<Ports[Name]>).toConstantValue(ports[name]);
  };
  for (const name of Object.keys(ports) as (keyof Ports)[]) bindPort(name);
  // The frame counts what is unread, and nothing else.
  bind(tokens.mailbox).toConstantValue(ports.correspondence);
};
