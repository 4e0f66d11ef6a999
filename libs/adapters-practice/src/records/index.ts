export {
  bytesOf,
  flagOf,
  isLoinc,
  lookedUp,
  mediaTypeOf,
  knownFields,
  statementOf,
} from '@portico/practice-fhir/record';
export {
  type ReadInput,
  type ReadOutcome,
  type Refusal,
  type RefusalReason,
  isError,
  nothingRead,
  joined,
  namespaceOf,
} from './read-outcome.ts';
export type {
  ReadRecord,
  Place,
  PatientRecord,
  RecordIdentifier,
  AppointmentRecord,
  NamedReference,
  ItemRecord,
  NoteRecord,
  LabRecord,
  DocumentRecord,
  RecordContent,
  SectionRecord,
  SectionStatement,
} from './record-types.ts';
export { startOf } from './record-version.ts';
export { familyKey } from './family-key.ts';
export { isMasked, maskedNumber, saysSomebody } from './masked-ssn.ts';
export { type SourceId, sourceIdOf, partOf, labIdOf, documentIdOf } from './source-id.ts';
export {
  demographicParts,
  demographicsOf,
  withImported,
  type DemographicPart,
  type Demographics,
  type SaidAddress,
  type SaidOfPerson,
  type SaidContact,
} from './demographics.ts';
export { emergencyWords, isEmergency, roleCodeIn, roleInWords, type RoleCoding } from './contact-roles.ts';
export { reachedAt } from './reached-at.ts';
