import type { DisagreementRefusal } from '@portico/application/health';
import type { Failure } from '@portico/application/kernel';
import { longestDisagreement, type AmendmentId, type AmendmentRequest } from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { disagreementWords as words } from './entries.messages.ts';
import css from './entries.module.css';

export interface DisagreementFormModel {
  readonly statement: string;
  readonly isComplete: boolean;
  readonly doing:
    | { readonly kind: 'idle' | 'sending' | 'done' }
    | { readonly kind: 'failed'; readonly failure: DisagreementRefusal | Failure };
  write(statement: string): void;
  send(id: AmendmentId): Promise<void>;
}

interface DisagreementFieldsProps {
  readonly viewModel: DisagreementFormModel;
  readonly request: AmendmentRequest;
  readonly practice: string;
}

/** After a denial: the right to a statement of disagreement. */
export const DisagreementFields = observer(({ viewModel, request, practice }: DisagreementFieldsProps) => {
  const say = useWords();
  const { statement, isComplete, doing } = viewModel;
  const isSending = doing.kind === 'sending';
  const isTooLong = statement.trim().length > longestDisagreement;
  return (
    <CheckedForm
      className={css.form}
      isComplete={isComplete}
      busy={isSending}
      onSend={() => void viewModel.send(request.id)}
    >
      <p>{say(words.lead, { practice })}</p>
      {doing.kind === 'failed' && (
        <Notice tone="bad">
          <p>{say(words.failed)}</p>
          <p>{say(doing.failure.kind === 'no-disagreement' ? words.refused : failureWords[doing.failure.kind])}</p>
        </Notice>
      )}
      <TextArea
        label={say(words.statement)}
        missing={say(words.statementMissing)}
        name="statement"
        required
        value={statement}
        error={isTooLong ? say(words.tooLong, { most: longestDisagreement }) : undefined}
        onChange={({ currentTarget }) => viewModel.write(currentTarget.value)}
      />
      <div>
        <Button type="submit" busy={isSending}>
          {say(isSending ? words.sending : words.send)}
        </Button>
      </div>
    </CheckedForm>
  );
});
