import { identityNumbers, numberProblem, typedNumber, type IdentityNumber } from '@portico/domain/profile';
import type { FieldProblem } from '@portico/domain/forms';
import { ok } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';
import type { FormDraft } from '../kernel/index.ts';
import { DetailsViewModel, IdentityDocumentsViewModel, PhysicianPickerViewModel } from '../profile/index.ts';
import type { Information, InformationReport, Profile } from '@portico/application/profile';

/** Lookups while typing. */
export type InformationLookups = Pick<Profile, 'zipPlace' | 'physicians'>;

/** The page of personal details: all profile sections at once, and two numbers that are kept in no draft. */
export class InformationSection {
  readonly personal: DetailsViewModel;
  readonly demographics: DetailsViewModel;
  readonly identityDocuments: IdentityDocumentsViewModel;
  readonly pickers: Readonly<Record<'primary_care_physician' | 'referring_physician', PhysicianPickerViewModel>>;
  /** Numbers that the practice has already. */
  readonly onFile: readonly IdentityNumber[];
  numbers: Readonly<Record<IdentityNumber, string>> = { ssn: '', driversLicenseNumber: '' };
  /** The number fields that have lost focus and show their errors. */
  left: ReadonlySet<IdentityNumber> = new Set();
  /** Waits for confirmation to continue without any number (`APT-184`). */
  isConfirming = false;

  constructor(
    { personal, demographics, identityDocuments, numbers }: Information,
    lookups: InformationLookups,
    draftOf: (section: string) => FormDraft,
  ) {
    const source = {
      section: async (name: 'personal' | 'demographics') => ok(name === 'personal' ? personal : demographics),
      zipPlace: (zipcode: string) => lookups.zipPlace(zipcode),
    };
    this.personal = new DetailsViewModel(source, 'personal', draftOf('personal'));
    this.demographics = new DetailsViewModel(source, 'demographics', draftOf('demographics'));
    this.identityDocuments = new IdentityDocumentsViewModel(
      { identityDocuments: async () => ok(identityDocuments) },
      draftOf('documents'),
    );
    const picker = (group: keyof InformationSection['pickers']) =>
      new PhysicianPickerViewModel(lookups, (physician) => this.demographics.pick(group, physician));
    this.pickers = {
      primary_care_physician: picker('primary_care_physician'),
      referring_physician: picker('referring_physician'),
    };
    this.onFile = numbers;
    makeAutoObservable(
      this,
      { personal: false, demographics: false, identityDocuments: false, pickers: false, onFile: false },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    await Promise.all([this.personal.load(), this.demographics.load(), this.identityDocuments.load()]);
  }

  /** Everything is valid and complete, with a state and a city, and the required photos (`APT-182`, `APT-183`). */
  get isComplete(): boolean {
    const sections = [this.personal, this.demographics, this.identityDocuments];
    const isRight = sections.every(({ section, wrong }) => section.isOpen && wrong.length === 0);
    return isRight && this.wrongNumbers.length === 0;
  }

  get wrongNumbers(): readonly IdentityNumber[] {
    return identityNumbers.filter((number) => this.#problemOf(number) !== undefined);
  }

  /** There is no number, neither here nor at the practice. */
  get hasNoNumber(): boolean {
    return this.onFile.length === 0 && identityNumbers.every((number) => this.numbers[number].trim() === '');
  }

  get report(): InformationReport {
    return {
      details: { ...this.personal.details, ...this.demographics.details },
      identityDocuments: this.identityDocuments.toSend,
      numbers: this.numbers,
    };
  }

  type(number: IdentityNumber, typed: string): void {
    this.numbers = { ...this.numbers, [number]: typedNumber(number, typed) };
  }

  leave(number: IdentityNumber): void {
    this.left = new Set([...this.left, number]);
  }

  /** The error of a number, once its field has lost focus. */
  problemOf(number: IdentityNumber): FieldProblem | undefined {
    return this.left.has(number) ? this.#problemOf(number) : undefined;
  }

  confirm(isOpen: boolean): void {
    this.isConfirming = isOpen;
  }

  /** Submitted: clears the input and its drafts. */
  drop(): void {
    for (const section of [this.personal, this.demographics, this.identityDocuments]) section.drop();
  }

  dispose(): void {
    for (const part of [this.personal, this.demographics, this.identityDocuments, ...Object.values(this.pickers)])
      part.dispose();
  }

  #problemOf(number: IdentityNumber): FieldProblem | undefined {
    return numberProblem(number, this.numbers[number].trim());
  }
}
