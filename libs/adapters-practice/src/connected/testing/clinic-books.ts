import type { Instant } from '@portico/domain/kernel';
import type {
  Coverage,
  Cursor,
  Entry,
  Hold,
  Id,
  Listed,
  Person,
  Problem,
  Recipient,
  Result,
  Version,
  Visit,
} from '@portico/practice-spi';

import type { ClinicForms } from './clinic-forms.ts';
import type { ClinicMailbox } from './clinic-mail.ts';
import type { ClinicAccount, ClinicDues } from './clinic-money.ts';
import type { ClinicRecord } from './clinic-record.ts';

/** How a clinic's system differs from others. */
export interface ClinicProfile {
  readonly pageSize: number;
  /** A page begins with the last item of the one before. */
  readonly repeatsItems?: true;
  readonly versions: boolean;
  readonly holds: boolean;
  readonly confirms: boolean;
  /** Keeps which conversations were read. */
  readonly keepsRead: boolean;
  /** Takes entries into its books. */
  readonly posts: boolean;
  /** Tells of all open copays of a patient at once, not of one visit at a time. */
  readonly tellsCopays: boolean;
  /** Takes another list of a patient's insurances. */
  readonly keepsCoverage: boolean;
  /** Books a visit in the place of another one, and leaves that to be canceled. */
  readonly leavesMoved?: true;
  /** Whether it lists free times, or hours and what takes them. */
  readonly times: 'free' | 'hours';
  /** Before each id that it makes. */
  readonly idPrefix: string;
}

export const capableClinic: ClinicProfile = {
  pageSize: 50,
  versions: true,
  holds: true,
  confirms: true,
  keepsRead: true,
  posts: true,
  tellsCopays: true,
  keepsCoverage: true,
  times: 'hours',
  idPrefix: 'N',
};

/** Books alone, and nothing that would help: no holds, no versions, short pages that repeat, ids that are paths. */
export const contraryClinic: ClinicProfile = {
  pageSize: 2,
  repeatsItems: true,
  versions: false,
  holds: false,
  confirms: false,
  keepsRead: false,
  posts: false,
  tellsCopays: false,
  keepsCoverage: false,
  leavesMoved: true,
  times: 'free',
  idPrefix: 'Appointment/No. ',
};

export const problem = <T>(kind: Exclude<Problem['kind'], 'malformed'>): Result<T> => ({ ok: false, error: { kind } });
export const answered = <T>(value: T): Result<T> => ({ ok: true, value });

/** A clinic's own books: what its staff sees. */
export class ClinicBooks {
  readonly profile: ClinicProfile;
  readonly now: () => Instant;
  readonly people = new Map<Id, Person>();
  readonly visits = new Map<Id, Visit>();
  readonly holds = new Map<Id, Hold & { readonly calendar: Id; readonly key: string }>();
  readonly records = new Map<Id, ClinicRecord>();
  readonly accounts = new Map<Id, ClinicAccount>();
  readonly coverages = new Map<Id, readonly Coverage[]>();
  readonly dues = new Map<Id, ClinicDues>();
  readonly entries = new Map<string, Entry>();
  readonly forms: ClinicForms = { templates: new Map(), asked: new Map(), handed: new Map() };
  readonly messageFiles = new Map<Id, { readonly patient: Id; readonly bytes: Uint8Array }>();
  readonly #mailboxes = new Map<Id, ClinicMailbox>();
  #made = 0;

  constructor(profile: ClinicProfile, now: () => Instant) {
    this.profile = profile;
    this.now = now;
  }

  /** Teams that every patient can write to. */
  teams: readonly Recipient[] = [];

  mailboxOf(patient: Id): ClinicMailbox {
    const known = this.#mailboxes.get(patient) ?? { recipients: [], threads: new Map(), sent: new Map() };
    this.#mailboxes.set(patient, known);
    return known;
  }

  nextId(): Id {
    this.#made += 1;
    return `${this.profile.idPrefix}${this.#made}`;
  }

  nextVersion(): { readonly version?: Version } {
    this.#made += 1;
    return this.profile.versions ? { version: `v${this.#made}` } : {};
  }

  /** A page of a list, whose cursor says where the next one begins. */
  page<T>(all: readonly T[], cursor: Cursor | undefined): Result<Listed<T>> {
    const { pageSize, repeatsItems } = this.profile;
    const start = cursor === undefined ? 0 : Number(cursor.slice('from-'.length));
    const end = start + pageSize;
    const items = all.slice(repeatsItems && start > 0 ? start - 1 : start, end);
    return answered({ items, ...(end < all.length ? { next: `from-${end}` } : {}) });
  }

  /** Changes a patient's visit if it still has the version that is given. */
  change(patient: Id, id: Id, version: Version | undefined, change: Partial<Visit>): Result<Visit> {
    const visit = this.visitOf(patient, id);
    if (visit === undefined) return problem('gone');
    if (version !== undefined && version !== visit.version) return problem('conflict');
    const changed = { ...visit, ...change, ...this.nextVersion() };
    this.visits.set(id, changed);
    return answered(changed);
  }

  visitOf(patient: Id, id: Id): Visit | undefined {
    const visit = this.visits.get(id);
    return visit?.patient === patient ? visit : undefined;
  }
}
