import { failed, ok, type Result } from '../kernel/index.ts';
import { mostStars, type SurveyQuestion } from './survey.ts';

/** The part of a question that is needed to answer it, independent of language. */
export type Answerable = { readonly id: string; readonly required: boolean } & (
  | { readonly kind: 'rating' | 'text' }
  | { readonly kind: 'choice'; readonly options: readonly { readonly id: string }[] }
);

/** The answer to one question. */
export type SurveyAnswer =
  | { readonly kind: 'rating'; readonly stars: number }
  | { readonly kind: 'choice'; readonly option: string }
  | { readonly kind: 'text'; readonly text: string };

/** Answers by question id; unanswered questions have none. */
export type SurveyAnswers = ReadonlyMap<string, SurveyAnswer>;

/** A question with its answer as sent (`ACC-287`): stars as a digit, 0 for none; a choice by its id. */
export interface QuestionAndAnswer {
  readonly questionId: string;
  /** As it was displayed. */
  readonly question: string;
  readonly answerType: SurveyQuestion['kind'];
  readonly answer: string;
}

/** The longest text answer, in characters. */
export const longestText = 2_000;

/** Whether text was entered; spaces alone do not count (`ACC-296`). */
export const isWritten = (text: string): boolean => text.trim() !== '';

export interface BadAnswers {
  readonly kind: 'bad-answers';
}

const bad = failed<BadAnswers>({ kind: 'bad-answers' });

/** Every question in display order, answered or not. */
export const questionsAndAnswers = (
  questions: readonly (Answerable & { readonly text: string })[],
  answers: SurveyAnswers,
): readonly QuestionAndAnswer[] =>
  questions.map(({ id, text, kind }) => ({
    questionId: id,
    question: text,
    answerType: kind,
    answer: written(kind, answers.get(id)),
  }));

const written = (kind: SurveyQuestion['kind'], answer: SurveyAnswer | undefined): string => {
  switch (answer?.kind) {
    case 'rating':
      return String(answer.stars);
    case 'choice':
      return answer.option;
    case 'text':
      return answer.text;
    case undefined:
      return kind === 'rating' ? '0' : '';
  }
};

/**
 * Validates answers from outside: each is for a question of this survey, of its kind, and there is at most one per
 * question. An empty answer counts as none.
 */
export const parseAnswers = (
  questions: readonly Answerable[],
  raw: readonly Pick<QuestionAndAnswer, 'questionId' | 'answer'>[],
): Result<SurveyAnswers, BadAnswers> => {
  const asked = new Map(questions.map((question) => [question.id, question]));
  const answers = new Map<string, SurveyAnswer>();
  const seen = new Set<string>();
  for (const { questionId, answer } of raw) {
    const question = asked.get(questionId);
    if (question === undefined || seen.has(questionId)) return bad;
    seen.add(questionId);
    const parsed = parseAnswer(question, answer);
    if (!parsed.ok) return parsed;
    if (parsed.value !== undefined) answers.set(questionId, parsed.value);
  }
  return ok(answers);
};

const parseAnswer = (question: Answerable, raw: string): Result<SurveyAnswer | undefined, BadAnswers> => {
  switch (question.kind) {
    case 'rating': {
      const stars = /^\d$/.test(raw) ? Number(raw) : Number.NaN;
      if (raw !== '' && !(stars <= mostStars)) return bad;
      return ok(raw === '' || stars === 0 ? undefined : { kind: 'rating', stars });
    }
    case 'choice':
      if (raw === '') return ok(undefined);
      return question.options.some(({ id }) => id === raw) ? ok({ kind: 'choice', option: raw }) : bad;
    case 'text':
      if (raw.length > longestText) return bad;
      return ok(isWritten(raw) ? { kind: 'text', text: raw } : undefined);
  }
};

/** The required questions without an answer, in display order (`ACC-296`). */
export const unanswered = <Question extends Answerable>(
  questions: readonly Question[],
  answers: SurveyAnswers,
): readonly Question[] => questions.filter(({ id, required }) => required && !answers.has(id));

/** The star ratings given, in no order. */
export const ratingsOf = (answers: SurveyAnswers): readonly number[] =>
  [...answers.values()].flatMap((answer) => (answer.kind === 'rating' ? [answer.stars] : []));
