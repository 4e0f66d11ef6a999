import { describe, expect, it } from '@jest/globals';
import type { FormTemplate, FormUuid } from '@portico/domain/forms';
import { sampleForm, sampleResponses } from '@portico/domain/forms/testing';
import { failed, ok } from '@portico/domain/kernel';
import { baseFixture, ben, benAtMesa, callOf, delegateFor, mesa } from '../kernel/testing/index.ts';
import { FormsService } from './forms.service.ts';

describe('the pages of signed forms', () => {
  const service = () => {
    const { activityLog, formStore, practices, registration } = baseFixture();
    return new FormsService(activityLog, formStore, practices, registration, callOf(ben, mesa));
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
    const { activityLog, formStore, practices, registration } = baseFixture();
    formStore.write(mesa.id, form);
    const service = new FormsService(activityLog, formStore, practices, registration, callOf(ben, mesa));
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

describe('what the practice knows already', () => {
  const { pages, ...rest } = sampleForm();
  const asks = (uuid: string, about: string, type = 'text') =>
    ({
      uuid,
      type,
      about,
      label: { en: uuid, es: uuid },
      sortOrder: 9,
      rules: [],
    }) as unknown as FormTemplate['pages'][0]['fields'][0];
  const form: FormTemplate = {
    ...rest,
    pages: pages.map((page, at) =>
      at > 0
        ? page
        : {
            ...page,
            fields: [
              ...page.fields,
              asks('contact', 'emergency_contact.firstName emergency_contact.lastName'),
              asks('phone', 'emergency_contact.phoneNumber', 'phonenumber'),
              asks('born', 'personal_details.date_of_birth', 'datefield'),
              asks('nobody', 'constructor.name'),
            ],
          },
    ),
  };
  const chart = benAtMesa as NonNullable<typeof benAtMesa>;
  const knownTo = async (call: ReturnType<typeof callOf>) => {
    const { activityLog, formStore, practices, registration } = baseFixture();
    formStore.write(mesa.id, form);
    formStore.put(chart, [{ id: form.uuid, title: form.title }]);
    await registration.keep(chart, {
      details: {
        emergency_contact: { firstName: 'Eva', lastName: 'Ortiz', phoneNumber: '+16025550123' },
        personal_details: { date_of_birth: 'unknown' },
      },
    });
    const queue = await new FormsService(activityLog, formStore, practices, registration, call).queue();
    if (!queue.ok) throw new Error(queue.error.kind);
    const [asked] = queue.value.forms;
    const fields = asked?.pages[0]?.fields ?? [];
    return Object.fromEntries(fields.flatMap(({ uuid, known }) => (known === undefined ? [] : [[uuid, known]])));
  };

  it('stands in the fields of a form that ask for it, as far as they would take it', async () => {
    expect(await knownTo(callOf(ben, mesa))).toEqual({ contact: 'Eva Ortiz', phone: '(602) 555-0123' });
  });

  it('does not stand there for a delegate who may fill in forms and not see the profile', async () => {
    const call = { ...callOf(ben, mesa), acting: delegateFor(ben, chart, 'forms:view', 'forms:act') };
    expect(await knownTo(call)).toEqual({});
    const seeing = { ...call, acting: delegateFor(ben, chart, 'forms:view', 'forms:act', 'profile:view') };
    expect(await knownTo(seeing)).toHaveProperty('contact');
  });
});
