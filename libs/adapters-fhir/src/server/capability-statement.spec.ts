import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '@portico/practice-fhir/json';
import { conditions, labs } from '@portico/domain/health/testing';
import type { PatientId } from '@portico/domain/kernel';
import fc from 'fast-check';
import { memoryFace, practice } from '../testing/memory-fhir-service.ts';
import { faultsOf } from '../testing/medplum-validator.ts';
import { resourceTypes } from './answer-fhir.ts';

const page = readFileSync(new URL('../../../../docs/fhir.md', import.meta.url), 'utf8');
/** The rows of the first table: types, and what they are searched by. */
const rows = page
  .split('\n')
  .filter((line) => /^\| [A-Z][A-Za-z, ]+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('what is said of the FHIR service', () => {
  it('is valid, as lists and refusals are', async () => {
    const face = memoryFace();
    const ana = { practice, patient: 'ana' as PatientId };
    const [reports] = fc.sample(fc.array(labs, { minLength: 3, maxLength: 3 }), { numRuns: 1, seed: 1 });
    const [problems] = fc.sample(fc.array(conditions, { minLength: 3, maxLength: 3 }), { numRuns: 1, seed: 1 });
    face.charts.put(ana, {
      labs: { kind: 'entries', entries: reports ?? [] },
      conditions: { kind: 'entries', entries: problems ?? [] },
    });
    const asked = [
      'metadata',
      'Condition?patient=ana&_count=2',
      'Observation?patient=ana',
      'AllergyIntolerance?patient=ana',
    ];
    for (const address of [...asked, 'Goal/1', 'Condition?a=b']) {
      expect({ address, faults: faultsOf((await face.get(address)) as JsonObject) }).toEqual({ address, faults: [] });
    }
  });

  it('names the types that are answered, and searches only for those that are searched for', async () => {
    const { rest } = (await memoryFace().get('metadata')) as {
      readonly rest: readonly {
        readonly resource: readonly { readonly type: string; readonly searchParam?: object[] }[];
      }[];
    };
    const declared = rest[0]?.resource ?? [];
    expect(declared.map(({ type }) => type)).toEqual(resourceTypes.map(({ type }) => type));
    expect(declared.filter(({ searchParam }) => searchParam === undefined).map(({ type }) => type)).toEqual([
      'Binary',
      'Group',
    ]);
  });

  it.each(resourceTypes.map((row) => ({ type: row.type, row })))('stands in docs/fhir.md: $type', ({ type, row }) => {
    const cells = rows.find(([, types]) => types?.split(', ').includes(type));
    const told = cells?.at(-2) ?? '';
    const missing = Object.keys(row.parameters).filter((name) => !told.includes(name.replace(/^address-/, '')));
    expect({ isThere: cells !== undefined, missing }).toEqual({ isThere: true, missing: [] });
  });
});
