import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FaultRule } from '@portico/fhir-servers';
import { contraryAreas, type Becomes } from './testing/contrary-areas.ts';
import { problemIn, valueOf } from './testing/expect-values.ts';
import { enter, startWholeContrary, type WholeContrary } from './testing/whole-contrary-server.ts';

/** What every area answers to a reply that is none. */
const broken = {
  html: { kind: 'malformed', what: 'content-type' },
  huge: { kind: 'malformed', what: 'size' },
  'empty-406': { kind: 'refused', why: '406' },
  'answer-lost': { kind: 'away' },
} as const;

describe.each(contraryAreas)(
  '$name on a contrary server',
  ({ type, behind: referred, enter: rowOf, read, shown, of }) => {
    let whole: WholeContrary;
    beforeAll(async () => {
      whole = await startWholeContrary();
      const { pena, oneill } = whole.clinic.patients;
      const behind = referred === undefined ? '' : await enter(whole.server, referred);
      const known = { clinic: whole.clinic, behind };
      if (rowOf === undefined) return;
      for (const at of [1, 2, 3, 4]) await enter(whole.server, rowOf(pena, at, known));
      for (const at of [5, 6]) await enter(whole.server, rowOf(oneill, at, known));
    }, 60_000);
    afterAll(() => whole.server.close());

    /** Reads while a fault strikes the area's own calls; nothing of a person is logged, and nothing is asked elsewhere. */
    const mine = async (fault?: FaultRule['fault']) => {
      const { connection, host } = await whole.connect();
      if (fault !== undefined) whole.server.injectFault({ fault, on: new RegExp(`/${type}`) });
      const answer = await read(connection, whole.clinic.patients.pena, whole.clinic);
      whole.server.clearFaults();
      const logged = JSON.stringify([host.told, problemIn(answer)]);
      expect(logged).not.toMatch(/Peña|José|Insurer|Intake|Subject|Letter|1984/);
      for (const patient of Object.values(whole.clinic.patients)) expect(logged).not.toContain(patient);
      expect(whole.server.otherOriginLog()).toEqual([]);
      return answer;
    };

    it.each(Object.entries(broken).map(([fault, problem]) => ({ fault: fault as keyof typeof broken, problem })))(
      'are no answer that is $fault',
      async ({ fault, problem }) => {
        expect(problemIn(await mine(fault))).toEqual(problem);
      },
    );

    it('are each listed once, though rows repeat over pages', async () => {
      const ids = JSON.stringify(valueOf(await mine())).match(/"id":"[^"]+"(?=,"(?!name))/g) ?? [];
      expect(new Set(ids).size).toBe(ids.length);
    });

    it.each(['others-rows', 'trailing-zeros'] as const)(
      'are of this patient alone and the same with %s',
      async (fault) => {
        const before = valueOf(await mine());
        expect(valueOf(await mine(fault))).toEqual(before);
        expect(JSON.stringify(before)).toMatch(shown);
      },
    );

    it.each(Object.entries(of).map(([fault, becomes]) => ({ fault: fault as keyof typeof of, becomes })))(
      'are not guessed where they have $fault',
      async ({ fault, becomes }) => {
        const before = await mine();
        const answer = await mine(fault);
        const outcomes: readonly { readonly is: Becomes; readonly when: boolean }[] = [
          { is: 'same', when: JSON.stringify(answer) === JSON.stringify(before) },
          { is: 'left out', when: answer.ok && !shown.test(JSON.stringify(answer.value)) },
          { is: 'undated', when: answer.ok && !JSON.stringify(answer.value).includes('2026-11') },
        ];
        expect(outcomes.find(({ when }) => when)?.is ?? problemIn(answer)).toEqual(becomes);
      },
    );
  },
);
