import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MINUTE, instant, plus } from '../kernel/index.ts';
import {
  afterStep,
  askedInOrder,
  checkInFormIds,
  checkInSections,
  checkInSteps,
  checkInStatus,
  checkInPageSteps,
  judgeStep,
  nextStep,
  type CheckInProgress,
  type CheckInStep,
} from './check-in-steps.ts';
import { checkInProgresses, stepsAsked } from './testing/check-in-arbitraries.ts';

const stages = fc.constantFrom<CheckInStep>(...checkInSteps);
const start = instant(1_800_000_000_000);
const booked = { status: 'SCHEDULED' as const, start, end: plus(start, 30 * MINUTE) };
const opens = { checkInOpensBefore: 60 };

/** Does the next step until there is none. */
const walk = (progress: CheckInProgress): readonly CheckInStep[] => {
  const next = nextStep(progress);
  return next === undefined ? [] : [next, ...walk(afterStep(progress, next))];
};

describe('the way through check-in', () => {
  it('ends after what the practice asks, in its order and each once, wherever somebody stands', () => {
    fc.assert(
      fc.property(checkInProgresses, (progress) => {
        const left = walk(progress);
        expect(left).toEqual(askedInOrder(progress.asked).filter((step) => !progress.done.includes(step)));
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
      fc.property(stepsAsked, fc.array(stages, { maxLength: 12 }), (asked, handedIn) => {
        const end = handedIn.reduce<CheckInProgress>(
          (progress, step) => {
            const after = afterStep(progress, step);
            expect(judgeStep(progress, step) === 'taken').toBe(after !== progress);
            if (after !== progress) expect(judgeStep(after, step)).toBe('done-before');
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
        const standing = checkInStatus(booked, opens, progress, plus(start, minutes * MINUTE));
        const until = plus(start, -60 * MINUTE);
        const next = nextStep(progress);
        if (minutes < -60) expect(standing).toEqual({ kind: 'too-early', until });
        else if (minutes >= 30) expect(standing).toEqual({ kind: 'over' });
        else expect(standing).toEqual(next === undefined ? { kind: 'ready' } : { kind: 'at', step: next });
      }),
    );
    const at = (minutes: number, more: number) =>
      checkInStatus(booked, opens, { asked: [], done: [] }, plus(start, minutes * MINUTE + more)).kind;
    expect([at(-60, -1), at(-60, 0), at(30, -1), at(30, 0)]).toEqual(['too-early', 'ready', 'ready', 'over']);
  });

  it.each(['REQUESTED', 'CANCELLED', 'MISSED', 'COMPLETED'] as const)('is over for a %s visit', (status) => {
    const progress = { asked: checkInSteps, done: [] };
    expect(checkInStatus({ ...booked, status }, opens, progress, start)).toEqual({ kind: 'over' });
    expect(checkInStatus({ ...booked, status: 'CHECKED-IN' }, opens, progress, start)).toEqual({ kind: 'arrived' });
  });

  it('APT-165 APT-166 APT-300 names each step on the wire and in an address by one word of its own', () => {
    expect(checkInPageSteps.map((one) => checkInFormIds[one])).toEqual([
      'checkInDemographics',
      'checkInMedsAllergies',
      'checkInPatientForms',
      'checkInIntakeForms',
    ]);
    expect(checkInPageSteps.map((one) => checkInSections[one])).toEqual([
      'information_check',
      'medications_and_allergies',
      'consent_forms',
      'intake_forms',
    ]);
  });
});
