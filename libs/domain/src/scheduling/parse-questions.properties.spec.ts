import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { longestWay, parseQuestions, type BadQuestions } from './parse-questions.ts';
import type { Question } from './question-tree.ts';
import { questions } from './testing/index.ts';

const text = { en: 'Who is it for?', es: '¿Para quién es?' };
const notice = { kind: 'notice', text };
const visit = {
  kind: 'visit-type',
  visitReason: 'check-up',
  video: false,
  selection: { providerSameAsLast: true, locationSameAsLast: true, providerPicklist: false, locationPicklist: false },
};
const option = (leadsTo: unknown, id = 'yes'): unknown => ({ id, text, leadsTo });
const asks = (leadsTo: unknown): unknown => ({ id: 'first', text, options: [option(notice, 'no'), option(leadsTo)] });

/** The given number of nested questions. */
const inARow = (length: number): unknown =>
  Array.from({ length }, (_, at) => at).reduce<unknown>(
    (leadsTo, at) => ({ id: `question-${at}`, text, options: [option(leadsTo)] }),
    notice,
  );

describe('the questions that a practice writes down', () => {
  it('ACC-321 are read as they are, also when they come as JSON', () => {
    fc.assert(
      fc.property(questions, (first) => {
        expect(parseQuestions(first)).toEqual({ ok: true, value: first });
        expect(parseQuestions(JSON.parse(JSON.stringify(first)))).toEqual({ ok: true, value: first });
      }),
    );
  });

  it('ACC-321 are read or refused, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.json().map((json) => JSON.parse(json) as unknown),
        ),
        (raw) => {
          const parsed = parseQuestions(raw);
          if (!parsed.ok) expect(parsed.error.path).toMatch(/^questions/);
        },
      ),
    );
  });

  it('ACC-321 are refused when any one thing in them is missing', () => {
    fc.assert(
      fc.property(questions, fc.nat(), (first, choice) => {
        const copy = JSON.parse(JSON.stringify(first)) as Question;
        const all = propertiesIn(copy);
        const [owner, name] = all[choice % all.length] ?? [{}, ''];
        Reflect.deleteProperty(owner, name);
        expect(parseQuestions(copy).ok).toBe(false);
      }),
    );
  });

  it('ACC-321 know nothing but what they are read for', () => {
    expect(parseQuestions({ ...(asks(visit) as object), onload: 'alert(1)' })).toEqual({
      ok: true,
      value: asks(visit),
    });
  });

  const faults: readonly (readonly [string, unknown, BadQuestions['kind'], string])[] = [
    ['nothing', undefined, 'no-id', 'questions.id'],
    ['an id that is none', { ...(asks(notice) as object), id: '' }, 'no-id', 'questions.id'],
    ['no text', { ...(asks(notice) as object), text: 'Who?' }, 'no-text', 'questions.text.en'],
    ['no Spanish', asks({ ...notice, text: { en: 'Call us.' } }), 'no-text', 'questions.options[1].leadsTo.text.es'],
    [
      'blank English',
      asks({ ...notice, text: { en: ' ', es: 'Llame.' } }),
      'no-text',
      'questions.options[1].leadsTo.text.en',
    ],
    ['no options', { id: 'first', text }, 'no-options', 'questions.options'],
    ['empty options', { id: 'first', text, options: [] }, 'no-options', 'questions.options'],
    [
      'the same option twice',
      { id: 'first', text, options: [option(notice), option(notice)] },
      'same-id',
      'questions.options[1].id',
    ],
    ['the same question again', asks(asks(notice)), 'same-id', 'questions.options[1].leadsTo.id'],
    [
      'an option without a text',
      { id: 'first', text, options: [{ id: 'yes' }] },
      'no-text',
      'questions.options[0].text.en',
    ],
    ['an end of another kind', asks({ kind: 'call' }), 'unknown-end', 'questions.options[1].leadsTo'],
    ['an option that leads nowhere', asks(undefined), 'no-id', 'questions.options[1].leadsTo.id'],
    [
      'no kind of visit',
      asks({ ...visit, visitReason: '' }),
      'no-visit-reason',
      'questions.options[1].leadsTo.visitReason',
    ],
    ['a video that is a word', asks({ ...visit, video: 'no' }), 'no-flag', 'questions.options[1].leadsTo.video'],
    ...Object.keys(visit.selection).map(
      (flag) =>
        [
          `a ${flag} that is a number`,
          asks({ ...visit, selection: { ...visit.selection, [flag]: 1 } }),
          'no-flag',
          `questions.options[1].leadsTo.selection.${flag}`,
        ] as const,
    ),
    [
      'more questions in a row than anybody answers',
      inARow(longestWay + 1),
      'too-many-questions',
      `questions${'.options[0].leadsTo'.repeat(longestWay)}`,
    ],
  ];

  it.each(faults)('ACC-321 are refused with %s, and it is said where', (_, raw, kind, path) => {
    expect(parseQuestions(raw)).toEqual({ ok: false, error: { kind, path } });
  });

  it('ACC-321 may be as many in a row as the limit says', () => {
    expect(parseQuestions(inARow(longestWay)).ok).toBe(true);
  });
});

/** Every property of an object and of nested ones. */
const propertiesIn = (from: object): readonly (readonly [object, string])[] =>
  Object.entries(from).flatMap(([name, value]: [string, unknown]) => [
    // Removing one of several options is valid.
    ...(Array.isArray(from) ? [] : [[from, name] as const]),
    ...(typeof value === 'object' && value !== null ? propertiesIn(value) : []),
  ]);
