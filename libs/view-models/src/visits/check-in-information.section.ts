import { ok } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';
import type { FormDraft } from '../kernel/index.ts';
import { DetailsViewModel, IdentityDocumentsViewModel, PhysicianPickerViewModel } from '../profile/index.ts';
import type { Information, InformationReport, Profile } from '@portico/application/profile';
import { IdentityNumbersInput } from './identity-numbers-input.ts';

/** Lookups while typing. */
export type InformationLookups = Pick<Profile, 'zipPlace' | 'physicians'>;

/** The page of personal details: all profile sections at once, and two numbers. */
export class InformationSection {
  readonly personal: DetailsViewModel;
  readonly demographics: DetailsViewModel;
  readonly identityDocuments: IdentityDocumentsViewModel;
  readonly pickers: Readonly<Record<'primary_care_physician' | 'referring_physician', PhysicianPickerViewModel>>;
  readonly numbers: IdentityNumbersInput;
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
    this.numbers = new IdentityNumbersInput(numbers);
    makeAutoObservable(
      this,
      { personal: false, demographics: false, identityDocuments: false, pickers: false, numbers: false },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    await Promise.all([this.personal.load(), this.demographics.load(), this.identityDocuments.load()]);
  }

  /** Everything is valid and complete, with a state and a city, and the required photos (`APT-182`, `APT-183`). */
  get isComplete(): boolean {
    const { personal, demographics, identityDocuments, numbers } = this;
    const areDetailsRight = [personal, demographics].every(
      ({ section, input }) => section.isOpen && input.wrong.length === 0,
    );
    return areDetailsRight && identityDocuments.isValid && numbers.wrong.length === 0;
  }

  get report(): InformationReport {
    return {
      details: { ...this.personal.input.details, ...this.demographics.input.details },
      identityDocuments: this.identityDocuments.toSend,
      numbers: this.numbers.typed,
    };
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
}
