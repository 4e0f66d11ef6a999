import type { ListedAppointment, PracticeLabel } from '@portico/application/appointments';
import type { Failure } from '@portico/application/kernel';
import type { VisitButtonsModel } from './visit-buttons.tsx';
import type { PracticeId } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Choice } from '../../kit/select-choice.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { LoadMore } from '../../kit/load-more.tsx';
import { RetryNotice } from '../../kit/notice.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import css from './appointment-list-screen.module.css';
import { listWords } from './appointment-list.messages.ts';
import { VisitRows } from './visit-row.tsx';

export type MorePhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly practice: PracticeId }
  | { readonly kind: 'failed'; readonly practice: PracticeId; readonly failure: Failure };

export interface PastAppointmentsModel {
  readonly filter: PracticeId | undefined;
  readonly past: readonly ListedAppointment[];
  readonly practices: readonly PracticeLabel[];
  readonly remaining: readonly { readonly practice: PracticeLabel; readonly count: number }[];
  readonly more: MorePhase;
  show(practice: PracticeId | undefined): void;
  loadMore(practice: PracticeId): Promise<void>;
}

const all = 'all';

interface PastAppointmentsProps {
  readonly viewModel: PastAppointmentsModel;
  readonly buttons?: VisitButtonsModel | undefined;
  /** False where a practice is away: that there are no visits is not said then. */
  readonly isWhole: boolean;
}

/** The history over all practices or one of them, growing page by page. */
export const PastAppointments = observer(({ viewModel, buttons, isWhole }: PastAppointmentsProps) => {
  const say = useWords();
  const { past, practices, remaining, more, filter } = viewModel;
  const several = practices.length > 1;
  const loadMore = (practice: PracticeId): void => void viewModel.loadMore(practice);

  return (
    <>
      {several && (
        <Choice
          className={css.filter}
          label={say(listWords.filter)}
          options={[
            { value: all, text: say(listWords.all) },
            ...practices.map(({ id, name }) => ({ value: id as string, text: name })),
          ]}
          value={filter ?? all}
          onChange={(chosen) => viewModel.show(practices.find(({ id }) => id === chosen)?.id)}
        />
      )}
      {past.length === 0 && isWhole && <EmptyState icon="calendar">{say(listWords.noPast)}</EmptyState>}
      <LiveRegion>{past.length > 0 && say(listWords.shown, { count: past.length })}</LiveRegion>
      {past.length > 0 && <VisitRows visits={past} buttons={buttons} isPast />}
      {more.kind === 'failed' && (
        <RetryNotice
          text={say(failureWords[more.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => loadMore(more.practice)}
        />
      )}
      {remaining.map(({ practice, count }) => {
        const busy = more.kind === 'loading' && more.practice === practice.id;
        return (
          <LoadMore key={practice.id} busy={busy} onMore={() => loadMore(practice.id)}>
            {busy
              ? say(listWords.loadingMore)
              : several
                ? say(listWords.moreAt, { practice: practice.name, count })
                : say(listWords.more, { count })}
          </LoadMore>
        );
      })}
    </>
  );
});
