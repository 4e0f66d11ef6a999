import type { DeviceId, Language } from '@portico/domain/kernel';
import type { Layout, OwnPractice, SignedIn, Tokens } from './access.port.ts';

/** Text kept in the browser: for one tab (`session`) or for the device (`local`). */
export interface Keep {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
}

/** What one tab knows of the person who signed in (`ACC-133` to `ACC-137`). */
export interface StoredSession {
  readonly username: string;
  readonly email: string;
  readonly tokens: Tokens;
  readonly practices: readonly OwnPractice[];
  /** The practice that is selected. */
  readonly practice: OwnPractice;
}

/** Keys in session storage. The presence of the access token is what "signed in" means to the portal (`ACC-125`). */
export const sessionKeys = {
  accessToken: 'accessToken',
  authenticationToken: 'authenticationToken',
  refreshToken: 'refreshToken',
  username: 'username',
  email: 'email',
  practices: 'practices',
  practiceCount: 'practiceCount',
  practice: 'practice',
  execution: 'execution',
  layout: 'layout',
  arrival: 'arrival',
} as const;

export const localKeys = { language: 'language', device: 'deviceIdentifier' } as const;

/**
 * Reads and writes the stored session. Everything of one person is in session storage, which sign-out clears whole;
 * language and device identifier stay with the device (`ACC-241`).
 */
export class SessionKeeper {
  readonly #session: Keep;

  constructor(session: Keep) {
    this.#session = session;
  }

  get signedIn(): boolean {
    return this.#session.read(sessionKeys.accessToken) !== undefined;
  }

  get tokens(): Tokens | undefined {
    const access = this.#session.read(sessionKeys.accessToken);
    const refresh = this.#session.read(sessionKeys.refreshToken);
    if (access === undefined || refresh === undefined) return undefined;
    return { access, authentication: this.#session.read(sessionKeys.authenticationToken) ?? access, refresh };
  }

  get username(): string | undefined {
    return this.#session.read(sessionKeys.username);
  }

  get practices(): readonly OwnPractice[] {
    return this.#parsed<readonly OwnPractice[]>(sessionKeys.practices) ?? [];
  }

  get practice(): OwnPractice | undefined {
    return this.#parsed<OwnPractice>(sessionKeys.practice);
  }

  get layout(): Layout | undefined {
    return this.#parsed<Layout>(sessionKeys.layout);
  }

  start(signedIn: SignedIn): void {
    this.#session.clear();
    this.#session.write(sessionKeys.username, signedIn.username);
    this.#session.write(sessionKeys.email, signedIn.email);
    this.#session.write(sessionKeys.practices, JSON.stringify(signedIn.practices));
    this.#session.write(sessionKeys.practiceCount, String(signedIn.practices.length));
    if (signedIn.layout !== undefined) this.keepLayout(signedIn.layout);
    this.#keep(signedIn.tokens);
  }

  /**
   * Takes new tokens if this tab still holds the refresh token that was shown for them: a late answer neither brings
   * back a person who signed out nor touches the next one's session. Of two renewals at once the first counts.
   */
  renew(tokens: Tokens, shownRefresh: string): void {
    if (this.tokens?.refresh === shownRefresh) this.#keep(tokens);
  }

  #keep(tokens: Tokens): void {
    this.#session.write(sessionKeys.accessToken, tokens.access);
    this.#session.write(sessionKeys.authenticationToken, tokens.authentication);
    this.#session.write(sessionKeys.refreshToken, tokens.refresh);
  }

  select(practice: OwnPractice): void {
    this.#session.write(sessionKeys.practice, JSON.stringify(practice));
    this.#session.write(sessionKeys.execution, practice.payments);
    if (this.layout?.practice !== practice.id) this.#session.remove(sessionKeys.layout);
  }

  /** Leaves a word for the page that is loaded next: it stands at another practice than before. */
  noteSwitch(): void {
    this.#session.write(sessionKeys.arrival, 'switched');
  }

  /** Whether that word was left; it is taken away, so that it counts once. */
  takeSwitch(): boolean {
    const switched = this.#session.read(sessionKeys.arrival) !== undefined;
    this.#session.remove(sessionKeys.arrival);
    return switched;
  }

  keepLayout(layout: Layout): void {
    this.#session.write(sessionKeys.layout, JSON.stringify(layout));
  }

  end(): void {
    this.#session.clear();
  }

  // What stands in the storage was written by this class in this tab; text that is not JSON any more counts as absent.
  #parsed<T>(key: string): T | undefined {
    try {
      return JSON.parse(this.#session.read(key) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  }
}

/** Language and device identifier, kept on the device (`ACC-138`, `ACC-141`). */
export interface Device {
  readonly id: DeviceId;
  language(): Language;
  rememberLanguage(language: Language): void;
}
