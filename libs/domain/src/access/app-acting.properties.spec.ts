import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PatientId, PracticeId } from '../kernel/index.ts';
import type { AppActing, FhirResource } from './app-acting.ts';
import { can, type Action } from './can.ts';
import { categoriesOf, type ScopeCategory } from './scope-categories.ts';
import { actings } from './testing/index.ts';

const practices = fc.constantFrom('north' as PracticeId, 'south' as PracticeId);
const patients = fc.constantFrom('ana' as PatientId, 'ben' as PatientId);
const types = fc.constantFrom('Condition', 'Observation');

const categories: fc.Arbitrary<ScopeCategory> = fc.constantFrom(...categoriesOf('Observation').slice(0, 3));

const apps: fc.Arbitrary<AppActing> = fc
  .record({
    practice: practices,
    patient: fc.option(patients, { nil: undefined }),
    reads: fc.array(
      fc.record(
        { type: fc.oneof(types, fc.constant('*')), reads: fc.boolean(), searches: fc.boolean(), category: categories },
        { requiredKeys: ['type', 'reads', 'searches'] },
      ),
      {
        maxLength: 3,
      },
    ),
  })
  .map(({ practice, patient, reads }) => ({
    actor: {
      kind: 'app',
      app: { id: 'app', name: 'App' },
      practice,
      reads,
      ...(patient === undefined ? {} : { patient }),
    },
  }));

const resources: fc.Arbitrary<FhirResource> = fc
  .record({
    practice: practices,
    patient: fc.option(patients, { nil: undefined }),
    type: types,
    how: fc.constantFrom('read' as const, 'search' as const),
    categories: fc.option(fc.uniqueArray(categories, { maxLength: 2 }), { nil: undefined }),
  })
  .map(({ patient, categories: of, ...rest }) => ({
    kind: 'fhir',
    ...rest,
    ...(patient === undefined ? {} : { patient }),
    ...(of === undefined ? {} : { categories: of }),
  }));

describe('what an app may read', () => {
  it('is of its own practice and patient, by a right for the type, the category and the way of reading', () => {
    fc.assert(
      fc.property(apps, resources, (acting, resource) => {
        const { practice, patient, reads } = acting.actor;
        const expected =
          resource.practice === practice &&
          [undefined, resource.patient].includes(
            resource.patient === undefined ? undefined : (patient ?? resource.patient),
          ) &&
          reads.some(
            (right) =>
              ['*', resource.type].includes(right.type) &&
              right[resource.how === 'read' ? 'reads' : 'searches'] &&
              [undefined, ...(resource.categories ?? [])].includes(right.category),
          );
        expect(can(acting, 'fhir:view', resource)).toBe(expected);
      }),
    );
  });

  it('is nothing of the portal, and nothing is changed', () => {
    fc.assert(
      fc.property(
        apps,
        resources,
        fc.constantFrom<Action>('fhir:act', 'health:view', 'profile:act'),
        (acting, resource, action) => {
          const { practice, patient = 'ana' as PatientId } = acting.actor;
          expect(can(acting, action, resource)).toBe(false);
          expect(can(acting, 'fhir:view', { kind: 'chart', chart: { practice, patient } })).toBe(false);
        },
      ),
    );
  });

  it('is no way for a person', () => {
    fc.assert(
      fc.property(actings, resources, (acting, resource) => {
        for (const { practice, patient } of acting.subject.charts) {
          expect(can(acting, 'fhir:view', { ...resource, practice, patient })).toBe(false);
        }
      }),
    );
  });
});
