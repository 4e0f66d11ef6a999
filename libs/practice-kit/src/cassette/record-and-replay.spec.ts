import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runLaws } from '../run-laws.ts';
import { startFhirStage, type FhirStage } from '../testing/fhir-stage.ts';
import { sceneAt } from '../fixture/sample-practice.ts';
import { Recorder } from './exchange-recorder.ts';
import { startReplay } from './replay-server.ts';
import type { Stage } from '../conformance-stage.ts';

describe('a cassette of a FHIR server', () => {
  let whole: FhirStage;
  let stage: Stage;
  beforeAll(async () => {
    whole = await startFhirStage();
    const { practice, now = 0, timeZone } = whole;
    const scene = sceneAt(now, timeZone);
    const { patients = [] } = (await practice?.furnish(scene)) ?? {};
    const known = patients.map((id, at) => ({
      id,
      claim: scene.patients[at] ?? { firstName: '', lastName: '', birthDate: '' },
    }));
    const { adapter, settings } = whole;
    stage = { adapter, settings, timeZone, patients: known };
  }, 60_000);
  afterAll(() => whole.close());

  it('is served in place of it: the laws of level 1 hold as they did', async () => {
    const recorder = new Recorder(stage, whole.now ?? 0);
    const before = await runLaws(recorder.stage(), 1);
    expect(before.passed).toBe(true);
    const cassette = recorder.cassette();
    const text = JSON.stringify(cassette);
    for (const { id, claim } of stage.patients ?? []) {
      for (const value of [id, ...Object.values(claim)]) expect(text).not.toContain(value);
    }
    const server = await startReplay(JSON.parse(text));
    try {
      const base = String((stage.settings as { readonly base: unknown }).base);
      const { timeZone, now, patients } = cassette;
      const settings = { base: `${server.url}${new URL(base).pathname}`, auth: { type: 'none' } };
      const after = await runLaws({ adapter: stage.adapter, settings, timeZone, now, patients }, 1);
      expect(after.results.filter(({ outcome }) => outcome.kind === 'failed')).toEqual([]);
      const outcomes = (report: typeof before) => report.results.map(({ id, outcome }) => `${id} ${outcome.kind}`);
      expect(outcomes(after)).toEqual(outcomes(before));
      expect(server.unanswered()).toEqual([]);
    } finally {
      await server.close();
    }
  }, 60_000);
});
