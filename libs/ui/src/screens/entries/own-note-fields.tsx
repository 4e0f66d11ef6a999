import type { EntryPage } from '@portico/application/health';
import type { Failure } from '@portico/application/kernel';
import { longestOwnNote } from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { ActedForContext, SignerContext } from '../../kit/acted-for.ts';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Notice } from '../../kit/notice.tsx';
import { News } from '../../kit/success-message.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { noteWords as words } from './entries.messages.ts';
import css from './entries.module.css';

export interface OwnNoteFormModel {
  readonly typed: string | undefined;
  readonly doing:
    | { readonly kind: 'idle' | 'sending' | 'kept' | 'erased' }
    | { readonly kind: 'failed'; readonly failure: Failure };
  isComplete(kept: string | undefined): boolean;
  write(note: string): void;
  keep(kept: string | undefined): Promise<void>;
  erase(): Promise<void>;
}

interface OwnNoteFieldsProps {
  readonly viewModel: OwnNoteFormModel;
  readonly page: Pick<EntryPage, 'note'>;
}

/** The person's own note, to be changed and deleted. */
export const OwnNoteFields = observer(({ viewModel, page }: OwnNoteFieldsProps) => {
  const say = useWords();
  const [actedFor, signer] = [use(ActedForContext), use(SignerContext)];
  const { typed, doing } = viewModel;
  const kept = page.note?.text;
  const text = typed ?? kept ?? '';
  const isSending = doing.kind === 'sending';
  return (
    <CheckedForm
      className={css.form}
      isComplete={viewModel.isComplete(kept)}
      busy={isSending}
      onSend={() => void viewModel.keep(kept)}
    >
      <NoteOutcome doing={doing} />
      <TextArea
        label={say(words.label)}
        missing={say(words.labelMissing)}
        description={actedFor && signer ? say(words.hintOfHelper, { signer, name: actedFor }) : say(words.hint)}
        name="note"
        required
        value={text}
        error={text.trim().length > longestOwnNote ? say(words.tooLong, { most: longestOwnNote }) : undefined}
        onChange={({ currentTarget }) => viewModel.write(currentTarget.value)}
      />
      <div className={css.actions}>
        <Button type="submit" busy={isSending}>
          {say(isSending ? words.saving : words.save)}
        </Button>
        {kept !== undefined && (
          <Button look="quiet" busy={isSending} onClick={() => void viewModel.erase()}>
            {say(words.erase)}
          </Button>
        )}
      </div>
    </CheckedForm>
  );
});

const NoteOutcome = ({ doing }: Pick<OwnNoteFormModel, 'doing'>) => {
  const say = useWords();
  if (doing.kind === 'failed') {
    return (
      <Notice tone="bad">
        <p>{say(words.failed)}</p>
        <p>{say(failureWords[doing.failure.kind])}</p>
      </Notice>
    );
  }
  if (doing.kind !== 'kept' && doing.kind !== 'erased') return null;
  return (
    <News of={doing}>
      <p>{say(words[doing.kind])}</p>
    </News>
  );
};
