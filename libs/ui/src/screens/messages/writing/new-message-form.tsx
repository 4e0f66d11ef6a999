import type { Failure } from '@portico/application/kernel';
import type { ChosenFile, MessagesScreen as Shown, NotSent } from '@portico/application/messages';
import type { ProviderId } from '@portico/domain/kernel';
import { longestBody, longestSubject, type ThreadId, type Recipient, type BadSubject } from '@portico/domain/messages';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../kit/button.tsx';
import { CheckedForm } from '../../../kit/checked-form.tsx';
import { kitWords } from '../../../kit/kit.messages.ts';
import { useWasTried } from '../../../kit/last-submit.ts';
import { Notice } from '../../../kit/notice.tsx';
import { TextArea } from '../../../kit/text-area.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { failureWords } from '../../../words/failure.messages.ts';
import { useWords } from '../../../words/use-words.ts';
import { Inactive, type ConversationPaneModel } from '../conversation-view.tsx';
import { FileField, type AttachedFileModel, useFileMissing } from './file-field.tsx';
import { RecipientField } from './recipient-field.tsx';
import { conversationWords } from '../conversation.messages.ts';
import { messagesWords, newMessageWords as words, subjectWords } from '../messages.messages.ts';
import css from '../messages-screen.module.css';

export interface NewMessageFormModel extends ConversationPaneModel {
  sendNew(): Promise<ThreadId | undefined>;
}

type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly failure: NotSent | Failure };

export interface NewMessageNewMessageModel {
  readonly provider: ProviderId | undefined;
  readonly subject: string;
  readonly body: string;
  readonly sending: Sending;
  readonly file: AttachedFileModel | undefined;
  readonly choices: readonly Recipient[];
  readonly isInactive: boolean;
  readonly chosen: Recipient | undefined;
  readonly subjectError: BadSubject['kind'] | undefined;
  readonly isTooLong: boolean;
  readonly canSend: boolean;
  choose(provider: ProviderId | undefined): void;
  writeSubject(subject: string): void;
  writeBody(body: string): void;
}

export interface NewMessageProps {
  readonly viewModel: NewMessageFormModel;
  readonly screen: Shown;
  readonly message: NewMessageNewMessageModel;
  readonly chosenFile: (file: File) => ChosenFile;
  readonly onSent: (thread: ThreadId) => void;
  readonly onCancel: () => void;
}

/** Recipient, subject and text (`MON-226`, `MON-237`). */
export const NewMessageForm = observer((props: NewMessageProps) => {
  const { viewModel, screen, message, onSent, onCancel } = props;
  const say = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void heading.current?.focus(), []);
  const { isInactive, canSend, sending, file } = message;
  const missing = useFileMissing(file);
  const send = async (): Promise<void> => {
    const thread = await viewModel.sendNew();
    if (thread !== undefined) onSent(thread);
  };
  return (
    <CheckedForm className={css.form} isComplete={canSend} otherwise={missing} onSend={() => void send()}>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {say(messagesWords.new)}
      </h2>
      <RecipientField screen={screen} message={message} />
      {isInactive ? (
        <Inactive phone={screen.practicePhone} team={message.chosen?.team} />
      ) : (
        <>
          <Texts message={message} />
          {file !== undefined && <FileField file={file} chosenFile={props.chosenFile} />}
        </>
      )}
      {sending.kind === 'failed' && (
        <Notice tone="bad">
          <p>{say(sending.failure.kind === 'file-gone' ? words.fileGone : words.failed)}</p>
          {sending.failure.kind === 'practice-away' && <p>{say(failureWords['practice-away'])}</p>}
        </Notice>
      )}
      <div className={css.actions}>
        <Button type="submit" look="primary" busy={sending.kind === 'sending'} aria-disabled={!canSend}>
          {say(
            sending.kind === 'failed'
              ? kitWords.retry
              : sending.kind === 'sending'
                ? conversationWords.sending
                : conversationWords.send,
          )}
        </Button>
        <Button onClick={onCancel}>{say(words.cancel)}</Button>
      </div>
    </CheckedForm>
  );
});

const Texts = observer(({ message }: Pick<NewMessageProps, 'message'>) => {
  const say = useWords();
  const { subject, body, subjectError, isTooLong } = message;
  const wasTried = useWasTried();
  return (
    <>
      <TextField
        label={say(words.subject)}
        name="subject"
        required
        value={subject}
        maxLength={longestSubject + 1}
        // Blank it is not wrong before a try to send: until then what is to do stands there as a hint.
        missing={say(subjectWords.blank)}
        below={subjectError === 'blank' && !wasTried && <p className={css.hint}>{say(subjectWords.blank)}</p>}
        error={subjectError === undefined || subjectError === 'blank' ? undefined : say(subjectWords[subjectError])}
        onChange={({ currentTarget }) => message.writeSubject(currentTarget.value)}
      />
      <TextArea
        label={say(words.body)}
        name="body"
        rows={6}
        required
        missing={say(words.bodyMissing)}
        value={body}
        error={isTooLong ? say(conversationWords.tooLong, { most: longestBody }) : undefined}
        onChange={({ currentTarget }) => message.writeBody(currentTarget.value)}
      />
    </>
  );
});
