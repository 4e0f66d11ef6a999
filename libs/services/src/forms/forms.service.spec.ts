import { describe, expect, it } from '@jest/globals';
import { failed } from '@portico/domain/kernel';
import { baseFixture, ben, callOf, mesa } from '../kernel/testing/index.ts';
import { FormsService } from './forms.service.ts';

describe('the pages of signed forms', () => {
  const service = () => {
    const { activityLog, formStore, practices } = baseFixture();
    return new FormsService(activityLog, formStore, practices, callOf(ben, mesa));
  };

  it.each([1, 10_000])('APT-247 include page %d', async (page) => {
    expect(await service().more(mesa.id, page)).toMatchObject({ ok: true });
  });

  it.each([0, 10_001, 1.5])('APT-247 have no page %d', async (page) => {
    expect(await service().more(mesa.id, page)).toEqual(failed({ kind: 'bad-input' }));
  });
});
