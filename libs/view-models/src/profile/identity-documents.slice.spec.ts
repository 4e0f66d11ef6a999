import { ProfileAccess, IdentityDocumentsService } from '@portico/services/profile';
import { describe, expect, it } from '@jest/globals';
import { failed, ok } from '@portico/domain/kernel';
import { blankInsurance, type InsuranceId, type RegistrationForm } from '@portico/domain/profile';
import { MemoryRegistration, sampleForm } from '@portico/domain/profile/testing';
import { Drafts } from '../kernel/index.ts';
import { ben, benAtPena, callOf, mesa, pena, baseFixture } from '@portico/services/kernel/testing';
import { IdentityDocumentsViewModel } from './identity-documents.view-model.ts';

const picture = (text: string) => `data:image/jpeg;base64,/9j/${text}`;

const open = async (asks: Partial<RegistrationForm> = {}, drafts = new Drafts(() => ({ person: 'b', place: 'p' }))) => {
  const fixture = { ...baseFixture(), registration: new MemoryRegistration({ ...sampleForm, ...asks }) };
  const service = new IdentityDocumentsService(
    new ProfileAccess(fixture.patients, fixture.practices, fixture.registration),
    fixture.registration,
    fixture.activityLog,
    fixture.codes,
    fixture.intake,
    fixture.payers,
    callOf(ben, pena),
  );
  const again = async () => {
    const viewModel = new IdentityDocumentsViewModel(service, drafts.of('documents'));
    await viewModel.load();
    return viewModel;
  };
  return { fixture, service, again, viewModel: await again() };
};
const whole = { type: 'Primary', providerName: 'Medicare', memberId: 'M1', effectiveFrom: '2024-01-01' };
const idOf = ({ insurances }: IdentityDocumentsViewModel, at = 0) => insurances.standing[at]?.id ?? 0;
const kept = 'kept' as InsuranceId;

