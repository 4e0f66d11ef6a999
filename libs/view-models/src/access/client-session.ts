import { permits, type Permission } from '@portico/domain/access';
import type { DeviceId, Language, PatientId, PracticeId } from '@portico/domain/kernel';
import type {
  Delegate,
  Layout,
  OpenedPractice,
  OwnPractice,
  RepresentedPerson,
  SignedIn,
  Tokens,
} from '@portico/application/access';
import type { DraftOwner } from '../kernel/index.ts';
import { noTabs, type Renewal, type Tabs } from './tabs.ts';

/** Text kept in the browser: for one tab (`session`) or for the device (`local`). */
export interface KeyValueStore {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
}

/** What one tab stores of the signed-in person (`ACC-133` to `ACC-137`). */
export interface StoredSession {
  readonly username: string;
  readonly email: string;
  readonly tokens: Tokens;
  readonly practices: readonly OwnPractice[];
  /** The practice that is selected. */
  readonly practice: OwnPractice;
}

/** What one tab stores of a guest who passed the identity check; signing in clears it. */
export interface StoredGuest {
  readonly token: string;
  readonly practice: PracticeId;
  readonly patient: PatientId;
  /** How the guest was let in. */
  readonly by: 'link' | 'bill';
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

/** The represented user id of a person who acts for themselves (`ACC-135`). */
const self = 'self';

/**
 * Reads and writes the stored session. Everything of one person is in session storage, which sign-out clears whole;
 * language and device identifier stay with the device (`ACC-241`).
 */
export class ClientSession {
  readonly #unreadHeard = new Set<(unread: number) => void>();
  readonly #session: KeyValueStore;
  readonly #tabs: Tabs;
  /** The refresh token that this tab exchanged for the tokens it holds. */
  #shown: string | undefined;

  constructor(session: KeyValueStore, tabs: Tabs = noTabs) {
    this.#session = session;
    this.#tabs = tabs;
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

  get guest(): StoredGuest | undefined {
    const token = this.#session.read(sessionKeys.guestToken);
    const practice = this.#session.read(sessionKeys.guestPractice) as PracticeId | undefined;
    const patient = this.#session.read(sessionKeys.guestPatient) as PatientId | undefined;
    if (token === undefined || practice === undefined || patient === undefined) return undefined;
    return { token, practice, patient, by: this.#session.read(sessionKeys.guestBy) === 'bill' ? 'bill' : 'link' };
  }

  startGuest({ token, practice, patient, by }: StoredGuest): void {
    this.#session.write(sessionKeys.guestToken, token);
    this.#session.write(sessionKeys.guestPractice, practice);
    this.#session.write(sessionKeys.guestPatient, patient);
    this.#session.write(sessionKeys.guestBy, by);
    this.#session.remove(sessionKeys.guestPaid);
  }

  /** The charge whose receipt a guest is shown. */
  get guestPaid(): string | undefined {
    return this.#session.read(sessionKeys.guestPaid);
  }

  noteGuestPaid(charge: string): void {
    this.#session.write(sessionKeys.guestPaid, charge);
  }

  /** The signed-in person, whose records are open, and the practice; undefined when signed out. */
  get draftOwner(): DraftOwner | undefined {
    const { username, practice } = this;
    if (username === undefined) return undefined;
    return { person: username, place: JSON.stringify([this.represented?.profile ?? self, practice?.id ?? '']) };
  }

  /** The practices of the person whose records are open: one's own, or the represented person's. */
  get practices(): readonly OwnPractice[] {
    return this.represented?.practices ?? this.ownPractices;
  }

  get ownPractices(): readonly OwnPractice[] {
    return this.#parsed<readonly OwnPractice[]>(sessionKeys.practices) ?? [];
  }

  /** What the person is as a delegate, if they are one (`ACC-135`). */
  get delegate(): Delegate | undefined {
    const [id, name, email] = [sessionKeys.delegateId, sessionKeys.delegateName, sessionKeys.delegateEmail].map((key) =>
      this.#session.read(key),
    );
    if (id === undefined || name === undefined || email === undefined) return undefined;
    return {
      id: id as Delegate['id'],
      name,
      email,
      people: this.#parsed<Delegate['people']>(sessionKeys.people) ?? [],
    };
  }

  /** The represented person; undefined while the person acts for themselves. */
  get represented(): RepresentedPerson | undefined {
    const profile = this.#session.read(sessionKeys.representedUser);
    return profile === undefined || profile === self
      ? undefined
      : this.delegate?.people.find((person) => person.profile === profile);
  }

  /** The wire's name of a practice's system, wherever the person has access to the practice. */
  managementOf(practice: PracticeId): string {
    const all = [...this.ownPractices, ...(this.delegate?.people.flatMap(({ practices }) => practices) ?? [])];
    return all.find(({ id }) => id === practice)?.management ?? '';
  }

  /**
   * Whether the portal offers an action at this or another practice: everything on one's own records, and the granted
   * permissions on another person's.
   */
  may(permission: Permission, at = this.practice?.id): boolean {
    const { represented } = this;
    if (represented === undefined) return at !== undefined;
    const here = represented.practices.find(({ id }) => id === at);
    return here !== undefined && permits(here.permissions, permission);
  }

  /** The sign-out address of the identity provider that the person signed in with. */
  get providerSignOut(): string | undefined {
    return this.#session.read(sessionKeys.providerSignOut);
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
    if (signedIn.offerSecondFactor) this.#session.write(sessionKeys.show2faPopup, '[]');
    this.#session.write(sessionKeys.isBreezePatient, String(signedIn.breezePatient === true));
    if (signedIn.providerSignOut !== undefined) {
      this.#session.write(sessionKeys.providerSignOut, signedIn.providerSignOut);
    }
    this.#session.write(sessionKeys.practices, JSON.stringify(signedIn.practices));
    this.#session.write(sessionKeys.practiceCount, String(signedIn.practices.length));
    if (signedIn.delegate !== undefined) {
      this.keepDelegate(signedIn.delegate);
      this.#session.write(sessionKeys.choosing, 'whom');
    }
    if (signedIn.layout !== undefined) this.keepLayout(signedIn.layout);
    this.#keep(signedIn.tokens);
  }

  /**
   * Stores new tokens if this tab still holds the refresh token that was exchanged for them: a late answer neither
   * restores a person who signed out nor changes the next one's session. Of two concurrent renewals the first counts.
   */
  renew(tokens: Tokens, shownRefresh: string): void {
    if (this.tokens?.refresh !== shownRefresh) return;
    this.#shown = shownRefresh;
    this.#keep(tokens);
    this.#tabs.tellRenewed({ shown: shownRefresh, tokens });
  }

  /**
   * A duplicated tab holds the same tokens as the original one. Each takes over what the other renews, so that neither
   * sends a used token. Returns a function that stops watching.
   */
  watchRenewals(): () => void {
    return this.#tabs.whenRenewed((renewal) => {
      this.#takeOver(renewal);
    });
  }

