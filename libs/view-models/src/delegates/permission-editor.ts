import type { Permission, PermissionArea } from '@portico/domain/access';
import {
  extentOf,
  permissionTree,
  permissionsTo,
  setArea,
  settledPermissions,
  toggleArea,
  togglePermission,
  toggleWhole,
  wholeTick,
  type AreaLevel,
  type Branch,
  type Extent,
  type Tick,
} from '@portico/domain/delegates';
import { parseLocalDate, type LocalDate } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';

/** How far a delegate is let in, the permissions that follow from it or are ticked, and the last day as typed (`ACC-343`). */
export class PermissionEditor {
  held: readonly Permission[];
  /** Undefined until one is chosen: nothing is permitted before. */
  extent: Extent | undefined;
  /** `YYYY-MM-DD`; empty for no end. */
  until: string;

  readonly #first: readonly Permission[];
  readonly #firstUntil: string;
  readonly #withheld: readonly PermissionArea[];
  /** What was ticked area by area. */
  #ticked: readonly Permission[];

  /** No permission is given in areas that are `withheld`, which cannot be served. */
  constructor(held: readonly Permission[] = [], until = '', withheld: readonly PermissionArea[] = []) {
    this.#withheld = withheld;
    this.held = this.#offered(held);
    this.until = until;
    this.extent = extentOf(this.held, withheld);
    this.#first = this.held;
    this.#firstUntil = until;
    this.#ticked = this.held;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get tree(): readonly Branch[] {
    return permissionTree(this.held, this.#withheld);
  }

  get whole(): Tick {
    return wholeTick(this.held, this.#withheld);
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

  /** Area by area begins with what was ticked there before. */
  choose(extent: Extent): void {
    this.extent = extent;
    this.held = extent === 'some' ? this.#ticked : permissionsTo(extent, this.#withheld);
  }

  /** What was chosen before, as far as it can still be given. */
  takeUp(extent: Extent, ticked: readonly Permission[]): void {
    this.#ticked = this.#offered(ticked);
    this.choose(extent);
  }

  /** One choice for an area, which sets its boxes. */
  setArea(area: PermissionArea, level: AreaLevel): void {
    this.#tick(setArea(this.held, area, level));
  }

  toggle(permission: Permission): void {
    this.#tick(togglePermission(this.held, permission));
  }

  toggleArea(area: PermissionArea): void {
    this.#tick(toggleArea(this.held, area));
  }

  toggleWhole(): void {
    this.#tick(toggleWhole(this.held, this.#withheld));
  }

  typeUntil(text: string): void {
    this.until = text;
  }

  #offered(permissions: readonly Permission[]): readonly Permission[] {
    const offered = permissionsTo('act', this.#withheld);
    return settledPermissions(permissions.filter((permission) => offered.includes(permission)));
  }

  #tick(held: readonly Permission[]): void {
    this.extent = 'some';
    this.held = held;
    this.#ticked = held;
  }
}
