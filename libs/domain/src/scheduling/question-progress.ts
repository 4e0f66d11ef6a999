import { isTreeEnd, type Question, type QuestionOption, type TreeEnd } from './question-tree.ts';

/** The state of answering the questions. Nothing is sent or stored before they are completed. */
export interface QuestionWay {
  /** The answers so far, the first one first (`ACC-307`). */
  readonly answered: readonly Answered[];
  readonly at: Question | TreeEnd;
}

export interface Answered {
  readonly question: Question;
  readonly option: QuestionOption;
}

export const beginQuestions = (first: Question): QuestionWay => ({ answered: [], at: first });

/** Adds an answer and moves to the next step (`APT-081`). Unchanged if the option is not one of this step's. */
export const answerQuestion = (way: QuestionWay, option: QuestionOption['id']): QuestionWay => {
  if (isTreeEnd(way.at)) return way;
  const question = way.at;
  const chosen = question.options.find(({ id }) => id === option);
  if (chosen === undefined) return way;
  return { answered: [...way.answered, { question, option: chosen }], at: chosen.leadsTo };
};

/** Goes back one step and drops its answer (`ACC-311`); the first step stays (`ACC-310`). */
export const backToQuestion = (way: QuestionWay): QuestionWay => {
  const last = way.answered.at(-1);
  return last === undefined ? way : { answered: way.answered.slice(0, -1), at: last.question };
};

/** The number of the current step, from 1 on. */
export const stepNumber = ({ answered }: QuestionWay): number => answered.length + 1;

/**
 * The number of all questions, if it is known from the first one on, so that it is told at every step or at none: the
 * same on each way to a visit, and no way that ends without one is longer. Undefined too where the way is at an end.
 */
export const questionCount = ({ answered, at }: QuestionWay): number | undefined => {
  if (isTreeEnd(at)) return undefined;
  const first = answered[0]?.question ?? at;
  const [count, ...others] = new Set(stepsToVisit(first));
  return count === undefined || others.length > 0 || mostSteps(first) > count ? undefined : count;
};

/** The number of questions on the longest way, from the first one on: the same at every step. Undefined at an end. */
export const mostQuestions = ({ answered, at }: QuestionWay): number | undefined =>
  isTreeEnd(at) ? undefined : mostSteps(answered[0]?.question ?? at);

const mostSteps = ({ options }: Question): number =>
  1 + Math.max(0, ...options.map(({ leadsTo }) => (isTreeEnd(leadsTo) ? 0 : mostSteps(leadsTo))));

/** How many questions each way to a kind of visit has, this one included. */
const stepsToVisit = (question: Question): readonly number[] =>
  question.options.flatMap(({ leadsTo }) => {
    if (!isTreeEnd(leadsTo)) return stepsToVisit(leadsTo).map((steps) => steps + 1);
    return leadsTo.kind === 'visit-type' ? [1] : [];
  });

/**
 * Whether no question follows: the button reads Continue instead of Next (`ACC-308`). Before an option is chosen:
 * whether that is true of all options.
 */
export const isLastStep = ({ options }: Question, chosen?: QuestionOption['id']): boolean => {
  const possible = options.filter(({ id }) => chosen === undefined || id === chosen);
  return possible.length > 0 && possible.every(({ leadsTo }) => isTreeEnd(leadsTo));
};
