import {
  placeholderDevice,
  proofsOf,
  tokenLife,
  type Account,
  type IdentitySession,
  type Protections,
  type Sessions,
  type TokenIssuer,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { plus, type DeviceId } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import { logOfAccount } from '../activity/index.ts';
import type { Caller } from './access.service.ts';
import type { SignedIn, Tokens } from '@portico/application/access';
import { delegateOf, type DelegateDeps } from './account-as-delegate.ts';
import { layoutOf, practicesOf, type LayoutDeps } from './frame-layout.ts';

export interface EntranceDeps extends LayoutDeps, DelegateDeps {
  readonly sessions: Sessions;
  readonly tokens: TokenIssuer;
  readonly protections: Protections;
  readonly activityLog: ActivityLog;
  readonly notifier: Notifier;
}

/** Completes a sign-in, whichever proof was used: starts the session and returns what the portal shows first. */
export const letIn = async (
  deps: EntranceDeps,
  account: Account,
  device: DeviceId,
  caller: Pick<Caller, 'now' | 'userAgent' | 'origin'>,
  identity?: IdentitySession,
): Promise<SignedIn> => {
  const { id, username, email, charts } = account;
  const { now } = caller;
  const [practices, delegate, protection, tokens] = await Promise.all([
    practicesOf(deps, charts),
    delegateOf(deps, account, now),
    deps.protections.of(id),
    startSession(deps, account, device, caller, identity),
    tellOfNewDevice(deps, account, device, now),
  ]);
  await logOfAccount(deps.activityLog, caller, id, 'signed-in');
  const [chart, ...others] = charts;
  const layout = chart !== undefined && others.length === 0 ? await layoutOf(deps, chart, charts) : undefined;
  return {
    kind: 'signed-in',
    username,
    email,
    tokens,
    practices,
    offerSecondFactor: proofsOf(protection).length === 0,
    ...(layout === undefined ? {} : { layout }),
    ...(delegate === undefined ? {} : { delegate }),
  };
};

/** Mails the owner about a new device. Skipped for the placeholder device, which cannot be recognized again. */
const tellOfNewDevice = async (
  { sessions, notifier }: EntranceDeps,
  { id, email, language }: Account,
  device: DeviceId,
  now: Caller['now'],
): Promise<void> => {
  if (device === placeholderDevice || (await sessions.meetDevice(id, device, now)) !== 'new') return;
  await notifier.send({ kind: 'new-device' }, { channel: 'email', address: email }, language);
};

const startSession = async (
  { sessions, tokens }: EntranceDeps,
  account: Account,
  device: DeviceId,
  { now, userAgent = '' }: Pick<Caller, 'now' | 'userAgent'>,
  identity: IdentitySession | undefined,
): Promise<Tokens> => {
  const session = tokens.newSessionId();
  const refresh = tokens.refresh();
  await sessions.start({
    id: session,
    account: account.id,
    device,
    startedAt: now,
    userAgent,
    lastSeenAt: now,
    refresh: { current: refresh.hash, pending: [], expiresAt: plus(now, tokenLife.refresh), version: 0 },
    ...(identity === undefined ? {} : { identity }),
  });
  const access = tokens.access({ session, account: account.id, expiresAt: plus(now, tokenLife.access) });
  return { access, authentication: access, refresh: refresh.token };
};
