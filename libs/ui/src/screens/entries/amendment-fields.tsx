import type { AmendmentRefusal, EntryPage } from '@portico/application/health';
import type { Failure } from '@portico/application/kernel';
import { longestAmendment } from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { amendmentWords as words } from './entries.messages.ts';
import css from './entries.module.css';

export interface AmendmentFormModel {
  readonly wrong: string;
  readonly correct: string;
  readonly isComplete: boolean;
  readonly doing:
    | { readonly kind: 'idle' | 'sending' | 'done' }
    | { readonly kind: 'failed'; readonly failure: AmendmentRefusal | Failure };
  writeWrong(wrong: string): void;
  writeCorrect(correct: string): void;
  send(): Promise<void>;
}

interface AmendmentFieldsProps {
  readonly viewModel: AmendmentFormModel;
  readonly page: Pick<EntryPage, 'practiceName'>;
}

/** What is wrong, and what it should say. */
export const AmendmentFields = observer(({ viewModel, page }: AmendmentFieldsProps) => {
  const say = useWords();
  const { wrong, correct, isComplete, doing } = viewModel;
  const tooLong = (text: string) =>
    text.trim().length > longestAmendment ? say(words.tooLong, { most: longestAmendment }) : undefined;
  const isSending = doing.kind === 'sending';
  return (
    <CheckedForm className={css.form} isComplete={isComplete} busy={isSending} onSend={() => void viewModel.send()}>
      <p>{say(words.lead, { practice: page.practiceName })}</p>
      {doing.kind === 'failed' && <NotSent failure={doing.failure} />}
      <TextArea
        label={say(words.wrong)}
        missing={say(words.wrongMissing)}
        name="wrong"
        required
        value={wrong}
        error={tooLong(wrong)}
        onChange={({ currentTarget }) => viewModel.writeWrong(currentTarget.value)}
      />
      <TextArea
        label={say(words.correct)}
        missing={say(words.correctMissing)}
        name="correct"
        required
        value={correct}
        error={tooLong(correct)}
        onChange={({ currentTarget }) => viewModel.writeCorrect(currentTarget.value)}
      />
      <div>
        <Button type="submit" look="primary" busy={isSending}>
          {say(isSending ? words.sending : words.send)}
        </Button>
      </div>
    </CheckedForm>
  );
});

const NotSent = ({ failure: { kind } }: { readonly failure: AmendmentRefusal | Failure }) => {
  const say = useWords();
  return (
    <Notice tone="bad">
      <p>{say(words.failed)}</p>
      <p>{say(kind === 'amendment-open' ? words.open : failureWords[kind])}</p>
    </Notice>
  );
};
