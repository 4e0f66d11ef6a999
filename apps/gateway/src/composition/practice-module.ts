import { EmbeddedArrivals, EmbeddedOfficeDigests, embeddedSystem } from '@portico/adapters-practice/embedded';
import {
  connectedSystem,
  ConnectedOfficeDigests,
  ConnectedPractices,
  type ConnectedPractice,
  handOpenForms,
  settleOpenBookings,
  withheldBy,
} from '@portico/adapters-practice/connected';
import { everyPractice, type PracticeSystem, type PracticeSystems } from '@portico/adapters-practice/systems';
import { ShownCharts, ShownPages } from '@portico/services/health';
import { ShownHistory } from '@portico/services/visits';
import { entryHidings, ownNotes } from './entries-module.ts';
import {
  PostgresDismissedMessages,
  PostgresEntryHidings,
  PostgresOwnNotes,
  PostgresSeenResults,
} from '@portico/adapters-storage';
import { MINUTE, type Arrivals } from '@portico/domain/kernel';
import type { MaintenanceJob } from '@portico/services/kernel';
import { ContainerModule, type Bind, type ResolutionContext, type ServiceIdentifier } from 'inversify';
import { tokens } from './injection-tokens.ts';
import { withShops } from './shop-module.ts';
import type { OfficeDigests } from '@portico/domain/practices';
import type { Parts } from './gateway-dependencies.ts';
import type { OpenPractice } from '../open-practice-connections.ts';
import { atTrustedPartners } from './trusted-partners.ts';

/** The ports that practices' systems stand behind, each of them for every practice of this installation. */
export const practiceModule = (parts: Parts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { sql, publicOrigin, partners } = parts;
    const connected = connectedPractices(parts);
    const { practices, thirdPartyTasks, charts, recordPages, medicationReconciliation, ...ports } = everyPractice(
      systemsOf(parts, connected),
    );
    bind(tokens.connectedPractices).toConstantValue(connected);
    bind(tokens.withheldAt).toConstantValue((practice) => {
      const link = connected.of(practice);
      return link === undefined ? [] : withheldBy(link.practice);
    });
    bind(tokens.practices).toDynamicValue((context) => withShops(practices, context.get(tokens.shop)));
    bind(tokens.dismissedMessages).toResolvedValue(() => new PostgresDismissedMessages(sql));
    bind(ownNotes).toResolvedValue(() => new PostgresOwnNotes(sql));
    bind(entryHidings).toResolvedValue(() => new PostgresEntryHidings(sql));
    bind(tokens.charts).toResolvedValue((hidings) => new ShownCharts(charts, hidings), [entryHidings]);
    bind(tokens.recordPages).toResolvedValue((shown) => new ShownPages(recordPages, shown), [tokens.charts]);
    bind(tokens.medicationReconciliation).toResolvedValue(
      (shown) => new ShownHistory(medicationReconciliation, shown),
      [tokens.charts],
    );
    bind(tokens.seenResults).toResolvedValue(() => new PostgresSeenResults(sql));
    bind(tokens.thirdPartyTasks).toConstantValue(atTrustedPartners(thirdPartyTasks, publicOrigin, partners));
    bindPorts(bind, ports);
  });

/** Practices that no configuration connects to a system of their own are kept by the one that Portico brings along. */
const systemsOf = (parts: Parts, connected: ConnectedPractices): PracticeSystems => {
  const embedded = embeddedSystem(parts);
  const system = connectedSystem(connected, () => parts.openPractices().map(({ settings }) => settings.practice));
  return {
    of: (practice) => (connected.of(practice) === undefined ? embedded : system),
    // Looked at each time: practices come and go while the gateway runs.
    get all() {
      return connected.all().length === 0 ? [embedded] : [embedded, system];
    },
  };
};

/** Milliseconds in which all calls that one question to a system takes are answered. */
const patience = 8_000;

/** The digests of the embedded system's practices, and of what others have to do on our side. */
export const officeDigestsOf = ({ sql, openPractices }: Pick<Parts, 'sql' | 'openPractices'>): OfficeDigests =>
  new ConnectedOfficeDigests(
    () =>
      openPractices().flatMap(({ settings: { practice, officeDigest: digest } }) =>
        digest === undefined ? [] : [{ id: practice.id, name: practice.name, timeZone: practice.timeZone, digest }],
      ),
    new EmbeddedOfficeDigests(sql),
  );

/** What arrives in the embedded system; the others are asked what changed (`lookForReports`). */
export const arrivalsOf = (sql: Parts['sql'], of: 'reports' | 'messages'): Arrivals =>
  new EmbeddedArrivals(sql, `arrived_${of}`);

const connectedPractices = ({ openPractices, sql, ledgerClock, onPracticeSystem }: Parts): ConnectedPractices =>
  new ConnectedPractices(sameAsLongAs(openPractices, connectedPracticeOf), {
    sql,
    now: ledgerClock,
    signal: () => AbortSignal.timeout(patience),
    log: onPracticeSystem,
  });

const connectedPracticeOf = ({ settings: { practice, booking }, connection }: OpenPractice): ConnectedPractice => ({
  id: practice.id,
  name: practice.name,
  timeZone: practice.timeZone,
  connection,
  ...(booking === undefined ? {} : { booking }),
  ...(practice.behavior.booking === 'requests-only' ? { requestsOnly: true } : {}),
  ...(practice.payments === 'no-value' ? {} : { takesCards: true }),
});

/** A list of what is made of each of another list, made anew for what is new in that one. */
const sameAsLongAs = <From extends object, To>(list: () => readonly From[], make: (from: From) => To) => {
  const made = new WeakMap<From, To>();
  let seen: readonly From[] | undefined;
  let answer: readonly To[] = [];
  const of = (from: From): To => {
    const to = made.get(from) ?? make(from);
    made.set(from, to);
    return to;
  };
  return (): readonly To[] => {
    const now = list();
    if (now !== seen) [seen, answer] = [now, now.map(of)];
    return answer;
  };
};

/** What was asked of systems and not answered is looked into until it is known. */
export const openQuestions = (context: ResolutionContext): MaintenanceJob => ({
  name: 'open-questions',
  every: MINUTE,
  run: async () => {
    const practices = context.get(tokens.connectedPractices);
    await settleOpenBookings(practices);
    await handOpenForms(practices);
  },
});

type Ports = Omit<
  PracticeSystem,
  'practices' | 'thirdPartyTasks' | 'charts' | 'recordPages' | 'medicationReconciliation'
>;

const bindPorts = (bind: Bind, ports: Ports): void => {
  const bindPort = <Name extends keyof Ports>(name: Name): void => {
    bind(tokens[name] as ServiceIdentifier<Ports[Name]>).toConstantValue(ports[name]);
  };
  for (const name of Object.keys(ports) as (keyof Ports)[]) bindPort(name);
  // The frame counts what is unread, and nothing else.
  bind(tokens.mailbox).toConstantValue(ports.correspondence);
};
