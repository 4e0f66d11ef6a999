import type { GatewayClient } from '@portico/adapters-graphql/portal';
import type { Access } from '@portico/application/access';
import type {
  Clock,
  Device,
  RecentErrors,
  ClientSession,
  KeyValueStore,
  Tabs,
  ErrorsViewModel,
} from '@portico/view-models/access';
import type { PasskeyDevice } from '@portico/view-models/authentication';
import type { FileDelivery, Analytics } from '@portico/application/kernel';
import type { Drafts, KeptWork } from '@portico/view-models/kernel';
import type { ServiceIdentifier } from 'inversify';

/** A token that knows the type of what is bound to it: `get` answers that type and a wrong binding does not compile. */
const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

export const tokens = {
  access: token<Access>('access'),
  analytics: token<Analytics>('analytics'),
  client: token<GatewayClient>('client'),
  clock: token<Clock>('clock'),
  drafts: token<Drafts>('drafts'),
  keptWork: token<KeptWork>('keptWork'),
  delivery: token<FileDelivery>('delivery'),
  device: token<Device>('device'),
  clientSession: token<ClientSession>('clientSession'),
  sessionStore: token<KeyValueStore>('sessionStore'),
  passkeys: token<PasskeyDevice>('passkeys'),
  record: token<RecentErrors>('record'),
  search: token<() => string>('search'),
  tabs: token<Tabs>('tabs'),
  problems: token<ErrorsViewModel>('troubles'),
};
