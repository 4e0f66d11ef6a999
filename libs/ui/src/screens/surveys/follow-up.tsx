import type { SurveyViewModel } from '@portico/view-models/surveys';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { LongText } from './question.tsx';
import { followUpWords, surveyWords } from './surveys.messages.ts';
import css from './surveys.module.css';

/** The follow-up after low ratings; its text is optional. */
export const FollowUp = observer(
  ({
    viewModel,
    failed,
  }: {
    readonly viewModel: SurveyViewModel;
    /** The error of sending it. */
    readonly failed: ReactNode;
  }) => {
    const say = useWords();
    const title = useRef<HTMLHeadingElement>(null);
    const { phase } = viewModel;
    useEffect(() => title.current?.focus(), []);
    const isSending = phase.kind === 'feedback' && phase.sending.kind === 'sending';
    return (
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void viewModel.submit();
        }}
      >
        <div>
          <h2 ref={title} tabIndex={-1} className={css.title}>
            {say(followUpWords.title)}
          </h2>
          <p>{say(followUpWords.lead)}</p>
        </div>
        <LongText label={say(followUpWords.feedback)} text={viewModel.input.feedback} onType={viewModel.input.write} />
        {failed}
        <div className={css.buttons}>
          <Button look="primary" type="submit" disabled={!viewModel.canSubmit} busy={isSending}>
            {say(isSending ? surveyWords.sending : followUpWords.send)}
          </Button>
          <Button busy={isSending} onClick={() => void viewModel.finish()}>
            {say(followUpWords.finish)}
          </Button>
        </div>
      </form>
    );
  },
);
