import type { GatewayServices } from '@portico/adapters-graphql/gateway';
import { countedBy } from '@portico/services/access';
import { guestBookings, guestPages } from '@portico/services/guests';
import type { ForCall } from '@portico/services/kernel';
import { guestCheckIn, guestPayments } from '@portico/services/visits';
import type { Container, ServiceIdentifier } from 'inversify';
import { costlyWork } from './costly-service-methods.ts';
import { askedIn } from './count-costly-calls.ts';
import { innerServices, ownServices, publicServices, visitServices } from './service-injection-tokens.ts';
import { tokens } from './injection-tokens.ts';

/** Resolves every service once, at the start: a binding that is missing is noticed then, and never by a request. */
export const gatewayServices = (container: Container): GatewayServices => {
  const own = resolved(container, ownServices);
  const open = resolved(container, publicServices);
  const visits = resolved(container, visitServices);
  const inner = resolved(container, innerServices);
  const work = container.get(tokens.workCounter);
  const capabilities = container.get(tokens.capabilities);
  return {
    requestAuthenticator: container.get(tokens.requestAuthenticator),
    guestAuthenticator: container.get(tokens.guestAuthenticator),
    activityLog: container.get(tokens.activityLog),
    merchantSeal: container.get(tokens.merchantSeal),
    publicServices: (caller) => made(open, caller),
    own: (call) => made(own, call),
    guest: (call) => {
      const pages = guestPages(inner.guestActions(call), inner.guestBills(call));
      return countedBy(work, pages, costlyWork.guestActions, askedIn(call));
    },
    guestPayments: (call) => guestPayments(capabilities, call, own.payments(call)),
    guestCheckIn: (call) => guestCheckIn(capabilities, call, own.checkIn(call)),
    guestLookups: own.profile,
    guestVisits: (call) => {
      const { scheduling, booking, canceling, calendar, waitList } = made(visits, call);
      return guestBookings(inner.guestLink(call), scheduling, booking, canceling, calendar, waitList);
    },
  };
};

type Resolved<Table> = { readonly [Name in keyof Table]: Table[Name] extends ServiceIdentifier<infer T> ? T : never };

const resolved = <Table extends Readonly<Record<string, ServiceIdentifier>>>(
  container: Container,
  table: Table,
): Resolved<Table> =>
  Object.fromEntries(
    Object.entries(table).map(([name, service]) => [name, container.get<unknown>(service)]),
  ) as Resolved<Table>;

type Made<Makers> = { readonly [Name in keyof Makers]: Makers[Name] extends ForCall<never, infer S> ? S : never };

/** Every service of the table, for one call. */
const made = <Call, Makers extends Readonly<Record<string, ForCall<Call, unknown>>>>(
  makers: Makers,
  call: Call,
): Made<Makers> => Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make(call)])) as Made<Makers>;