  #takeOver({ shown, tokens }: Renewal): void {
    const held = this.tokens?.refresh;
    // If both renewed the same token at once, both keep the alphabetically first one.
    const both = held !== undefined && this.#shown === shown && tokens.refresh < held;
    if (held !== shown && !both) return;
    this.#shown = shown;
    this.#keep(tokens);
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

  /** Stores for whom the person may act, as returned by the gateway now. */
  keepDelegate({ id, name, email, people }: Delegate): void {
    this.#session.write(sessionKeys.delegateId, id);
    this.#session.write(sessionKeys.delegateName, name);
    this.#session.write(sessionKeys.delegateEmail, email);
    this.#session.write(sessionKeys.people, JSON.stringify(people));
    if (this.#session.read(sessionKeys.representedUser) === undefined) {
      this.#session.write(sessionKeys.representedUser, self);
    }
  }

  /**
   * Acts for this person from now on, at this practice or their first one; stored data of the former person is removed
   * (`ACC-339`).
   */
  actFor({ profile, practices }: RepresentedPerson, at: OpenedPractice | undefined = practices[0]): void {
    this.#leavePerson();
    this.#session.write(sessionKeys.representedUser, profile);
    if (at !== undefined) this.select(at);
  }

  /** Back to the person's own records, if there are any (`ACC-339`). */
  actForSelf(): void {
    this.#leavePerson();
    if (this.delegate !== undefined) this.#session.write(sessionKeys.representedUser, self);
    const [own] = this.ownPractices;
    if (own !== undefined) this.select(own);
  }

  #leavePerson(): void {
    const { layout, practice, execution, representedUser } = sessionKeys;
    for (const key of [layout, practice, execution, representedUser]) this.#session.remove(key);
  }

  /** Whether a delegate has just signed in and has to choose for whom to act; true once (`ACC-171`). */
  takeChoosing(): boolean {
    const choosing = this.#session.read(sessionKeys.choosing) !== undefined;
    this.#session.remove(sessionKeys.choosing);
    return choosing;
  }

