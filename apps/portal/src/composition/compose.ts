import 'reflect-metadata';
import {
  SignInViewModel,
  type Access,
  type Clock,
  type Device,
  type RecentTroubles,
  type SessionKeeper,
  type Tabs,
  type TroublesViewModel,
} from '@portico/application/access';
import type { ActivityHistory } from '@portico/application/activity';
import type { Appointments } from '@portico/application/appointments';
import type { Authentication, PasskeyDevice, PasskeyEntrance } from '@portico/application/authentication';
import type { Dashboard } from '@portico/application/dashboard';
import type { DelegateDoor, Delegates, InvitationInHand } from '@portico/application/delegates';
import type { GuestErrands, Guests, ShortAddresses } from '@portico/application/guests';
import type { FileDelivery, Health } from '@portico/application/health';
import type { Analytics } from '@portico/application/kernel';
import type { Cards, MakePayment, PaymentHistory } from '@portico/application/payments';
import type { Profile } from '@portico/application/profile';
import type { Recovery } from '@portico/application/recovery';
import type { Signup } from '@portico/application/signup';
import type { Support } from '@portico/application/support';
import { Drafts } from '@portico/application/kernel';
import type { Tokenize } from '@portico/domain/payments';
import { Container } from 'inversify';
import type { RuntimeConfig } from '../runtime-config.ts';
import { accessModule, browserModule, screensModule, wireModule, type Surroundings } from './modules.ts';
import { tokenizeBy } from './tokenize.ts';
import { tokens } from './tokens.ts';

export type { Surroundings } from './modules.ts';

/**
 * The portal, put together: the sign-in that is on the first page, and what the screens behind it are made over. Their
 * view models come with their chunks.
 */
export interface Portal {
  readonly signIn: SignInViewModel;
  readonly troubles: TroublesViewModel;
  readonly record: RecentTroubles;
  readonly access: Access;
  readonly activity: ActivityHistory;
  readonly analytics: Analytics;
  readonly appointments: Appointments;
  readonly authentication: Authentication;
  readonly passkeyEntrance: PasskeyEntrance;
  readonly passkeys: PasskeyDevice;
  readonly cards: Cards;
  readonly dashboard: Dashboard;
  readonly delegateDoor: DelegateDoor;
  readonly delegates: Delegates;
  /** Of somebody who came by the link of one, until the page is left. */
  readonly invitation: InvitationInHand;
  readonly guests: Guests & GuestErrands & ShortAddresses;
  readonly health: Health;
  readonly paymentHistory: PaymentHistory;
  readonly payments: MakePayment;
  readonly profile: Profile;
  readonly recovery: Recovery;
  readonly signup: Signup;
  readonly support: Support;
  readonly clock: Clock;
  readonly delivery: FileDelivery;
  readonly device: Device;
  /** What was typed and not sent, for forms of more than two fields. */
  readonly drafts: Drafts;
  readonly keeper: SessionKeeper;
  readonly tabs: Tabs;
  readonly tokenize: Tokenize;
  readonly config: Promise<RuntimeConfig>;
}

export const compose = (around: Surroundings): Portal => {
  const container = new Container();
  container.load(browserModule(around), accessModule(around), wireModule(around), screensModule(around));
  const access = container.get(tokens.access);
  const device = container.get(tokens.device);
  const keeper = container.get(tokens.keeper);
  return {
    signIn: new SignInViewModel(access, keeper, device.id),
    troubles: container.get(tokens.troubles),
    record: container.get(tokens.record),
    access,
    activity: container.get(tokens.activity),
    analytics: container.get(tokens.analytics),
    authentication: container.get(tokens.authentication),
    passkeyEntrance: container.get(tokens.passkeyEntrance),
    passkeys: container.get(tokens.passkeys),
    appointments: container.get(tokens.appointments),
    cards: container.get(tokens.cards),
    dashboard: container.get(tokens.dashboard),
    delegateDoor: container.get(tokens.delegateDoor),
    delegates: container.get(tokens.delegates),
    invitation: {},
    guests: container.get(tokens.guests),
    health: container.get(tokens.health),
    paymentHistory: container.get(tokens.paymentHistory),
    payments: container.get(tokens.payments),
    profile: container.get(tokens.profile),
    recovery: container.get(tokens.recovery),
    signup: container.get(tokens.signup),
    support: container.get(tokens.support),
    clock: container.get(tokens.clock),
    delivery: container.get(tokens.delivery),
    device,
    drafts: new Drafts(() => keeper.draftOwner),
    keeper,
    tabs: container.get(tokens.tabs),
    tokenize: tokenizeBy(),
    config: around.config,
  };
};
