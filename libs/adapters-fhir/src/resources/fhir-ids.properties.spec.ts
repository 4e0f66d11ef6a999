import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { characters } from '@portico/domain/kernel/testing';
import { entryFhirId, entryOf, fhirId, idOf } from './fhir-ids.ts';

const isFhirId = (id: string): boolean => /^[A-Za-z0-9.-]{1,64}$/.test(id);

const hexes = fc.stringMatching(/^[0-9a-f]{32}$/);
const any = fc.oneof(
  fc.uuid(),
  hexes,
  fc.stringMatching(/^[A-Za-z0-9._:-]{1,16}$/),
  fc.constantFrom('x--', 'b--1', 'u--zz', 'h--0', '-', '.', '00000000000000000000000000000000'),
  fc.string({ unit: characters, minLength: 1, maxLength: 6 }),
);

describe('ids of FHIR', () => {
  it('are ids of FHIR, and lead back to what they were made of', () => {
    fc.assert(
      fc.property(any, any, fc.nat({ max: 999 }), (one, other, at) => {
        const [id, entry] = [fhirId(one), entryFhirId(one, other, at)];
        expect({ one, id: isFhirId(id), entry: isFhirId(entry) }).toEqual({ one, id: true, entry: true });
        expect(idOf(id)).toBe(id.startsWith('h--') ? undefined : one);
        const isHash = entry.startsWith('h--');
        expect(entryOf(entry)).toEqual(isHash ? undefined : { patient: one, parts: [other, String(at)] });
      }),
    );
  });

  it('of the kinds that imports and the portal make are never hashes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.uuid(), hexes), fc.oneof(fc.uuid(), hexes), (one, other) => {
        expect(entryFhirId(one, other)).not.toMatch(/^h--/);
        expect(entryOf(entryFhirId(one, other))).toEqual({ patient: one, parts: [other] });
      }),
    );
  });

  it('lead nowhere when they were made up', () => {
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 70 }), (text) => {
        const [id, entry] = [idOf(text), entryOf(text)];
        if (id !== undefined) expect(fhirId(id)).toBe(text);
        if (entry !== undefined) expect(entryFhirId(entry.patient, ...entry.parts)).toBe(text);
      }),
    );
  });
});
