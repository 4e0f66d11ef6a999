/** Text kept in the browser: for one tab (`session`) or for the device (`local`). */
export interface KeyValueStore {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
}

/** Keys in session storage. The presence of the access token is what "signed in" means to the portal (`ACC-125`). */
export const sessionKeys = {
  typed: 'typed',
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
  inviteRefused: 'inviteRefused',
  checkedInAt: 'checkedInAt',
  delegateId: 'delegateId',
  delegateName: 'delegateName',
  delegateEmail: 'delegateEmail',
  people: 'people',
  representedUser: 'representedUser',
  requested: 'requested',
  choosing: 'choosing',
  endedFor: 'endedFor',
  show2faPopup: 'show2faPopup',
  importantMessages: 'importantMessages',
  isBreezePatient: 'isBreezePatient',
  providerSignOut: 'providerSignOut',
  guestToken: 'guestToken',
  guestPractice: 'guestPractice',
  guestPatient: 'guestPatient',
  guestBy: 'guestBy',
  guestPaid: 'guestPaid',
} as const;

export const localKeys = { language: 'language', device: 'deviceIdentifier' } as const;

/** A value that the portal stored as JSON; text that is not JSON counts as absent. */
export const readJson = <T>(store: KeyValueStore, key: string): T | undefined => {
  try {
    return JSON.parse(store.read(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};
