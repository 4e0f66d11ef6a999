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
import { ana, benAtMesa, delegateFor, mesa, noon } from '@portico/services/kernel/testing';
import type { InformationSection } from './check-in-information.section.ts';
import { checkInByLink, checkInScreen, checkInFixture, nothing, ofBen, soon } from './testing/index.ts';

/** Mesa, where patients change what is known of them, and which asks for it. */
const informed = (more: Partial<typeof sampleForm> = {}) => {
  const fixture = checkInFixture(['information', 'medsAllergies'], { ...sampleForm, ...more });
  fixture.practices.put({ ...mesa, behavior: { ...mesa.behavior, profileEditable: true } });
  return fixture;
};

/** Everything that Mesa asks for, but for numbers. */
const fillIn = async ({ personal, demographics }: InformationSection): Promise<void> => {
  await personal.type('personal.city', 'Mesa');
  await personal.type('personal.state', 'AZ');
  await demographics.type('personal_details.date_of_birth', '1980-02-29');
};

const same = { kind: 'same' } as const;
const report = {
  identityDocuments: { insurances: [], identity: { frontPhoto: same, backPhoto: same } },
  numbers: {},
  details: {
    personal: { first_name: 'Ben', last_name: 'Ortiz', city: 'Mesa', state: 'AZ' },
    personal_details: { date_of_birth: '1980-02-29' },
  },
};
const picture = 'data:image/jpeg;base64,/9j/AAAA' as Picture;

