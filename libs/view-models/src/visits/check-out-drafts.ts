import type { Cents } from '@portico/domain/kernel';
import type { CheckOutStep } from '@portico/domain/practices';
import { OwnDraft, type KeptDraft } from '../kernel/index.ts';
import type { Analytics } from '@portico/application/kernel';
import { isWithinCheckOut, type CheckOutIds } from '@portico/application/visits';

/** The progress of a check-out, across its screens. */
export interface CheckOutDraft {
  readonly ids: CheckOutIds;
  /** The steps that the person skipped for now. */
  readonly skipped: readonly CheckOutStep[];
  readonly isCheckedOut: boolean;
  /** What was paid on the way. */
  readonly paidHere?: Cents;
}

/** The check-out in progress on this page, shared by its screens. */
export class CheckOutDrafts extends OwnDraft<CheckOutDraft> {
  readonly #analytics: Analytics;

  constructor(draft: KeptDraft, analytics: Analytics) {
    super(draft);
    this.#analytics = analytics;
  }

  /**
   * Ends the check-out when another screen is opened; it counts as canceled if the person is not checked out
   * (`APT-027`, `APT-231`). Completed steps stay with the practice, and the visit's card leads back.
   */
  leaveFor(path: string): void {
    const { current } = this;
    if (current === undefined || isWithinCheckOut(path)) return;
    if (!current.isCheckedOut) this.#analytics.tell({ name: 'Cancel Check Out' });
    this.clear();
  }
}
