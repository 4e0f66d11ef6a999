import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allLaws } from './laws/all-laws.ts';
import { startFhirStage, type FhirStage } from './testing/fhir-stage.ts';

describe('the FHIR adapter on Medplum', () => {
  let stage: FhirStage;
  beforeAll(async () => {
    stage = await startFhirStage();
  }, 60_000);
  afterAll(() => stage.close());

  const notOffered = ['money.sum', 'money.post-once'];

  it.each(allLaws.map((law) => ({ name: law.id, law })))(
    'keeps $name',
    async ({ law }) => {
      const outcome = await law.run(stage);
      const expected = notOffered.includes(law.id) ? { kind: 'skipped', why: 'no money' } : { kind: 'passed' };
      expect(outcome).toEqual(expected);
    },
    60_000,
  );
});
