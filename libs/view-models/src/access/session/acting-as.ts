import { permits, type Permission } from '@portico/domain/access';
import type { Delegate, OpenedPractice, OwnPractice, RepresentedPerson } from '@portico/application/access';
import type { ProfilePart } from '@portico/domain/profile';
import type { DraftOwner } from '../../kernel/index.ts';
import type { CachedLayout } from './cached-layout.ts';
import { readJson, type SessionStore } from './key-value-store.ts';

/** The represented user id of a person who acts for themselves (`ACC-135`). */
export const self = 'self';

/** Who is signed in at this tab, whose records are open, and at which practice. */
export class ActingAs {
  readonly #store: SessionStore;
  readonly #layout: Pick<CachedLayout, 'current' | 'forget'>;

  constructor(store: SessionStore, layout: Pick<CachedLayout, 'current' | 'forget'>) {
    this.#store = store;
    this.#layout = layout;
  }

  get username(): string | undefined {
    return this.#store.read('username');
  }

  /** The practice that is selected. */
  get practice(): OwnPractice | undefined {
    return readJson(this.#store, 'practice');
  }

  /** The practices of the person whose records are open: one's own, or the represented person's. */
  get practices(): readonly OwnPractice[] {
    return this.represented?.practices ?? this.ownPractices;
  }

  get ownPractices(): readonly OwnPractice[] {
    return readJson(this.#store, 'practices') ?? [];
  }

  /** What the person is as a delegate, if they are one (`ACC-135`). */
  get delegate(): Delegate | undefined {
    const [id, name, email] = (['delegateId', 'delegateName', 'delegateEmail'] as const).map((key) =>
      this.#store.read(key),
    );
    if (id === undefined || name === undefined || email === undefined) return undefined;
    return { id: id as Delegate['id'], name, email, people: readJson(this.#store, 'people') ?? [] };
  }

  /** The represented person; undefined while the person acts for themselves. */
  get represented(): RepresentedPerson | undefined {
    const profile = this.#store.read('representedUser');
    return profile === undefined || profile === self
      ? undefined
      : this.delegate?.people.find((person) => person.profile === profile);
  }

  /** The signed-in person, whose records are open, and the practice; undefined when signed out. */
  get draftOwner(): DraftOwner | undefined {
    const { username, practice } = this;
    if (username === undefined) return undefined;
    return { person: username, place: JSON.stringify([this.represented?.profile ?? self, practice?.id ?? '']) };
  }

  /**
   * Whether the portal offers an action at this or another practice: everything on one's own records, and the granted
   * permissions on another person's; but what the practice's system cannot do.
   */
  may(permission: Permission, at = this.practice?.id): boolean {
    const layout = this.#layout.current;
    const withheld = layout?.practice === at ? (layout?.withheld ?? []) : [];
    if (withheld.some((area) => permission.startsWith(`${area}:`))) return false;
    const { represented } = this;
    if (represented === undefined) return at !== undefined;
    const here = represented.practices.find(({ id }) => id === at);
    return here !== undefined && permits(here.permissions, permission);
  }

  /** Whether the practice makes summaries of visits; taken for granted until its layout is known. */
  get hasSummaries(): boolean {
    const layout = this.#layout.current;
    return layout?.practice !== this.practice?.id || layout?.noSummaries !== true;
  }

  /** Whether the practice's system shares a part of the profile; taken for granted until its layout is known. */
  shares(part: ProfilePart): boolean {
    const layout = this.#layout.current;
    return layout?.practice !== this.practice?.id || layout?.hiddenProfileParts?.includes(part) !== true;
  }

  /** Whether the person may book at the practice, and only by phone. */
  get booksByPhone(): boolean {
    const layout = this.#layout.current;
    return layout?.practice === this.practice?.id && layout?.booksByPhone === true && this.may('appointments:act');
  }

  select(practice: OwnPractice): void {
    this.#store.write('practice', JSON.stringify(practice));
    this.#store.write('execution', practice.payments);
    if (this.#layout.current?.practice !== practice.id) this.#layout.forget();
  }

  /**
   * Stores for whom the person may act, as returned by the gateway now. Who is acted for stays known until the gateway
   * refuses it, whichever answer comes first: the person is told whose permission has ended (`ACC-340`).
   */
  keepDelegate({ id, name, email, people: now }: Delegate): void {
    const { represented } = this;
    const isGone = represented !== undefined && now.every(({ profile }) => profile !== represented.profile);
    const people = isGone ? [...now, represented] : now;
    this.#store.write('delegateId', id);
    this.#store.write('delegateName', name);
    this.#store.write('delegateEmail', email);
    this.#store.write('people', JSON.stringify(people));
    if (this.#store.read('representedUser') === undefined) {
      this.#store.write('representedUser', self);
    }
  }

  /**
   * Acts for this person from now on, at this practice or their first one; stored data of the former person is removed
   * (`ACC-339`).
   */
  actFor({ profile, practices }: RepresentedPerson, at: OpenedPractice | undefined = practices[0]): void {
    this.#leavePerson();
    this.#store.write('representedUser', profile);
    if (at !== undefined) this.select(at);
  }

  /** Back to the person's own records, if there are any (`ACC-339`). */
  actForSelf(): void {
    this.#leavePerson();
    if (this.delegate !== undefined) this.#store.write('representedUser', self);
    const [own] = this.ownPractices;
    if (own !== undefined) this.select(own);
  }

  #leavePerson(): void {
    this.#layout.forget();
    for (const key of ['practice', 'execution', 'representedUser'] as const) this.#store.remove(key);
  }
}
