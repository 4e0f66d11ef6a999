import {
  proofsOf,
  tokenLife,
  type Account,
  type Protections,
  type Sessions,
  type TokenMint,
} from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { plus, type DeviceId, type Instant } from '@portico/domain/kernel';
import type { SignedIn, Tokens } from './access.port.ts';
import { delegateOf, type DelegateDeps } from './delegate-of.ts';
import { layoutOf, practicesOf, type LayoutDeps } from './layout-of.ts';

export interface EntranceDeps extends LayoutDeps, DelegateDeps {
  readonly sessions: Sessions;
  readonly tokens: TokenMint;
  readonly protections: Protections;
  readonly activityLog: ActivityLog;
}

/** Lets somebody in who has shown who they are, by whatever proof: starts the session and says what they find. */
export const letIn = async (
  deps: EntranceDeps,
  account: Account,
  device: DeviceId,
  now: Instant,
): Promise<SignedIn> => {
  const { id, username, email, charts } = account;
  const [practices, delegate, protection, tokens] = await Promise.all([
    practicesOf(deps, charts),
    delegateOf(deps, account, now),
    deps.protections.of(id),
    startSession(deps, account, device, now),
  ]);
  await deps.activityLog.append({ at: now, actor: id, actorKind: 'patient', subject: id, action: 'signed-in' });
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

const startSession = async (
  { sessions, tokens }: EntranceDeps,
  account: Account,
  device: DeviceId,
  now: Instant,
): Promise<Tokens> => {
  const session = tokens.newSessionId();
  const refresh = tokens.refresh();
  await sessions.start({
    id: session,
    account: account.id,
    device,
    startedAt: now,
    userAgent: '',
    lastSeenAt: now,
    refresh: { current: refresh.hash, pending: [], expiresAt: plus(now, tokenLife.refresh), version: 0 },
  });
  const access = tokens.access({ session, account: account.id, expiresAt: plus(now, tokenLife.access) });
  return { access, authentication: access, refresh: refresh.token };
};
