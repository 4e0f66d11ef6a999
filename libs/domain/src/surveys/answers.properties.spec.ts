import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ok } from '../kernel/index.ts';
import { isWritten, longestText, parseAnswers, questionsAndAnswers, ratingsOf, unanswered } from './answers.ts';
import { answersTo, sampleSurvey, surveyContents } from './testing/index.ts';

const answered = surveyContents.chain(({ questions }) => fc.tuple(fc.constant(questions), answersTo(questions)));

describe('the answers of a survey', () => {
  it('ACC-287 travel as question, text, kind and answer in the order asked, and arrive as they were given', () => {
    fc.assert(
      fc.property(answered, ([questions, answers]) => {
        const sent = questionsAndAnswers(
          questions.map((question) => ({ ...question, text: question.text.es })),
          answers,
        );
        expect(sent.map(({ questionId, question, answerType }) => [questionId, question, answerType])).toEqual(
          questions.map(({ id, text, kind }) => [id, text.es, kind]),
        );
        expect(parseAnswers(questions, sent)).toEqual(ok(answers));
      }),
    );
  });

  it('are refused whole, whatever comes, unless each is to a question of the survey and of its kind', () => {
    const raw = fc.array(
      fc.record({
        questionId: fc.oneof(fc.constantFrom(...sampleSurvey.questions.map(({ id }) => id)), fc.string()),
        answer: fc.oneof(fc.constantFrom('0', '3', '6', 'short', ''), fc.string()),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(raw, (sent) => {
        const parsed = parseAnswers(sampleSurvey.questions, sent);
        if (!parsed.ok) return;
        expect(new Set(sent.map(({ questionId }) => questionId)).size).toBe(sent.length);
        for (const stars of ratingsOf(parsed.value)) expect([1, 2, 3, 4, 5]).toContain(stars);
        for (const [id, { kind }] of parsed.value) {
          expect(sampleSurvey.questions.find((question) => question.id === id)?.kind).toBe(kind);
        }
      }),
    );
  });

  it.each([
    ['more than five stars', 'overall', '6'],
    ['stars that are no digit', 'overall', '4.5'],
    ['a choice that is not offered', 'waited', 'forever'],
    ['a text that is too long', 'more', 'a'.repeat(longestText + 1)],
    ['a question that is not asked', 'secret', '5'],
  ])('are not %s', (_, questionId, answer) => {
    expect(parseAnswers(sampleSurvey.questions, [{ questionId, answer }])).toEqual({
      ok: false,
      error: { kind: 'bad-answers' },
    });
  });

  it('are a text up to its longest', () => {
    const sent = [{ questionId: 'more', answer: 'a'.repeat(longestText) }];
    expect(parseAnswers(sampleSurvey.questions, sent).ok).toBe(true);
  });

  it('ACC-296 are wanted for every required question, and for no other', () => {
    fc.assert(
      fc.property(answered, ([questions, answers]) => {
        expect(unanswered(questions, answers)).toEqual(
          questions.filter(({ id, required }) => required && answers.get(id) === undefined),
        );
      }),
    );
  });

  it('ACC-296 are none where only spaces were written', () => {
    const blank = fc.stringMatching(/^[ \t\n\u00a0]{0,6}$/);
    fc.assert(
      fc.property(blank, (text) => {
        expect(isWritten(text)).toBe(false);
        const parsed = parseAnswers(sampleSurvey.questions, [{ questionId: 'more', answer: text }]);
        expect(parsed).toEqual(ok(new Map()));
      }),
    );
    expect(isWritten(' x ')).toBe(true);
  });
});