describe('the information check', () => {
  it('APT-164 APT-180 APT-181 comes first, is handed in at once, and leads to the lists', async () => {
    const fixture = informed();
    const { screen, information } = await checkInScreen(fixture.port);
    expect(screen.screen).toMatchObject({ steps: ['information', 'medsAllergies'], at: { kind: 'information' } });
    await fillIn(information());
    information().numbers.type('ssn', '123456789');
    information().numbers.type('driversLicenseNumber', 'D123-4567');
    await screen.submit();
    expect({ step: screen.step, information: screen.information }).toEqual({
      step: 'medsAllergies',
      information: undefined,
    });
    expect(await fixture.registration.read(benAtMesa)).toMatchObject({
      details: report.details,
      numbers: ['ssn', 'driversLicenseNumber'],
    });
    expect(fixture.activityLog.changes.map(({ action, resource }) => [action, resource])).toEqual([
      ['changed-profile', 'personal'],
      ['changed-profile', 'demographics'],
      ['changed-profile', 'documents'],
      ['changed-profile', 'identity-numbers'],
    ]);
    expect(await fixture.checkIns.done(benAtMesa, soon)).toEqual(['information']);
  });

  it('APT-170 APT-182 goes on only with a valid form, a state and a city', async () => {
    const { screen, information } = await checkInScreen(informed().port);
    const { personal, demographics } = information();
    expect({ canGoOn: screen.canGoOn, wrong: demographics.input.wrong }).toEqual({
      canGoOn: false,
      wrong: ['date_of_birth'],
    });
    await demographics.type('personal_details.date_of_birth', '1980-02-29');
    expect({ isValid: personal.isValid, canGoOn: screen.canGoOn }).toEqual({ isValid: true, canGoOn: false });
    await personal.type('personal.city', 'Mesa');
    expect(screen.canGoOn).toBe(false);
    await personal.type('personal.state', 'AZ');
    expect(screen.canGoOn).toBe(true);
    await personal.type('personal.first_name', '');
    expect(screen.canGoOn).toBe(false);
  });

  it('APT-183 goes on only with the photos that the practice asks for; one that it has stays', async () => {
    const fixture = informed({ identityRequired: true, photosRequired: true });
    const id = 'i1' as InsuranceId;
    const { deleted: _, frontPhoto: __, backPhoto: ___, ...blank } = blankInsurance(id);
    const card = { type: 'Primary', providerName: 'Medicare', memberId: '1', effectiveFrom: '2024-01-01' };
    await fixture.registration.keep(benAtMesa, {
      insurances: [{ ...blank, ...card, id }],
      pictures: new Map<PicturePlace, Picture>([
        ['identity:frontPhoto', picture],
        [`insurance:${id}:frontPhoto`, picture],
      ]),
    });
    const { screen, information } = await checkInScreen(fixture.port);
    await fillIn(information());
    const { identityDocuments } = information();
    expect(identityDocuments.identity).toEqual({ frontPhoto: pictureOnFile, backPhoto: '' });
    identityDocuments.changeIdentity('backPhoto', picture);
    expect(screen.canGoOn).toBe(false);
    identityDocuments.insurances.change(id, { backPhoto: picture });
    expect(screen.canGoOn).toBe(true);
    identityDocuments.changeIdentity('frontPhoto', '');
    expect(screen.canGoOn).toBe(false);
    identityDocuments.changeIdentity('frontPhoto', pictureOnFile);
    information().numbers.type('ssn', '123456789');
    await screen.submit();
    const places = ['identity:backPhoto', 'identity:frontPhoto', 'insurance:i1:backPhoto', 'insurance:i1:frontPhoto'];
    expect([...(await fixture.registration.read(benAtMesa)).pictures].sort()).toEqual(places);
  });

  it('APT-184 asks whether to go on without either number, as often as the answer is no', async () => {
    const fixture = informed();
    const { screen, information } = await checkInScreen(fixture.port);
    await fillIn(information());
    await screen.submit();
    expect({ step: screen.step, isConfirming: information().isConfirming }).toEqual({
      step: 'information',
      isConfirming: true,
    });
    expect(await fixture.checkIns.done(benAtMesa, soon)).toEqual([]);
    information().confirm(false);
    await screen.submit();
    expect(information().isConfirming).toBe(true);
    await screen.submit();
    expect(screen.step).toBe('medsAllergies');
  });

  it('APT-184 does not ask where one of them is at the practice, and shows nothing of it', async () => {
    const fixture = informed();
    await fixture.registration.keep(benAtMesa, { numbers: { ssn: '123-45-6789' } });
    const { screen, information } = await checkInScreen(fixture.port);
    await fillIn(information());
    expect(JSON.stringify(screen.screen)).not.toContain('6789');
    await screen.submit();
    expect(screen.step).toBe('medsAllergies');
  });

  it('APT-181 takes no number that is none', async () => {
    const fixture = informed();
    const { screen, information } = await checkInScreen(fixture.port);
    await fillIn(information());
    information().numbers.type('ssn', '123-45');
    expect({ canGoOn: screen.canGoOn, problemOf: information().numbers.problemOf('ssn') }).toEqual({
      canGoOn: false,
      problemOf: undefined,
    });
    information().numbers.leave('ssn');
    expect(information().numbers.problemOf('ssn')).toEqual({ kind: 'bad-ssn' });
    for (const numbers of [{ ssn: '1' }, { driversLicenseNumber: '<script>' }]) {
      expect(await fixture.port.postInformation(ofBen, { ...report, numbers })).toEqual(failed({ kind: 'bad-input' }));
    }
    expect((await fixture.registration.read(benAtMesa)).numbers).toEqual([]);
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
    expect([personal.input.answerTo('personal.city'), personal.input.answerTo('personal.state')]).toEqual([
      'Mesa',
      'AZ',
    ]);
    await personal.type('personal.zipcode', '00000');
    expect({ answerTo: personal.input.answerTo('personal.city'), zip: personal.zip }).toEqual({
      answerTo: '',
      zip: 'no-such-zip',
    });
    await pickers.referring_physician.type('nu');
    await pickers.referring_physician.type('nun');
    expect({ found: pickers.referring_physician.found, phase: pickers.referring_physician.phase }).toEqual({
      found: [],
      phase: 'failed',
    });
    expect(asked).toEqual(['85201', '00000', { search: 'nun', page: 1 }]);
  });

  it('keeps what was typed when the page is left, but for the numbers', async () => {
    const fixture = informed();
    const first = await checkInScreen(fixture.port);
    await fillIn(first.information());
    first.information().numbers.type('ssn', '123456789');
    first.screen.dispose();
    const second = await checkInScreen(fixture.port, first.drafts);
    expect(second.information().personal.input.answerTo('personal.city')).toBe('Mesa');
    expect(second.information().numbers.typed.ssn).toBe('');
  });

  it('is left to the office where the practice keeps the profile alone, and by whoever may not change it', async () => {
    const fixture = informed();
    const acting = delegateFor(ana, benAtMesa, 'appointments:act', 'forms:act', 'health:view');
    const delegate = fixture.as({ acting, language: 'en', now: noon });
    expect(await delegate.open(ofBen)).toMatchObject({ value: { steps: ['medsAllergies'] } });
    expect(await delegate.postInformation(ofBen, report)).toEqual(failed({ kind: 'bad-input' }));
    fixture.practices.put(mesa);
    expect(await fixture.port.open(ofBen)).toMatchObject({ value: { steps: ['medsAllergies'] } });
  });

  it('refuses what does not fit the form of the practice, and what comes too late', async () => {
    const fixture = informed();
    const details = { ...report.details, personal: { ...report.details.personal, first_name: '' } };
    expect(await fixture.port.postInformation(ofBen, { ...report, details })).toEqual(failed({ kind: 'bad-input' }));
    fixture.clock.now = plus(noon, 2 * HOUR);
    expect(await fixture.port.postInformation(ofBen, report)).toEqual(failed({ kind: 'check-in-over' }));
  });

  it('APT-004 APT-318 is handed in by a guest as well, of the visit of the link', async () => {
    const fixture = informed();
    const guest = await checkInByLink(fixture, 'guest-check-in', 'soon');
    expect(await guest.open({})).toMatchObject({ value: { at: { information: { personal: { readOnly: false } } } } });
    expect(await guest.postInformation({}, report)).toMatchObject({ value: { at: { kind: 'medsAllergies' } } });
    expect(await guest.postMedsAllergies({}, nothing)).toMatchObject({ value: { at: { kind: 'arrived' } } });
    expect(fixture.activityLog.changes[0]).toMatchObject({ actorKind: 'guest', action: 'changed-profile' });
  });
});
