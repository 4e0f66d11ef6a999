import type { AllowedApp } from '@portico/application/connected-apps';
import type { Failure } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats, type Formats } from '../../words/use-formats.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import { ProfileSettings } from '../profile/index.ts';
import { connectedAppsWords as words, topicWords } from './connected-apps.messages.ts';
import css from './connected-apps.module.css';

const ConfirmModal = lazyComponent(() => import('../../kit/confirm-modal.tsx'));

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly apps: readonly AllowedApp[] };

export interface ConnectedAppsModel {
  readonly phase: Phase;
  /** The app whose removal waits to be confirmed. */
  readonly question: AllowedApp | undefined;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  /** The name of the app that was removed last. */
  readonly removed: string | undefined;
  load(): Promise<void>;
  ask(app: AllowedApp | undefined): void;
  confirm(): Promise<void>;
}

/** Apps that may read a record, each with a button that removes it. */
export const ConnectedAppsScreen = observer(({ viewModel }: { readonly viewModel: ConnectedAppsModel }) => {
  const say = useWords();
  const { phase, question, busy, failure, removed } = viewModel;
  return (
    <ProfileSettings>
      {phase.kind === 'loading' && <Skeleton label={say(words.loading)} lines={3} />}
      {phase.kind === 'failed' && (
        <RetryNotice
          text={say(failureWords[phase.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void viewModel.load()}
        />
      )}
      {phase.kind === 'ready' && (
        <div className={css.screen}>
          <h2 className={css.title}>{say(words.title)}</h2>
          <p className={css.soft}>{say(words.lead)}</p>
          {removed !== undefined && (
            <Notice tone="good" icon="check-circle">
              <p>{say(words.removed, { app: removed })}</p>
            </Notice>
          )}
          {failure !== undefined && (
            <Notice tone="bad">
              <p>{say(failureWords[failure.kind])}</p>
            </Notice>
          )}
          <Apps apps={phase.apps} onRemove={viewModel.ask} />
        </div>
      )}
      <Presence show={question}>
        {({ name, practiceName }) => (
          <ConfirmModal
            title={say(words.removeNamed, { app: name })}
            body={say(words.sure, { app: name, practice: practiceName })}
            yes={say(words.remove)}
            no={say(words.keep)}
            busy={busy}
            onYes={() => void viewModel.confirm()}
            onNo={() => viewModel.ask(undefined)}
          />
        )}
      </Presence>
    </ProfileSettings>
  );
});

interface AppsProps {
  readonly apps: readonly AllowedApp[];
  readonly onRemove: (app: AllowedApp) => void;
}

const Apps = ({ apps, onRemove }: AppsProps) => {
  const say = useWords();
  const formats = useFormats();
  if (apps.length === 0) return <EmptyState icon="shield">{say(words.none)}</EmptyState>;
  return (
    <ul className={css.list}>
      {apps.map((app) => (
        <li key={app.id}>
          <Card className={css.app ?? ''}>
            <div className={css.what}>
              <h3 className={css.heading}>{app.name}</h3>
              <p>{app.practiceName}</p>
              {factsOf(say, formats, app).map((fact) => (
                <p key={fact} className={css.soft}>
                  {fact}
                </p>
              ))}
            </div>
            <Button aria-label={say(words.removeNamed, { app: app.name })} onClick={() => onRemove(app)}>
              {say(words.remove)}
            </Button>
          </Card>
        </li>
      ))}
    </ul>
  );
};

const factsOf = (say: Say, formats: Formats, app: AllowedApp): readonly string[] => {
  const { person, byDelegate, topics, since, until, lastUsedAt } = app;
  const list = new Intl.ListFormat(formats.language, { type: 'unit' });
  const used = lastUsedAt && { day: formats.onDevice.day(lastUsedAt), time: formats.onDevice.time(lastUsedAt) };
  return [
    ...(person === undefined || person === '' ? [] : [say(words.whose, { person })]),
    ...(byDelegate ? [say(words.byDelegate)] : []),
    say(words.since, { since: formats.onDevice.day(since), until: formats.onDevice.day(until) }),
    used ? say(words.used, used) : say(words.unused),
    say(words.reads, { topics: list.format(topics.map((topic) => say(topicWords[topic]))) }),
  ];
};
