import { ProfileAccess, ProfilePhotoService, notificationRecipients, UpdatesService } from '@portico/services/profile';
import { describe, expect, it } from '@jest/globals';
import type { Phone } from '@portico/domain/access';
import { MemoryAccounts } from '@portico/domain/access/testing';
import { failed, ok, type UploadRefused } from '@portico/domain/kernel';
import { photoLimit, usualChoices } from '@portico/domain/profile';
import { ben, benAtPena, callOf, mesa, pena, baseFixture } from '@portico/services/kernel/testing';
import { Drafts } from '../kernel/index.ts';
import { ProfilePhotoViewModel } from './profile-photo.view-model.ts';
import { UpdatesViewModel } from './notification-updates.view-model.ts';

const draftsOf = () => new Drafts(() => ({ person: 'ben', place: 'pena' }));

const phone = '+16025550142' as Phone;

describe('the section notifications', () => {
  const open = async (fixture = baseFixture(), drafts = draftsOf()) => {
    const viewModel = new UpdatesViewModel(
      new UpdatesService(
        new ProfileAccess(fixture.patients, fixture.practices, fixture.registration),
        fixture.registration,
        fixture.activityLog,
        fixture.accounts,
        callOf(ben, pena),
      ),
      drafts.of('updates'),
    );
    await viewModel.load();
    return { fixture, viewModel, drafts };
  };

  it('keeps what was ticked for when the person is back, until it is saved', async () => {
    const { viewModel, fixture, drafts } = await open();
    viewModel.choose('reminders', 'email', false);
    viewModel.dispose();
    const again = await open(fixture, drafts);
    expect({ email: again.viewModel.choices?.reminders.email, canSave: again.viewModel.canSave }).toEqual({
      email: false,
      canSave: true,
    });
    await again.viewModel.save();
    expect(drafts.of('updates').read()).toBeUndefined();
    viewModel.choose('payments', 'email', false);
    expect((await open(fixture, drafts)).viewModel.canSave).toBe(false);
  });

  it('MON-278 keeps by what each notice comes, and sends those notices so', async () => {
    const { fixture, viewModel } = await open({ ...baseFixture(), accounts: new MemoryAccounts([{ ...ben, phone }]) });
    const ways = async () => (await notificationRecipients(fixture, benAtPena, 'reminders')).map(({ to }) => to);
    expect(await ways()).toEqual([{ channel: 'email', address: ben.email }]);
    expect(viewModel.canSave).toBe(false);
    viewModel.choose('reminders', 'sms', true);
    viewModel.choose('reminders', 'email', false);
    await viewModel.save();
    expect(viewModel.section.toasts).toMatchObject([{ kind: 'saved', message: 'Saved.' }]);
    expect(await ways()).toEqual([{ channel: 'sms', address: phone }]);
  });

  it('always mails about money, and texts nobody without a number', async () => {
    const { fixture, viewModel } = await open();
    expect([viewModel.mayChoose('payments', 'email'), viewModel.mayChoose('visits', 'sms')]).toEqual([false, false]);
    const service = new UpdatesService(
      new ProfileAccess(fixture.patients, fixture.practices, fixture.registration),
      fixture.registration,
      fixture.activityLog,
      fixture.accounts,
      callOf(ben, pena),
    );
    await service.saveUpdates({ ...usualChoices, payments: { email: false, sms: true } });
    const to = (await notificationRecipients(fixture, benAtPena, 'payments')).map((one) => one.to.channel);
    expect(to).toEqual(['email']);
  });
});

