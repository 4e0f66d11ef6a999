import type { Failure } from '@portico/application/kernel';
import {
  authorOf,
  type MessageAuthor,
  type MessagesScreen as Shown,
  type NotSent,
  type OpenedThread,
} from '@portico/application/messages';
import type { Message, MessageFile, MessageId, SendKey } from '@portico/domain/messages';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type RefObject } from 'react';
import { Button } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Disclosure } from '../../kit/disclosure.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RetryNotice } from '../../kit/notice.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
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
  /** The newest answer, if it is new: what is older is folded above it. */
  readonly answer: MessageId | undefined;
  readonly newest: RefObject<HTMLLIElement | null>;
}

/** The messages of a conversation in order, and those on their way. */
export const MessageBubbles = observer((props: MessagesProps) => {
  const { conversation, answer, newest } = props;
  const say = useWords();
  const { thread, outgoing } = conversation;
  const end = useRef<HTMLLIElement>(null);
  const count = (thread?.messages.length ?? 0) + outgoing.length;
  const seen = useRef(count);
  // Scrolls to a new message at the end, which may be out of sight.
  useEffect(() => {
    if (outgoing.length > 0 && count > seen.current) end.current?.scrollIntoView({ block: 'nearest' });
    seen.current = count;
  }, [count, outgoing.length]);
  if (thread === undefined) return null;
  const { messages } = thread;
  const at = messages.findIndex(({ id }) => id === answer);
  const older = at > 0 ? messages.slice(0, at) : [];
  return (
    <>
      {older.length === 0 ? (
        <EarlierButton conversation={conversation} />
      ) : (
        <Disclosure title={say(words.older, { count: older.length, more: String(thread.earlier !== undefined) })}>
          <div className={css.older}>
            <EarlierButton conversation={conversation} />
            <ol className={css.bubbles} aria-label={say(words.olderList, { subject: thread.subject })}>
              {older.map((message) => (
                <Row key={message.id} {...props} thread={thread} message={message} />
              ))}
            </ol>
          </div>
        </Disclosure>
      )}
      <ol className={css.bubbles} aria-label={say(words.messages, { subject: thread.subject })}>
        {messages.slice(older.length).map((message, index, shown) => (
          <Row
            key={message.id}
            {...props}
            thread={thread}
            message={message}
            isLast={index === shown.length - 1}
            isNew={message.id === answer}
            own={message.id === answer ? newest : undefined}
          />
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

const EarlierButton = observer(({ conversation }: Pick<MessagesProps, 'conversation'>) => {
  const say = useWords();
  const { thread, earlier } = conversation;
  return (
    <>
      {earlier.kind === 'failed' && (
        <RetryNotice
          text={say(failureWords[earlier.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void conversation.loadEarlier()}
        />
      )}
      {thread?.earlier !== undefined && earlier.kind !== 'failed' && (
        <Button busy={earlier.kind === 'loading'} onClick={() => void conversation.loadEarlier()}>
          {say(words.earlier)}
        </Button>
      )}
    </>
  );
});

interface RowProps extends Pick<MessagesProps, 'attachments' | 'screen'> {
  readonly thread: OpenedThread;
  readonly message: Message;
  readonly isNew?: boolean;
  /** The newest of the conversation: the reader's own says that it was sent. */
  readonly isLast?: boolean;
  readonly own?: RefObject<HTMLLIElement | null> | undefined;
}

const Row = ({ own, ...props }: RowProps) => (
  <li ref={own} className={css.row} data-own={props.message.fromPatient || undefined}>
    <Bubble {...props} />
  </li>
);

/** Names who wrote a message. */
const useAuthor = (practice: string): ((author: MessageAuthor) => string) => {
  const say = useWords();
  return (author) => {
    if (author.kind === 'reader') return say(words.you);
    if (author.kind === 'practice') return practice;
    return author.kind === 'named' ? author.name : say(words.forPatient, { name: author.name });
  };
};

const Bubble = ({ attachments, screen, message, thread, isNew = false, isLast = false }: RowProps) => {
  const say = useWords();
  const time = useMessageTime(screen.timeZone);
  const author = useAuthor(screen.practiceName);
  const { body, language, sentAt, files } = message;
  const writer = authorOf(message, thread);
  return (
    <div className={css.bubble}>
      <p className={`${css.meta} ${css.head}`}>
        <strong>{author(writer)}</strong> <time dateTime={new Date(sentAt).toISOString()}>{time(sentAt)}</time>{' '}
        {isNew && (
          <StatusBadge tone="accent" icon="mail">
            {say(words.new)}
          </StatusBadge>
        )}
      </p>
      <p className={css.body} lang={language}>
        {body}
      </p>
      {screen.filesAtMessages && <Attachments attachments={attachments} files={files} />}
      {isLast && writer.kind === 'reader' && (
        <p className={css.sent}>
          <Icon name="check" />
          {say(words.delivered)}
        </p>
      )}
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
