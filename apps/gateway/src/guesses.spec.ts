import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { weighedAt } from './testing/guesses/parallel-guesses.ts';
import { guessPlaces, notGuessed } from './testing/guesses/guess-places.ts';
import { secretInputs } from './testing/guesses/secret-inputs.ts';
import { startTestGateway, type RunningGateway } from './testing/running-gateway.ts';

let gateway: RunningGateway;

describe('guesses', () => {
  beforeAll(async () => {
    gateway = await startTestGateway({ documents: 'any', trustedProxies: ['loopback'] });
  }, 120_000);
  afterAll(() => gateway.close());

  describe('SEC-S2 a secret', () => {
    it('is guessed only at places that are known: each operation that takes one is listed', () => {
      const listed = new Set([...guessPlaces.map(({ operation }) => operation), ...Object.keys(notGuessed)]);
      expect(secretInputs().filter((operation) => !listed.has(operation))).toEqual([]);
    });

    // `npm run bench -- guesses` makes 500 guesses at each.
    it.each(guessPlaces.map((place, index) => ({ ...place, place, index })))(
      'such as $secret is weighed at most $most times when $operation is asked side by side',
      async ({ place, index, most }) => {
        const weighed = await weighedAt(gateway, place, { guesses: most + 20, index });
        expect(weighed).toBeLessThanOrEqual(most);
        expect(weighed).toBeGreaterThan(0);
      },
      60_000,
    );
  });
});
