/** Text kept in the browser: for one tab (`session`) or for the device (`local`). */
export interface KeyValueStore<Key extends string = string> {
  read(key: Key): string | undefined;
  write(key: Key, value: string): void;
  remove(key: Key): void;
  clear(): void;
}

/** Keys in session storage. The presence of the access token is what "signed in" means to the portal (`ACC-125`). */
export const sessionKeys = [
  'typed',
  'signUp',
  'accessToken',
  'authenticationToken',
  'refreshToken',
  'username',
  'email',
  'practices',
  'practiceCount',
  'practice',
  'execution',
  'layout',
  'arrival',
  'inviteRefused',
  'checkedInAt',
  'delegateId',
  'delegateName',
  'delegateEmail',
  'people',
  'representedUser',
  'requested',
  'choosing',
  'endedFor',
  'show2faPopup',
  'importantMessages',
  'isBreezePatient',
  'providerSignOut',
  'keptWorkKeys',
  'sharedDevice',
  'guestKeptWorkKeys',
  'guestToken',
  'guestPractice',
  'guestPatient',
  'guestBy',
  'guestPaid',
  'guestUntil',
] as const;
export type SessionKey = (typeof sessionKeys)[number];

/** The storage of one tab, with its known keys. */
export type SessionStore = KeyValueStore<SessionKey>;

export const localKeys = {
  language: 'language',
  device: 'deviceIdentifier',
  hiddenClock: 'hiddenClock',
  textSize: 'textSize',
  contrast: 'contrast',
} as const;

/** A value that the portal stored as JSON; text that is not JSON counts as absent. */
export const readJson = <T>(store: KeyValueStore, key: string): T | undefined => {
  try {
    return JSON.parse(store.read(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};
