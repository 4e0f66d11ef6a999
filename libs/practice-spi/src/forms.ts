import type { Answer, Call, Day, Id, Key, Moment } from './results-and-problems.ts';

/** The forms that a practice asks patients for. */
export interface Forms {
  asked(patient: Id, call: Call): Answer<readonly AskedForm[]>;
  /** Hands over a form as it was filled in and signed; the same key hands over once. */
  hand(response: FilledForm, key: Key, call: Call): Answer<void>;
}

export interface AskedForm {
  readonly id: Id;
  /** Counts up with each change of the form. */
  readonly version: number;
  readonly title: Texts;
  readonly due?: Day;
  /** Absent for a form that exists on paper only. */
  readonly questions?: readonly Question[];
}

/** A text by language; English where another is missing. */
export interface Texts {
  readonly en: string;
  readonly es?: string;
}

export interface Question {
  readonly id: Id;
  readonly kind: 'text' | 'long-text' | 'date' | 'one-of' | 'some-of' | 'yes-no' | 'rating' | 'signature' | 'help';
  readonly label: Texts;
  readonly required?: boolean;
  readonly choices?: readonly { readonly value: string; readonly label: Texts }[];
}

export interface FilledForm {
  readonly patient: Id;
  readonly form: Id;
  readonly version: number;
  readonly signedAt: Moment;
  readonly answers: readonly { readonly question: Id; readonly values: readonly string[] }[];
  /** The signed form as it is printed, where the portal prints it. */
  readonly pdf?: Uint8Array;
}
