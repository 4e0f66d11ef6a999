import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ok } from '../kernel/index.ts';
import { accommodationsOf, hasNeeds, longestOtherHelp, parseAccommodations } from './accommodations.ts';
import { detailsOfAnswers, answersOfDetails } from './patient-details.ts';
import { anyAccommodations } from './testing/index.ts';

describe('what is needed at a visit', () => {
  it('is read as it was said, with the blanks around it cut', () => {
    fc.assert(
      fc.property(anyAccommodations, ({ otherHelp, ...rest }) => {
        const needs = { ...rest, ...(otherHelp?.trim() ? { otherHelp: otherHelp.trim() } : {}) };
        expect(parseAccommodations({ ...rest, otherHelp: otherHelp === undefined ? '' : ` ${otherHelp} ` })).toEqual(
          ok(needs),
        );
        expect(accommodationsOf({ ...rest, otherHelp: otherHelp ?? '' })).toEqual(needs);
      }),
    );
  });

  it('is kept among the details of a profile, and read from there', () => {
    fc.assert(
      fc.property(anyAccommodations, (needs) => {
        const kept = detailsOfAnswers(answersOfDetails({ accommodations: { ...needs } }), ['accommodations']);
        expect(accommodationsOf(kept.accommodations)).toEqual(accommodationsOf({ ...needs }));
      }),
    );
  });

  it('is nothing where neither is said', () => {
    expect([{}, { interpreter: 'ase' as const }, { otherHelp: 'Ramp' }].map(hasNeeds)).toEqual([false, true, true]);
  });

  it.each([
    ['a language that is not on the list', { interpreter: 'tlh' }],
    ['a text that is too long', { otherHelp: '🦻'.repeat(longestOtherHelp + 1) }],
  ])('refuses %s, which a profile leaves out or cuts', (_, written) => {
    expect(parseAccommodations(written)).toMatchObject({ error: { kind: 'bad-accommodations' } });
    expect(parseAccommodations(accommodationsOf(written))).toMatchObject({ ok: true });
  });

  it('takes as many characters as are allowed, of any width', () => {
    const otherHelp = '🦻'.repeat(longestOtherHelp);
    expect(parseAccommodations({ otherHelp })).toEqual(ok({ otherHelp }));
  });
});
