import type { TimelineFilter, TimelinePage } from '@portico/application/health';
import type { Failure } from '@portico/application/kernel';
import type { EntryRef } from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { useContext, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { kitWords } from '../../../kit/kit.messages.ts';
import { LoadMore } from '../../../kit/load-more.tsx';
import { RetryNotice } from '../../../kit/notice.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { LiveRegion } from '../../../kit/visually-hidden.tsx';
import { failureWords } from '../../../words/failure.messages.ts';
import { DeviceTimeContext, useFormats } from '../../../words/use-formats.ts';
import { useWords, type Say } from '../../../words/use-words.ts';
import { healthWords } from '../health.messages.ts';
import type { RecordOwner } from '../my-health-screen.tsx';
import { sectionTitles } from '../section-words.ts';
import { offeredOf, TimelineFilters } from './timeline-filters.tsx';
import { TimelineList } from './timeline-list.tsx';
import css from './timeline.module.css';
import { filterWords, timelineWords as words } from '../timeline.messages.ts';

type MorePhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure };

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly page: TimelinePage; readonly more: MorePhase };

export interface TimelineModel {
  readonly phase: Phase;
  readonly filter: TimelineFilter;
  readonly choices: Pick<TimelinePage, 'sections' | 'span'>;
  readonly firstOfMore: EntryRef | undefined;
  load(): Promise<void>;
  loadMore(): Promise<void>;
  loadAll(): Promise<boolean>;
}

interface TimelineProps {
  readonly viewModel: TimelineModel;
  readonly owner?: RecordOwner | undefined;
  readonly onFilter: (filter: TimelineFilter) => void;
}

const everything: TimelineFilter = { sections: [], span: { kind: 'all' } };

const isNarrowed = ({ sections, span }: TimelineFilter): boolean => sections.length > 0 || span.kind !== 'all';

/** `/my_health/timeline`: the whole record in the order of time. */
export const TimelineScreen = observer(({ viewModel, owner, onFilter }: TimelineProps) => {
  const say = useWords();
  const { filter, choices, phase } = viewModel;
  return (
    <div className={css.screen}>
      {owner !== undefined && <OnPaper owner={owner} filter={filter} />}
      <p data-no-print>{say(words.intro)}</p>
      <div className={css.controls} data-no-print>
        <TimelineFilters filter={filter} choices={choices} onFilter={onFilter} />
        <div className={css.tools}>
          {isNarrowed(filter) && (
            <Button icon="close" onClick={() => onFilter(everything)}>
              {say(words.clear)}
            </Button>
          )}
          <PrintButton viewModel={viewModel} />
        </div>
      </div>
      {/* It stays in the page, so that each new count is said. */}
      <LiveRegion>{phase.kind === 'ready' && countText(say, phase.page)}</LiveRegion>
      <Listed viewModel={viewModel} onFilter={onFilter} />
    </div>
  );
});

const countText = (say: Say, { entries, total }: TimelinePage): string => {
  if (total === 0) return say(words.noMatch);
  return entries.length < total ? say(words.shownOf, { shown: entries.length, total }) : say(words.shown, { total });
};

/** Whose record it is and what of it, which the frame and the filters say on screen. */
const OnPaper = ({ owner, filter }: { readonly owner: RecordOwner; readonly filter: TimelineFilter }) => {
  const say = useWords();
  const { atPractice } = useFormats();
  const { now } = useContext(DeviceTimeContext);
  const { sections, span } = filter;
  const time = span.kind === 'years' ? `${span.from ?? ''}–${span.to ?? ''}` : say(filterWords[offeredOf(span)]);
  const kinds = sections.map((section) => say(sectionTitles[section])).join(', ');
  return (
    <div className={css.onPaper}>
      <p>{owner.personName}</p>
      <p>
        {owner.practiceName} · {say(healthWords.printedOn, { date: atPractice.day(now()) })}
      </p>
      <p>{say(filterWords.printed, { time, kinds: kinds === '' ? say(filterWords.everyKind) : kinds })}</p>
    </div>
  );
};

/** Prints all that matches, which is loaded first. */
const PrintButton = observer(({ viewModel }: Pick<TimelineProps, 'viewModel'>) => {
  const say = useWords();
  const [isPreparing, setPreparing] = useState(false);
  const print = async (): Promise<void> => {
    setPreparing(true);
    const isWhole = await viewModel.loadAll();
    setPreparing(false);
    // Two frames later all of it is drawn.
    if (isWhole) requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
  };
  return (
    <Button icon="print" busy={isPreparing} onClick={() => void print()}>
      {say(isPreparing ? words.preparing : healthWords.print)}
    </Button>
  );
});

const Listed = observer(({ viewModel, onFilter }: Pick<TimelineProps, 'viewModel' | 'onFilter'>) => {
  const say = useWords();
  const { phase, filter, firstOfMore } = viewModel;
  if (phase.kind === 'loading') return <Skeleton label={say(words.loading)} lines={6} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  const { page, more } = phase;
  return (
    <>
      {page.total > 0 && <p className={css.counted}>{countText(say, page)}</p>}
      {page.undated > 0 && <p className={css.about}>{say(words.undated, { count: page.undated })}</p>}
      {page.total === 0 ? (
        <Nothing page={page} filter={filter} onFilter={onFilter} />
      ) : (
        <TimelineList entries={page.entries} years={page.years} firstOfMore={firstOfMore} />
      )}
      {more.kind === 'failed' && (
        <RetryNotice
          text={say(failureWords[more.failure.kind])}
          retry={say(kitWords.retry)}
          onRetry={() => void viewModel.loadMore()}
        />
      )}
      {page.next !== undefined && more.kind !== 'failed' && (
        <LoadMore busy={more.kind === 'loading'} onMore={() => void viewModel.loadMore()}>
          {say(more.kind === 'loading' ? words.loadingMore : words.more)}
        </LoadMore>
      )}
    </>
  );
});

interface NothingProps extends Pick<TimelineProps, 'onFilter'> {
  readonly page: TimelinePage;
  readonly filter: TimelineFilter;
}

/** No entries, and how to see more. */
const Nothing = ({ page, filter, onFilter }: NothingProps) => {
  const say = useWords();
  const { sections, span } = filter;
  if (page.sections.length === 0) return <EmptyState icon="file">{say(words.none)}</EmptyState>;
  return (
    <>
      <EmptyState icon="search">{say(words.noMatch)}</EmptyState>
      <div className={css.tools} data-no-print>
        {span.kind !== 'all' && (
          <Button onClick={() => onFilter({ sections, span: { kind: 'all' } })}>{say(words.allTime)}</Button>
        )}
        {sections.length > 0 && <Button onClick={() => onFilter({ sections: [], span })}>{say(words.allKinds)}</Button>}
      </div>
    </>
  );
};
