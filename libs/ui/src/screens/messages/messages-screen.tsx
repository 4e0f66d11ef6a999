import type { ChosenFile } from '@portico/application/messages';
import type { MessagesViewModel } from '@portico/view-models/messages';
import type { ThreadId } from '@portico/domain/messages';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Presence } from '../../kit/presence.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { ConversationView } from './conversation-view.tsx';
import { Emergency } from './emergency.tsx';
import { conversationWords } from './conversation.messages.ts';
import { messagesWords as words } from './messages.messages.ts';
import css from './messages-screen.module.css';
import { NewMessageForm } from './new-message-form.tsx';
import type { FillFrame } from './shown-file-modal.tsx';
import { pathOf, ThreadList } from './thread-list.tsx';

const ConfirmModal = lazyComponent(() => import('../../kit/confirm-modal.tsx'));
const ShownFileModal = lazyComponent(() => import('./shown-file-modal.tsx'));

export interface MessagesScreenProps {
  readonly viewModel: MessagesViewModel;
  readonly chosenFile: (file: File) => ChosenFile;
  readonly fillFrame: FillFrame;
  /** Navigates on this screen: to the list, a conversation or a new message. */
  readonly onGo: (path: string) => void;
}

/** Messages with the providers of a practice (`MON-223`, `MON-224`). */
export const MessagesScreen = observer((props: MessagesScreenProps) => {
  const { viewModel } = props;
  const say = useWords();
  const { phase } = viewModel;
  if (phase.kind === 'loading') return <Skeleton label={say(words.loading)} blocks={3} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  return <Loaded {...props} />;
});

const Loaded = observer((props: MessagesScreenProps) => {
  const { viewModel, fillFrame, onGo } = props;
  const say = useWords();
  const { screen, side, removing, isUnknown, attachments, mayAct } = viewModel;
  if (screen === undefined) return null;
  return (
    <div className={css.screen} data-side={side}>
      <Emergency screen={screen} />
      {isUnknown && (
        <Notice tone="wait">
          <p>{say(words.unknown)}</p>
        </Notice>
      )}
      <div className={css.panes}>
        <section className={css.list} aria-labelledby="conversations" data-threads>
          <div className={css.header}>
            <h2 id="conversations" className={css.heading}>
              {say(words.list)}
            </h2>
            {mayAct && (
              <Button look="primary" icon="mail" onClick={() => onGo('/messages?new')}>
                {say(words.new)}
              </Button>
            )}
          </div>
          <ThreadList viewModel={viewModel} zone={screen.timeZone} />
        </section>
        <div className={css.pane}>
          <div className={css.back}>
            <Button icon="previous" onClick={() => onGo('/messages')}>
              {say(words.history)}
            </Button>
          </div>
          <Pane {...props} />
        </div>
      </div>
      <Presence show={removing === 'asked' || removing === 'doing' ? removing : undefined}>
        {(asked) => (
          <ConfirmModal
            title={say(conversationWords.removeTitle)}
            body={say(conversationWords.removeBody)}
            yes={say(conversationWords.remove)}
            no={say(conversationWords.keep)}
            busy={asked === 'doing'}
            onYes={() => {
              void viewModel.remove().then((gone) => {
                if (gone) onGo('/messages');
              });
            }}
            onNo={() => viewModel.keep()}
          />
        )}
      </Presence>
      <Presence show={attachments.shown}>
        {(file) => (
          <ShownFileModal
            file={file}
            fillFrame={fillFrame}
            onSave={() => attachments.save()}
            onClose={() => attachments.close()}
          />
        )}
      </Presence>
    </div>
  );
});

const Pane = observer(({ viewModel, chosenFile, onGo }: MessagesScreenProps) => {
  const say = useWords();
  const { screen, writing, conversation } = viewModel;
  if (screen === undefined) return null;
  if (writing !== undefined) {
    return (
      <NewMessageForm
        viewModel={viewModel}
        screen={screen}
        message={writing}
        chosenFile={chosenFile}
        onSent={(thread: ThreadId) => onGo(pathOf(thread))}
        onCancel={() => onGo('/messages')}
      />
    );
  }
  if (conversation === undefined) return <EmptyState icon="mail">{say(words.none)}</EmptyState>;
  return <ConversationView key={conversation.id} viewModel={viewModel} screen={screen} conversation={conversation} />;
});
