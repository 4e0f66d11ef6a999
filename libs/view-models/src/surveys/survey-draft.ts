import { parseAnswers, questionsAndAnswers, type SurveyAnswers } from '@portico/domain/surveys';
import type { Draft } from '../kernel/index.ts';
import type { ShownSurvey } from '@portico/application/surveys';

const feedbackField = 'feedback';
const fieldOf = (questionId: string): string => `question.${questionId}`;

/** The answers and texts of a survey as a draft, which outlives the screen. */
export const draftOf = ({ questions }: ShownSurvey, answers: SurveyAnswers, feedback: string): Draft => ({
  ...Object.fromEntries(
    questionsAndAnswers(questions, answers)
      .filter(({ questionId }) => answers.has(questionId))
      .map(({ questionId, answer }) => [fieldOf(questionId), answer]),
  ),
  [feedbackField]: feedback,
});

export const feedbackIn = (draft: Draft | undefined): string => draft?.[feedbackField] ?? '';

/** The unsent answers, if they fit the survey's current questions. */
export const answersInDraft = ({ questions }: ShownSurvey, draft: Draft | undefined): SurveyAnswers | undefined => {
  if (draft === undefined) return undefined;
  const raw = questions.flatMap(({ id }) => {
    const answer = draft[fieldOf(id)];
    return answer === undefined ? [] : [{ questionId: id, answer }];
  });
  const parsed = parseAnswers(questions, raw);
  return parsed.ok ? parsed.value : undefined;
};
