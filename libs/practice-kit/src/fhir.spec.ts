import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allLaws } from './laws/all-laws.ts';
import { startFhirStage, type FhirStage } from './testing/fhir-stage.ts';

describe('the FHIR adapter on Medplum', () => {
  let stage: FhirStage;
  beforeAll(async () => {
    stage = await startFhirStage();
  }, 60_000);
  afterAll(() => stage.close());

  const skipped: Readonly<Record<string, string>> = {
    'money.sum': 'no money',
    'money.post-once': 'no money',
    'hostile.pages.repeated-rows': 'one page holds all visits',
    'hostile.pages.elsewhere': 'one page holds all visits',
  };

  it.each(allLaws.map((law) => ({ name: law.id, law })))(
    'keeps $name',
    async ({ law }) => {
      const why = skipped[law.id];
      expect(await law.run(stage)).toEqual(why === undefined ? { kind: 'passed' } : { kind: 'skipped', why });
    },
    60_000,
  );

  it.each(
    allLaws.filter(({ facet, level }) => facet === 'visits' && level !== 2).map((law) => ({ name: law.id, law })),
  )(
    'keeps $name in pages of ten',
    async ({ law }) => {
      const settings = { ...(stage.settings as object), quirks: 'canvas' };
      expect(await law.run({ ...stage, settings })).toEqual({ kind: 'passed' });
    },
    60_000,
  );
});
