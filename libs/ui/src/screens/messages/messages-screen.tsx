import { paths, type Failure } from '@portico/application/kernel';
import type { ChosenFile, MessagesScreen as Shown } from '@portico/application/messages';
import type { AttachmentsModel } from './attachments.tsx';
import type { ThreadId } from '@portico/domain/messages';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { ConversationView, type ConversationPaneModel, type ConversationModel } from './conversation-view.tsx';
import { Emergency } from './emergency.tsx';
import { conversationWords } from './conversation.messages.ts';
import { messagesWords as words } from './messages.messages.ts';
import css from './messages-screen.module.css';
import {
  NewMessageForm,
  type NewMessageFormModel,
  type NewMessageNewMessageModel,
} from './writing/new-message-form.tsx';
import type { PageTools, ShownFile } from './shown-file-modal.tsx';
import { pathOf, ThreadList, type ThreadListModel } from './thread-list.tsx';

const ConfirmModal = lazyComponent(() => import('../../kit/confirm-modal.tsx'));
const ShownFileModal = lazyComponent(() => import('./shown-file-modal.tsx'));

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly screen: Shown };

export interface MessagesModel extends ConversationPaneModel, NewMessageFormModel {
  readonly phase: Phase;
  readonly conversation: ConversationModel | undefined;
  readonly writing: NewMessageNewMessageModel | undefined;
  readonly isUnknown: boolean;
  readonly threads: ThreadListModel;
  readonly actions: {
    readonly marking: { readonly kind: 'idle' | 'doing' } | { readonly kind: 'failed'; readonly failure: Failure };
    readonly removing: 'not' | 'asked' | 'doing' | Failure;
    mark(as: 'read' | 'unread'): Promise<void>;
    askToRemove(): void;
    keep(): void;
    remove(): Promise<boolean>;
  };
  readonly attachments: AttachmentsModel & { readonly shown: ShownFile | undefined; save(): void; close(): void };
  readonly side: 'list' | 'conversation' | 'new';
  load(): Promise<void>;
}

export interface MessagesScreenProps {
  readonly viewModel: MessagesModel;
  readonly chosenFile: (file: File) => ChosenFile;
  readonly pages: PageTools;
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
  return <Loaded {...props} screen={phase.screen} />;
});

interface LoadedProps extends MessagesScreenProps {
  readonly screen: Shown;
}

const Loaded = observer((props: LoadedProps) => {
  const { viewModel, screen, onGo } = props;
  const say = useWords();
  const { side, isUnknown, mayAct, threads, conversation } = viewModel;
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
              <Button look="primary" icon="mail" onClick={() => onGo(`${paths.messages}?new`)}>
                {say(words.new)}
              </Button>
            )}
          </div>
          <ThreadList threads={threads} opened={conversation?.id} zone={screen.timeZone} reader={screen.reader} />
        </section>
        <div className={css.pane}>
          <div className={css.back}>
            <Button icon="previous" onClick={() => onGo(paths.messages)}>
              {say(words.history)}
            </Button>
          </div>
          <Pane {...props} />
        </div>
      </div>
      <Modals {...props} />
    </div>
  );
});

const Modals = observer(({ viewModel, pages, onGo }: MessagesScreenProps) => {
  const say = useWords();
  const { actions, attachments } = viewModel;
  const { removing } = actions;
  return (
    <>
      <Presence show={removing === 'asked' || removing === 'doing' ? removing : undefined}>
        {(asked) => (
          <ConfirmModal
            title={say(conversationWords.removeTitle)}
            body={say(conversationWords.removeBody)}
            yes={say(conversationWords.remove)}
            no={say(conversationWords.keep)}
            busy={asked === 'doing'}
            onYes={() => {
              void actions.remove().then((gone) => {
                if (gone) onGo(paths.messages);
              });
            }}
            onNo={() => actions.keep()}
          />
        )}
      </Presence>
      <Presence show={attachments.shown}>
        {(file) => (
          <ShownFileModal
            file={file}
            pages={pages}
            onSave={() => attachments.save()}
            onClose={() => attachments.close()}
          />
        )}
      </Presence>
    </>
  );
});

const Pane = observer(({ viewModel, screen, chosenFile, onGo }: LoadedProps) => {
  const say = useWords();
  const { writing, conversation } = viewModel;
  if (writing !== undefined) {
    return (
      <NewMessageForm
        viewModel={viewModel}
        screen={screen}
        message={writing}
        chosenFile={chosenFile}
        onSent={(thread: ThreadId) => onGo(pathOf(thread))}
        onCancel={() => onGo(paths.messages)}
      />
    );
  }
  if (conversation === undefined) return <EmptyState icon="mail">{say(words.none)}</EmptyState>;
  return (
    <ConversationView
      key={conversation.id}
      viewModel={viewModel}
      screen={screen}
      conversation={conversation}
      chosenFile={chosenFile}
    />
  );
});
