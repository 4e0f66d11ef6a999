import fc from 'fast-check';
import { edged, type EdgedArbitrary } from '../../kernel/testing/index.ts';
import type { SurveyAnswer, SurveyAnswers } from '../answers.ts';
import { thousandths, type RatingThresholds, type Thousandths } from '../satisfaction.ts';
import { mostStars, surveyTypes, type SurveyContent, type SurveyQuestion } from '../survey.ts';

/** Star ratings, including none. */
export const ratings: fc.Arbitrary<readonly number[]> = fc.array(fc.integer({ min: 0, max: mostStars }), {
  maxLength: 24,
});

/** Often a whole number of stars, as a mean of ratings is. */
export const thresholds: EdgedArbitrary<Thousandths> = edged(
  fc.integer({ min: 0, max: 5_500 }).map((one) => thousandths(one / 1_000)),
  [0, 1, 2, 3, 4, 4.999, mostStars, 5.001].map(thousandths),
);

export const ratingThresholds: fc.Arbitrary<RatingThresholds> = fc.record(
  { ratingThreshold: thresholds, NetworkLinksRatingThreshold: thresholds },
  { requiredKeys: [] },
);

const texts = fc.string({ minLength: 1, maxLength: 30 });
const localized = fc.record({ en: texts, es: texts });
const asked = { id: fc.constant(''), text: localized, required: fc.boolean() };

const questions: fc.Arbitrary<SurveyQuestion> = fc.oneof(
  fc.record({ ...asked, kind: fc.constant('rating' as const) }),
  fc.record({
    ...asked,
    kind: fc.constant('choice' as const),
    options: fc
      .array(localized, { minLength: 1, maxLength: 4 })
      .map((all) => all.map((text, at) => ({ id: `o${at}`, text }))),
  }),
  fc.record({ ...asked, kind: fc.constant('text' as const) }),
);

export const surveyContents: fc.Arbitrary<SurveyContent> = fc.record({
  type: fc.constantFrom(...surveyTypes),
  version: fc.integer({ min: 1, max: 9 }),
  title: localized,
  questions: fc
    .array(questions, { minLength: 1, maxLength: 8 })
    .map((all) => all.map((question, at) => ({ ...question, id: `q${at}` }))),
});

const answerTo = (question: SurveyQuestion): fc.Arbitrary<SurveyAnswer> => {
  switch (question.kind) {
    case 'rating':
      return fc.integer({ min: 1, max: mostStars }).map((stars) => ({ kind: 'rating', stars }));
    case 'choice':
      return fc.constantFrom(...question.options).map(({ id }) => ({ kind: 'choice', option: id }));
    case 'text':
      return texts.map((text) => ({ kind: 'text', text: `${text}.` }));
  }
};

/** Answers to some of the questions. */
export const answersTo = (asked: readonly SurveyQuestion[]): fc.Arbitrary<SurveyAnswers> =>
  fc.tuple(...asked.map((question) => fc.option(answerTo(question), { nil: undefined }))).map(
    (drawn) =>
      new Map(
        asked.flatMap(({ id }, at) => {
          const answer = drawn[at];
          return answer === undefined ? [] : [[id, answer] as const];
        }),
      ),
  );
