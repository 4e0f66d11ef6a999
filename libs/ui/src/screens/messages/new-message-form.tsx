import type { Failure } from '@portico/application/kernel';
import type { ChosenFile, MessagesScreen as Shown, NotSent, UploadRefusal } from '@portico/application/messages';
import type { ProviderId } from '@portico/domain/kernel';
import {
  attachableEndings,
  longestBody,
  longestSubject,
  type ThreadId,
  type NodeId,
  type BadFile,
  type Correspondent,
  type BadSubject,
} from '@portico/domain/messages';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Choice } from '../../kit/select-choice.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice } from '../../kit/notice.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { Inactive, type ConversationPaneModel } from './conversation-view.tsx';
import { conversationWords } from './conversation.messages.ts';
import { messagesWords, newMessageWords as words, subjectWords, uploadWords } from './messages.messages.ts';
import css from './messages-screen.module.css';

export interface NewMessageFormModel extends ConversationPaneModel {
  sendNew(): Promise<ThreadId | undefined>;
}

type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly failure: NotSent | Failure };

type Phase =
  | { readonly kind: 'none' }
  | { readonly kind: 'uploading'; readonly name: string; readonly share: number }
  | { readonly kind: 'ready'; readonly name: string; readonly node: NodeId }
  | { readonly kind: 'failed'; readonly name: string; readonly why: BadFile | UploadRefusal | Failure };

export interface AttachedFileModel {
  readonly phase: Phase;
  choose(file: ChosenFile): Promise<void>;
  retry(): Promise<void>;
  remove(): void;
}

export interface NewMessageNewMessageModel {
  readonly provider: ProviderId | undefined;
  readonly subject: string;
  readonly body: string;
  readonly sending: Sending;
  readonly file: AttachedFileModel | undefined;
  readonly choices: readonly Correspondent[];
  readonly isInactive: boolean;
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
  useEffect(() => heading.current?.focus(), []);
  const { isInactive, canSend, sending, file } = message;
  const send = async (): Promise<void> => {
    const thread = await viewModel.sendNew();
    if (thread !== undefined) onSent(thread);
  };
  return (
    <CheckedForm className={css.form} isComplete={canSend} onSend={() => void send()}>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {say(messagesWords.new)}
      </h2>
      <Recipient message={message} />
      {isInactive ? (
        <Inactive phone={screen.practicePhone} />
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

const Recipient = observer(({ message }: Pick<NewMessageProps, 'message'>) => {
  const say = useWords();
  const { choices, provider } = message;
  if (choices.length === 0) return <p>{say(words.nobody)}</p>;
  return (
    <Choice
      label={say(words.to)}
      required
      options={[
        { value: '', text: say(words.choose) },
        ...choices.map(({ id, name, specialty }) => ({
          value: id as string,
          text: specialty === undefined ? name : `${name}, ${specialty}`,
        })),
      ]}
      value={provider ?? ''}
      onChange={(id) => message.choose(id === '' ? undefined : (id as ProviderId))}
    />
  );
});

const Texts = observer(({ message }: Pick<NewMessageProps, 'message'>) => {
  const say = useWords();
  const { subject, body, subjectError, isTooLong } = message;
  return (
    <>
      <TextField
        label={say(words.subject)}
        name="subject"
        required
        value={subject}
        maxLength={longestSubject + 1}
        error={subjectError === undefined ? undefined : say(subjectWords[subjectError])}
        onChange={({ currentTarget }) => message.writeSubject(currentTarget.value)}
      />
      <TextArea
        label={say(words.body)}
        name="body"
        rows={6}
        required
        value={body}
        error={isTooLong ? say(conversationWords.tooLong, { most: longestBody }) : undefined}
        onChange={({ currentTarget }) => message.writeBody(currentTarget.value)}
      />
    </>
  );
});

/** One file, uploaded as soon as it is chosen (`MON-252` to `MON-254`). */
const FileField = observer(
  ({ file, chosenFile }: { readonly file: AttachedFileModel; readonly chosenFile: (file: File) => ChosenFile }) => {
    const say = useWords();
    const input = useRef<HTMLInputElement>(null);
    const { phase } = file;
    return (
      <div className={css.attach}>
        <input
          ref={input}
          type="file"
          hidden
          accept={attachableEndings.join(',')}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (chosen !== undefined) void file.choose(chosenFile(chosen));
          }}
        />
        {(phase.kind === 'none' || phase.kind === 'failed') && (
          <>
            <Button icon="file" aria-describedby="attach-hint" onClick={() => input.current?.click()}>
              {say(words.attach)}
            </Button>
            <p id="attach-hint" className={css.hint}>
              {say(words.attachHint)}
            </p>
          </>
        )}
        {phase.kind === 'uploading' && (
          <>
            <p role="status">{say(words.uploading, { name: phase.name, percent: Math.floor(phase.share * 100) })}</p>
            <progress className={css.progress} value={phase.share} aria-label={phase.name} />
          </>
        )}
        {phase.kind === 'ready' && <p role="status">{say(words.attached, { name: phase.name })}</p>}
        {(phase.kind === 'ready' || phase.kind === 'uploading') && (
          <Button onClick={() => file.remove()}>{say(words.detach)}</Button>
        )}
        {phase.kind === 'failed' && (
          <Notice tone="bad">
            <p>
              {say(
                phase.why.kind in uploadWords
                  ? uploadWords[phase.why.kind as keyof typeof uploadWords]
                  : failureWords[phase.why.kind as keyof typeof failureWords],
              )}
            </p>
            {!(phase.why.kind in uploadWords) && (
              <Button icon="retry" onClick={() => void file.retry()}>
                {say(kitWords.retry)}
              </Button>
            )}
          </Notice>
        )}
      </div>
    );
  },
);
