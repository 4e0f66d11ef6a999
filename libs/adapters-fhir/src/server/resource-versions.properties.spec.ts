import { describe, expect, it } from '@jest/globals';
import type { Condition } from '@portico/domain/health';
import { conditions } from '@portico/domain/health/testing';
import type { PatientId } from '@portico/domain/kernel';
import fc from 'fast-check';
import { entriesOf, memoryFace, practice } from '../testing/memory-fhir-service.ts';

const ana = { practice, patient: 'ana' as PatientId };

const told = async (...entries: readonly Condition[]) => {
  const face = memoryFace();
  face.charts.put(ana, { conditions: { kind: 'entries', entries } });
  return entriesOf(await face.get('Condition?patient=ana'));
};

const withoutMeta = ({ meta: _, ...rest }: Readonly<Record<string, unknown>>) => JSON.stringify(rest);

const versionOf = (resource: Readonly<Record<string, unknown>> | undefined) =>
  (resource?.['meta'] as { readonly versionId: string }).versionId;

describe('the version of a resource', () => {
  it('is an id of FHIR, and the same exactly where everything that is told is the same', async () => {
    await fc.assert(
      fc.asyncProperty(conditions, conditions, async (one, other) => {
        const [[first], [again], [second]] = [
          await told(one),
          await told(one),
          await told({ ...other, id: one.id, ...(one.name.length > 3 ? { name: one.name } : {}) }),
        ];
        expect(versionOf(first)).toMatch(/^[A-Za-z0-9.-]{1,64}$/);
        expect(versionOf(again)).toBe(versionOf(first));
        expect(versionOf(second) === versionOf(first)).toBe(withoutMeta(second ?? {}) === withoutMeta(first ?? {}));
      }),
    );
  });
});
