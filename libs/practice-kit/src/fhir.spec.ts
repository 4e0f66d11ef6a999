import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allLaws } from './laws/all-laws.ts';
import { startFhirStage, type FhirStage } from './testing/fhir-stage.ts';

describe('the FHIR adapter on Medplum', () => {
  let stage: FhirStage;
  beforeAll(async () => {
    stage = await startFhirStage();
  }, 60_000);
  afterAll(() => stage.close());

  it.each(allLaws.map((law) => ({ name: law.id, law })))(
    'keeps $name',
    async ({ law }) => {
      const outcome = await law.run(stage);
      expect(outcome.kind === 'skipped' ? { kind: outcome.kind } : outcome).toEqual({ kind: 'passed' });
    },
    60_000,
  );
});
