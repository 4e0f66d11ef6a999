import type { SignedIn } from '@portico/application/access';
import type { SealingKeys } from '../../kernel/index.ts';
import type { ActingAs } from './acting-as.ts';
import type { CachedLayout } from './cached-layout.ts';
import { readJson, type SessionStore } from './key-value-store.ts';
import type { PageHandover } from './page-handover.ts';
import type { SessionTokens } from './session-tokens.ts';

interface Parts {
  readonly tokens: Pick<SessionTokens, 'keep' | 'tellEnded'>;
  readonly actingAs: Pick<ActingAs, 'username' | 'keepDelegate' | 'represented' | 'actForSelf'>;
  readonly layout: Pick<CachedLayout, 'keep'>;
  readonly handover: Pick<PageHandover, 'choosing' | 'endedFor'>;
}

/** How the session of this tab begins and ends. */
export class SessionLifecycle {
  readonly #store: SessionStore;
  readonly #parts: Parts;

  constructor(store: SessionStore, parts: Parts) {
    this.#store = store;
    this.#parts = parts;
  }

  /** The sign-out address of the identity provider that the person signed in with. */
  get providerSignOut(): string | undefined {
    return this.#store.read('providerSignOut');
  }

  /** The keys under which this device keeps unsent work of the person; undefined on a shared device. */
  get keptWorkKeys(): SealingKeys | undefined {
    return this.isDeviceShared ? undefined : readJson(this.#store, 'keptWorkKeys');
  }

  /** The person said at sign-in that this device is shared: nothing of what is typed stays on it. */
  get isDeviceShared(): boolean {
    return this.#store.read('sharedDevice') !== undefined;
  }

  /** Stores what sign-in returned; everything of the person before is removed. */
  start(signedIn: SignedIn, device: 'own' | 'shared' = 'own'): void {
    const { tokens, actingAs, layout, handover } = this.#parts;
    const { username, email, practices, delegate, providerSignOut, keptWorkKeys } = signedIn;
    this.#store.clear();
    this.#store.write('username', username);
    this.#store.write('email', email);
    if (signedIn.offerSecondFactor) this.#store.write('show2faPopup', '[]');
    this.#store.write('isBreezePatient', String(signedIn.breezePatient === true));
    if (keptWorkKeys !== undefined) this.#store.write('keptWorkKeys', JSON.stringify(keptWorkKeys));
    if (device === 'shared') this.#store.write('sharedDevice', 'true');
    if (providerSignOut !== undefined) this.#store.write('providerSignOut', providerSignOut);
    this.#store.write('practices', JSON.stringify(practices));
    this.#store.write('practiceCount', String(practices.length));
    if (delegate !== undefined) {
      actingAs.keepDelegate(delegate);
      handover.choosing.leave();
    }
    if (signedIn.layout !== undefined) layout.keep(signedIn.layout);
    tokens.keep(signedIn.tokens);
  }

  /**
   * The permission to act for the person has ended: back to oneself, leaving a note for the next page load (`ACC-340`).
   */
  endRepresentation(): void {
    const { actingAs, handover } = this.#parts;
    const name = actingAs.represented?.name;
    actingAs.actForSelf();
    if (name !== undefined) handover.endedFor.leave(name);
  }

  /** Told to the other tabs that hold the same tokens. */
  end(): void {
    const { tokens, actingAs } = this.#parts;
    tokens.tellEnded(actingAs.username ?? '');
    this.#store.clear();
  }
}
