import type { GatewayClient } from '@portico/adapters-graphql/portal';
import type {
  Access,
  Clock,
  Device,
  RecentTroubles,
  SessionKeeper,
  Tabs,
  TroublesViewModel,
} from '@portico/application/access';
import type { ActivityHistory } from '@portico/application/activity';
import type { Appointments } from '@portico/application/appointments';
import type { Authentication, PasskeyDevice, PasskeyEntrance } from '@portico/application/authentication';
import type { Dashboard } from '@portico/application/dashboard';
import type { DelegateDoor, Delegates } from '@portico/application/delegates';
import type { GuestErrands, Guests, ShortAddresses } from '@portico/application/guests';
import type { FileDelivery, Health } from '@portico/application/health';
import type { Analytics } from '@portico/application/kernel';
import type { Cards, MakePayment, PaymentHistory } from '@portico/application/payments';
import type { Profile } from '@portico/application/profile';
import type { Recovery } from '@portico/application/recovery';
import type { Signup } from '@portico/application/signup';
import type { Support } from '@portico/application/support';
import type { ServiceIdentifier } from 'inversify';

/** A token that knows the type of what is bound to it: `get` answers that type and a wrong binding does not compile. */
const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

export const tokens = {
  access: token<Access>('access'),
  activity: token<ActivityHistory>('activity'),
  analytics: token<Analytics>('analytics'),
  appointments: token<Appointments>('appointments'),
  authentication: token<Authentication>('authentication'),
  cards: token<Cards>('cards'),
  client: token<GatewayClient>('client'),
  clock: token<Clock>('clock'),
  dashboard: token<Dashboard>('dashboard'),
  delegateDoor: token<DelegateDoor>('delegateDoor'),
  delegates: token<Delegates>('delegates'),
  delivery: token<FileDelivery>('delivery'),
  device: token<Device>('device'),
  guests: token<Guests & GuestErrands & ShortAddresses>('guests'),
  health: token<Health>('health'),
  keeper: token<SessionKeeper>('keeper'),
  paymentHistory: token<PaymentHistory>('paymentHistory'),
  payments: token<MakePayment>('payments'),
  passkeyEntrance: token<PasskeyEntrance>('passkeyEntrance'),
  passkeys: token<PasskeyDevice>('passkeys'),
  profile: token<Profile>('profile'),
  recovery: token<Recovery>('recovery'),
  record: token<RecentTroubles>('record'),
  signup: token<Signup>('signup'),
  support: token<Support>('support'),
  tabs: token<Tabs>('tabs'),
  troubles: token<TroublesViewModel>('troubles'),
};
