import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmbeddedFormSetup, EmbeddedSetup } from '@portico/adapters-practice/embedded';
import type { FormUuid } from '@portico/domain/forms';
import { sampleForm, sampleResponses } from '@portico/domain/forms/testing';
import { ana, south } from './testing/clinic-fixture.ts';
import { openPaymentsFixture, type PaymentsFixture } from './testing/payments-fixture.ts';

let fixture: PaymentsFixture;

const uuids = ['stays', 'signed-then-hidden', 'signed-then-deleted', 'hidden', 'deleted'];

interface Listed {
  readonly uuid: string;
  readonly metadata: { readonly updated_dt: string | null };
}

const lists = async (): Promise<{ readonly due: readonly Listed[]; readonly signed: readonly Listed[] }> => {
  const { forms } = (await fixture.told('getFormHistory', {})) as unknown as {
    readonly forms: { readonly formsBlock: readonly Listed[]; readonly historicalForms: readonly Listed[] };
  };
  return { due: forms.formsBlock, signed: forms.historicalForms };
};
const named = (forms: readonly Listed[]) => forms.map(({ uuid }) => uuid).filter((uuid) => uuids.includes(uuid));

describe('forms', () => {
  beforeAll(async () => {
    fixture = await openPaymentsFixture();
    const forms = ['twice', ...uuids].map((uuid) => sampleForm(uuid));
    const [, patient] = ana;
    if (patient === undefined) throw new Error('Ana has no chart in the south.');
    await new EmbeddedFormSetup(fixture.gateway.database).forms(south.id, forms);
    await new EmbeddedSetup(fixture.gateway.database).forms(
      forms.map(({ uuid, title }) => ({ patient, id: uuid, title })),
    );
  }, 120_000);
  afterAll(() => fixture.gateway.close());

  describe('a form that is sent twice at one moment, over HTTP', () => {
    it('APT-239 is signed once, and all are told that it is, whoever sends the same later among them', async () => {
      const patientForms = [{ formUuid: 'twice', version: 1, responses: sampleResponses }];
      const send = () => fixture.ask('postPendingForms', { patientForms });
      const answers = [...(await Promise.all([1, 2, 3].map(send))), await send()];
      expect(answers.map(({ code, data }) => code ?? data?.['postPendingForms'])).toEqual(
        answers.map(() => expect.objectContaining({ submissionResult: { success: true, redirect: '/form_history' } })),
      );
      expect((await lists()).signed.filter(({ uuid }) => uuid === 'twice')).toHaveLength(1);
    });
  });

  describe('forms that a practice takes back, over HTTP', () => {
    it('APT-249 APT-250 are left out where they are hidden, and deleted ones unless they were signed', async () => {
      const patientForms = ['signed-then-hidden', 'signed-then-deleted'].map((formUuid) => ({
        formUuid,
        version: 1,
        responses: sampleResponses,
      }));
      await fixture.told('postPendingForms', { patientForms });
      const before = await lists();
      expect([named(before.due).toSorted(), named(before.signed).toSorted()]).toEqual([
        ['deleted', 'hidden', 'stays'],
        ['signed-then-deleted', 'signed-then-hidden'],
      ]);
      const setup = new EmbeddedFormSetup(fixture.gateway.database);
      for (const standing of ['hidden', 'deleted'] as const) {
        for (const uuid of [standing, `signed-then-${standing}`]) {
          await setup.withdraw(south.id, uuid as FormUuid, standing);
        }
      }
      const { due, signed } = await lists();
      expect([named(due), named(signed)]).toEqual([['stays'], ['signed-then-deleted']]);

      const open = (uuid: string) => {
        const updated_dt = before.signed.find((form) => form.uuid === uuid)?.metadata.updated_dt;
        return fixture.ask('getSignedForm', { practiceId: south.id, formUuid: uuid, updated_dt });
      };
      expect((await open('signed-then-deleted')).data).toMatchObject({
        getSignedForm: { uuid: 'signed-then-deleted' },
      });
      expect((await open('signed-then-hidden')).code).toBe('NOT_FOUND');
      for (const formUuid of ['hidden', 'deleted']) {
        const posted = { patientForms: [{ formUuid, version: 1, responses: sampleResponses }] };
        expect((await fixture.ask('postPendingForms', posted)).code).toBe('CONFLICT');
      }
    });
  });
});
