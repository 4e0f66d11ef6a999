import type { Conversation, MessagesViewModel, Outgoing } from '@portico/view-models/messages';
import type { MessagesScreen as Shown } from '@portico/application/messages';
import { longestBody, type Message } from '@portico/domain/messages';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { callTo } from '../../words/call-to.ts';
import { useWords } from '../../words/use-words.ts';
import { Attachments } from './attachments.tsx';
import { useMessageTime } from './message-time.ts';
import { attachmentWords, conversationWords as words } from './conversation.messages.ts';
import css from './messages-screen.module.css';

interface ViewProps {
  readonly viewModel: MessagesViewModel;
  readonly screen: Shown;
  readonly conversation: Conversation;
}

/** One conversation: its subject, its messages, and the box for a reply (`MON-228`). */
export const ConversationView = observer((props: ViewProps) => {
  const { viewModel, conversation } = props;
  const say = useWords();
  const { phase } = conversation;
  const heading = useRef<HTMLHeadingElement>(null);
  const isReady = phase.kind === 'ready';
  const isBegun = viewModel.begun === conversation.id;
  // Focuses the heading if the conversation was chosen in the list, or has just been started.
  useEffect(() => {
    const isChosen = document.activeElement?.closest('[data-threads]') != null;
    if (isReady && (isChosen || isBegun)) heading.current?.focus();
  }, [isReady, isBegun, conversation]);
  if (phase.kind === 'loading') return <Skeleton label={say(words.loading)} blocks={3} lines={2} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.open(conversation.id)}
      />
    );
  }
  const { subject, provider } = phase.thread;
  const { name, specialty } = provider;
  return (
    <>
      <header className={css.header}>
        <div>
          <h2 ref={heading} tabIndex={-1} className={css.heading}>
            {subject}
          </h2>
          <p className={css.with}>
            {specialty === undefined
              ? say(words.with, { provider: name })
              : say(words.withSpecialty, { provider: name, specialty })}
          </p>
        </div>
        {viewModel.mayAct && <Tools {...props} />}
      </header>
      <Documents viewModel={viewModel} />
      <Bubbles {...props} />
      <Answer {...props} />
    </>
  );
});

const Tools = observer(({ viewModel, conversation }: ViewProps) => {
  const say = useWords();
  const { marking, removing } = viewModel;
  const thread = conversation.thread;
  return (
    <div className={css.tools}>
      {thread?.answered === true && (
        <Button busy={marking.kind === 'doing'} onClick={() => void viewModel.mark(thread.unread ? 'read' : 'unread')}>
          {say(thread.unread ? words.markRead : words.markUnread)}
        </Button>
      )}
      <Button onClick={() => viewModel.askToRemove()}>{say(words.remove)}</Button>
      {marking.kind === 'failed' && (
        <Notice tone="bad">
          <p>{say(words.notMarked)}</p>
        </Notice>
      )}
      {typeof removing === 'object' && (
        <Notice tone="bad">
          <p>{say(words.notRemoved)}</p>
        </Notice>
      )}
    </div>
  );
});

const Documents = observer(({ viewModel }: Pick<ViewProps, 'viewModel'>) => {
  const say = useWords();
  if (viewModel.documents.length === 0) return null;
  return (
    <section className={css.documents}>
      <h3>{say(attachmentWords.documents)}</h3>
      <Attachments attachments={viewModel.attachments} files={viewModel.documents} />
    </section>
  );
});

const Bubbles = observer(({ viewModel, screen, conversation }: ViewProps) => {
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
            <Bubble viewModel={viewModel} screen={screen} message={message} patient={thread.user} />
          </li>
        ))}
        {outgoing.map((sent) => (
          <li key={`sent.${sent.key}`} ref={end} className={css.row} data-own>
            <OutgoingBubble viewModel={viewModel} sent={sent} />
          </li>
        ))}
      </ol>
    </>
  );
});

const Bubble = ({
  viewModel,
  screen,
  message,
  patient,
}: Pick<ViewProps, 'viewModel' | 'screen'> & { readonly message: Message; readonly patient: string }) => {
  const say = useWords();
  const time = useMessageTime(screen.timeZone);
  const { sender, body, sentAt, fromPatient, files } = message;
  // A delegate's messages are shown with their name.
  const isOwn = fromPatient && (sender === '' || sender === patient);
  return (
    <div className={css.bubble}>
      <p className={css.meta}>
        <strong>{isOwn ? say(words.you) : sender}</strong>{' '}
        <time dateTime={new Date(sentAt).toISOString()}>{time(sentAt)}</time>
      </p>
      <p className={css.body}>{body}</p>
      {screen.filesAtMessages && <Attachments attachments={viewModel.attachments} files={files} />}
    </div>
  );
};

const OutgoingBubble = ({ viewModel, sent }: { readonly viewModel: MessagesViewModel; readonly sent: Outgoing }) => {
  const say = useWords();
  const { key, body, state } = sent;
  const canRetry = state.kind === 'failed' && state.failure.kind !== 'provider-inactive';
  return (
    <div className={css.bubble} data-state={state.kind}>
      <p className={css.meta}>
        <strong>{say(words.you)}</strong>
      </p>
      <p className={css.body}>{body}</p>
      {state.kind === 'sending' ? (
        <p className={css.meta} role="status">
          {say(words.sending)}
        </p>
      ) : (
        <div className={css.failed} role="alert">
          <p>{say(words.failed)}</p>
          {canRetry && (
            <Button icon="retry" onClick={() => void viewModel.retryReply(key)}>
              {say(kitWords.retry)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};

/** The reply box, or why there is none. */
const Answer = observer(({ viewModel, screen, conversation }: ViewProps) => {
  const say = useWords();
  const box = useRef<HTMLTextAreaElement>(null);
  const before = useRef(conversation.outgoing.length);
  const { outgoing, reply, canSend, canWrite, isTooLong } = conversation;
  const hasArrived = before.current > outgoing.length;
  useEffect(() => {
    before.current = outgoing.length;
  });
  if (!canWrite) {
    return <Inactive phone={screen.practicePhone} />;
  }
  if (!viewModel.mayAct) return <p>{say(words.viewOnly)}</p>;
  return (
    <form
      className={css.box}
      onSubmit={(event) => {
        event.preventDefault();
        // The button is disabled now, so focus returns to the box.
        box.current?.focus();
        void viewModel.sendReply();
      }}
    >
      <TextArea
        ref={box}
        label={say(words.reply)}
        name="reply"
        value={reply}
        error={isTooLong ? say(words.tooLong, { most: longestBody }) : undefined}
        onChange={({ currentTarget }) => conversation.write(currentTarget.value)}
      />
      <div className={css.actions}>
        <Button type="submit" look="primary" disabled={!canSend}>
          {say(words.send)}
        </Button>
      </div>
      <LiveRegion>{hasArrived && say(words.sent)}</LiveRegion>
    </form>
  );
});

/** Shown instead of the reply box if the provider is not active (`MON-247`). */
export const Inactive = ({ phone }: { readonly phone: string }) => {
  const say = useWords();
  return (
    <Notice tone="wait" quiet>
      <p>{say(words.inactive)}</p>
      {phone !== '' && (
        <p>
          <ButtonLink icon="phone" href={callTo(phone)}>
            {say(words.call, { phone })}
          </ButtonLink>
        </p>
      )}
    </Notice>
  );
};
