import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MINUTE, instant, plus } from '../kernel/index.ts';
import {
  afterStage,
  askedInOrder,
  checkInFormIds,
  checkInSections,
  checkInStages,
  checkInStanding,
  checkInSteps,
  judgeStage,
  nextStage,
  type CheckInProgress,
  type CheckInStage,
} from './check-in.ts';
import { checkInProgresses, stagesAsked } from './testing/check-in-arbitraries.ts';

const stages = fc.constantFrom<CheckInStage>(...checkInStages);
const start = instant(1_800_000_000_000);
const booked = { status: 'SCHEDULED' as const, start, end: plus(start, 30 * MINUTE) };
const opens = { checkInOpensBefore: 60 };

/** Does what comes next until nothing does. */
const walk = (progress: CheckInProgress): readonly CheckInStage[] => {
  const next = nextStage(progress);
  return next === undefined ? [] : [next, ...walk(afterStage(progress, next))];
};

describe('the way through check-in', () => {
  it('ends after what the practice asks, in its order and each once, wherever somebody stands', () => {
    fc.assert(
      fc.property(checkInProgresses, (progress) => {
        const left = walk(progress);
        expect(left).toEqual(askedInOrder(progress.asked).filter((stage) => !progress.done.includes(stage)));
      }),
    );
    expect(walk({ asked: ['intake', 'task', 'information', 'consents', 'medsAllergies'], done: [] })).toEqual([
      'information',
      'medsAllergies',
      'consents',
      'intake',
      'task',
    ]);
  });

  it('asks for nothing twice, and takes nothing out of turn, whatever is handed in', () => {
    fc.assert(
      fc.property(stagesAsked, fc.array(stages, { maxLength: 12 }), (asked, handedIn) => {
        const end = handedIn.reduce<CheckInProgress>(
          (progress, stage) => {
            const after = afterStage(progress, stage);
            expect(judgeStage(progress, stage) === 'taken').toBe(after !== progress);
            if (after !== progress) expect(judgeStage(after, stage)).toBe('done-before');
            return after;
          },
          { asked, done: [] },
        );
        expect(end.done).toEqual(askedInOrder(asked).slice(0, end.done.length));
        expect(new Set(end.done).size).toBe(end.done.length);
      }),
    );
  });

  it('APT-320 APT-327 opens at the moment that the practice decides, and says it before; ends with the visit', () => {
    fc.assert(
      fc.property(checkInProgresses, fc.integer({ min: -120, max: 60 }), (progress, minutes) => {
        const standing = checkInStanding(booked, opens, progress, plus(start, minutes * MINUTE));
        const until = plus(start, -60 * MINUTE);
        const next = nextStage(progress);
        if (minutes < -60) expect(standing).toEqual({ kind: 'too-early', until });
        else if (minutes >= 30) expect(standing).toEqual({ kind: 'over' });
        else expect(standing).toEqual(next === undefined ? { kind: 'ready' } : { kind: 'at', stage: next });
      }),
    );
    const at = (minutes: number, more: number) =>
      checkInStanding(booked, opens, { asked: [], done: [] }, plus(start, minutes * MINUTE + more)).kind;
    expect([at(-60, -1), at(-60, 0), at(30, -1), at(30, 0)]).toEqual(['too-early', 'ready', 'ready', 'over']);
  });

  it.each(['REQUESTED', 'CANCELLED', 'MISSED', 'COMPLETED'] as const)('is over for a %s visit', (status) => {
    const progress = { asked: checkInStages, done: [] };
    expect(checkInStanding({ ...booked, status }, opens, progress, start)).toEqual({ kind: 'over' });
    expect(checkInStanding({ ...booked, status: 'CHECKED-IN' }, opens, progress, start)).toEqual({ kind: 'arrived' });
  });

  it('APT-165 APT-166 APT-300 names each step on the wire and in an address by one word of its own', () => {
    expect(checkInSteps.map((step) => checkInFormIds[step])).toEqual([
      'checkInDemographics',
      'checkInMedsAllergies',
      'checkInPatientForms',
      'checkInIntakeForms',
    ]);
    expect(checkInSteps.map((step) => checkInSections[step])).toEqual([
      'information_check',
      'medications_and_allergies',
      'consent_forms',
      'intake_forms',
    ]);
  });
});
