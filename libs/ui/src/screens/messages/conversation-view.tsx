import type { Failure } from '@portico/application/kernel';
import type { ChosenFile, MessagesScreen as Shown, OpenedThread } from '@portico/application/messages';
import {
  longestBody,
  type Correspondent,
  type ThreadId,
  type MessageFile,
  type MessageTeam,
} from '@portico/domain/messages';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Icon } from '../../kit/icon.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { Specialty } from '../../kit/source-text.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { callTo } from '../../words/tel-link.ts';
import { useWords, useWordsAround } from '../../words/use-words.ts';
import { Attachments, type AttachmentsModel } from './attachments.tsx';
import { MessageBubbles, type MessageBubblesModel } from './message-bubbles.tsx';
import { attachmentWords, conversationWords as words } from './conversation.messages.ts';
import { FileField, type AttachedFileModel, useFileMissing } from './writing/file-field.tsx';
import { newMessageWords } from './messages.messages.ts';
import { answerWords, teamWords } from './teams.messages.ts';
import { useAnswerInSight, useNewestAnswer } from './use-newest-answer.ts';
import { usualAnswer } from './usual-answer.ts';
import css from './messages-screen.module.css';

export interface ConversationPaneModel {
  readonly begun: ThreadId | undefined;
  readonly actions: {
    readonly marking: { readonly kind: 'idle' | 'doing' } | { readonly kind: 'failed'; readonly failure: Failure };
    readonly removing: 'not' | 'asked' | 'doing' | Failure;
    mark(as: 'read' | 'unread'): Promise<void>;
    askToRemove(): void;
  };
  readonly attachments: AttachmentsModel;
  readonly mayAct: boolean;
  readonly documents: readonly MessageFile[];
}

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly thread: OpenedThread };

export interface ConversationModel extends MessageBubblesModel {
  readonly file: AttachedFileModel | undefined;
  readonly phase: Phase;
  readonly id: ThreadId;
  readonly reply: {
    readonly body: string;
    readonly isTooLong: boolean;
    readonly isFileGone: boolean;
    write(body: string): void;
  };
  readonly canWrite: boolean;
  readonly canSend: boolean;
  load(): Promise<void>;
  send(): Promise<void>;
}

interface ViewProps {
  readonly viewModel: ConversationPaneModel;
  readonly screen: Shown;
  readonly conversation: ConversationModel;
  readonly chosenFile: (file: File) => ChosenFile;
}

/** One conversation: its subject, its messages, and the box for a reply (`MON-228`). */
export const ConversationView = observer((props: ViewProps) => {
  const { viewModel, conversation } = props;
  const say = useWords();
  const sayWith = useWordsAround();
  const { phase } = conversation;
  const answer = useNewestAnswer(conversation.thread);
  const { heading, newest } = useAnswerInSight(answer);
  const isReady = phase.kind === 'ready';
  const isBegun = viewModel.begun === conversation.id;
  // Focuses the heading if the conversation was chosen in the list, or has just been started.
  useEffect(() => {
    const isChosen = document.activeElement?.closest('[data-threads]') != null;
    if (isReady && (isChosen || isBegun)) heading.current?.focus();
  }, [heading, isReady, isBegun, conversation]);
  if (phase.kind === 'loading') return <Skeleton label={say(words.loading)} blocks={3} lines={2} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void conversation.load()}
      />
    );
  }
  const { subject, provider } = phase.thread;
  const { name, specialty, team } = provider;
  return (
    <>
      <header className={css.header}>
        <div>
          <h2 ref={heading} tabIndex={-1} className={css.heading}>
            {subject}
          </h2>
          <p className={css.with}>
            {team !== undefined
              ? say(teamWords[team])
              : specialty === undefined
                ? say(words.with, { provider: name })
                : sayWith(words.withSpecialty, {
                    provider: name,
                    specialty: <Specialty key="specialty">{specialty}</Specialty>,
                  })}
          </p>
        </div>
      </header>
      {isBegun && <SentNote screen={props.screen} recipient={provider} />}
      <Documents viewModel={viewModel} />
      <MessageBubbles
        attachments={viewModel.attachments}
        screen={props.screen}
        conversation={conversation}
        answer={answer}
        newest={newest}
      />
      <Answer {...props} />
      {viewModel.mayAct && <Tools {...props} />}
    </>
  );
});

