import type { Failure } from '@portico/application/kernel';
import type { LinkShut, WaitListPage } from '@portico/application/guests';
import type { OfferGone, WaitListSuccess, TakenTime as ShownTakenTime } from '@portico/application/scheduling';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useWhom } from '../../kit/acted-for.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { useBrand } from '../open/index.ts';
import {
  waitListSuccessWords,
  waitListProblemWords,
  waitListWords,
  OfferedTime,
  TakenTime,
  type OfferedTimeModel,
} from '../scheduling/index.ts';
import { CallPractice } from './call-practice.tsx';
import { entryWords } from './guests.messages.ts';
import css from './guests.module.css';
import { LinkError } from './link-error.tsx';
import { guestOfferWords } from './notification-link-actions.messages.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure | LinkShut }
  | {
      readonly kind: 'ready';
      readonly page: WaitListPage;
      readonly doing?: 'take' | 'pass' | 'leave';
      readonly problem?: OfferGone | Failure;
      readonly news?: Exclude<WaitListSuccess, 'joined'>;
    }
  | { readonly kind: 'taken'; readonly page: WaitListPage; readonly time: ShownTakenTime };

export interface GuestWaitListModel {
  readonly phase: Phase;
  readonly countdown: OfferedTimeModel;
  load(): Promise<void>;
  take(): Promise<void>;
  pass(): Promise<void>;
  leave(): Promise<void>;
}

const problemWords = { ...failureWords, ...waitListProblemWords };

/** The page of an offer's link: the earlier time, with buttons to take or decline it. */
export const GuestWaitListScreen = observer(({ viewModel }: { readonly viewModel: GuestWaitListModel }) => {
  const say = useWords();
  const { phase } = viewModel;
  const practice = phase.kind === 'ready' || phase.kind === 'taken' ? phase.page.practice : undefined;
  useBrand(practice);
  switch (phase.kind) {
    case 'loading':
      return <Skeleton label={say(entryWords.loading)} blocks={1} />;
    case 'failed':
      return <LinkError failure={phase.failure} onRetry={() => void viewModel.load()} />;
    case 'taken':
      return (
        <>
          <TakenTime time={phase.time} replaced={phase.page.booked !== undefined} />
          <CallPractice practice={practice} />
        </>
      );
    case 'ready':
      return (
        <>
          <News viewModel={viewModel} />
          <Offer viewModel={viewModel} />
          <CallPractice practice={practice} />
        </>
      );
  }
});

/** The result or error of the last action; takes the focus. */
const News = observer(({ viewModel: { phase } }: { readonly viewModel: GuestWaitListModel }) => {
  const say = useWords();
  const whom = useWhom();
  const place = useRef<HTMLDivElement>(null);
  const { news, problem } = phase.kind === 'ready' ? phase : {};
  useEffect(() => {
    if (news !== undefined || problem !== undefined) place.current?.focus();
  }, [news, problem]);
  return (
    <div ref={place} tabIndex={-1} className={css.news}>
      {problem !== undefined && (
        <Notice tone="bad">
          <p>{say(problemWords[problem.kind], whom)}</p>
        </Notice>
      )}
      {news !== undefined && (
        <Notice tone={news === 'over' ? 'wait' : 'good'} icon={news === 'over' ? 'clock' : 'check-circle'}>
          <p>{say(waitListSuccessWords[news], whom)}</p>
        </Notice>
      )}
    </div>
  );
});

const Offer = observer(({ viewModel }: { readonly viewModel: GuestWaitListModel }) => {
  const say = useWords();
  const { phase, countdown } = viewModel;
  if (phase.kind !== 'ready') return null;
  const { page, doing, news } = phase;
  if (!page.isWaiting) {
    return news === 'left' ? null : (
      <Notice tone="wait" icon="clock" quiet>
        <p>{say(guestOfferWords.over)}</p>
      </Notice>
    );
  }
  return (
    <>
      {page.offered === undefined ? (
        news === undefined && (
          <Notice tone="accent" icon="clock" quiet>
            <p>{say(guestOfferWords.waiting)}</p>
          </Notice>
        )
      ) : (
        <OfferedTime
          offer={page.offered}
          booked={page.booked}
          countdown={countdown}
          doing={doing}
          onTake={() => void viewModel.take()}
          onPass={() => void viewModel.pass()}
        />
      )}
      <Button
        look="quiet"
        busy={doing === 'leave'}
        aria-disabled={doing !== undefined}
        onClick={() => void viewModel.leave()}
      >
        {say(doing === 'leave' ? waitListWords.leaving : waitListWords.leave)}
      </Button>
    </>
  );
});
