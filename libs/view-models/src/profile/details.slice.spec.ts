import { profileService } from '@portico/services/profile/testing';
import { ProfileAccess, ProfileService } from '@portico/services/profile';
import { describe, expect, it } from '@jest/globals';
import { failed, ok, type LocalDate } from '@portico/domain/kernel';
import { MemoryPhysicians } from '@portico/domain/profile/testing';
import { detailsOfPhysician, physiciansPerPage, type Physician } from '@portico/domain/profile';
import { Drafts } from '../kernel/index.ts';
import {
  anaAtMesa,
  ana,
  ben,
  benAtMesa,
  benAtPena,
  callOf,
  delegateFor,
  mesa,
  pena,
  baseFixture,
} from '@portico/services/kernel/testing';
import { holding } from '@portico/application/kernel/testing';
import { DetailsViewModel } from './details.view-model.ts';
import { PhysicianPickerViewModel } from './physician-picker.view-model.ts';

const draftsOf = () => new Drafts(() => ({ person: 'ben', place: 'pena' }));
const birthday = '1980-02-29' as LocalDate;

const open = async (section: 'personal' | 'demographics', fixture = baseFixture(), drafts = draftsOf()) => {
  const service = new ProfileService(
    new ProfileAccess(fixture.patients, fixture.practices, fixture.registration),
    fixture.registration,
    fixture.patients,
    fixture.activityLog,
    fixture.accounts,
    fixture.physicians,
    fixture.zipCodes,
    callOf(ben, pena),
  );
  const viewModel = new DetailsViewModel(service, section, drafts.of(section));
  await viewModel.load();
  return { fixture, service, viewModel, drafts };
};

