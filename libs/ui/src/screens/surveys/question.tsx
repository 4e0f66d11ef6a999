import type { ShownQuestion } from '@portico/application/surveys';
import { FieldError } from '../../kit/field-error.tsx';
import { longestText, type SurveyAnswer, type SurveyAnswers } from '@portico/domain/surveys';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useMissingText } from '../../kit/last-submit.ts';
import { RadioList } from '../../kit/radio-list.tsx';
import { Stars } from '../../kit/star-rating.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { useWords } from '../../words/use-words.ts';
import { surveyWords } from './surveys.messages.ts';
import css from './surveys.module.css';

export interface QuestionModel {
  readonly input: { readonly answers: SurveyAnswers };
  answer(question: ShownQuestion, given: SurveyAnswer): void;
}

interface QuestionProps {
  readonly viewModel: QuestionModel;
  readonly question: ShownQuestion;
  /** Id of the text that explains the scale. */
  readonly scale: string;
}

/** One question of a survey, with its answer. */
export const Question = observer(({ viewModel, question, scale }: QuestionProps) => {
  const say = useWords();
  const given = viewModel.input.answers.get(question.id);
  const answer = (one: SurveyAnswer): void => viewModel.answer(question, one);
  const label = question.required ? question.text : `${question.text} (${say(surveyWords.optional)})`;
  switch (question.kind) {
    case 'rating':
      return (
        <Rating
          question={question}
          scale={scale}
          stars={given?.kind === 'rating' ? given.stars : 0}
          onRate={(stars) => answer({ kind: 'rating', stars })}
        />
      );
    case 'choice':
      return (
        <RadioList
          legend={label}
          required={question.required}
          options={question.options.map(({ id, text }) => ({ value: id, text }))}
          value={given?.kind === 'choice' ? given.option : undefined}
          onChoose={(option) => answer({ kind: 'choice', option })}
        />
      );
    case 'text':
      return (
        <LongText
          label={label}
          required={question.required}
          text={given?.kind === 'text' ? given.text : ''}
          onType={(text) => answer({ kind: 'text', text })}
        />
      );
  }
});

const Rating = ({
  question: { text, required },
  scale,
  stars,
  onRate,
}: Omit<QuestionProps, 'viewModel'> & {
  readonly stars: number;
  readonly onRate: (stars: number) => void;
}) => {
  const say = useWords();
  const id = useId();
  const error = useMissingText(required, text, stars === 0 ? '' : String(stars), { way: 'choose' });
  return (
    <fieldset
      id={id}
      className={css.question}
      aria-describedby={error === undefined ? scale : `${scale} ${id}-error`}
      data-invalid={error !== undefined || undefined}
    >
      <legend className={css.legend}>
        {text}
        {!required && <span className={css.optional}>{say(surveyWords.optional)}</span>}
      </legend>
      <div className={css.rated}>
        <Stars name={id} value={stars} wordsOf={(count) => say(surveyWords.stars, { count })} onChoose={onRate} />
        {stars > 0 && <span aria-hidden="true">{say(surveyWords.stars, { count: stars })}</span>}
      </div>
      <FieldError of={id} label={text}>
        {error}
      </FieldError>
    </fieldset>
  );
};

/** The remaining characters are shown from this many on. */
const near = 200;

/** A free text, limited in length. */
export const LongText = ({
  label,
  required = false,
  text,
  onType,
}: {
  readonly label: string;
  readonly required?: boolean;
  readonly text: string;
  readonly onType: (text: string) => void;
}) => {
  const say = useWords();
  const left = longestText - text.length;
  return (
    <TextArea
      label={label}
      description={left <= near ? say(surveyWords.characters, { count: left }) : undefined}
      rows={4}
      required={required}
      maxLength={longestText}
      value={text}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
};
