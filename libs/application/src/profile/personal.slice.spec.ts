import { describe, expect, it } from '@jest/globals';
import { failed } from '@portico/domain/kernel';
import { ana, anaAtMesa, ben, callOf, holding, mesa, pena, stage } from '../kernel/testing/index.ts';
import { PersonalViewModel } from './personal.view-model.ts';
import { ProfileService } from './profile.service.ts';

describe('the section personal', () => {
  it('ACC-120 shows what the practice wrote down, and how the account reaches the person', async () => {
    const viewModel = new PersonalViewModel(new ProfileService(stage(), callOf(ben, pena)));
    await viewModel.load();
    expect(viewModel.phase).toEqual({
      kind: 'ready',
      personal: {
        name: 'Ben Ortiz',
        language: 'en',
        email: 'ben@example.com',
        practiceName: pena.name,
        practicePhone: pena.phone,
      },
    });
  });

  it('shows whoever acts for somebody no way to reach the account', async () => {
    const acting = {
      actor: {
        kind: 'delegate',
        account: ben.id,
        grants: [{ chart: anaAtMesa, permissions: ['profile:view'] }],
      },
      subject: { charts: [anaAtMesa] },
      practice: mesa.id,
    } as const;
    const answer = await new ProfileService(stage(), { ...callOf(ana, mesa), acting }).personal();
    expect(answer).toMatchObject({ ok: true, value: { name: 'Ana Núñez' } });
    expect(answer).not.toHaveProperty('value.email');
  });

  it('is refused where it was not opened', async () => {
    const none = { ...callOf(ben, mesa).acting, subject: { account: ben.id, charts: [] } };
    expect(await new ProfileService(stage(), { ...callOf(ben, mesa), acting: none }).personal()).toEqual(
      failed({ kind: 'not-found' }),
    );
  });

  it('drops an answer that comes after the screen was left', async () => {
    const { port, release } = holding(new ProfileService(stage(), callOf(ben, mesa)));
    const viewModel = new PersonalViewModel(port);
    void viewModel.load();
    viewModel.dispose();
    await release();
    expect(viewModel.phase).toEqual({ kind: 'loading' });
  });
});
