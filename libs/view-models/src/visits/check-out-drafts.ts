import type { CheckOutStep } from '@portico/domain/practices';
import { OwnDraft } from '../kernel/index.ts';
import type { Analytics } from '@portico/application/kernel';
import { isWithinCheckOut } from '@portico/application/visits';
import type { CheckOutIds } from '@portico/application/visits';

/** How far somebody is with leaving a visit, on the way through its screens. */
export interface CheckOutDraft {
  readonly ids: CheckOutIds;
  /** What the person left out for now. */
  readonly skipped: readonly CheckOutStep[];
  readonly isCheckedOut: boolean;
}

/** The check-out that is under way in this page, for every screen on its way. */
export class CheckOutDrafts extends OwnDraft<CheckOutDraft> {
  readonly #analytics: Analytics;

  constructor(owner: () => string | undefined, analytics: Analytics) {
    super(owner);
    this.#analytics = analytics;
  }

  /**
   * Somebody opened another screen: away from check-out it is over, and given up where they are not checked out (`APT-027`,
   * `APT-231`). Whatever was done of it stays with the practice, and the card of the visit leads back.
   */
  leaveFor(path: string): void {
    const { current } = this;
    if (current === undefined || isWithinCheckOut(path)) return;
    if (!current.isCheckedOut) this.#analytics.tell({ name: 'Cancel Check Out' });
    this.clear();
  }
}
