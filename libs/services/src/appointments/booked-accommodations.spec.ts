import { describe, expect, it } from '@jest/globals';
import { MemoryActivityLog } from '@portico/domain/activity/testing';
import { MemoryRegistration, sampleForm } from '@portico/domain/profile/testing';
import type { Accommodations } from '@portico/domain/profile';
import { ana, ben, benAtPena, callOf, delegateFor, noon, pena } from '../kernel/testing/index.ts';
import { BookedAccommodations } from './booked-accommodations.ts';

const asl: Accommodations = { interpreter: 'ase', otherHelp: 'Large print' };
const own = callOf(ben, pena, noon);
const friend = { ...own, acting: delegateFor(ana, benAtPena, 'appointments:act') };

const rule = async (asksAccommodations = true) => {
  const registration = new MemoryRegistration({ ...sampleForm, asksAccommodations });
  await registration.keep(benAtPena, { details: { accommodations: { ...asl } } });
  const log = new MemoryActivityLog();
  return { needs: new BookedAccommodations(registration, log), log };
};

describe('what is asked for at a visit', () => {
  it('is known to those who may see the profile, each time with a line in the log', async () => {
    const { needs, log } = await rule();
    expect(await needs.known(own, benAtPena)).toEqual(asl);
    expect(await needs.known(friend, benAtPena)).toEqual({});
    expect(log.entries.map(({ action, resource }) => [action, resource])).toEqual([
      ['viewed-profile', 'accommodations'],
    ]);
  });

  // Answers written by hand from the rule: who says it, whether a visit is moved, what was said, what stands at the visit.
  it.each<readonly [string, typeof own, boolean, Accommodations | undefined, Accommodations | undefined]>([
    ['nothing', own, false, undefined, undefined],
    ['something else', own, false, { interpreter: 'es' }, { interpreter: 'es' }],
    ['that nothing is needed', own, false, {}, {}],
    ['unseen, something more', friend, false, { otherHelp: 'A ramp' }, { interpreter: 'ase', otherHelp: 'A ramp' }],
    ['unseen, that nothing is needed', friend, false, {}, asl],
    ['unseen, at a visit that is moved', friend, true, { otherHelp: 'A ramp' }, { otherHelp: 'A ramp' }],
  ])('stands as it was said: %s', async (_, call, isMoved, said, stands) => {
    const { needs } = await rule();
    expect(await needs.said(benAtPena, said, { call, isMoved })).toEqual({ ok: true, value: stands });
  });

  it('is not taken where the practice does not ask it', async () => {
    const { needs } = await rule(false);
    expect(await needs.said(benAtPena, asl, { call: own, isMoved: false })).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['a language that nobody offers', { interpreter: 'tlh' as 'es' }],
    ['a text that is too long', { otherHelp: 'x'.repeat(201) }],
  ])('is refused with %s', async (_, said) => {
    const { needs } = await rule();
    const answer = await needs.said(benAtPena, said, { call: own, isMoved: false });
    expect(answer).toEqual({ ok: false, error: { kind: 'bad-input' } });
  });
});