describe('the section documents', () => {
  it('MON-263 MON-294 begins with a blank insurance of oneself', async () => {
    const { viewModel } = await open();
    expect(viewModel.insurances.standing).toMatchObject([{ relationshipType: 'Self', memberId: '', deleted: false }]);
    expect({ isEdited: viewModel.isEdited, canSave: viewModel.canSave }).toEqual({ isEdited: false, canSave: false });
    expect(viewModel.insurances.mayAddAfter(viewModel.insurances.standing[0] ?? failing())).toBe(false);
  });

  it('MON-277 MON-295 MON-296 keeps insurances with their cards and a paper, under ids of the practice', async () => {
    const { viewModel, fixture } = await open();
    viewModel.insurances.change(idOf(viewModel), { ...whole, frontPhoto: picture('front') });
    viewModel.changeIdentity('backPhoto', picture('id'));
    await viewModel.save();
    expect(viewModel.section.toasts).toMatchObject([{ kind: 'saved', message: 'Saved.' }]);
    const [one] = viewModel.insurances.standing;
    expect(one).toMatchObject({ ...whole, frontPhoto: picture('front'), backPhoto: '' });
    expect(typeof one?.id).toBe('string');
    expect(viewModel.identity).toEqual({ frontPhoto: '', backPhoto: picture('id') });
    expect(fixture.activityLog.changes.at(-1)).toMatchObject({ action: 'changed-profile', resource: 'documents' });
    viewModel.insurances.change(idOf(viewModel), { frontPhoto: '' });
    await viewModel.save();
    expect((await fixture.registration.read(benAtPena)).pictures).toEqual(['identity:backPhoto']);
  });

  it('takes nothing that the system of the practice has no place for', async () => {
    const { service } = await open({ closed: { pictures: 'hidden', policyholder: 'hidden' } });
    const same = { kind: 'same' } as const;
    const blank = blankInsurance('1' as InsuranceId);
    const insurance = (type: string) => ({
      texts: { ...blank, ...whole, type },
      photos: { frontPhoto: same, backPhoto: same },
      deleted: false,
    });
    const identity = { frontPhoto: same, backPhoto: same };
    const withPicture = { ...identity, backPhoto: { kind: 'new', picture: picture('id') } as const };
    const save = (type: string, pictures: typeof identity | typeof withPicture) =>
      service.saveIdentityDocuments({ insurances: [insurance(type)], identity: pictures });
    expect(await save('Other', identity)).toEqual(failed({ kind: 'bad-input' }));
    expect(await save('Primary', withPicture)).toEqual(failed({ kind: 'bad-input' }));
    expect(await save('Primary', identity)).toMatchObject({ ok: true });
  });

  it('is read only where the system of the practice takes no insurances, and elsewhere open', async () => {
    const { service, viewModel } = await open({ closed: { insurances: 'read-only', details: 'read-only' } });
    expect(viewModel.section.settings).toMatchObject({ readOnly: true });
    expect(viewModel.section.settings?.hidden).toBeUndefined();
    const identity = { frontPhoto: { kind: 'same' }, backPhoto: { kind: 'same' } } as const;
    expect(await service.saveIdentityDocuments({ insurances: [], identity })).toEqual(
      failed({ kind: 'profile-read-only' }),
    );
    expect((await open({ closed: { details: 'read-only' } })).viewModel.section.settings?.readOnly).toBe(false);
  });

  it('MON-298 tells the practice of an insurance that was removed, whose pictures go along', async () => {
    const { viewModel, fixture } = await open();
    viewModel.insurances.change(idOf(viewModel), { ...whole, frontPhoto: picture('front') });
    await viewModel.save();
    viewModel.insurances.remove(idOf(viewModel));
    expect(viewModel.insurances.all.map(({ deleted }) => deleted)).toEqual([true, false]);
    expect(viewModel.canSave).toBe(true);
    await viewModel.save();
    expect(await fixture.registration.read(benAtPena)).toMatchObject({ insurances: [], pictures: [] });
  });

  it('MON-282 MON-308 saves nothing while anything is wrong, and says a duplicate at once', async () => {
    const { viewModel } = await open();
    viewModel.insurances.change(idOf(viewModel), whole);
    expect(viewModel.canSave).toBe(true);
    viewModel.insurances.add();
    viewModel.insurances.change(idOf(viewModel, 1), whole);
    expect({ canSave: viewModel.canSave, problemOf: viewModel.insurances.problemOf(idOf(viewModel), 'type') }).toEqual({
      canSave: false,
      problemOf: 'duplicate',
    });
    viewModel.insurances.change(idOf(viewModel, 1), { type: 'Secondary', memberId: '' });
    expect(viewModel.insurances.problemOf(idOf(viewModel, 1), 'memberId')).toBeUndefined();
    viewModel.insurances.leave(idOf(viewModel, 1), 'memberId');
    expect({
      canSave: viewModel.canSave,
      problemOf: viewModel.insurances.problemOf(idOf(viewModel, 1), 'memberId'),
    }).toEqual({ canSave: false, problemOf: 'required' });
    viewModel.insurances.remove(idOf(viewModel, 1));
    expect(viewModel.canSave).toBe(true);
  });

  it('MON-299 clears what was typed and keeps what the practice had sent', async () => {
    const { viewModel } = await open();
    viewModel.insurances.change(idOf(viewModel), whole);
    await viewModel.save();
    viewModel.insurances.change(idOf(viewModel), { memberId: 'X', groupNumber: '7' });
    viewModel.insurances.clear(idOf(viewModel));
    expect(viewModel.insurances.standing[0]).toMatchObject({ ...whole, groupNumber: '' });
    expect(viewModel.isEdited).toBe(false);
  });

  it('MON-303 MON-312 asks for pictures where the practice does', async () => {
    const { viewModel } = await open({ photosRequired: true, identityRequired: true });
    viewModel.insurances.change(idOf(viewModel), whole);
    viewModel.insurances.leave(idOf(viewModel), 'frontPhoto');
    expect(viewModel.insurances.problemOf(idOf(viewModel), 'frontPhoto')).toBe('picture-required');
    expect(viewModel.missingSides).toEqual(['frontPhoto', 'backPhoto']);
    viewModel.insurances.change(idOf(viewModel), { frontPhoto: picture('a'), backPhoto: picture('b') });
    expect(viewModel.canSave).toBe(false);
    viewModel.changeIdentity('frontPhoto', picture('c'));
    viewModel.changeIdentity('backPhoto', picture('d'));
    expect(viewModel.canSave).toBe(true);
  });

  it('MON-309 MON-310 shows the banner of the practice for an insurer that is none of its own, and none by default', async () => {
    const banner = { en: 'Please call us.', es: 'Llámenos.' };
    const { viewModel } = await open({ accepted: { insurers: ['Medicare'], banner } });
    const said = (providerName: string) => {
      viewModel.insurances.change(idOf(viewModel), { providerName });
      return viewModel.insurances.standing.map((one) => viewModel.insurances.bannerOf(one));
    };
    expect([said(''), said('Medicare'), said('OTHER')]).toEqual([[undefined], [undefined], ['Please call us.']]);
    const usual = (await open()).viewModel;
    usual.insurances.change(idOf(usual), { providerName: 'OTHER' });
    expect(usual.insurances.standing.map((one) => usual.insurances.bannerOf(one))).toEqual([undefined]);
  });

  it('keeps what was typed, pictures too, for when the person is back', async () => {
    const { viewModel, again } = await open();
    viewModel.insurances.change(idOf(viewModel), { memberId: 'M7', backPhoto: picture('b') });
    viewModel.dispose();
    const back = await again();
    expect(back.insurances.standing).toMatchObject([{ memberId: 'M7', backPhoto: picture('b') }]);
    back.insurances.change(idOf(back), whole);
    await back.save();
    expect((await again()).isEdited).toBe(false);
  });

  const same = { kind: 'same' } as const;
  const sides = { frontPhoto: same, backPhoto: same };
  const texts = {
    ...whole,
    providerCustomName: '',
    planName: '',
    planCustomName: '',
    groupNumber: '',
    relationshipType: 'Self',
    policyHolderFirstName: '',
    policyHolderMiddleName: '',
    policyHolderLastName: '',
    policyHolderDateOfBirth: '',
    policyHolderGender: '',
  };
  const one = { texts, photos: sides, deleted: false };

  it('MON-297 takes four insurances, the most that there may be, and texts up to the longest', async () => {
    const { service } = await open();
    const insurances = Array.from({ length: 4 }, (_, at) => ({
      ...one,
      texts: { ...texts, type: `T${at}`, memberId: 'x'.repeat(200) },
    }));
    expect(await service.saveIdentityDocuments({ insurances, identity: sides })).toMatchObject({ ok: true });
  });

  it.each([
    ['of somebody else', [{ ...one, id: kept }]],
    ['without a member', [{ ...one, texts: { ...texts, memberId: '' } }]],
    ['of one type twice', [one, one]],
    ['too many', Array.from({ length: 5 }, (_, at) => ({ ...one, texts: { ...texts, type: `T${at}` } }))],
    ['too long', [{ ...one, texts: { ...texts, memberId: 'x'.repeat(201) } }]],
  ])('is judged by the service too: %s', async (_, insurances) => {
    const { service, fixture } = await open();
    expect(await service.saveIdentityDocuments({ insurances, identity: sides })).toEqual(failed({ kind: 'bad-input' }));
    expect((await fixture.registration.read(benAtPena)).insurances).toEqual([]);
  });

  it('ASVS-5.2 ASVS-5.4 keeps what is drawn anew of each card and paper, and nothing at all where one is refused', async () => {
    const { fixture } = await open();
    const photos = { ...sides, frontPhoto: { kind: 'new', picture: picture('front') } } as const;
    const identity = { ...sides, backPhoto: { kind: 'new', picture: picture('bad') } } as const;
    const change = { insurances: [{ ...one, photos }], identity };
    const drawing = (refusesBad: boolean) => ({
      jpegText: async (text: string) =>
        refusesBad && text.includes('bad') ? failed({ kind: 'infected' } as const) : ok(`${text}+drawn`),
    });
    const call = callOf(ben, pena);
    expect(
      await new IdentityDocumentsService(
        new ProfileAccess(fixture.patients, fixture.practices, fixture.registration),
        fixture.registration,
        fixture.activityLog,
        fixture.codes,
        drawing(true),
        fixture.payers,
        call,
      ).saveIdentityDocuments(change),
    ).toEqual(failed({ kind: 'no-jpeg' }));
    expect((await fixture.registration.read(benAtPena)).pictures).toEqual([]);
    await new IdentityDocumentsService(
      new ProfileAccess(fixture.patients, fixture.practices, fixture.registration),
      fixture.registration,
      fixture.activityLog,
      fixture.codes,
      drawing(false),
      fixture.payers,
      call,
    ).saveIdentityDocuments(change);
    const { pictures } = await fixture.registration.read(benAtPena);
    expect([...(await fixture.registration.pictures(benAtPena, pictures)).values()].toSorted()).toEqual([
      picture('bad+drawn'),
      picture('front+drawn'),
    ]);
  });

  it('MON-330 takes no picture but a JPEG, and MON-283 nothing where the practice keeps the profile alone', async () => {
    const { service, fixture } = await open();
    const photos = { ...sides, frontPhoto: { kind: 'new', picture: 'data:text/html;base64,PGI+' } } as const;
    const change = { insurances: [{ ...one, photos }], identity: sides };
    expect(await service.saveIdentityDocuments(change)).toEqual(failed({ kind: 'no-jpeg' }));
    const vertex = new IdentityDocumentsService(
      new ProfileAccess(fixture.patients, fixture.practices, fixture.registration),
      fixture.registration,
      fixture.activityLog,
      fixture.codes,
      fixture.intake,
      fixture.payers,
      callOf(ben, mesa),
    );
    expect(await vertex.saveIdentityDocuments({ insurances: [one], identity: sides })).toEqual(
      failed({ kind: 'profile-read-only' }),
    );
  });
});

const failing = (): never => {
  throw new Error('There is no insurance.');
};
