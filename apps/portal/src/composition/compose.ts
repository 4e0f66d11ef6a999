import 'reflect-metadata';
import {
  SignInViewModel,
  type Clock,
  type Device,
  type RecentErrors,
  type ClientSession,
  type Tabs,
  type ErrorsViewModel,
} from '@portico/view-models/access';
import type { Access } from '@portico/application/access';
import type { PasskeyDevice } from '@portico/view-models/authentication';
import type { InvitationInHand } from '@portico/view-models/delegates';
import type { FileDelivery, Analytics } from '@portico/application/kernel';
import type { Drafts } from '@portico/view-models/kernel';
import type { OpenCardFrame, OpenWalletFrame, Tokenize } from '@portico/domain/payments';
import { Container } from 'inversify';
import type { RuntimeConfig } from '../runtime-config.ts';
import type { LazyPort } from './lazy-port.ts';
import { accessModule, browserModule, wireModule, type BrowserEnvironment } from './container-modules.ts';
import { openCardFrame, openWalletFrame } from './card-frame.ts';
import { tokenizeBy } from './tokenize-card.ts';
import { tokens } from './injection-tokens.ts';

export type { BrowserEnvironment } from './container-modules.ts';

/**
 * The portal, put together: the sign-in that is on the first page, and what the screens behind it are made over. Their
 * view models come with their chunks.
 */
export interface Portal {
  readonly signIn: SignInViewModel;
  readonly problems: ErrorsViewModel;
  readonly record: RecentErrors;
  readonly access: Access;
  readonly analytics: Analytics;
  readonly passkeys: PasskeyDevice;
  /** The invitation whose link opened this page; kept until the page is left. */
  readonly invitation: InvitationInHand;
  readonly clock: Clock;
  readonly delivery: FileDelivery;
  readonly device: Device;
  /** What was typed and not sent, for forms of more than two fields. */
  readonly drafts: Drafts;
  readonly clientSession: ClientSession;
  readonly tabs: Tabs;
  readonly tokenize: Tokenize;
  readonly openCardFrame: OpenCardFrame;
  readonly openWalletFrame: OpenWalletFrame;
  readonly config: Promise<RuntimeConfig>;
  /** What a screen asks that the first page does not: its chunk brings the port along, from `ports/`. */
  readonly port: <Port>(lazyComponent: LazyPort<Port>) => Port;
}

export const compose = (around: BrowserEnvironment): Portal => {
  const container = new Container();
  container.load(browserModule(around), accessModule(around), wireModule(around));
  const access = container.get(tokens.access);
  const device = container.get(tokens.device);
  const clientSession = container.get(tokens.clientSession);
  const drafts = container.get(tokens.drafts);
  const typed = clientSession.handover.typed.take();
  if (typed !== undefined) drafts.unpack(typed);
  return {
    signIn: new SignInViewModel(access, clientSession, device.id),
    problems: container.get(tokens.problems),
    record: container.get(tokens.record),
    access,
    analytics: container.get(tokens.analytics),
    passkeys: container.get(tokens.passkeys),
    invitation: {},
    clock: container.get(tokens.clock),
    delivery: container.get(tokens.delivery),
    device,
    drafts,
    clientSession,
    tabs: container.get(tokens.tabs),
    tokenize: tokenizeBy(),
    openCardFrame,
    openWalletFrame,
    config: around.config,
    port: ({ token, module }) => {
      if (!container.isBound(token)) container.load(module);
      return container.get(token);
    },
  };
};
