import { describe, expect, it } from '@jest/globals';
import type { FormTemplate, FormUuid } from '@portico/domain/forms';
import { sampleForm, sampleResponses } from '@portico/domain/forms/testing';
import { failed, ok } from '@portico/domain/kernel';
import { baseFixture, ben, benAtMesa, callOf, mesa } from '../kernel/testing/index.ts';
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

describe('a question that another answer hides', () => {
  const { pages, ...rest } = sampleForm();
  const nickname = {
    uuid: 'nickname',
    type: 'text',
    label: { en: 'Nickname', es: 'Apodo' },
    sortOrder: 2,
    rules: [],
  } as const;
  const form: FormTemplate = {
    ...rest,
    pages: pages.map((page, at) =>
      at > 0 ? page : { required: ['name', 'nickname'], fields: [...page.fields, nickname] },
    ),
    rules: [{ type: 'SHOWN_IF', driver: 'name', field: 'nickname', values: ['Anastasia'] }],
  };
  const uuid = form.uuid as FormUuid;

  it('is not demanded, and its answer is not kept; where it is shown, it is both', async () => {
    if (benAtMesa === undefined) throw new Error('Ben is at Mesa.');
    const { activityLog, formStore, practices } = baseFixture();
    formStore.write(mesa.id, form);
    const service = new FormsService(activityLog, formStore, practices, callOf(ben, mesa));
    const signing = (name: string, more: readonly string[]) => {
      formStore.put(chart, [{ id: uuid, title: form.title }]);
      const responses = [
        ...sampleResponses.map((each) => (each.propertyUuid === 'name' ? { ...each, value: name } : each)),
        ...more.map((value) => ({ propertyUuid: 'nickname', type: 'text' as const, value })),
      ];
      return service.sign([{ uuid, version: 1, responses }]);
    };
    const chart = benAtMesa;
    const keptFields = async () => {
      const [line] = (await formStore.signed(chart, 1, 1)).entries;
      const last = line && (await formStore.signedForm(chart, uuid, line.signedAt));
      return last?.responses.map(({ propertyUuid }) => propertyUuid);
    };
    expect(await signing('Anastasia', [])).toEqual(failed({ kind: 'form-incomplete', uuid }));
    expect(await signing('Ana', ['Annie'])).toEqual(ok(undefined));
    expect(await keptFields()).toEqual(['name', 'signature']);
  });
});
