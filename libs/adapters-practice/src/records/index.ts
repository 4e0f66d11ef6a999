export { isLoinc } from './loinc-code.ts';
export { bytesOf, mediaTypeOf } from './base64-content.ts';
export { statementOf } from './none-known.ts';
export {
  type ReadInput,
  type ReadOutcome,
  type Refusal,
  type RefusalReason,
  isError,
  nothingRead,
  joined,
  namespaceOf,
} from './outcome.ts';
export type {
  ReadRecord,
  Place,
  PatientRecord,
  RecordIdentifier,
  AppointmentRecord,
  NamedReference,
  LabRecord,
  DocumentRecord,
  RecordContent,
  SectionRecord,
  SectionStatement,
} from './record.ts';
export { flagOf } from './result-flag.ts';
export { maskedNumber } from './masked-ssn.ts';
export { type SourceId, sourceIdOf, partOf, labIdOf, documentIdOf } from './source-id.ts';
export { lookedUp } from './table-lookup.ts';