describe('the section personal', () => {
  it('ACC-120 MON-261 shows what the practice wrote down, and how the account reaches the person', async () => {
    const { viewModel } = await open('personal');
    expect(viewModel.section.settings).toMatchObject({
      email: 'ben@example.com',
      practiceName: pena.name,
      practicePhone: pena.phone,
      readOnly: false,
      today: '2026-11-21',
    });
    expect(viewModel.input.answers).toEqual({ 'personal.first_name': 'Ben', 'personal.last_name': 'Ortiz' });
  });

  it('shows whoever acts for somebody no way to reach the account, and nothing where it was not opened', async () => {
    const acting = delegateFor(ben, benAtPena, 'profile:view');
    const answer = await profileService(baseFixture(), { ...callOf(ana, pena), acting }).section('personal');
    expect(answer).toMatchObject({ ok: true, value: { readOnly: true, details: { personal: { first_name: 'Ben' } } } });
    expect(answer).not.toHaveProperty('value.email');
    const none = { ...callOf(ben, mesa).acting, subject: { account: ben.id, charts: [] } };
    const closed = profileService(baseFixture(), { ...callOf(ben, mesa), acting: none });
    expect(await closed.section('personal')).toEqual(failed({ kind: 'not-found' }));
    expect(await closed.saveSection('personal', {})).toEqual(failed({ kind: 'not-found' }));
  });

  it('MON-272 answers nothing to whoever names somebody else', async () => {
    const { service } = await open('personal');
    for (const named of [{ patient: anaAtMesa.patient }, { practice: mesa.id }]) {
      expect(await service.section('personal', named)).toEqual(failed({ kind: 'not-found' }));
      expect(await service.saveSection('personal', {}, named)).toEqual(failed({ kind: 'not-found' }));
    }
    expect((await service.section('personal', benAtPena)).ok).toBe(true);
  });

  it('MON-282 saves only what was edited and is valid', async () => {
    const { viewModel } = await open('personal');
    expect(viewModel.canSave).toBe(false);
    void viewModel.type('personal.first_name', 'Benjamín');
    expect(viewModel.canSave).toBe(true);
    void viewModel.type('personal.first_name', 'R2D2');
    expect(viewModel.canSave).toBe(false);
    expect(viewModel.input.problemOf('personal.first_name')).toBeUndefined();
    viewModel.input.leave('personal.first_name');
    expect(viewModel.input.problemOf('personal.first_name')).toEqual({ kind: 'bad-pattern' });
    void viewModel.type('personal.first_name', 'Ben');
    expect(viewModel.canSave).toBe(false);
  });

  it('MON-275 MON-280 saves, says what the practice says, fetches anew, and is known everywhere by the new name', async () => {
    const { viewModel, fixture } = await open('personal');
    void viewModel.type('personal.first_name', 'Benjamín');
    void viewModel.type('personal.last_name', "de la O'Cruz");
    void viewModel.type('personal.phone_number', '6025550142');
    const saving = viewModel.save();
    expect({ busy: viewModel.section.busy, canSave: viewModel.canSave }).toEqual({ busy: true, canSave: false });
    await saving;
    expect(viewModel.section.busy).toBe(false);
    expect(viewModel.section.toasts).toMatchObject([{ kind: 'saved', message: 'Saved.' }]);
    expect(viewModel.section.settings?.details).toEqual({
      personal: { first_name: 'Benjamín', last_name: "de la O'Cruz", phone_number: '(602) 555-0142' },
    });
    expect(viewModel.input.isEdited).toBe(false);
    expect(await fixture.patients.identity(benAtPena)).toMatchObject({ name: "Benjamín de la O'Cruz" });
    expect(await fixture.patients.identity(benAtMesa)).toMatchObject({ name: 'Ben Ortiz' });
    expect(fixture.activityLog.changes.at(-1)).toMatchObject({ action: 'changed-profile', resource: 'personal' });
  });

  it('MON-281 says why it was not saved, keeps what was typed, and may be tried again', async () => {
    const fixture = baseFixture();
    const service = new ProfileService(
      new ProfileAccess(fixture.patients, fixture.practices, fixture.registration),
      fixture.registration,
      fixture.patients,
      fixture.activityLog,
      fixture.accounts,
      fixture.physicians,
      fixture.zipCodes,
      callOf(ben, pena),
    );
    let fails = true;
    const port = {
      section: (...asked: Parameters<ProfileService['section']>) => service.section(...asked),
      saveSection: (...asked: Parameters<ProfileService['saveSection']>) =>
        fails ? Promise.resolve(failed({ kind: 'unreachable' } as const)) : service.saveSection(...asked),
      zipPlace: () => Promise.resolve(ok(undefined)),
      physicians: () => Promise.resolve(ok([])),
    };
    const viewModel = new DetailsViewModel(port, 'personal');
    await viewModel.load();
    void viewModel.type('personal.first_name', 'Eva');
    await viewModel.save();
    expect(viewModel.section.toasts).toMatchObject([{ kind: 'failed', failure: { kind: 'unreachable' } }]);
    expect({ canSave: viewModel.canSave, answerTo: viewModel.input.answerTo('personal.first_name') }).toEqual({
      canSave: true,
      answerTo: 'Eva',
    });
    fails = false;
    await viewModel.save();
    expect(viewModel.section.toasts.map(({ kind }) => kind)).toEqual(['saved']);
  });

  it('MON-283 APT-011 is never saved where the practice keeps the profile alone', async () => {
    const fixture = baseFixture();
    const service = new ProfileService(
      new ProfileAccess(fixture.patients, fixture.practices, fixture.registration),
      fixture.registration,
      fixture.patients,
      fixture.activityLog,
      fixture.accounts,
      fixture.physicians,
      fixture.zipCodes,
      callOf(ben, mesa),
    );
    const viewModel = new DetailsViewModel(service, 'personal');
    await viewModel.load();
    void viewModel.type('personal.first_name', 'Eva');
    expect({
      readOnly: viewModel.section.settings?.readOnly,
      answerTo: viewModel.input.answerTo('personal.first_name'),
    }).toEqual({ readOnly: true, answerTo: 'Ben' });
    expect(viewModel.canSave).toBe(false);
    const details = { personal: { first_name: 'Eva', last_name: 'Ortiz' } };
    expect(await service.saveSection('personal', details)).toEqual(failed({ kind: 'profile-read-only' }));
    expect(await fixture.patients.identity(benAtMesa)).toMatchObject({ name: 'Ben Ortiz' });
  });

  it('is judged by the service too', async () => {
    const { service, fixture } = await open('personal');
    for (const unfit of [{ first_name: 'R2', last_name: 'D2' }, { first_name: 'Ben' }, {}]) {
      expect(await service.saveSection('personal', { personal: unfit })).toEqual(failed({ kind: 'bad-input' }));
    }
    expect((await fixture.registration.read(benAtPena)).details).toEqual({});
  });

  it('keeps what was typed for when the person is back, until it is saved', async () => {
    const { viewModel, fixture, drafts } = await open('personal');
    void viewModel.type('personal.city', 'Tucson');
    viewModel.dispose();
    const again = await open('personal', fixture, drafts);
    expect({ answerTo: again.viewModel.input.answerTo('personal.city'), canSave: again.viewModel.canSave }).toEqual({
      answerTo: 'Tucson',
      canSave: true,
    });
    await again.viewModel.save();
    expect(drafts.of('personal').read()).toBeUndefined();
  });

  it('drops an answer that comes after the screen was left', async () => {
    const { port, release } = holding(profileService(baseFixture(), callOf(ben, pena)));
    const viewModel = new DetailsViewModel(port, 'personal');
    void viewModel.load();
    viewModel.dispose();
    await release();
    expect(viewModel.section.phase).toEqual({ kind: 'loading' });
  });
});

