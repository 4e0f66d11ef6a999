import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  afterCheckOut,
  checkOutOf,
  checkOutSteps,
  isOptional,
  leadsToSurvey,
  mayCheckOut,
  nextOf,
  wayAfter,
  type CheckOut,
  type CheckOutEvent,
} from './check-out-steps.ts';
import { checkOutEvents, checkOutFacts } from './testing/index.ts';

const doing = (step: ReturnType<typeof nextOf>): CheckOutEvent =>
  step === 'check-out' || step === 'over' ? { kind: 'check-out' } : { kind: 'complete', step };

const afterAll = (start: CheckOut, events: readonly CheckOutEvent[]): CheckOut => events.reduce(afterCheckOut, start);

describe('checking out', () => {
  it('APT-219 APT-230 ends on every path, in at most one step more than it has', () => {
    fc.assert(
      fc.property(checkOutFacts, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (facts, skips) => {
        let state = checkOutOf(facts);
        for (const skip of skips) {
          const next = nextOf(state);
          const isSkipped = skip && next !== 'check-out' && next !== 'over' && isOptional(next);
          state = afterCheckOut(state, isSkipped ? { kind: 'skip', step: next } : doing(next));
        }
        expect(nextOf(state)).toBe('over');
        expect(state.isCheckedOut).toBe(true);
      }),
    );
  });

  it('APT-219 never asks again for what is done, such as a step that is paid', () => {
    fc.assert(
      fc.property(checkOutFacts, fc.array(checkOutEvents), (facts, events) => {
        const start = checkOutOf(facts);
        const end = afterAll(start, events);
        for (const { step, standing } of start.parts) {
          if (standing !== 'done') continue;
          expect(end.parts).toContainEqual({ step, standing: 'done' });
          expect(nextOf(end)).not.toBe(step);
        }
        expect(end.isCheckedOut || !start.isCheckedOut).toBe(true);
      }),
    );
  });

  it('APT-219 never has a step that the practice or the visit does not have', () => {
    fc.assert(
      fc.property(checkOutFacts, fc.array(checkOutEvents), (facts, events) => {
        const steps = afterAll(checkOutOf(facts), events).parts.map(({ step }) => step);
        expect(steps).toEqual(
          checkOutSteps.filter((step) => facts.offered.includes(step) && facts.standings[step] !== undefined),
        );
      }),
    );
  });

  it('APT-219 checks nobody out while a form that the practice waits for is open, and lets everything else be left out', () => {
    fc.assert(
      fc.property(checkOutFacts, fc.array(checkOutEvents), (facts, events) => {
        const start = checkOutOf(facts);
        const end = afterAll(start, events);
        const formsOpen = end.parts.some(({ step, standing }) => step === 'forms' && standing !== 'done');
        if (!start.isCheckedOut && formsOpen) expect(end.isCheckedOut).toBe(false);
        expect(mayCheckOut(end)).toBe(!end.isCheckedOut && !formsOpen);
        expect(end.parts.filter(({ step, standing }) => step === 'forms' && standing === 'skipped')).toEqual([]);
      }),
    );
  });

  it('APT-226 APT-227 APT-228 leads to a requested visit first, then to a survey that waits, then to the payment', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (isRequested, redirectSurvey) => {
        expect(wayAfter({ isRequested, redirectSurvey })).toBe(
          isRequested ? 'request-success' : redirectSurvey ? 'survey' : 'payment',
        );
      }),
    );
  });

  it('APT-227 leads to a survey only while one waits and was not left out', () => {
    fc.assert(
      fc.property(checkOutFacts, fc.array(checkOutEvents), (facts, events) => {
        const end = afterAll(checkOutOf(facts), events);
        expect(leadsToSurvey(end)).toBe(end.parts.find(({ step }) => step === 'survey')?.standing === 'open');
        expect(leadsToSurvey(afterCheckOut(end, { kind: 'skip', step: 'survey' }))).toBe(false);
      }),
    );
  });
});
