import { describe, expect, it } from '@jest/globals';
import { failed, HOUR, ok, plus } from '@portico/domain/kernel';
import {
  blankInsurance,
  pictureOnFile,
  type InsuranceId,
  type Picture,
  type PicturePlace,
} from '@portico/domain/profile';
import { sampleForm } from '@portico/domain/profile/testing';
import { ana, benAtMesa, delegateFor, mesa, noon } from '../kernel/testing/index.ts';
import type { InformationPart } from './information.part.ts';
import { checkInByLink, checkInScreen, checkInWorld, nothing, ofBen, soon } from './testing/check-in-world.ts';

/** Mesa, where patients change what is known of them, and which asks for it. */
const informed = (more: Partial<typeof sampleForm> = {}) => {
  const world = checkInWorld(['information', 'medsAllergies'], { ...sampleForm, ...more });
  world.practices.put({ ...mesa, behaviour: { ...mesa.behaviour, profileEditable: true } });
  return world;
};

/** Everything that Mesa asks for, but for numbers. */
const fillIn = async ({ personal, demographics }: InformationPart): Promise<void> => {
  await personal.type('personal.city', 'Mesa');
  await personal.type('personal.state', 'AZ');
  await demographics.type('personal_details.date_of_birth', '1980-02-29');
};

const same = { kind: 'same' } as const;
const report = {
  papers: { insurances: [], identity: { frontPhoto: same, backPhoto: same } },
  numbers: {},
  details: {
    personal: { first_name: 'Ben', last_name: 'Ortiz', city: 'Mesa', state: 'AZ' },
    personal_details: { date_of_birth: '1980-02-29' },
  },
};
const picture = 'data:image/jpeg;base64,/9j/AAAA' as Picture;