describe('a zip', () => {
  it('APT-185 MON-292 fills in the place once it has five digits, and not before', async () => {
    const { viewModel } = await open('personal');
    void viewModel.type('personal.zipcode', '8500');
    expect({ zip: viewModel.zip, answerTo: viewModel.input.answerTo('personal.city') }).toEqual({
      zip: 'known',
      answerTo: '',
    });
    await viewModel.type('personal.zipcode', '85001');
    expect(['city', 'state'].map((field) => viewModel.input.answerTo(`personal.${field}`))).toEqual(['Phoenix', 'AZ']);
  });

  it('APT-186 MON-293 empties the place where there is no such zip, and leaves it where nobody could say', async () => {
    const { viewModel } = await open('personal');
    await viewModel.type('personal.zipcode', '85001');
    await viewModel.type('personal.zipcode', '99999');
    expect({
      zip: viewModel.zip,
      answerTo: viewModel.input.answerTo('personal.city'),
      answerTo2: viewModel.input.answerTo('personal.state'),
    }).toEqual({ zip: 'no-such-zip', answerTo: '', answerTo2: '' });
    const fixture = baseFixture();
    const service = new ProfileService(
      new ProfileAccess(fixture.patients, fixture.practices, fixture.registration),
      fixture.registration,
      fixture.patients,
      fixture.activityLog,
      fixture.accounts,
      fixture.physicians,
      fixture.zipCodes,
      callOf(ben, pena),
    );
    const failing = new DetailsViewModel(
      {
        section: (...asked) => service.section(...asked),
        saveSection: (...asked) => service.saveSection(...asked),
        zipPlace: () => Promise.resolve(failed({ kind: 'unreachable' })),
      },
      'personal',
    );
    await failing.load();
    void failing.type('personal.city', 'Tucson');
    await failing.type('personal.zipcode', '85701');
    expect({ zip: failing.zip, answerTo: failing.input.answerTo('personal.city') }).toEqual({
      zip: 'failed',
      answerTo: 'Tucson',
    });
  });
});

const physician = (at: number): Physician => ({
  npi: `10000000${String(at).padStart(2, '0')}`,
  first_name: 'Mary',
  last_name: `Zed${String(at).padStart(2, '0')}`,
  specialty: 'Cardiology',
  address: {
    address1: '1 Main',
    address2: '',
    zipcode: '85001',
    city: 'Phoenix',
    state: 'AZ',
    phone_number: '6025550100',
  },
});

