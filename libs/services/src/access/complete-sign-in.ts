import {
  placeholderDevice,
  proofsOf,
  tokenLife,
  type Account,
  type IdentitySession,
  type KeptWorkKeys,
  type Protections,
  type Sessions,
  type TokenIssuer,
} from '@portico/domain/access';
import type { Delegations } from '@portico/domain/delegates';
import { plus, type DeviceId } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { PracticeDirectory } from '@portico/domain/practices';
import { doneByAccount } from '../activity/index.ts';
import type { Caller } from './caller.ts';
import type { SignedIn, Tokens } from '@portico/application/access';
import { delegateOf } from './account-as-delegate.ts';
import { practicesOf, type FrameLayouts } from './frame-layout.ts';

/** Completes a sign-in, whichever proof was used: starts the session and returns what the portal shows first. */
export class SignInCompletion {
  readonly #layouts: FrameLayouts;
  readonly #practices: PracticeDirectory;
  readonly #delegations: Delegations;
  readonly #sessions: Sessions;
  readonly #tokens: TokenIssuer;
  readonly #protections: Protections;
  readonly #notifier: Notifier;
  readonly #keptWorkKeys: KeptWorkKeys;
  readonly #caller: Pick<Caller, 'now' | 'userAgent' | 'origin'>;

  constructor(
    layouts: FrameLayouts,
    practices: PracticeDirectory,
    delegations: Delegations,
    sessions: Sessions,
    tokens: TokenIssuer,
    protections: Protections,
    notifier: Notifier,
    keptWorkKeys: KeptWorkKeys,
    caller: Pick<Caller, 'now' | 'userAgent' | 'origin'>,
  ) {
    this.#layouts = layouts;
    this.#practices = practices;
    this.#delegations = delegations;
    this.#sessions = sessions;
    this.#tokens = tokens;
    this.#protections = protections;
    this.#notifier = notifier;
    this.#keptWorkKeys = keptWorkKeys;
    this.#caller = caller;
  }

  async letIn(account: Account, device: DeviceId, identity?: IdentitySession): Promise<SignedIn> {
    const { id, username, email, charts } = account;
    const { now } = this.#caller;
    const [chart, ...others] = charts;
    const [practices, delegate, protection, layout, tokens] = await Promise.all([
      practicesOf(this.#practices, charts),
      delegateOf(this.#delegations, this.#practices, account, now),
      this.#protections.of(id),
      chart !== undefined && others.length === 0 ? this.#layouts.of(chart, charts) : undefined,
      this.#startSession(account, device, identity),
      this.#tellOfNewDevice(account, device),
    ]);
    return {
      kind: 'signed-in',
      username,
      email,
      tokens,
      practices,
      offerSecondFactor: proofsOf(protection).length === 0,
      keptWorkKeys: this.#keptWorkKeys.of(`account ${id}`),
      ...(layout === undefined ? {} : { layout }),
      ...(delegate === undefined ? {} : { delegate }),
    };
  }

  /** Mails the owner about a new device. Skipped for the placeholder device, which cannot be recognized again. */
  async #tellOfNewDevice({ id, email, language }: Account, device: DeviceId): Promise<void> {
    if (device === placeholderDevice) return;
    if ((await this.#sessions.meetDevice(id, device, this.#caller.now)) !== 'new') return;
    await this.#notifier.send({ kind: 'new-device' }, { channel: 'email', address: email }, language);
  }

  async #startSession(account: Account, device: DeviceId, identity: IdentitySession | undefined): Promise<Tokens> {
    const { now, userAgent = '' } = this.#caller;
    const session = this.#tokens.newSessionId();
    const refresh = this.#tokens.refresh();
    await this.#sessions.start(
      {
        id: session,
        account: account.id,
        device,
        startedAt: now,
        userAgent,
        lastSeenAt: now,
        refresh: { current: refresh.hash, pending: [], expiresAt: plus(now, tokenLife.refresh), version: 0 },
        ...(identity === undefined ? {} : { identity }),
      },
      { ...doneByAccount(this.#caller, account.id), action: 'signed-in' },
    );
    const access = this.#tokens.access({ session, account: account.id, expiresAt: plus(now, tokenLife.access) });
    return { access, authentication: access, refresh: refresh.token };
  }
}
