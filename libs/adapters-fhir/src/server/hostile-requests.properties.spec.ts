import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { characters } from '@portico/domain/kernel/testing';
import { memoryFace, statusOf } from '../testing/memory-fhir-service.ts';
import { resourceTypes } from './answer-fhir.ts';

const words = fc.oneof(
  fc.string({ unit: characters, maxLength: 20 }),
  fc.constantFrom('constructor', '__proto__', 'toString', '..', '%2e%2e', '$export', '_search', 'all', '1001..c1', ''),
  fc.constantFrom(...resourceTypes.flatMap(({ type, parameters }) => [type, ...Object.keys(parameters)])),
);

const addresses = fc
  .record({
    path: fc.array(words, { maxLength: 4 }),
    query: fc.array(fc.tuple(words, words), { maxLength: 3 }),
  })
  .map(({ path, query }) => ({
    path: path.join('/'),
    search: `?${new URLSearchParams(query)}`,
  }));

describe('a request that was made up', () => {
  it('is answered, or refused by an OperationOutcome, and breaks nothing', async () => {
    const face = memoryFace();
    await fc.assert(
      fc.asyncProperty(addresses, async ({ path, search }) => {
        const { status, resourceType } = await statusOf(face, path, search);
        expect({ isFine: status < 500, isOutcome: resourceType === 'OperationOutcome' }).toEqual({
          isFine: true,
          isOutcome: status >= 202,
        });
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(resourceTypes.map(({ type }) => ({ type })))('knows no inherited parameter of $type', async ({ type }) => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      const { status } = await statusOf(memoryFace(), type, `?patient=ana&${name}=a`);
      expect({ name, isRefused: status === 400 || status === 405 }).toEqual({ name, isRefused: true });
    }
  });
});