describe('the information check', () => {
  it('APT-164 APT-180 APT-181 comes first, is handed in at once, and leads to the lists', async () => {
    const world = informed();
    const { screen, information } = await checkInScreen(world.port);
    expect(screen.screen).toMatchObject({ steps: ['information', 'medsAllergies'], at: { kind: 'information' } });
    await fillIn(information());
    information().type('ssn', '123456789');
    information().type('driversLicenseNumber', 'D123-4567');
    await screen.submit();
    expect([screen.step, screen.information]).toEqual(['medsAllergies', undefined]);
    expect(await world.registration.read(benAtMesa)).toMatchObject({
      details: report.details,
      numbers: ['ssn', 'driversLicenseNumber'],
    });
    expect(world.activityLog.changes.map(({ action, resource }) => [action, resource])).toEqual([
      ['changed-profile', 'personal'],
      ['changed-profile', 'demographics'],
      ['changed-profile', 'documents'],
      ['changed-profile', 'identity-numbers'],
    ]);
    expect(await world.checkIns.done(benAtMesa, soon)).toEqual(['information']);
  });

  it('APT-170 APT-182 goes on only with a valid form, a state and a city', async () => {
    const { screen, information } = await checkInScreen(informed().port);
    const { personal, demographics } = information();
    expect([screen.canGoOn, demographics.wrong]).toEqual([false, ['date_of_birth']]);
    await demographics.type('personal_details.date_of_birth', '1980-02-29');
    expect([personal.isValid, screen.canGoOn]).toEqual([true, false]);
    await personal.type('personal.city', 'Mesa');
    expect(screen.canGoOn).toBe(false);
    await personal.type('personal.state', 'AZ');
    expect(screen.canGoOn).toBe(true);
    await personal.type('personal.first_name', '');
    expect(screen.canGoOn).toBe(false);
  });

  it('APT-183 goes on only with the photos that the practice asks for; one that it has stays', async () => {
    const world = informed({ identityRequired: true, photosRequired: true });
    const id = 'i1' as InsuranceId;
    const { deleted: _, frontPhoto: __, backPhoto: ___, ...blank } = blankInsurance(id);
    const card = { type: 'Primary', providerName: 'Medicare', memberId: '1', effectiveFrom: '2024-01-01' };
    await world.registration.keep(benAtMesa, {
      insurances: [{ ...blank, ...card, id }],
      pictures: new Map<PicturePlace, Picture>([
        ['identity:frontPhoto', picture],
        [`insurance:${id}:frontPhoto`, picture],
      ]),
    });
    const { screen, information } = await checkInScreen(world.port);
    await fillIn(information());
    const { papers } = information();
    expect(papers.identity).toEqual({ frontPhoto: pictureOnFile, backPhoto: '' });
    papers.changeIdentity('backPhoto', picture);
    expect(screen.canGoOn).toBe(false);
    papers.change(id, { backPhoto: picture });
    expect(screen.canGoOn).toBe(true);
    papers.changeIdentity('frontPhoto', '');
    expect(screen.canGoOn).toBe(false);
    papers.changeIdentity('frontPhoto', pictureOnFile);
    information().type('ssn', '123456789');
    await screen.submit();
    const places = ['identity:backPhoto', 'identity:frontPhoto', 'insurance:i1:backPhoto', 'insurance:i1:frontPhoto'];
    expect([...(await world.registration.read(benAtMesa)).pictures].sort()).toEqual(places);
  });

  it('APT-184 asks whether to go on without either number, as often as the answer is no', async () => {
    const world = informed();
    const { screen, information } = await checkInScreen(world.port);
    await fillIn(information());
    await screen.submit();
    expect([screen.step, information().isConfirming]).toEqual(['information', true]);
    expect(await world.checkIns.done(benAtMesa, soon)).toEqual([]);
    information().confirm(false);
    await screen.submit();
    expect(information().isConfirming).toBe(true);
    await screen.submit();
    expect(screen.step).toBe('medsAllergies');
  });

  it('APT-184 does not ask where one of them is at the practice, and shows nothing of it', async () => {
    const world = informed();
    await world.registration.keep(benAtMesa, { numbers: { ssn: '123-45-6789' } });
    const { screen, information } = await checkInScreen(world.port);
    await fillIn(information());
    expect(JSON.stringify(screen.screen)).not.toContain('6789');
    await screen.submit();
    expect(screen.step).toBe('medsAllergies');
  });

  it('APT-181 takes no number that is none', async () => {
    const world = informed();
    const { screen, information } = await checkInScreen(world.port);
    await fillIn(information());
    information().type('ssn', '123-45');
    expect([screen.canGoOn, information().problemOf('ssn')]).toEqual([false, undefined]);
    information().leave('ssn');
    expect(information().problemOf('ssn')).toEqual({ kind: 'bad-ssn' });
    for (const numbers of [{ ssn: '1' }, { driversLicenseNumber: '<script>' }]) {
      expect(await world.port.postInformation(ofBen, { ...report, numbers })).toEqual(failed({ kind: 'bad-input' }));
    }
    expect((await world.registration.read(benAtMesa)).numbers).toEqual([]);
  });

  it('APT-185 APT-186 APT-187 APT-189 looks up the place of a zip, and physicians', async () => {
    const asked: unknown[] = [];
    const { information } = await checkInScreen(informed().port, undefined, {
      zipPlace: async (zipcode) => {
        asked.push(zipcode);
        return ok(zipcode === '85201' ? { city: 'Mesa', state: 'AZ' } : undefined);
      },
      physicians: async (search) => {
        asked.push(search);
        return failed({ kind: 'unreachable' });
      },
    });
    const { personal, pickers } = information();
    await personal.type('personal.zipcode', '85201');
    expect([personal.answerTo('personal.city'), personal.answerTo('personal.state')]).toEqual(['Mesa', 'AZ']);
    await personal.type('personal.zipcode', '00000');
    expect([personal.answerTo('personal.city'), personal.zip]).toEqual(['', 'no-such-zip']);
    await pickers.referring_physician.type('nu');
    await pickers.referring_physician.type('nun');
    expect([pickers.referring_physician.found, pickers.referring_physician.phase]).toEqual([[], 'failed']);
    expect(asked).toEqual(['85201', '00000', { search: 'nun', page: 1 }]);
  });

  it('keeps what was typed when the page is left, but for the numbers', async () => {
    const world = informed();
    const first = await checkInScreen(world.port);
    await fillIn(first.information());
    first.information().type('ssn', '123456789');
    first.screen.dispose();
    const second = await checkInScreen(world.port, first.drafts);
    expect(second.information().personal.answerTo('personal.city')).toBe('Mesa');
    expect(second.information().numbers.ssn).toBe('');
  });

  it('is left to the office where the practice keeps the profile alone, and by whoever may not change it', async () => {
    const world = informed();
    const acting = delegateFor(ana, benAtMesa, 'appointments:act', 'forms:act', 'health:view');
    const delegate = world.as({ acting, language: 'en', now: noon });
    expect(await delegate.open(ofBen)).toMatchObject({ value: { steps: ['medsAllergies'] } });
    expect(await delegate.postInformation(ofBen, report)).toEqual(failed({ kind: 'bad-input' }));
    world.practices.put(mesa);
    expect(await world.port.open(ofBen)).toMatchObject({ value: { steps: ['medsAllergies'] } });
  });

  it('refuses what does not fit the form of the practice, and what comes too late', async () => {
    const world = informed();
    const details = { ...report.details, personal: { ...report.details.personal, first_name: '' } };
    expect(await world.port.postInformation(ofBen, { ...report, details })).toEqual(failed({ kind: 'bad-input' }));
    world.clock.now = plus(noon, 2 * HOUR);
    expect(await world.port.postInformation(ofBen, report)).toEqual(failed({ kind: 'check-in-over' }));
  });

  it('APT-004 APT-318 is handed in by a guest as well, of the visit of the link', async () => {
    const world = informed();
    const guest = await checkInByLink(world, 'guest-check-in', 'soon');
    expect(await guest.open({})).toMatchObject({ value: { at: { information: { personal: { readOnly: false } } } } });
    expect(await guest.postInformation({}, report)).toMatchObject({ value: { at: { kind: 'medsAllergies' } } });
    expect(await guest.postMedsAllergies({}, nothing)).toMatchObject({ value: { at: { kind: 'arrived' } } });
    expect(world.activityLog.changes[0]).toMatchObject({ actorKind: 'guest', action: 'changed-profile' });
  });
});
