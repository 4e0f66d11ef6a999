import { describe, expect, it } from '@jest/globals';
import { hasNeeds, interpreterLanguages } from '@portico/domain/profile';
import { withOptional, words } from '@portico/domain/kernel/testing';
import fc from 'fast-check';
import { withNeeds, withoutNeeds } from './needs-in-reason.ts';

const typed = words()
  .map((text) => text.trim())
  .filter((text) => text !== '');
const needs = withOptional({}, { interpreter: fc.constantFrom(...interpreterLanguages), otherHelp: typed });
const reasons = fc.option(typed, { nil: undefined });

describe('what is needed at a visit of a connected practice', () => {
  it('goes with the reason of the visit and comes back with it, on lines of its own or in one', () => {
    fc.assert(
      fc.property(reasons, needs, fc.boolean(), (reason, accommodations, isOneLine) => {
        const sent = withNeeds(reason, accommodations);
        const kept = isOneLine ? sent?.replaceAll('\n', ' ') : sent;
        expect(kept === undefined ? {} : withoutNeeds(kept)).toEqual({
          ...(reason === undefined ? {} : { reason }),
          ...(hasNeeds(accommodations) ? { accommodations } : {}),
        });
      }),
    );
  });

  it('is in English words that the staff reads', () => {
    expect(withNeeds('Knee pain', { interpreter: 'ase', otherHelp: 'A wheelchair' })).toBe(
      'Knee pain\nInterpreter: American Sign Language (ase).\nOther help: A wheelchair',
    );
  });

  it('is nothing where a person wrote of something else', () => {
    expect(withoutNeeds('Interpreter: my daughter (she helps).')).toEqual({
      reason: 'Interpreter: my daughter (she helps).',
    });
  });
});
