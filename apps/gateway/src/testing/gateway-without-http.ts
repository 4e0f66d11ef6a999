import type { Database } from '@portico/adapters-storage/sql';
import type { Instant } from '@portico/domain/kernel';
import type { Merchants } from '@portico/domain/payments';
import { compose, type Parts } from '../composition/compose.ts';
import type { OpenPractice } from '../open-practice-connections.ts';
import { testKeys } from './running-gateway.ts';
import { noIdentityProviders, noRegistries } from '../config/index.ts';

const nothing = (): undefined => undefined;

/** The services and workers of a gateway, without its HTTP server; logs and metrics are discarded. */
export const composedOver = (...of: Parameters<typeof partsOver>) => compose(partsOver(...of));

/** The same for practices that are connected to a system of their own. */
export const composedAt = (openPractices: readonly OpenPractice[], sql: Database, now: () => Instant) =>
  compose({ ...partsOver(sql, now), openPractices: () => openPractices });

/** What a gateway is put together from, with nobody to tell anything. */
export const partsOver = (
  sql: Database,
  now: () => Instant,
  onError: (maintenanceJob: string) => void = nothing,
  merchants: Merchants = { of: nothing },
): Parts => ({
  sql,
  now,
  ledgerClock: now,
  requestClock: now,
  turnClock: now,
  keys: testKeys,
  technicalSupport: { phone: '', email: '', hours: { from: '', to: '', days: [] } },
  publicOrigin: () => 'https://portal.example',
  transports: {},
  report: nothing,
  onError,
  wakeSummaryWorker: nothing,
  wakeNotificationDispatcher: nothing,
  later: nothing,
  linkOrigins: [],
  directDomains: [],
  onWorkRefused: nothing,
  partners: { origins: [], onUnknown: nothing },
  paymentWatch: {
    cardTried: nothing,
    differed: nothing,
    settled: nothing,
    prepaymentReturned: nothing,
    reconciled: nothing,
    unpaid: nothing,
    late: nothing,
    posted: nothing,
    planned: nothing,
    unserved: nothing,
    onError: nothing,
  },
  visitWatch: { reminded: nothing, summarized: nothing, waited: nothing, onError: nothing },
  merchants,
  shops: new Map(),
  openPractices: () => [],
  onPracticeSystem: () => undefined,
  signIn: noIdentityProviders,
  registries: noRegistries,
  onRegistryAsked: () => undefined,
});
