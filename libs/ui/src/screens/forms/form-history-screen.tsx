import type { Failure } from '@portico/application/kernel';
import { type FormHistory, pathOfForm } from '@portico/application/forms';
import type { FormUuid } from '@portico/domain/forms';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import buttonCss from '../../kit/button.module.css';
import { cx } from '../../kit/join-class-names.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Icon } from '../../kit/icon.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { LoadMore } from '../../kit/load-more.tsx';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import type { LinkedSentence } from '../../kit/sentence-with-link.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { historyWords } from './form-history.messages.ts';
import css from './forms-screen.module.css';

type MorePhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure };

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly history: FormHistory; readonly more: MorePhase };

export interface FormHistoryModel {
  readonly phase: Phase;
  load(): Promise<void>;
  isStarted(uuid: FormUuid): boolean;
  readonly hasMore: boolean;
  loadMore(): Promise<void>;
}

/** Forms to be filled in, and signed ones (`APT-234`, `ACC-115`). */
export const FormHistoryScreen = observer(function FormHistoryScreen({
  viewModel,
  /** Whether the last form was just sent; shown once, at the top. */
  sent,
}: {
  readonly viewModel: FormHistoryModel;
  readonly sent?: LinkedSentence | undefined;
}) {
  const say = useWords();
  const { phase } = viewModel;
  if (phase.kind === 'loading') return <Skeleton label={say(historyWords.loading)} lines={5} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  return (
    <div className={css.screen}>
      {sent !== undefined && (
        <Notice tone="good" icon="check-circle">
          <p>
            {sent.before}
            {sent.link}
            {sent.after}
          </p>
        </Notice>
      )}
      <ToFill history={phase.history} isStarted={viewModel.isStarted} />
      <Signed viewModel={viewModel} />
    </div>
  );
});

const ToFill = ({
  history: { pending, canReview },
  isStarted,
}: {
  readonly history: FormHistory;
  readonly isStarted: FormHistoryModel['isStarted'];
}) => {
  const say = useWords();
  const formats = useFormats();
  const online = pending.filter((form) => form.online);
  return (
    <section className={css.section} aria-labelledby="forms-to-fill">
      <h2 id="forms-to-fill">{say(historyWords.toFill)}</h2>
      {pending.length === 0 && <EmptyState icon="file">{say(historyWords.nothingToFill)}</EmptyState>}
      {pending.length > 0 && !canReview && (
        <Notice tone="wait" quiet>
          <p>{say(historyWords.closed)}</p>
        </Notice>
      )}
      {canReview && online.length > 1 && (
        <Link className={cx(buttonCss.button, buttonCss.primary)} to={pathOfForm({ kind: 'sign' })}>
          {say(historyWords.fillAll, { count: online.length })}
        </Link>
      )}
      <ul className={css.list}>
        {pending.map(({ uuid, title, due, online: here }) => (
          <li key={uuid} className={css.item}>
            <div className={css.what}>
              <span className={css.name} id={`form-${uuid}`}>
                {title}
              </span>
              {due !== undefined && <span>{say(historyWords.due, { date: formats.day(due) })}</span>}
              {canReview && here && isStarted(uuid) && <span>{say(historyWords.started)}</span>}
              {canReview && !here && <span>{say(historyWords.onPaper)}</span>}
            </div>
            {canReview && here && (
              <Link
                className={cx(buttonCss.button, buttonCss.secondary)}
                to={pathOfForm({ kind: 'one', uuid })}
                aria-describedby={`form-${uuid}`}
              >
                {say(isStarted(uuid) ? historyWords.goOn : historyWords.fill)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Calls back when the end of a list scrolls into view (`APT-243`). */
const useEndInView = (onEnd: () => void) => {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting === true) onEnd();
    });
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
  }, [onEnd]);
  return end;
};

const Signed = observer(function Signed({ viewModel }: { readonly viewModel: FormHistoryModel }) {
  const say = useWords();
  const formats = useFormats();
  const { phase, hasMore } = viewModel;
  if (phase.kind !== 'ready') return null;
  const { history, more } = phase;
  const { entries } = history.signed;
  return (
    <section className={css.section} aria-labelledby="forms-signed">
      <h2 id="forms-signed">{say(historyWords.signed)}</h2>
      <LiveRegion>{say(historyWords.shown, { count: entries.length })}</LiveRegion>
      {entries.length === 0 && <EmptyState icon="check-circle">{say(historyWords.nothingSigned)}</EmptyState>}
      <ul className={css.list}>
        {entries.map(({ uuid, title, signedAt }) => (
          <li key={`${uuid} ${signedAt}`}>
            <Link className={css.signed} to={pathOfForm({ kind: 'signed', uuid, signedAt })}>
              <Icon name="check-circle" />
              <span className={css.what}>
                <span className={css.name}>{title}</span>
                <span>{say(historyWords.sentOn, { date: formats.atPractice.day(signedAt) })}</span>
              </span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
      {more.kind === 'failed' && (
        <RetryNotice
          text={say(failureWords[more.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void viewModel.loadMore()}
        />
      )}
      {hasMore && more.kind !== 'failed' && <More viewModel={viewModel} busy={more.kind === 'loading'} />}
    </section>
  );
});

const More = ({ viewModel, busy }: { readonly viewModel: FormHistoryModel; readonly busy: boolean }) => {
  const say = useWords();
  const end = useEndInView(viewModel.loadMore);
  return (
    <div ref={end}>
      <LoadMore busy={busy} onMore={() => void viewModel.loadMore()}>
        {say(busy ? historyWords.loadingMore : historyWords.more)}
      </LoadMore>
    </div>
  );
};
