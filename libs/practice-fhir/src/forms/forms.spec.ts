import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FilledForm } from '@portico/practice-spi';
import { startClinicServer, type ClinicServer } from '../testing/medplum-clinic.ts';
import { facet, problemIn, valueOf } from '../testing/expect-values.ts';
import { startLosingProxy } from '../testing/answer-losing-proxy.ts';
import { call, connected, furnish, ids } from '../testing/small-practice-fixture.ts';

let server: ClinicServer;
beforeAll(async () => {
  server = await startClinicServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => furnish(server));

const uuid = (number: number) => `99999999-9999-4999-8999-${String(number).padStart(12, '0')}`;
const mine = { reference: `Patient/${ids.patient}` };
const theirs = { reference: `Patient/${ids.other}` };
const put = (resourceType: string, number: number, more: Record<string, unknown>) =>
  server.put({ resourceType, id: uuid(number), ...more });
const form = (item: readonly object[], more: Record<string, unknown> = {}, number = 1) =>
  put('Questionnaire', number, { status: 'active', title: 'Intake', item, ...more });
const task = (number: number, more: Record<string, unknown> = {}) =>
  put('Task', number, {
    status: 'requested',
    intent: 'order',
    for: mine,
    focus: { reference: `Questionnaire/${uuid(1)}` },
    authoredOn: '2026-11-20T09:00:00-05:00',
    ...more,
  });
const formsOf = async (base = server.base, more: Record<string, unknown> = {}) =>
  facet((await connected(base, more)).connection, 'forms');
const asked = async (of = ids.patient) => valueOf(await (await formsOf()).asked(of, call));
const filled = (answers: FilledForm['answers'], more: Partial<FilledForm> = {}): FilledForm => ({
  patient: ids.patient,
  form: uuid(1),
  version: 1,
  signedAt: '2026-11-24T10:00:00-05:00',
  answers,
  ...more,
});

/** The items of the specification's own example f201, of Lifelines. */
const lifelines = [
  { linkId: '1', text: 'Do you have allergies?', type: 'boolean' },
  {
    linkId: '2',
    text: 'General questions',
    type: 'group',
    item: [
      { linkId: '2.1', text: 'What is your gender?', type: 'string' },
      { linkId: '2.2', text: 'What is your date of birth?', type: 'date' },
    ],
  },
];

describe('forms on a FHIR server', () => {
  it('are asked as the specification’s own example has them, until they are due', async () => {
    await form(lifelines, { url: 'http://hl7.org/fhir/Questionnaire/f201', title: undefined, name: 'Lifelines' });
    await task(2, { restriction: { period: { end: '2026-12-01' } } });
    expect(await asked()).toEqual([
      {
        id: uuid(1),
        version: expect.any(Number),
        title: { en: 'Lifelines' },
        due: '2026-12-01',
        questions: [
          { id: '1', kind: 'yes-no', label: { en: 'Do you have allergies?' } },
          { id: '2', kind: 'help', label: { en: 'General questions' } },
          { id: '2.1', kind: 'text', label: { en: 'What is your gender?' } },
          { id: '2.2', kind: 'date', label: { en: 'What is your date of birth?' } },
        ],
      },
    ]);
    expect(await asked(ids.other)).toEqual([]);
  });

  it('are asked with their choices, in each language', async () => {
    const translated = (content: string) => ({
      extension: [
        {
          url: 'http://hl7.org/fhir/StructureDefinition/translation',
          extension: [
            { url: 'lang', valueCode: 'es-US' },
            { url: 'content', valueString: content },
          ],
        },
      ],
    });
    const option = { valueCoding: { code: 'y', display: 'Yellow', _display: translated('Amarillo') } };
    const item = { linkId: 'c', text: 'Color', _text: translated('Color preferido'), type: 'choice', required: true };
    await form([{ ...item, repeats: true, answerOption: [option, { valueString: 'Green' }] }]);
    await task(2);
    expect((await asked())[0]?.questions).toEqual([
      {
        id: 'c',
        kind: 'some-of',
        label: { en: 'Color', es: 'Color preferido' },
        required: true,
        choices: [
          { value: 'y', label: { en: 'Yellow', es: 'Amarillo' } },
          { value: 'Green', label: { en: 'Green' } },
        ],
      },
    ]);
  });

  it.each([
    { what: 'a condition', item: { type: 'string', enableWhen: [{ question: '1', operator: 'exists' }] } },
    { what: 'a file', item: { type: 'attachment' } },
    { what: 'a choice of a value set', item: { type: 'choice', answerValueSet: 'http://elsewhere.example/vs' } },
    { what: 'answers that repeat', item: { type: 'string', repeats: true } },
    { what: 'questions below an answer', item: { type: 'boolean', item: [{ linkId: 'y', text: 'Y', type: 'date' }] } },
    { what: 'a kind that nobody knows', item: { type: 'mood' } },
    { what: 'one id twice', item: { type: 'string', linkId: '1' } },
  ])('are on paper where they hold $what', async ({ item }) => {
    await form([lifelines[0] ?? {}, { linkId: 'x', text: 'X', ...item }]);
    await task(2);
    const [only] = await asked();
    expect({ id: only?.id, questions: only?.questions }).toEqual({ id: uuid(1), questions: undefined });
  });

  it('are asked by open tasks and begun responses alone, each once, and only while they are in use', async () => {
    await form(lifelines);
    await form(lifelines, { url: 'http://clinic.example/q/history' }, 3);
    await form(lifelines, { status: 'retired' }, 4);
    await task(5);
    await task(6, { focus: undefined, input: [{ type: { text: 'q' }, valueCanonical: `Questionnaire/${uuid(1)}` }] });
    await task(7, { focus: { reference: `Questionnaire/${uuid(4)}` } });
    await task(8, { for: theirs });
    await task(9, { status: 'completed', focus: { reference: `Questionnaire/${uuid(3)}` } });
    expect((await asked()).map(({ id }) => id)).toEqual([uuid(1)]);
    const begun = { status: 'in-progress', questionnaire: 'http://clinic.example/q/history|1' };
    await put('QuestionnaireResponse', 10, { ...begun, subject: mine, authored: '2026-11-20T09:00:00-05:00' });
    expect((await asked()).map(({ id }) => id)).toEqual([uuid(1), uuid(3)]);
  });

  it('are left out and counted where a task is in a status that nobody knows, and are not none', async () => {
    await form(lifelines);
    await form(lifelines, {}, 3);
    await task(2, { status: 'maybe' });
    const { connection, host } = await connected(server.base);
    const forms = facet(connection, 'forms');
    const leftOut = { kind: 'malformed', what: 'Bundle.entry.Questionnaire' };
    expect(problemIn(await forms.asked(ids.patient, call))).toEqual(leftOut);
    expect(host.told).toEqual([{ event: 'fhir-rows-left-out', facts: { what: 'Task.status', count: 1 } }]);
    await task(4, { focus: { reference: `Questionnaire/${uuid(3)}` } });
    expect(valueOf(await forms.asked(ids.patient, call)).map(({ id }) => id)).toEqual([uuid(3)]);
  });

  it('are handed over once under their key, each answer at its place and of its type', async () => {
    await form([
      ...lifelines,
      { linkId: 'n', text: 'How many?', type: 'integer' },
      {
        linkId: 'c',
        text: 'Which?',
        type: 'choice',
        answerOption: [{ valueCoding: { code: 'y', display: 'Yellow' } }],
      },
      {
        linkId: 's',
        text: 'Signature',
        type: 'attachment',
        extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-signatureRequired' }],
      },
    ]);
    await task(2);
    const answers = [
      { question: '1', values: ['no'] },
      { question: '2.2', values: ['1980-02-29'] },
      { question: 'n', values: ['12'] },
      { question: 'c', values: ['y'] },
      { question: 's', values: ['Ana O’Neill'] },
    ];
    const forms = await formsOf();
    for (const _ of [1, 2]) valueOf(await forms.hand(filled(answers), 'f-1', call));
    const data = Buffer.from('Ana O’Neill').toString('base64');
    expect(await server.list('QuestionnaireResponse')).toMatchObject([
      {
        status: 'completed',
        questionnaire: `Questionnaire/${uuid(1)}`,
        identifier: { system: 'urn:portico:key', value: 'f-1' },
        subject: mine,
        authored: '2026-11-24T10:00:00-05:00',
        item: [
          { linkId: '1', answer: [{ valueBoolean: false }] },
          { linkId: '2', item: [{ linkId: '2.2', answer: [{ valueDate: '1980-02-29' }] }] },
          { linkId: 'n', answer: [{ valueInteger: 12 }] },
          { linkId: 'c', answer: [{ valueCoding: { code: 'y', display: 'Yellow' } }] },
          { linkId: 's', answer: [{ valueAttachment: { contentType: 'text/plain', data } }] },
        ],
      },
    ]);
    expect(await server.list('Task')).toMatchObject([{ status: 'completed' }]);
    expect(await asked()).toEqual([]);
  });

  it('are not asked again once they were handed over, where the task cannot be completed', async () => {
    await form(lifelines);
    await task(2);
    const overrule = { Task: { update: false, patch: false } };
    valueOf(await (await formsOf(server.base, { overrule })).hand(filled([]), 'f-1', call));
    expect(await server.list('Task')).toMatchObject([{ status: 'requested' }]);
    expect(await asked()).toEqual([]);
    await task(3, { authoredOn: '2026-11-25T09:00:00-05:00' });
    expect((await asked()).length).toBe(1);
  });

  it.each([
    { what: 'a number that is none', question: 'n', values: ['twelve'] },
    { what: 'a choice that is not offered', question: 'c', values: ['blue'] },
    { what: 'two answers to one question', question: '2.1', values: ['a', 'b'] },
    { what: 'a question that is no longer there', question: 'gone', values: ['a'] },
  ])('are left to the office with $what', async ({ question, values }) => {
    await form([
      ...lifelines,
      { linkId: 'n', text: 'How many?', type: 'integer' },
      { linkId: 'c', text: 'Which?', type: 'choice', answerOption: [{ valueString: 'Green' }] },
    ]);
    const answer = await (await formsOf()).hand(filled([{ question, values }]), 'f-1', call);
    expect(problemIn(answer)).toMatchObject({ kind: 'refused' });
    expect(await server.list('QuestionnaireResponse')).toEqual([]);
  });

  it('are handed over once when the answer is lost', async () => {
    await form(lifelines);
    const proxy = await startLosingProxy(server.base);
    try {
      const overrule = { QuestionnaireResponse: { conditionalCreate: false } };
      const forms = await formsOf(proxy.base, { overrule });
      proxy.loseAnswerOf('POST', /QuestionnaireResponse$/);
      expect(problemIn(await forms.hand(filled([]), 'f-1', call))).toEqual({ kind: 'unknown' });
      valueOf(await forms.hand(filled([]), 'f-1', call));
      expect((await server.list('QuestionnaireResponse')).length).toBe(1);
    } finally {
      await proxy.close();
    }
  });

  it('are not there where no response can be written', async () => {
    const has = async (more: Record<string, unknown>) => (await connected(server.base, more)).connection.forms;
    expect(await has({ overrule: { QuestionnaireResponse: { create: false } } })).toBeUndefined();
    expect(await has({ quirks: 'athena' })).toBeUndefined();
    expect(await has({ quirks: 'epic' })).toBeDefined();
  });
});
