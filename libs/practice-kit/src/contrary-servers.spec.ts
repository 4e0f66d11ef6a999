import { afterAll, describe, expect, it } from '@jest/globals';
import { profiles, type ProfileName } from '@portico/fhir-servers';
import { allLaws } from './laws/all-laws.ts';
import { contraryStage } from './testing/contrary-stage.ts';
import { isDeclaredLack, lacksOfStages } from './testing/declared-lack.ts';

describe.each(Object.keys(profiles) as ProfileName[])('the FHIR adapter on a contrary server like %s', (profile) => {
  const stage = contraryStage(profile);
  afterAll(() => stage.close());

  it.each(allLaws.filter(({ level }) => level > 1).map((law) => ({ name: law.id, law })))(
    'keeps $name, or the profile has no such thing',
    async ({ law }) => {
      const outcome = await law.run(stage);
      const isLack = outcome.kind === 'unchecked' && lacksOfStages.includes(outcome.why);
      if (isLack || (await isDeclaredLack(stage, outcome))) return;
      expect(outcome).toEqual({ kind: 'passed' });
    },
    60_000,
  );
});

it('finds, holds and books by operations of a contrary server that has them', async () => {
  const more = ['times.days', 'concurrency.one-booking', 'concurrency.one-hold'];
  const laws = allLaws.filter(({ id }) => /^(?:booking|holds)\.(?!request)/.test(id) || more.includes(id));
  const stage = contraryStage('argonaut');
  for (const law of laws) expect({ law: law.id, ...(await law.run(stage)) }).toEqual({ law: law.id, kind: 'passed' });
  await stage.close();
}, 60_000);

it('books, moves and races on contrary servers that take appointments', async () => {
  const laws = allLaws.filter(({ id }) => ['booking.moves', 'concurrency.one-booking'].includes(id));
  for (const profile of ['oracle', 'canvas'] as const) {
    const stage = contraryStage(profile);
    for (const law of laws) expect(await law.run(stage)).toEqual({ kind: 'passed' });
    await stage.close();
  }
});
