import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { samePatient, type AccountId, type PracticeId } from '../kernel/index.ts';
import { ids, patientRefs } from '../kernel/testing/index.ts';
import { chartIn, ownsChart, type Acting } from './request-actor.ts';
import { can, type Action, type Area } from './can.ts';
import { permissionAreas, verbs } from './permission.ts';
import { actings } from './testing/index.ts';

const areas: readonly Area[] = [...permissionAreas, 'layout', 'activity', 'account', 'delegates'];
const actions = fc
  .tuple(fc.constantFrom(...areas), fc.constantFrom(...verbs))
  .map(([area, verb]) => `${area}:${verb}` as Action);

describe('what a person may do', () => {
  it('ACC-003 is everything on own charts', () => {
    fc.assert(
      fc.property(actings, actions, (acting, action) => {
        for (const chart of acting.subject.charts) expect(can(acting, action, { kind: 'chart', chart })).toBe(true);
      }),
    );
  });

  it('is nothing of what the system of a practice cannot do, and all else there and elsewhere', () => {
    fc.assert(
      fc.property(actings, actions, fc.subarray([...permissionAreas]), fc.nat(), (acting, action, withheld, which) => {
        const { charts } = acting.subject;
        const without = charts[which % Math.max(1, charts.length)]?.practice;
        fc.pre(without !== undefined);
        const limited = {
          ...acting,
          subject: { ...acting.subject, withheld: [{ practice: without, areas: withheld }] },
        };
        for (const chart of charts) {
          const isThere = chart.practice !== without || !withheld.some((area) => action.startsWith(`${area}:`));
          expect(can(limited, action, { kind: 'chart', chart })).toBe(isThere);
        }
      }),
    );
  });

  it("ACC-003 ACC-380 is nothing on anybody else's chart, near as it may be to an own one", () => {
    fc.assert(
      fc.property(actings, actions, patientRefs, fc.nat(), (acting, action, other, which) => {
        const own = acting.subject.charts[which % Math.max(1, acting.subject.charts.length)] ?? other;
        for (const chart of [other, { ...own, patient: other.patient }, { ...own, practice: other.practice }]) {
          const mine = acting.subject.charts.some((each) => samePatient(each, chart));
          expect(can(acting, action, { kind: 'chart', chart })).toBe(mine);
        }
      }),
    );
  });

  it('ACC-003 is to see the frame of own practices, and nothing else of a practice', () => {
    fc.assert(
      fc.property(actings, actions, ids<PracticeId>('practice-'), (acting, action, other) => {
        const own = acting.subject.charts.map(({ practice }) => practice);
        for (const practice of [...own, other]) {
          const expected = action === 'layout:view' && own.includes(practice);
          expect(can(acting, action, { kind: 'practice', practice })).toBe(expected);
        }
      }),
    );
  });

  it('is nothing at all in the name of another account, as long as no rule opens it', () => {
    fc.assert(
      fc.property(actings, actions, ids<AccountId>('other-'), (acting, action, account) => {
        const stranger: Acting = { ...acting, actor: { kind: 'patient', account } };
        for (const chart of acting.subject.charts) {
          expect(can(stranger, action, { kind: 'chart', chart })).toBe(false);
          expect(can(stranger, action, { kind: 'practice', practice: chart.practice })).toBe(false);
        }
      }),
    );
  });
});

describe('the chart in a practice', () => {
  it('is an own one of that practice, or none', () => {
    fc.assert(
      fc.property(actings, ids<PracticeId>('practice-'), (acting, other) => {
        for (const { practice } of acting.subject.charts) {
          const chart = chartIn(acting, practice);
          expect(chart?.practice).toBe(practice);
          expect(chart !== undefined && ownsChart(acting, chart)).toBe(true);
        }
        if (!acting.subject.charts.some(({ practice }) => practice === other)) {
          expect(chartIn(acting, other)).toBeUndefined();
        }
      }),
    );
  });
});
