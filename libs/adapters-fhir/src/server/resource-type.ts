import type { AskedOfPatient, FhirDirectory, FhirRecords } from '@portico/application/fhir';
import type { ScopeCategory } from '@portico/domain/access';
import type { PatientId, PracticeId, Result } from '@portico/domain/kernel';
import type { JsonObject } from '@portico/practice-fhir/json';
import type { Face, Resource } from '../resources/shared-elements.ts';
import type { Problem } from './operation-outcome.ts';
import type { SearchParameter } from './search-parameters.ts';

/** One request of an app: where it is answered, and by what. */
export interface Asked extends Face {
  readonly practice: PracticeId;
  /** The patient of the token; absent for a system. */
  readonly own?: PatientId;
  readonly records: FhirRecords;
  readonly directory: FhirDirectory;
}

/** A search parameter and its value, once for each time that it was sent. */
export type Query = readonly (readonly [name: string, value: string])[];

/** Where a page begins: after an entry by its id, and after so many resources of the next one. */
export interface Position {
  readonly after?: string;
  /** The start of the visit that `after` names. */
  readonly start?: number;
  readonly skip?: number;
  /** Of a type that is made of several sections: which of them goes on. */
  readonly part?: number;
}

export interface SearchPage {
  readonly query: Query;
  /** The patient that is searched for, by the parameter or the token. */
  readonly patient?: PatientId;
  readonly position: Position;
  readonly limit: number;
}

export interface FoundPage {
  readonly resources: readonly Resource[];
  /** What is said of the list as a whole. */
  readonly notes?: readonly JsonObject[];
  readonly next?: Position;
}

/** One type of resources: a row of the table that requests and the CapabilityStatement are answered from. */
export interface ResourceType {
  readonly type: string;
  readonly profiles?: readonly string[];
  readonly parameters: Readonly<Record<string, SearchParameter>>;
  /** Operations beside reading and searching, by name, with their definitions. */
  readonly operations?: Readonly<Record<string, string>>;
  /** Absent for a type that is only read. */
  readonly search?: (asked: Asked, page: SearchPage) => Promise<Result<FoundPage, Problem>>;
  readonly read: (asked: Asked, id: string) => Promise<Result<Resource, Problem>>;
}

export const askedOf = (
  { practice }: Pick<Asked, 'practice'>,
  type: string,
  how: 'read' | 'search',
  patient: PatientId,
  categories?: readonly ScopeCategory[],
): AskedOfPatient => ({ practice, type, how, patient, ...(categories === undefined ? {} : { categories }) });