describe('the section demographics', () => {
  it('MON-262 MON-276 keeps a day of birth and a language where everybody looks for them', async () => {
    const { viewModel, fixture } = await open('demographics');
    expect(viewModel.input.answers).toEqual({ 'personal_details.preferred_language': 'en' });
    void viewModel.type('personal_details.date_of_birth', birthday);
    void viewModel.type('personal_details.preferred_language', 'es');
    await viewModel.save();
    expect(viewModel.section.toasts).toMatchObject([{ kind: 'saved' }]);
    expect(await fixture.patients.identity(benAtPena)).toMatchObject({ birthDate: birthday, language: 'es' });
  });

  it('makes the preferred language that of the person’s mails, and leaves a delegate theirs', async () => {
    const { viewModel, fixture } = await open('demographics');
    const before = await fixture.accounts.byId(ana.id);
    void viewModel.type('personal_details.date_of_birth', birthday);
    void viewModel.type('personal_details.preferred_language', 'es');
    await viewModel.save();
    expect(await fixture.accounts.byId(ben.id)).toMatchObject({ language: 'es' });
    const acting = delegateFor(ben, benAtPena, 'profile:act');
    const english = { personal_details: { date_of_birth: birthday, preferred_language: 'en' } };
    const saved = await profileService(fixture, { ...callOf(ana, pena), acting }).saveSection('demographics', english);
    expect(saved.ok).toBe(true);
    expect(await fixture.patients.identity(benAtPena)).toMatchObject({ language: 'en' });
    expect(await fixture.accounts.byId(ben.id)).toMatchObject({ language: 'es' });
    expect(await fixture.accounts.byId(ana.id)).toEqual(before);
  });

  it.each(['1900-12-31', '2026-11-22', '1980-02-30', '02/30/1980'])(
    'MON-285 takes a real day of birth from 1901-01-01 to today: %s',
    async (unfit) => {
      const { viewModel } = await open('demographics');
      void viewModel.type('personal_details.date_of_birth', unfit);
      expect(viewModel.canSave).toBe(false);
      for (const fit of ['1901-01-01', '2026-11-21']) {
        void viewModel.type('personal_details.date_of_birth', fit);
        expect(viewModel.canSave).toBe(true);
      }
    },
  );

  it('MON-284 shows and keeps an employer only with Employed and Part Time', async () => {
    const { viewModel, fixture } = await open('demographics');
    void viewModel.type('personal_details.date_of_birth', birthday);
    expect(viewModel.input.isShown('employment_info.employerName')).toBe(false);
    void viewModel.type('employment_info.employmentStatus', 'Part Time');
    expect(viewModel.input.isShown('employment_info.employerName')).toBe(true);
    void viewModel.type('employment_info.employerName', 'Acme');
    await viewModel.save();
    const kept = async () => (await fixture.registration.read(benAtPena)).details['employment_info'];
    expect(await kept()).toEqual({ employmentStatus: 'Part Time', employerName: 'Acme' });
    void viewModel.type('employment_info.employmentStatus', 'Retired');
    await viewModel.save();
    expect(await kept()).toEqual({ employmentStatus: 'Retired' });
  });

  const pickerOver = async () => {
    const fixture = {
      ...baseFixture(),
      physicians: new MemoryPhysicians(Array.from({ length: 25 }, (_, at) => physician(at))),
    };
    const { viewModel, service } = await open('demographics', fixture);
    const asked: number[] = [];
    let fails = false;
    const port = {
      physicians: (search: Parameters<ProfileService['physicians']>[0]) => {
        asked.push(search.page);
        return fails ? Promise.resolve(failed({ kind: 'unreachable' } as const)) : service.physicians(search);
      },
    };
    const picker = new PhysicianPickerViewModel(port, (found) => viewModel.pick('primary_care_physician', found));
    return { viewModel, picker, asked, fail: (now: boolean) => void (fails = now) };
  };

  it('MON-325 picks a physician who is searched, selected and applied, and nobody who is canceled', async () => {
    const { viewModel, picker } = await pickerOver();
    expect(picker.expanded).toBe(false);
    picker.expand();
    await picker.type('zed07');
    const [found] = picker.found;
    if (found === undefined) throw new Error('Nobody was found.');
    picker.select(found);
    picker.cancel();
    expect({ expanded: picker.expanded, found: picker.found, isEdited: viewModel.input.isEdited }).toEqual({
      expanded: false,
      found: [],
      isEdited: false,
    });
    picker.expand();
    await picker.type('zed07');
    picker.select(found);
    picker.apply();
    expect(picker.expanded).toBe(false);
    expect(viewModel.input.answerTo('primary_care_physician.npi')).toBe(found.npi);
    expect(viewModel.input.isEdited).toBe(true);
    void viewModel.type('personal_details.date_of_birth', birthday);
    await viewModel.save();
    expect(viewModel.section.settings?.details['primary_care_physician']).toEqual(detailsOfPhysician(found));
    viewModel.pick('primary_care_physician', undefined);
    await viewModel.save();
    expect(viewModel.section.settings?.details['primary_care_physician']).toEqual({});
  });

  it('APT-188 MON-324 MON-326 begins a new search at page 1, and loads more while the last page was full', async () => {
    const { picker, asked } = await pickerOver();
    await picker.type('ma');
    expect(asked).toEqual([]);
    await picker.type('mary');
    expect({ foundCount: picker.found.length, hasMore: picker.hasMore }).toEqual({
      foundCount: physiciansPerPage,
      hasMore: true,
    });
    await picker.more();
    await picker.more();
    expect({ foundCount: picker.found.length, hasMore: picker.hasMore, asked }).toEqual({
      foundCount: 25,
      hasMore: false,
      asked: [1, 2, 3],
    });
    await picker.more();
    await picker.type('zed');
    expect({ foundCount: picker.found.length, asked }).toEqual({ foundCount: physiciansPerPage, asked: [1, 2, 3, 1] });
  });

  it('APT-189 MON-327 finds nobody where the search failed, and says so', async () => {
    const { picker, fail } = await pickerOver();
    await picker.type('mary');
    fail(true);
    await picker.type('mary z');
    expect({ found: picker.found, hasMore: picker.hasMore, phase: picker.phase }).toEqual({
      found: [],
      hasMore: false,
      phase: 'failed',
    });
    fail(false);
    await picker.type('mary');
    expect(picker.found).toHaveLength(physiciansPerPage);
  });
});
