import type { Failure } from '@portico/application/kernel';
import {
  authorOf,
  type MessageAuthor,
  type MessagesScreen as Shown,
  type NotSent,
  type OpenedThread,
} from '@portico/application/messages';
import type { Message, MessageFile, SendKey } from '@portico/domain/messages';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { RetryNotice } from '../../kit/notice.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { Attachments, type AttachmentsModel } from './attachments.tsx';
import { conversationWords as words } from './conversation.messages.ts';
import { useMessageTime } from './message-time.ts';
import { newMessageWords } from './messages.messages.ts';
import css from './messages-screen.module.css';

type Earlier = { readonly kind: 'idle' | 'loading' } | { readonly kind: 'failed'; readonly failure: Failure };

interface Outgoing {
  readonly key: SendKey;
  readonly body: string;
  readonly file?: MessageFile;
  readonly state: { readonly kind: 'sending' } | { readonly kind: 'failed'; readonly failure: NotSent | Failure };
}

export interface MessageBubblesModel {
  readonly thread: OpenedThread | undefined;
  readonly earlier: Earlier;
  readonly outgoing: readonly Outgoing[];
  loadEarlier(): Promise<void>;
  retry(key: SendKey): Promise<void>;
}

interface MessagesProps {
  readonly attachments: AttachmentsModel;
  readonly screen: Shown;
  readonly conversation: MessageBubblesModel;
}

/** The messages of a conversation in order, and those on their way. */
export const MessageBubbles = observer(({ attachments, screen, conversation }: MessagesProps) => {
  const say = useWords();
  const { thread, earlier, outgoing } = conversation;
  const end = useRef<HTMLLIElement>(null);
  const count = (thread?.messages.length ?? 0) + outgoing.length;
  const seen = useRef(count);
  // Scrolls to a new message at the end, which may be out of sight.
  useEffect(() => {
    if (outgoing.length > 0 && count > seen.current) end.current?.scrollIntoView({ block: 'nearest' });
    seen.current = count;
  }, [count, outgoing.length]);
  if (thread === undefined) return null;
  return (
    <>
      {earlier.kind === 'failed' && (
        <RetryNotice
          text={say(failureWords[earlier.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void conversation.loadEarlier()}
        />
      )}
      {thread.earlier !== undefined && earlier.kind !== 'failed' && (
        <Button busy={earlier.kind === 'loading'} onClick={() => void conversation.loadEarlier()}>
          {say(words.earlier)}
        </Button>
      )}
      <ol className={css.bubbles} aria-label={say(words.messages, { subject: thread.subject })}>
        {thread.messages.map((message) => (
          <li key={message.id} className={css.row} data-own={message.fromPatient || undefined}>
            <Bubble attachments={attachments} screen={screen} message={message} thread={thread} />
          </li>
        ))}
        {outgoing.map((sent) => (
          <li key={`sent.${sent.key}`} ref={end} className={css.row} data-own>
            <OutgoingBubble sent={sent} onRetry={() => void conversation.retry(sent.key)} />
          </li>
        ))}
      </ol>
    </>
  );
});

/** Names who wrote a message. */
const useAuthor = (practice: string): ((author: MessageAuthor) => string) => {
  const say = useWords();
  return (author) => {
    if (author.kind === 'reader') return say(words.you);
    if (author.kind === 'practice') return practice;
    return author.kind === 'named' ? author.name : say(words.forPatient, { name: author.name });
  };
};

const Bubble = ({
  attachments,
  screen,
  message,
  thread,
}: Pick<MessagesProps, 'attachments' | 'screen'> & { readonly message: Message; readonly thread: OpenedThread }) => {
  const time = useMessageTime(screen.timeZone);
  const author = useAuthor(screen.practiceName);
  const { body, sentAt, files } = message;
  return (
    <div className={css.bubble}>
      <p className={css.meta}>
        <strong>{author(authorOf(message, thread))}</strong>{' '}
        <time dateTime={new Date(sentAt).toISOString()}>{time(sentAt)}</time>
      </p>
      <p className={css.body}>{body}</p>
      {screen.filesAtMessages && <Attachments attachments={attachments} files={files} />}
    </div>
  );
};

const OutgoingBubble = ({ sent, onRetry }: { readonly sent: Outgoing; readonly onRetry: () => void }) => {
  const say = useWords();
  const { body, file, state } = sent;
  const canRetry = state.kind === 'failed' && state.failure.kind !== 'provider-inactive';
  return (
    <div className={css.bubble} data-state={state.kind}>
      <p className={css.meta}>
        <strong>{say(words.you)}</strong>
      </p>
      <p className={css.body}>{body}</p>
      {file !== undefined && <p className={css.meta}>{say(newMessageWords.attached, { name: file.name })}</p>}
      {state.kind === 'sending' ? (
        <p className={css.meta} role="status">
          {say(words.sending)}
        </p>
      ) : (
        <div className={css.failed} role="alert">
          <p>{say(words.failed)}</p>
          {state.failure.kind === 'practice-away' && <p>{say(failureWords['practice-away'])}</p>}
          {canRetry && (
            <Button icon="retry" onClick={onRetry}>
              {say(kitWords.retry)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
