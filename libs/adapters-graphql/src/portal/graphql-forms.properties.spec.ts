import { describe, expect, it } from '@jest/globals';
import type { FormHistory, FormRefusal, Forms, SignedFormShown } from '@portico/application/forms';
import { parseResponses, responsesOf, type Form, type FormUuid } from '@portico/domain/forms';
import { formWords, forms, goodAnswers } from '@portico/domain/forms/testing';
import { failed, ok, type LocalDate, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { ids, instants, localDates, patientRefs, withOptional } from '@portico/domain/kernel/testing';
import fc from 'fast-check';
import type { GatewayContext, OwnServices } from '../gateway/index.ts';
import { gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { GraphqlForms } from './graphql-forms.ts';

const today = '2026-11-21' as LocalDate;
const uuids = ids<FormUuid>('form-');
const headings = fc.record({
  uuid: uuids,
  title: formWords,
  version: fc.integer({ min: 1, max: 99 }),
  signedAt: instants,
});
const pages = fc.record({
  entries: fc.array(headings, { maxLength: 4 }),
  page: fc.integer({ min: 1, max: 9 }),
  perPage: fc.integer({ min: 1, max: 50 }),
  total: fc.nat(999),
});
const histories: fc.Arbitrary<FormHistory> = fc.record({
  patient: patientRefs,
  canReview: fc.constant(true),
  today: localDates,
  texts: fc.record({ formViewHeading: formWords, errorRequiredLabel: formWords }),
  pending: fc.array(withOptional({ uuid: uuids, title: formWords, online: fc.boolean() }, { due: localDates })),
  signed: pages,
});
/** Answers as a form takes them in: what is empty is left out. */
const signedForms: fc.Arbitrary<SignedFormShown> = forms
  .chain((form) => fc.record({ form: fc.constant(form), answers: goodAnswers(form, today), signedAt: instants }))
  .map((shown) => {
    const kept = parseResponses(shown.form, responsesOf(shown.form, shown.answers));
    return { ...shown, answers: kept.ok ? kept.value : {} };
  });

const across = (service: Partial<Forms>) => {
  const own = () => ({ forms: service }) as unknown as OwnServices;
  const { client } = tab(gatewayFetch(() => ({ own }) as Partial<GatewayContext> as GatewayContext));
  return new GraphqlForms(client);
};
const texts = { formViewHeading: 'Form', errorRequiredLabel: 'Required' };
const noneSigned = { entries: [], page: 1, perPage: 10, total: 0 };
const noQueue: Pick<Forms, 'queue'> = { queue: async () => failed({ kind: 'not-found' }) };
const runs = { numRuns: 20 };

describe('forms over the wire', () => {
  it('APT-237 APT-240 the list arrives as it was, for whoever may only look too', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const port = across({ history: async () => ok(history), ...noQueue });
        expect(await port.history()).toEqual(ok(history));
      }),
      runs,
    );
  });

  it('APT-238 APT-244 asks for a page by its number, and says how many are loaded plus 100', async () => {
    await fc.assert(
      fc.asyncProperty(pages, fc.nat(500), async (page, loaded) => {
        const asked: unknown[] = [];
        const port = across({
          more: async (...question) => {
            asked.push(question);
            return ok(page);
          },
        });
        expect(await port.more('p' as PracticeId, 3, loaded)).toEqual(ok(page));
        expect(asked).toEqual([['p', 3, loaded + 100]]);
      }),
      runs,
    );
  });

  it('APT-241 ACC-017 forms to fill in arrive whole, with every type of field and rule', async () => {
    await fc.assert(
      fc.asyncProperty(
        histories,
        fc.uniqueArray(forms, { maxLength: 3, selector: ({ uuid }) => uuid }),
        async (history, queue) => {
          const pending = queue.map(({ uuid, title }) => ({ uuid, title, online: true }));
          const port = across({
            history: async () => ok({ ...history, today, pending }),
            queue: async () => ok({ patient: history.patient, canReview: true, today, forms: queue }),
          });
          expect(await port.queue()).toEqual(ok({ patient: history.patient, canReview: true, today, forms: queue }));
        },
      ),
      runs,
    );
  });

  it('ACC-017 a form with a field or a rule that is not known here is an error, and so are those beside it', async () => {
    const patient = { practice: 'p' as PracticeId, patient: 'ana' as PatientId };
    const [known, other] = fc.sample(
      forms.filter(({ pages: [first] }) => (first?.fields.length ?? 0) > 0),
      { seed: 1, numRuns: 2 },
    ) as [Form, Form];
    const withField = (change: object): Form => ({
      ...other,
      uuid: 'other' as FormUuid,
      pages: other.pages.map((page) => ({ ...page, fields: page.fields.map((field) => ({ ...field, ...change })) })),
    });
    const unknown = [
      withField({ type: 'hologram' }),
      withField({ rules: [{ type: 'prophecy' }] }),
      { ...withField({}), rules: [{ type: 'PROPHECY', fields: [] } as never] },
    ];
    const queueOf = (...queue: readonly Form[]) => {
      const pending = queue.map(({ uuid, title }) => ({ uuid, title, online: true }));
      return across({
        history: async () => ok({ patient, canReview: true, today, texts, pending, signed: noneSigned }),
        queue: async () => ok({ patient, canReview: true, today, forms: queue }),
      }).queue();
    };
    expect(await queueOf(known, withField({}))).toMatchObject({ ok: true });
    for (const form of unknown) expect(await queueOf(known, form)).toEqual(failed({ kind: 'malfunction' }));
  });

  it('APT-241 APT-247 APT-255 a signed form arrives with its answers and when it was signed', async () => {
    await fc.assert(
      fc.asyncProperty(signedForms, async (shown) => {
        const port = across({ signed: async () => ok(shown) });
        expect(await port.signed('p' as PracticeId, shown.form.uuid, shown.signedAt)).toEqual(ok(shown));
      }),
      runs,
    );
  });

  it('MON-021 MON-024 a form that the practice has changed comes back as it is now, with what is said of it', async () => {
    const notices = fc.record({ modal: formWords, title: formWords, text: formWords });
    await fc.assert(
      fc.asyncProperty(forms, notices, async (form, notice) => {
        const refused = failed({ kind: 'form-changed' as const, uuid: form.uuid, now: { form, notice } });
        const port = across({ sign: async () => refused });
        expect(await port.sign([{ uuid: form.uuid, version: form.version + 1, responses: [] }])).toEqual(refused);
      }),
      runs,
    );
  });

  it('APT-201 APT-239 what is sent arrives as it was, and so does why it is not taken', async () => {
    const kinds = fc.constantFrom<FormRefusal['kind']>('form-changed', 'form-not-requested', 'form-incomplete');
    await fc.assert(
      fc.asyncProperty(
        signedForms,
        kinds,
        fc.option(patientRefs, { nil: undefined }),
        fc.boolean(),
        async ({ form, answers }, kind, of, taken) => {
          const { uuid, version } = form;
          const sent = [{ uuid, version, responses: responsesOf(form, answers) }];
          const asked: unknown[] = [];
          const port = across({
            sign: async (...given) => {
              asked.push(given);
              return taken ? ok(undefined) : failed({ kind, uuid });
            },
          });
          expect(await port.sign(sent, of)).toEqual(taken ? ok(undefined) : failed({ kind, uuid }));
          expect(asked).toEqual([[sent, of]]);
        },
      ),
      runs,
    );
  });
});
