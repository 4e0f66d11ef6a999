import type { Failure } from '@portico/application/kernel';
import type { Doer } from '@portico/domain/activity';
import type { ActivityLine, ActivityPerson } from '@portico/application/activity';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/select-choice.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { LoadMore } from '../../kit/load-more.tsx';
import { RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import css from './activity-log-screen.module.css';
import { actionWords } from './action-words.ts';
import { activityWords, personWords } from './activity.messages.ts';

type MorePhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure };

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | {
      readonly kind: 'ready';
      readonly lines: readonly ActivityLine[];
      readonly older?: string;
      readonly more: MorePhase;
    };

export interface ActivityHistoryModel {
  readonly phase: Phase;
  readonly people: readonly ActivityPerson[];
  readonly by: Doer | undefined;
  load(): Promise<void>;
  show(by: Doer | undefined): Promise<void>;
  loadMore(): Promise<void>;
}

const everybody = 'everybody';

const spoken = (say: Say, { kind, name }: ActivityPerson): string =>
  say(personWords[kind === 'other' && name === '' ? 'gone' : kind], { name });

/** The activity log of one's own records and account (`ACC-110`, `ACC-124`). */
export const ActivityLogScreen = observer(({ viewModel }: { readonly viewModel: ActivityHistoryModel }) => {
  const say = useWords();
  const { people, by } = viewModel;

  return (
    <div className={css.screen}>
      <div className={css.intro}>
        <p>{say(activityWords.intro)}</p>
        <p>{say(activityWords.unknown)}</p>
      </div>
      <div className={css.tools} data-no-print>
        {people.length > 1 && (
          <Choice
            className={css.filter}
            label={say(activityWords.by)}
            options={[
              { value: everybody, text: say(activityWords.everybody) },
              ...people.map((person) => ({ value: person.id as string, text: spoken(say, person) })),
            ]}
            value={by ?? everybody}
            onChange={(chosen) => void viewModel.show(people.find(({ id }) => id === chosen)?.id)}
          />
        )}
        <Button icon="print" onClick={() => window.print()}>
          {say(activityWords.print)}
        </Button>
      </div>
      <Lines viewModel={viewModel} />
    </div>
  );
});

const Lines = observer(({ viewModel }: { readonly viewModel: ActivityHistoryModel }) => {
  const say = useWords();
  const { phase } = viewModel;
  if (phase.kind === 'loading') return <Skeleton label={say(activityWords.loading)} lines={5} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  const { lines, older, more } = phase;
  return (
    <>
      <LiveRegion>{say(activityWords.shown, { count: lines.length })}</LiveRegion>
      {lines.length === 0 ? <EmptyState icon="shield">{say(activityWords.empty)}</EmptyState> : <Days lines={lines} />}
      {more.kind === 'failed' && (
        <RetryNotice
          text={say(failureWords[more.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void viewModel.loadMore()}
        />
      )}
      {older !== undefined && more.kind !== 'failed' && (
        <LoadMore busy={more.kind === 'loading'} onMore={() => void viewModel.loadMore()}>
          {say(more.kind === 'loading' ? activityWords.loadingMore : activityWords.more)}
        </LoadMore>
      )}
    </>
  );
});

/** What a sentence says of an app whose name was not logged. */
const unnamed = 'unnamed';

/** The entries grouped by day, on the clock that the rest of the portal has. */
const Days = ({ lines }: { readonly lines: readonly ActivityLine[] }) => {
  const say = useWords();
  const { atPractice } = useFormats();
  const days = new Map<string, ActivityLine[]>();
  for (const line of lines) {
    const day = atPractice.weekday(line.at);
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days].map(([day, itsLines]) => (
    <section key={day} className={css.day}>
      <h2 className={css.date}>{day}</h2>
      <ol className={css.lines}>
        {itsLines.map(({ id, at, action, by, practiceName, app = unnamed }) => (
          <li key={id} className={css.line} data-by={by.kind}>
            <time className={css.time} dateTime={new Date(at).toISOString()}>
              {atPractice.time(at)}
            </time>
            <p className={css.what}>
              {say(actionWords[action], { who: spoken(say, by), app })}
              {practiceName !== undefined && <span className={css.practice}>{practiceName}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  ));
};
