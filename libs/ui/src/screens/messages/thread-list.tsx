import { paths, type Failure } from '@portico/application/kernel';
import type { ThreadLine, ThreadId } from '@portico/domain/messages';
import type { TimeZone } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../kit/empty-state.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { LoadMore } from '../../kit/load-more.tsx';
import { RetryNotice } from '../../kit/notice.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { useMessageTime } from './message-time.ts';
import { conversationWords } from './conversation.messages.ts';
import { messagesWords as words } from './messages.messages.ts';
import { teamWords } from './teams.messages.ts';
import css from './messages-screen.module.css';

type More = { readonly kind: 'idle' | 'doing' } | { readonly kind: 'failed'; readonly failure: Failure };

export interface ThreadListModel {
  readonly lines: readonly ThreadLine[];
  readonly more: More;
  readonly hasMore: boolean;
  /** Whether a reply is written in it and not sent. */
  hasDraft(thread: ThreadId): boolean;
  loadMore(): Promise<void>;
  scrolled(isNearEnd: boolean): void;
}

/** The path of a conversation. */
export const pathOf = (thread: string): string => `${paths.messages}?message_id=${encodeURIComponent(thread)}`;

/** Distance from the end of the list, in pixels, within which more is loaded. */
const near = 240;

export interface ThreadListProps {
  readonly threads: ThreadListModel;
  /** The conversation on the screen. */
  readonly opened: ThreadId | undefined;
  readonly zone: TimeZone;
  /** The name under which the reader's own messages are known. */
  readonly reader: string | undefined;
}

/** The conversations; unread ones come first within their day (`MON-228`). */
export const ThreadList = observer(({ threads, opened, zone, reader }: ThreadListProps) => {
  const say = useWords();
  const { lines, more, hasMore } = threads;
  const list = useRef<HTMLDivElement>(null);
  // On a phone the whole page scrolls, not the list.
  useEffect(() => {
    const look = (): void => {
      const { current } = list;
      if (current === null || current.scrollHeight > current.clientHeight + 1) return;
      threads.scrolled(current.getBoundingClientRect().bottom - window.innerHeight < near);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [threads]);
  if (lines.length === 0) return <EmptyState icon="mail">{say(words.empty)}</EmptyState>;
  return (
    <div
      ref={list}
      className={css.scroll}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
        threads.scrolled(scrollHeight - scrollTop - clientHeight < near)
      }
    >
      <LiveRegion>{say(words.shown, { count: lines.length })}</LiveRegion>
      <ul className={css.threads}>
        {lines.map((line) => (
          <li key={line.id}>
            <Line
              line={line}
              zone={zone}
              reader={reader}
              isOpen={line.id === opened}
              hasDraft={line.id !== opened && threads.hasDraft(line.id)}
            />
          </li>
        ))}
      </ul>
      {more.kind === 'failed' && (
        <RetryNotice
          text={say(failureWords[more.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void threads.loadMore()}
        />
      )}
      {hasMore && more.kind !== 'failed' && (
        <LoadMore busy={more.kind === 'doing'} onMore={() => void threads.loadMore()}>
          {say(more.kind === 'doing' ? words.loadingMore : words.more)}
        </LoadMore>
      )}
    </div>
  );
});

const Line = ({
  line,
  zone,
  reader,
  isOpen,
  hasDraft,
}: {
  readonly line: ThreadLine;
  readonly zone: TimeZone;
  readonly reader: string | undefined;
  readonly isOpen: boolean;
  readonly hasDraft: boolean;
}) => {
  const say = useWords();
  const time = useMessageTime(zone);
  const { id, provider, subject, unread, latestAt, excerpt, lastSender } = line;
  return (
    <Link to={pathOf(id)} className={css.thread} data-unread={unread || undefined} aria-current={isOpen || undefined}>
      <span className={css.who}>{provider.team === undefined ? provider.name : say(teamWords[provider.team])}</span>
      <span className={css.subject}>{subject}</span>
      <span className={css.excerpt}>
        {lastSender === undefined || lastSender === ''
          ? excerpt
          : say(words.said, { who: lastSender === reader ? say(conversationWords.you) : lastSender, text: excerpt })}
      </span>
      <span className={css.foot}>
        <time dateTime={new Date(latestAt).toISOString()}>{time(latestAt)}</time>
        {unread && (
          <StatusBadge tone="accent" icon="mail">
            {say(words.unread)}
          </StatusBadge>
        )}
        {hasDraft && (
          <StatusBadge tone="wait" icon="file">
            {say(words.draft)}
          </StatusBadge>
        )}
      </span>
    </Link>
  );
};
