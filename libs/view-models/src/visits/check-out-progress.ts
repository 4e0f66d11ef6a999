import type { CheckOutStep } from '@portico/domain/practices';
import { afterCheckOut, nextOf, type CheckOut } from '@portico/domain/visits';
import type { CheckOutIds } from '@portico/application/visits';
import type { Cents } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';
import type { CheckOutDrafts } from './check-out-drafts.ts';

/** A step of check-out that can be left out. */
export type OptionalStep = Exclude<CheckOutStep, 'forms'>;

/** How far a check-out has come: the practice's state and the steps skipped here, kept until the screen is left for good. */
export class CheckOutProgress {
  ids: CheckOutIds;
  skipped: readonly CheckOutStep[];
  /** What was paid on the way. */
  paidHere: Cents;
  /** The step that was gone to, until the person is seen to be back from it. */
  away: CheckOutStep | undefined;

  readonly #drafts: CheckOutDrafts;
  readonly #known: () => CheckOut | undefined;

  /** `known` returns the practice's state; undefined until it is loaded. */
  constructor(ids: CheckOutIds, drafts: CheckOutDrafts, known: () => CheckOut | undefined) {
    this.ids = ids;
    this.#drafts = drafts;
    this.#known = known;
    const { current } = drafts;
    // Steps skipped before the next visit was booked stay skipped; those of another visit do not.
    const isSame =
      current?.ids.appointment === ids.appointment && current.ids.patient.practice === ids.patient.practice;
    this.skipped = isSame ? current.skipped : [];
    this.paidHere = (isSame ? current.paidHere : undefined) ?? (0 as Cents);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The practice's state, with the steps skipped here. */
  get state(): CheckOut {
    const known = this.#known() ?? { isCheckedOut: false, parts: [] };
    return this.skipped.reduce<CheckOut>((before, step) => afterCheckOut(before, { kind: 'skip', step }), known);
  }

  /** The step offered next once the person is checked out; undefined if all are done or skipped. */
  get next(): OptionalStep | undefined {
    const next = nextOf(this.state);
    return next === 'over' || next === 'check-out' || next === 'forms' ? undefined : next;
  }

  /** What can still be done beside the forms, in its order; without the steps skipped here. */
  get open(): readonly OptionalStep[] {
    return this.state.parts.flatMap(({ step, standing }) => (standing === 'open' && step !== 'forms' ? [step] : []));
  }

  /** Skips an optional step; it can be taken up again. */
  skip(step: CheckOutStep): void {
    if (!this.skipped.includes(step)) this.skipped = [...this.skipped, step];
    this.keep();
  }

  /** Takes a skipped step up again. */
  takeUp(step: CheckOutStep): void {
    this.skipped = this.skipped.filter((one) => one !== step);
    this.away = step;
    this.keep();
  }

  /** The person is back from the step that was gone to. */
  comeBack(): void {
    this.away = undefined;
  }

  /** What was due is less by so much. */
  notePaid(amount: Cents): void {
    if (amount > 0) this.paidHere = (this.paidHere + amount) as Cents;
  }

  /** The payment made a plan. */
  notePlan(): void {
    this.ids = { ...this.ids, planCreated: true };
  }

  keep(): void {
    const { ids, skipped, paidHere } = this;
    this.#drafts.keep({ ids, skipped, isCheckedOut: this.state.isCheckedOut, paidHere });
  }
}
