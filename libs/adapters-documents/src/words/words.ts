import type { Allergy, ChartSection, Condition, Lab, LabResult, Medication } from '@portico/domain/health';
import type { Language } from '@portico/domain/kernel';
import { english } from './english.ts';
import { spanish } from './spanish.ts';

/** Every text of a printed record in one language; what is missing does not compile. */
export interface Words {
  readonly recordTitle: string;
  readonly labTitle: string;
  readonly patient: string;
  readonly birthDate: string;
  readonly practice: string;
  readonly printedOn: string;
  readonly sections: Readonly<Record<ChartSection, string>>;
  /** What a section says that lists nothing: the three silences are never mixed. */
  readonly noneKnown: Readonly<Record<ChartSection, string>>;
  readonly noInformation: Readonly<Record<ChartSection, string>>;
  readonly nothingRecorded: Readonly<Record<ChartSection, string>>;
  readonly condition: Columns<'name' | 'status' | 'onset' | 'ended'>;
  readonly allergy: Columns<'substance' | 'reactions' | 'severity' | 'status' | 'recorded'>;
  readonly medication: Columns<'name' | 'dose' | 'instructions' | 'status' | 'dates'>;
  readonly result: Columns<'name' | 'value' | 'reference' | 'flag'>;
  readonly document: Columns<'title' | 'date' | 'author' | 'type' | 'size'>;
  readonly member: Columns<'name' | 'role' | 'phone'>;
  readonly standing: Readonly<Record<Condition['status'], string>>;
  readonly severity: Readonly<Record<NonNullable<Allergy['severity']>, string>>;
  readonly taking: Readonly<Record<Medication['status'], string>>;
  readonly labStatus: Readonly<Record<Lab['status'], string>>;
  readonly flag: Readonly<Record<NonNullable<LabResult['flag']>, string>>;
  readonly pending: string;
  readonly noResults: string;
  readonly atLeast: (low: string) => string;
  readonly atMost: (high: string) => string;
  readonly from: (date: string) => string;
  readonly until: (date: string) => string;
  readonly between: (start: string, end: string) => string;
  readonly orderedBy: (name: string) => string;
  readonly utcOffset: (date: string, time: string, offset: string) => string;
  readonly page: (page: number, pages: number) => string;
}

type Columns<Name extends string> = Readonly<Record<Name, string>>;

export const wordsOf: Readonly<Record<Language, Words>> = { en: english, es: spanish };
