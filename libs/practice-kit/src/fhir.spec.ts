import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allLaws } from './laws/all-laws.ts';
import { isDeclaredLack } from './testing/declared-lack.ts';
import { startFhirStage, type FhirStage } from './testing/fhir-stage.ts';
import { inPagesOf } from './testing/paged-bundles.ts';

describe('the FHIR adapter on Medplum', () => {
  let stage: FhirStage;
  beforeAll(async () => {
    stage = await startFhirStage();
  }, 60_000);
  afterAll(() => stage.close());

  const without: Readonly<Record<string, string>> = {
    'record.documents': 'the first patient has no document',
    'record.summary': 'no visit of the first patient has a summary',
    'hostile.pages.repeated-rows': 'no page that leads to another',
    'hostile.pages.elsewhere': 'no page that leads to another',
  };

  it.each(allLaws.map((law) => ({ name: law.id, law })))(
    'keeps $name',
    async ({ law }) => {
      const outcome = await law.run(stage);
      if (await isDeclaredLack(stage, outcome)) return;
      const why = without[law.id];
      expect(outcome).toEqual(why === undefined ? { kind: 'passed' } : { kind: 'unchecked', why });
    },
    60_000,
  );

  const onVisits = allLaws.filter(({ facet, level }) => facet === 'visits' && level !== 2);

  it.each(onVisits.map((law) => ({ name: law.id, law })))('keeps $name in pages of five', async ({ law }) => {
    expect(await law.run({ ...stage, http: inPagesOf(5) })).toEqual({ kind: 'passed' });
  });
});
