import type { SessionId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import { isOnlyWayIn, type Authentication, type AuthenticationSettings } from '@portico/application/authentication';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly settings: AuthenticationSettings };

/** The forms of the screen, of which one is open at a time. */
type Panel = 'two-factor' | 'app' | 'passkey' | 'recovery-codes' | 'password' | 'email' | `provider ${string}`;

/** A successful change, to be shown. */
type Success =
  | 'two-factor-updated'
  | 'email-updated'
  | 'password-updated'
  | 'provider-disconnected'
  | 'device-signed-out'
  | 'devices-signed-out';

/** The section `authentication` of the profile settings (`ACC-120`). */
export class AuthenticationViewModel {
  phase: Phase = { kind: 'loading' };
  panel: Panel | undefined;
  /** Messages, the oldest first; `key` distinguishes equal ones. */
  told: readonly { readonly key: string; readonly success: Success }[] = [];
  busy = false;

  readonly #authentication: Authentication;
  readonly #replies = new LatestRequest();
  #count = 0;

  constructor(authentication: Authentication) {
    this.#authentication = authentication;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    await this.#fetch();
  }

  open(panel: Panel): void {
    this.panel = this.panel === panel ? undefined : panel;
  }

  close(): void {
    this.panel = undefined;
  }

  /** A form succeeded: closes it, unless it has more to show, and reloads the settings. */
  async succeed(success: Success, { keepOpen = false } = {}): Promise<void> {
    if (!keepOpen) this.panel = undefined;
    this.#tell(success);
    await this.#fetch();
    runInAction(() => {
      // A second factor is never the only one: recovery codes are the next step.
      if (this.phase.kind === 'ready' && isOnlyWayIn(this.phase.settings)) this.panel ??= 'recovery-codes';
    });
  }

  async signOutDevice(session: SessionId): Promise<void> {
    await this.#signOut('device-signed-out', () => this.#authentication.signOutDevice(session));
  }

  async signOutOtherDevices(): Promise<void> {
    await this.#signOut('devices-signed-out', () => this.#authentication.signOutOtherDevices());
  }

  forget(key: string): void {
    this.told = this.told.filter((one) => one.key !== key);
  }

  dispose(): void {
    this.#replies.stop();
  }

  async #signOut(success: Success, ask: () => ReturnType<Authentication['signOutOtherDevices']>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const answer = await ask();
    runInAction(() => {
      this.busy = false;
      if (answer.ok) this.#tell(success);
    });
    // After a failure it may have been done all the same: reloads.
    await this.#fetch();
  }

  #tell(success: Success): void {
    this.#count += 1;
    this.told = [...this.told, { key: `${success}-${this.#count}`, success }];
  }

  async #fetch(): Promise<void> {
    const wanted = this.#replies.expect();
    const answer = await this.#authentication.settings();
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) this.phase = { kind: 'ready', settings: answer.value };
      // Keeps what is shown, such as recovery codes that are shown only once.
      else if (this.phase.kind !== 'ready') this.phase = { kind: 'failed', failure: answer.error };
    });
  }
}
