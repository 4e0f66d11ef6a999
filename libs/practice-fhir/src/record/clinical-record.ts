import type {
  Allergy,
  CareTeamMember,
  ClinicalNote,
  Condition,
  Immunization,
  ItemSection,
  Lab,
  Medication,
  Procedure,
  RecordDocument,
  RecordItem,
  VitalSign,
} from '@portico/practice-spi';
import type { SectionStatement } from './section-statement.ts';
import type { Place } from './find-resources.ts';

/** What resources say about one thing in a patient's record. */
export type ClinicalRecord = Named &
  (
    | { readonly type: 'condition'; readonly condition: Condition }
    | { readonly type: 'allergy'; readonly allergy: Allergy }
    | { readonly type: 'medication'; readonly medication: Medication }
    | { readonly type: 'immunization'; readonly immunization: Immunization }
    | { readonly type: 'lab'; readonly lab: Lab }
    | { readonly type: 'vital-sign'; readonly vitalSign: VitalSign }
    | { readonly type: 'procedure'; readonly procedure: Procedure }
    | { readonly type: 'note'; readonly note: ClinicalNote }
    | ItemContent
    | DocumentContent
    | { readonly type: 'care-team'; readonly members: readonly CareTeamMember[] }
    | {
        readonly type: 'section';
        readonly section: 'conditions' | 'allergies' | 'medications';
        readonly statement: SectionStatement;
      }
  );

type ItemContent = {
  readonly [S in ItemSection]: { readonly type: 'item'; readonly section: S; readonly item: RecordItem<S> };
}[ItemSection];

interface Named {
  readonly id: string;
  /** The id of the patient, by the same origin. */
  readonly patient: string;
  /** Every resource that the record was made of: a report and its observations, a prescription and its drug. */
  readonly sources: readonly Place[];
}

interface DocumentContent {
  readonly type: 'document';
  /** `size` is there exactly when the content is bytes. */
  readonly document: RecordDocument;
  readonly content: RecordContent;
}

export type DocumentRecord = Named & DocumentContent;

export type RecordContent =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'reference'; readonly url: string }
  /** The source keeps it and says no place. */
  | { readonly kind: 'elsewhere' };
