import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isTreeEnd, type Question } from './question-tree.ts';
import { longestWay } from './parse-questions.ts';
import {
  answerQuestion,
  backToQuestion,
  beginQuestions,
  isLastStep,
  mostQuestions,
  questionCount,
  stepNumber,
  type QuestionWay,
} from './question-progress.ts';
import { questions } from './testing/index.ts';

/** A path through the questions; each number selects an option of the next step. */
const walk = (first: Question, choices: readonly number[]): QuestionWay => {
  let way = beginQuestions(first);
  for (const choice of choices) {
    if (isTreeEnd(way.at)) break;
    way = answerQuestion(way, way.at.options[choice % way.at.options.length]?.id ?? '');
  }
  return way;
};

/** How many questions each way has, to whatever end. */
const lengthsFrom = ({ options }: Question): readonly number[] =>
  options.flatMap(({ leadsTo }) => (isTreeEnd(leadsTo) ? [1] : lengthsFrom(leadsTo).map((length) => length + 1)));

const choices = fc.array(fc.nat(5), { maxLength: longestWay });
const ways = fc.tuple(questions, choices).map(([first, chosen]) => walk(first, chosen));
/** Paths that are not at an end. */
const asking = ways.filter(({ at }) => !isTreeEnd(at)).map((way) => way as QuestionWay & { readonly at: Question });

describe('the way through the questions of a practice', () => {
  it('APT-081 ACC-311 Back undoes every answer, and the same answer leads on to the same place', () => {
    fc.assert(
      fc.property(asking, fc.nat(5), (way, choice) => {
        const option = way.at.options[choice % way.at.options.length]?.id ?? '';
        const on = answerQuestion(way, option);
        expect(backToQuestion(on)).toEqual(way);
        expect(answerQuestion(backToQuestion(on), option)).toEqual(on);
      }),
    );
  });

  it('APT-081 ACC-307 ACC-311 the answers are the options that were chosen, in order, and each step is one more', () => {
    fc.assert(
      fc.property(questions, choices, (first, chosen) => {
        const { answered, at } = walk(first, chosen);
        let expected: Question['options'][number]['leadsTo'] = first;
        for (const [step, { question, option }] of answered.entries()) {
          expect(question).toBe(expected);
          expect(option).toBe(question.options[(chosen[step] ?? NaN) % question.options.length]);
          expected = option.leadsTo;
        }
        expect(at).toBe(expected);
        expect(stepNumber({ answered, at })).toBe(answered.length + 1);
      }),
    );
  });

  it('ACC-310 Back stays on the first step', () => {
    fc.assert(
      fc.property(questions, (first) => {
        const way = beginQuestions(first);
        expect(stepNumber(way)).toBe(1);
        expect(backToQuestion(way)).toBe(way);
      }),
    );
  });

  it('ACC-321 every way ends, after at most the longest way', () => {
    fc.assert(
      fc.property(questions, fc.array(fc.nat(5), { minLength: longestWay, maxLength: longestWay }), (first, chosen) => {
        const way = walk(first, chosen);
        expect(isTreeEnd(way.at)).toBe(true);
        expect(answerQuestion(way, way.answered.at(-1)?.option.id ?? '')).toBe(way);
      }),
    );
  });

  it('ACC-309 an option that the step has not is no answer', () => {
    fc.assert(
      fc.property(ways, fc.string(), (way, option) => {
        fc.pre(isTreeEnd(way.at) || way.at.options.every(({ id }) => id !== option));
        expect(answerQuestion(way, option)).toBe(way);
      }),
    );
  });

  it('ACC-306 the number of questions, where it is told, is that of every way to a visit', () => {
    fc.assert(
      fc.property(asking, choices, (way, chosen) => {
        const count = questionCount(way);
        let on: QuestionWay = way;
        for (const choice of chosen) {
          if (isTreeEnd(on.at)) break;
          on = answerQuestion(on, on.at.options[choice % on.at.options.length]?.id ?? '');
        }
        fc.pre(isTreeEnd(on.at) && on.at.kind === 'visit-type');
        if (count !== undefined) expect(on.answered).toHaveLength(count);
      }),
    );
  });

  it('ACC-306 the most questions there can be is the same at every step, none is beyond it, and one way has as many', () => {
    fc.assert(
      fc.property(asking, (way) => {
        const first = way.answered[0]?.question ?? way.at;
        const most = mostQuestions(way);
        expect(most).toBe(mostQuestions(beginQuestions(first)));
        expect(stepNumber(way)).toBeLessThanOrEqual(most ?? NaN);
        expect(Math.max(...lengthsFrom(first))).toBe(most);
        expect(questionCount(way) ?? most).toBe(most);
      }),
    );
  });

  it('ACC-306 the number of questions is told from the first on or never, and no step is beyond it', () => {
    fc.assert(
      fc.property(asking, (way) => {
        const first = way.answered[0]?.question ?? way.at;
        const count = questionCount(way);
        expect(count).toBe(questionCount(beginQuestions(first)));
        if (count !== undefined) expect(stepNumber(way)).toBeLessThanOrEqual(count);
      }),
    );
  });

  it('ACC-308 it is the last step with exactly those options after which nothing more is asked', () => {
    fc.assert(
      fc.property(asking, (way) => {
        const ends = way.at.options.map(({ id }) => isTreeEnd(answerQuestion(way, id).at));
        expect(way.at.options.map(({ id }) => isLastStep(way.at, id))).toEqual(ends);
        expect(isLastStep(way.at)).toBe(ends.every(Boolean));
        expect(isLastStep(way.at, 'no option of it')).toBe(false);
      }),
    );
  });
});