describe('the section photo', () => {
  const picture = 'data:image/jpeg;base64,/9j/AP+A';
  const fixture = baseFixture();
  const service = new ProfilePhotoService(
    new ProfileAccess(fixture.patients, fixture.practices, fixture.registration),
    fixture.registration,
    fixture.activityLog,
    fixture.intake,
    callOf(ben, pena),
  );

  it('MON-331 keeps a JPEG, and shows it from then on', async () => {
    const viewModel = new ProfilePhotoViewModel(service);
    await viewModel.load();
    viewModel.pick(picture);
    await viewModel.save(picture);
    expect({ picked: viewModel.picked, profilePhoto: viewModel.section.settings?.profilePhoto }).toEqual({
      picked: undefined,
      profilePhoto: picture,
    });
    expect(viewModel.section.toasts).toMatchObject([{ kind: 'saved' }]);
    expect(fixture.activityLog.changes.at(-1)).toMatchObject({ action: 'changed-profile', resource: 'photo' });
  });

  it('keeps a chosen picture as it is cropped, until it is saved or put away', async () => {
    const drafts = draftsOf();
    const at = async () => {
      const viewModel = new ProfilePhotoViewModel(service, drafts.of('photo'));
      await viewModel.load();
      return viewModel;
    };
    const first = await at();
    first.pick(picture);
    first.showAt({ width: 400, height: 300 });
    first.zoomTo(150);
    first.moveBy(10, 5);
    const again = await at();
    again.showAt({ width: 400, height: 300 });
    const { picked, zoom, place } = again;
    expect({ picked, zoom, place }).toEqual({ picked: picture, zoom: 150, place: first.place });
    again.pick(undefined);
    expect((await at()).picked).toBeUndefined();
    first.pick(picture);
    await first.save(picture);
    expect(drafts.of('photo').read()).toBeUndefined();
  });

  it('MON-333 refuses what is too large before it is sent, and says so', async () => {
    let sent = 0;
    const viewModel = new ProfilePhotoViewModel({
      face: () => service.face(),
      saveProfilePhoto: async () => {
        sent += 1;
        return ok({ message: '' });
      },
    });
    await viewModel.load();
    await viewModel.save(`data:image/jpeg;base64,/9j/${'A'.repeat(Math.ceil((photoLimit * 4) / 3))}`);
    expect(sent).toBe(0);
    expect(viewModel.section.toasts).toMatchObject([{ kind: 'failed', failure: { kind: 'too-large' } }]);
  });

  it('ASVS-5.2 ASVS-5.4 keeps what is drawn anew of a picture, and nothing where it cannot be scanned or drawn', async () => {
    const refusing = async (kind: UploadRefused['kind']) => {
      const intake = { jpegText: async () => failed({ kind }) };
      return new ProfilePhotoService(
        new ProfileAccess(fixture.patients, fixture.practices, fixture.registration),
        fixture.registration,
        fixture.activityLog,
        intake,
        callOf(ben, pena),
      ).saveProfilePhoto(picture);
    };
    expect(await refusing('infected')).toEqual(failed({ kind: 'no-jpeg' }));
    expect(await refusing('no-picture')).toEqual(failed({ kind: 'no-jpeg' }));
    expect(await refusing('too-large')).toEqual(failed({ kind: 'too-large' }));
    expect(await refusing('not-scanned')).toEqual(failed({ kind: 'unavailable' }));
    const intake = { jpegText: async (base64: string) => ok(`${base64}+drawn`) };
    await new ProfilePhotoService(
      new ProfileAccess(fixture.patients, fixture.practices, fixture.registration),
      fixture.registration,
      fixture.activityLog,
      intake,
      callOf(ben, pena),
    ).saveProfilePhoto(picture);
    expect(await service.face()).toMatchObject({ value: { profilePhoto: `${picture}+drawn` } });
  });

  it('MON-330 takes no other kind of picture, and MON-283 none where the practice keeps the profile alone', async () => {
    expect(await service.saveProfilePhoto('data:image/png;base64,iVBORw0KGgo=')).toEqual(failed({ kind: 'no-jpeg' }));
    const vertex = new ProfilePhotoService(
      new ProfileAccess(fixture.patients, fixture.practices, fixture.registration),
      fixture.registration,
      fixture.activityLog,
      fixture.intake,
      callOf(ben, mesa),
    );
    expect(await vertex.saveProfilePhoto(picture)).toEqual(failed({ kind: 'profile-read-only' }));
  });
});
