import type { Permission, PermissionArea } from '@portico/domain/access';
import {
  permissionTree,
  settledPermissions,
  toggleArea,
  togglePermission,
  toggleWhole,
  wholeTick,
  type Branch,
  type Tick,
} from '@portico/domain/delegates';
import { parseLocalDate, type LocalDate } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';

/** The ticked permissions of a delegate, and the last day as typed (`ACC-343`). */
export class PermissionEditor {
  held: readonly Permission[];
  /** `YYYY-MM-DD`; empty for no end. */
  until: string;

  readonly #first: readonly Permission[];
  readonly #firstUntil: string;

  constructor(held: readonly Permission[] = [], until = '') {
    this.held = settledPermissions(held);
    this.until = until;
    this.#first = this.held;
    this.#firstUntil = until;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get tree(): readonly Branch[] {
    return permissionTree(this.held);
  }

  get whole(): Tick {
    return wholeTick(this.held);
  }

  /** Whether a permission is ticked, and the last day is valid. */
  get isComplete(): boolean {
    return this.held.length > 0 && (this.until === '' || parseLocalDate(this.until).ok);
  }

  get isChanged(): boolean {
    return this.until !== this.#firstUntil || this.held.join() !== this.#first.join();
  }

  /** The last day, as the gateway expects it. */
  get end(): { readonly until?: LocalDate } {
    const day = parseLocalDate(this.until);
    return day.ok ? { until: day.value } : {};
  }

  toggle(permission: Permission): void {
    this.held = togglePermission(this.held, permission);
  }

  toggleArea(area: PermissionArea): void {
    this.held = toggleArea(this.held, area);
  }

  toggleWhole(): void {
    this.held = toggleWhole(this.held);
  }

  typeUntil(text: string): void {
    this.until = text;
  }
}