/** Below the heading of a conversation that was just begun, which has the focus: that it was sent, and what comes next. */
const SentNote = ({ screen, recipient }: { readonly screen: Shown; readonly recipient: Correspondent }) => {
  const say = useWords();
  const answer = usualAnswer(
    screen.providers.find(({ id }) => id === recipient.id),
    screen,
    say,
  );
  return (
    <Notice tone="good">
      <p>
        {say(words.sent)} {answer} {say(words.answerHere)}
      </p>
    </Notice>
  );
};

const Tools = observer(({ viewModel, conversation }: ViewProps) => {
  const say = useWords();
  const { actions } = viewModel;
  const { marking, removing } = actions;
  const thread = conversation.thread;
  return (
    <div className={css.tools}>
      {thread?.answered === true && (
        <Button
          look="quiet"
          busy={marking.kind === 'doing'}
          onClick={() => void actions.mark(thread.unread ? 'read' : 'unread')}
        >
          {say(thread.unread ? words.markRead : words.markUnread)}
        </Button>
      )}
      <Button look="quiet" className={css.remove} onClick={() => actions.askToRemove()}>
        {say(words.remove)}
      </Button>
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

/** Folded before the messages: between the newest one and the reply they would part what belongs together. */
const Documents = observer(({ viewModel: { attachments, documents } }: Pick<ViewProps, 'viewModel'>) => {
  const say = useWords();
  if (documents.length === 0) return null;
  return (
    <details className={css.documents}>
      <summary>
        {say(attachmentWords.documents)} ({documents.length})
      </summary>
      <Attachments attachments={attachments} files={documents} />
    </details>
  );
});

/** The reply box, or why there is none. */
const Answer = observer(({ viewModel, screen, conversation, chosenFile }: ViewProps) => {
  const say = useWords();
  const told = useRef<HTMLDivElement>(null);
  const before = useRef(conversation.outgoing.length);
  const { outgoing, reply, file, canSend, canWrite } = conversation;
  const missing = useFileMissing(file);
  const [hasArrived, setArrived] = useState(false);
  useEffect(() => {
    if (before.current !== outgoing.length) setArrived(before.current > outgoing.length);
    before.current = outgoing.length;
  }, [outgoing.length]);
  useEffect(() => {
    if (hasArrived) told.current?.scrollIntoView({ block: 'nearest' });
  }, [hasArrived]);
  if (!canWrite) {
    return <Inactive phone={screen.practicePhone} team={conversation.thread?.provider.team} />;
  }
  if (!viewModel.mayAct) return <p>{say(words.viewOnly)}</p>;
  return (
    <CheckedForm
      className={css.box}
      isComplete={canSend}
      otherwise={missing}
      // The focus stays at the button: in the box it would bring the keyboard of a phone up again, over what was sent.
      onSend={() => void conversation.send()}
    >
      {/* Above the box: below the button it would stand under the bar of a phone. */}
      <div ref={told} role="status" className={css.told}>
        {hasArrived && reply.body === '' && (
          <p className={css.arrived}>
            <Icon name="check-circle" />
            {say(words.sent)}
          </p>
        )}
      </div>
      <TextArea
        label={say(words.reply)}
        name="reply"
        required
        missing={say(words.replyMissing)}
        value={reply.body}
        error={reply.isTooLong ? say(words.tooLong, { most: longestBody }) : undefined}
        onChange={({ currentTarget }) => reply.write(currentTarget.value)}
      />
      {file !== undefined && <FileField file={file} chosenFile={chosenFile} />}
      {reply.isFileGone && (
        <Notice tone="bad">
          <p>{say(newMessageWords.fileGone)}</p>
        </Notice>
      )}
      <div className={css.actions}>
        <Button type="submit" look="primary">
          {say(words.send)}
        </Button>
      </div>
    </CheckedForm>
  );
});

/** Shown instead of the reply box if the provider is not active (`MON-247`), or the team is not offered. */
export const Inactive = ({ phone, team }: { readonly phone: string; readonly team: MessageTeam | undefined }) => {
  const say = useWords();
  return (
    <Notice tone="wait" quiet>
      <p>{say(team === undefined ? words.inactive : answerWords.teamInactive)}</p>
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
