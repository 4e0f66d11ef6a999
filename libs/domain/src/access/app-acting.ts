import type { AccountId, PatientId, PracticeId } from '../kernel/index.ts';
import type { FhirClient } from './fhir-access.ts';
import type { ScopeCategory } from './scope-categories.ts';

/** An app or a system that reads by FHIR: what it may read of which practice. */
export interface AppActing {
  readonly actor: {
    readonly kind: 'app';
    readonly app: FhirClient;
    readonly practice: PracticeId;
    /** Whose chart; absent for a system, which reads those of all patients. */
    readonly patient?: PatientId;
    /** Who permitted it to read that chart. */
    readonly permittedBy?: { readonly account: AccountId; readonly isPatient: boolean };
    readonly reads: readonly ReadRight[];
  };
}

/** Which resources an app may read one by one, and search for; `*` stands for every type. */
export interface ReadRight {
  readonly type: string;
  readonly reads: boolean;
  readonly searches: boolean;
  /** Of this category alone. */
  readonly category?: ScopeCategory;
}

/** What an app asks for: resources of one type, of one chart or, without a patient, of the practice itself. */
export interface FhirResource {
  readonly kind: 'fhir';
  readonly practice: PracticeId;
  readonly patient?: PatientId;
  readonly type: string;
  readonly how: 'read' | 'search';
  /** The categories that the resources are of; `some` asks whether any of the type may be read. */
  readonly categories?: readonly ScopeCategory[] | 'some';
}

type Part = Pick<FhirResource, 'type' | 'how' | 'categories'>;

/** Whether the rights of an app cover resources of these categories, whoever the record is of. */
export const permitsPart = ({ actor }: AppActing, { type, how, categories = [] }: Part): boolean =>
  actor.reads.some(
    (right) =>
      (right.type === type || right.type === '*') &&
      (how === 'read' ? right.reads : right.searches) &&
      (right.category === undefined || categories === 'some' || categories.includes(right.category)),
  );

/** Whether the rights of an app cover a type or a part of it, whoever the record is of. */
export const permitsType = (acting: AppActing, { type, how }: Omit<Part, 'categories'>): boolean =>
  permitsPart(acting, { type, how, categories: 'some' });

/** An app reads what its rights cover: of its own practice, and of its own patient where it has one. */
export const appMayRead = (acting: AppActing, resource: FhirResource): boolean => {
  const { practice, patient } = acting.actor;
  const isWithin = patient === undefined || resource.patient === undefined || resource.patient === patient;
  return practice === resource.practice && isWithin && permitsPart(acting, resource);
};