  /**
   * The permission to act for the person has ended: back to oneself, leaving a note for the next page load (`ACC-340`).
   */
  endRepresentation(): void {
    const name = this.represented?.name;
    this.actForSelf();
    if (name !== undefined) this.#session.write(sessionKeys.endedFor, name);
  }

  /** The person whose representation has just ended; returned once. */
  takeEndedFor(): string | undefined {
    const name = this.#session.read(sessionKeys.endedFor);
    this.#session.remove(sessionKeys.endedFor);
    return name;
  }

  /** Remembers the requested address until the person has chosen for whom to act (`ACC-173`). */
  noteRequested(address: string): void {
    this.#session.write(sessionKeys.requested, address);
  }

  /** The remembered address; returned once. */
  takeRequested(): string | undefined {
    const address = this.#session.read(sessionKeys.requested);
    this.#session.remove(sessionKeys.requested);
    return address;
  }

  /** Whether to ask for a second factor now: once per sign-in and represented user (`ACC-263`). */
  takeSecondFactorOffer(): boolean {
    const shownFor = this.#parsed<readonly string[]>(sessionKeys.show2faPopup);
    const person = this.represented?.profile ?? self;
    if (shownFor === undefined || shownFor.includes(person)) return false;
    this.#session.write(sessionKeys.show2faPopup, JSON.stringify([...shownFor, person]));
    return true;
  }

  /** Whether to show an important message now: once per sign-in and represented user (`ACC-263`). */
  takeImportantMessage(id: string): boolean {
    if (this.wasTaken(id)) return false;
    const shown = this.#parsed<readonly string[]>(sessionKeys.importantMessages) ?? [];
    this.#session.write(sessionKeys.importantMessages, JSON.stringify([...shown, this.#hereOf(id)]));
    return true;
  }

  /** Whether a message was shown to this person since they signed in; does not mark it. */
  wasTaken(id: string): boolean {
    return this.#parsed<readonly string[]>(sessionKeys.importantMessages)?.includes(this.#hereOf(id)) === true;
  }

  #hereOf(id: string): string {
    return `${this.represented?.profile ?? self} ${id}`;
  }

  /** Stores typed text for the next page load. */
  noteTyped(packed: string): void {
    this.#session.write(sessionKeys.typed, packed);
  }

  /** The stored text; removed on reading, so that nothing of it stays on the device. */
  takeTyped(): string | undefined {
    const packed = this.#session.read(sessionKeys.typed);
    this.#session.remove(sessionKeys.typed);
    return packed;
  }

  /** Notes for the next page load that the practice was switched. */
  noteSwitch(): void {
    this.#session.write(sessionKeys.arrival, 'switched');
  }

  /** Notes for the next screen that the invitation could not be accepted. */
  noteInviteRefused(): void {
    this.#session.write(sessionKeys.inviteRefused, 'true');
  }

  /** Whether that note was left; true once. */
  takeInviteRefused(): boolean {
    const refused = this.#session.read(sessionKeys.inviteRefused) !== undefined;
    this.#session.remove(sessionKeys.inviteRefused);
    return refused;
  }

  /** Notes for the page at this path that the person has just been checked in (`APT-210`). */
  noteCheckedIn(path: string): void {
    this.#session.write(sessionKeys.checkedInAt, path);
  }

  /** Whether that note was left for this path; true once. */
  takeCheckedIn(path: string): boolean {
    const isHere = this.#session.read(sessionKeys.checkedInAt) === path;
    this.#session.remove(sessionKeys.checkedInAt);
    return isHere;
  }

  /** Whether that note was left; true once. */
  takeSwitch(): boolean {
    const switched = this.#session.read(sessionKeys.arrival) !== undefined;
    this.#session.remove(sessionKeys.arrival);
    return switched;
  }

  /** Stores the unread count of the current practice and notifies the frame. */
  noteUnread(unreadMessages: number): void {
    const { layout } = this;
    if (layout === undefined) return;
    this.keepLayout({ ...layout, unreadMessages });
    for (const hear of this.#unreadHeard) hear(unreadMessages);
  }

  /** Calls `hear` with each new unread count; returns a function that stops it. */
  whenUnread(hear: (unread: number) => void): () => void {
    this.#unreadHeard.add(hear);
    return () => this.#unreadHeard.delete(hear);
  }

  keepLayout(layout: Layout): void {
    this.#session.write(sessionKeys.layout, JSON.stringify(layout));
  }

  end(): void {
    this.#session.clear();
  }

  // The storage was written by this class in this tab; text that is not JSON counts as absent.
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
