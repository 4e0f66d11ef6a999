import {
  addInsurance,
  blankInsurance,
  changeInsurance,
  clearInsurance,
  insuranceChanges,
  isFilled,
  judgeInsurances,
  mayAddAfter,
  otherProvider,
  removeInsurance,
  standing,
  type CardSide,
  type Insurance,
  type InsuranceProblem,
  type InsuranceProblems,
  type InsuranceText,
} from '@portico/domain/profile';
import { makeAutoObservable } from 'mobx';
import type { IdentityDocumentsChange, IdentityDocumentsSettings } from '@portico/application/profile';

type Field = InsuranceText | CardSide;

/** The section to which the insurances belong. */
export interface InsuranceListSection {
  readonly settings: IdentityDocumentsSettings | undefined;
  readonly isOpen: boolean;
}

/** Up to four insurances while they are changed, with their errors (`MON-294` to `MON-310`). */
export class InsuranceList {
  /** Removed ones too. */
  all: readonly Insurance[] = [];
  /** Fields that have lost focus, as `id field`. */
  left: ReadonlySet<string> = new Set();

  readonly #section: InsuranceListSection;
  readonly #onChange: () => void;
  #made = 0;

  constructor(section: InsuranceListSection, onChange: () => void) {
    this.#section = section;
    this.#onChange = onChange;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Starts with these, and with an empty one if there are none to show and they can be changed. */
  begin(all: readonly Insurance[], readOnly: boolean): void {
    this.left = new Set();
    this.#made = Math.max(0, ...all.map(({ id }) => (typeof id === 'number' ? id : 0)));
    this.all = standing(all).length === 0 && !readOnly ? [...all, blankInsurance(this.#newId())] : all;
  }

  /** The insurances to be shown. */
  get standing(): readonly Insurance[] {
    return standing(this.all);
  }

  /** None of them has an error. */
  get isRight(): boolean {
    return this.#problems.size === 0;
  }

  /** The changes compared with what the gateway returned. */
  get changes(): IdentityDocumentsChange['insurances'] {
    const sent = this.#section.settings?.insurances ?? [];
    const changed = this.all.filter((one) => {
      const before = sent.find(({ id }) => id === one.id);
      return before === undefined || JSON.stringify(before) !== JSON.stringify({ ...before, ...one });
    });
    return insuranceChanges(sent, changed);
  }

  /** The error of a field, once it has lost focus; a duplicate and a mismatch are shown at once. */
  problemOf(id: Insurance['id'], field: Field): InsuranceProblem | undefined {
    const problem = this.#problems.get(id)?.[field];
    const atOnce = problem === 'duplicate' || problem === 'gender-mismatch';
    return atOnce || this.left.has(`${id} ${field}`) ? problem : undefined;
  }

  /** The practice's note on an insurer that it does not accept (`MON-309`). */
  bannerOf({ providerName }: Insurance): string | undefined {
    const accepted = this.#section.settings?.accepted;
    if (accepted === undefined || providerName === '' || accepted.insurers.includes(providerName)) return undefined;
    return accepted.banner;
  }

  mayAddAfter(insurance: Insurance): boolean {
    return this.#section.isOpen && mayAddAfter(this.all, insurance);
  }

  add(): void {
    this.#put(addInsurance(this.all, this.#newId()));
  }

  change(id: Insurance['id'], change: Partial<Record<Field, string>>): void {
    const { providerName } = change;
    const plans = providerName === undefined ? {} : { planName: '', planCustomName: '' };
    const custom = providerName === undefined || providerName === otherProvider ? {} : { providerCustomName: '' };
    this.#put(changeInsurance(this.all, id, { ...plans, ...custom, ...change }));
  }

  leave(id: Insurance['id'], field: Field): void {
    this.left = new Set([...this.left, `${id} ${field}`]);
  }

  /** One empty insurance always remains. */
  remove(id: Insurance['id']): void {
    const rest = removeInsurance(this.all, id);
    this.#put(standing(rest).length === 0 ? addInsurance(rest, this.#newId()) : rest);
  }

  clear(id: Insurance['id']): void {
    this.left = new Set([...this.left].filter((field) => !field.startsWith(`${id} `)));
    this.#put(clearInsurance(this.all, id, this.#section.settings?.insurances ?? []));
  }

  /** Errors by insurance; a new one that is still blank is skipped. */
  get #problems(): ReadonlyMap<Insurance['id'], InsuranceProblems> {
    const { settings } = this.#section;
    if (settings === undefined) return new Map();
    const judged = this.all.filter((one) => typeof one.id !== 'number' || isFilled(one));
    return judgeInsurances(judged, settings);
  }

  #put(all: readonly Insurance[]): void {
    if (!this.#section.isOpen) return;
    this.all = all;
    this.#onChange();
  }

  #newId(): number {
    this.#made += 1;
    return this.#made;
  }
}
