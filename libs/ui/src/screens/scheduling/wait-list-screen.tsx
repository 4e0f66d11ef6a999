import type { Failure } from '@portico/application/kernel';
import type {
  EarlierTimeScreen as Shown,
  FreeTime,
  WaitedVisit,
  WaitListAct,
  WaitListProblem,
  WaitListSuccess,
  TakenTime as ShownTakenTime,
} from '@portico/application/scheduling';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useWhom } from '../../kit/acted-for.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { SourceText } from '../../kit/source-text.tsx';
import { callTo } from '../../words/tel-link.ts';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { waitListSuccessWords, waitListProblemWords } from './wait-list-answers.messages.ts';
import { waitListWords } from './wait-list.messages.ts';
import css from './wait-list.module.css';
import { OfferedTime, type OfferedTimeModel } from './offered-time.tsx';
import { TakenTime } from './taken-offer-visit.tsx';
import { WaitForm, type WaitFormModel } from './wait-list-form.tsx';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | {
      readonly kind: 'ready';
      readonly screen: Shown;
      readonly doing?: WaitListAct;
      readonly problem?: WaitListProblem;
      readonly news?: WaitListSuccess;
    }
  | { readonly kind: 'taken'; readonly screen: Shown; readonly time: ShownTakenTime };

export interface WaitListModel extends WaitFormModel {
  readonly phase: Phase;
  readonly countdown: OfferedTimeModel;
  load(): Promise<void>;
  leave(): Promise<void>;
  pass(): Promise<void>;
  take(): Promise<void>;
}

const problemWords = { ...failureWords, ...waitListProblemWords };

/** Waiting for an earlier time than the booked one: joining, the position in the list, and the offer. */
export const EarlierTimeScreen = observer(
  ({
    viewModel,
    onBack,
    isGuest = false,
    onFree,
  }: {
    readonly viewModel: WaitListModel;
    /** Leads to the appointments; for a guest, to the visit of their link. */
    readonly onBack: () => void;
    readonly isGuest?: boolean;
    /** Leads to the free times in place of the visit; a guest has another way there. */
    readonly onFree?: (free: FreeTime, visit: WaitedVisit) => void;
  }) => {
    const say = useWords();
    const { phase } = viewModel;
    switch (phase.kind) {
      case 'loading':
        return <Skeleton label={say(waitListWords.loading)} blocks={2} />;
      case 'failed':
        return (
          <RetryNotice
            text={say(failureWords[phase.failure.kind])}
            retry={say(kitWords.retry)}
            onRetry={() => void viewModel.load()}
          />
        );
      case 'taken':
        return (
          <div className={css.screen}>
            <TakenTime time={phase.time} replaced={phase.screen.visit !== undefined} />
            {/* A guest's link is done with this, and opens no further page. */}
            {!isGuest && (
              <Button look="primary" onClick={onBack}>
                {say(waitListWords.back)}
              </Button>
            )}
          </div>
        );
      case 'ready':
        return (
          <div className={css.screen}>
            <News viewModel={viewModel} />
            {phase.screen.visit !== undefined && <Booked visit={phase.screen.visit} />}
            <FreeNow screen={phase.screen} onFree={onFree} />
            <Ready viewModel={viewModel} screen={phase.screen} onBack={onBack} isGuest={isGuest} />
          </div>
        );
    }
  },
);

/** The result or error of the last action; takes the focus. */
const News = observer(({ viewModel: { phase } }: { readonly viewModel: WaitListModel }) => {
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

const Booked = ({ visit: { start, location, providerName, visitType, video } }: { readonly visit: WaitedVisit }) => {
  const say = useWords();
  const formats = useFormats();
  return (
    <Card>
      <h2 className={css.title}>{say(waitListWords.booked)}</h2>
      <p className={css.when}>{formats.visit(start, location.timeZone)}</p>
      {visitType !== undefined && (
        <p>
          <SourceText>{visitType}</SourceText>
        </p>
      )}
      <p className={css.soft}>
        {say(waitListWords.with, { provider: providerName, video: String(video), office: location.office })}
      </p>
    </Card>
  );
};

/** An earlier time can be had at once, so that nobody waits for it. */
const FreeNow = ({
  screen: { free, visit, waiting },
  onFree,
}: {
  readonly screen: Shown;
  readonly onFree: ((free: FreeTime, visit: WaitedVisit) => void) | undefined;
}) => {
  const say = useWords();
  const formats = useFormats();
  if (free === undefined || visit === undefined || waiting !== undefined) return null;
  return (
    <Notice tone="good" icon="calendar">
      <p>{say(waitListWords.free, { when: formats.visit(free.start, visit.location.timeZone) })}</p>
      {onFree !== undefined && (
        <Button look="primary" onClick={() => onFree(free, visit)}>
          {say(waitListWords.seeFree)}
        </Button>
      )}
    </Notice>
  );
};

interface ReadyProps {
  readonly viewModel: WaitListModel;
  readonly screen: Shown;
  readonly onBack: () => void;
  readonly isGuest: boolean;
}

const Ready = observer(({ viewModel, screen: { practice, visit, waiting, canWait }, onBack, isGuest }: ReadyProps) => {
  const say = useWords();
  const whom = useWhom();
  const { phase, countdown } = viewModel;
  const doing = phase.kind === 'ready' ? phase.doing : undefined;
  const back = (
    <Button look="quiet" onClick={onBack}>
      {say(isGuest ? waitListWords.backToVisit : waitListWords.back)}
    </Button>
  );
  if (waiting !== undefined) {
    const { offered, replaces } = waiting;
    return (
      <>
        {offered === undefined ? (
          <Notice tone="accent" icon="clock" quiet>
            <p>{say(waitListWords.waiting, whom)}</p>
            <p>{say(waitListWords.waitingNote)}</p>
          </Notice>
        ) : (
          <OfferedTime
            offer={{ ...offered, providerName: offered.provider.name }}
            booked={replaces?.start}
            countdown={countdown}
            doing={doing}
            onTake={() => void viewModel.take()}
            onPass={() => void viewModel.pass()}
          />
        )}
        <div className={css.buttons}>
          <Button busy={doing === 'leave'} aria-disabled={doing !== undefined} onClick={() => void viewModel.leave()}>
            {say(doing === 'leave' ? waitListWords.leaving : waitListWords.leave)}
          </Button>
          {back}
        </div>
      </>
    );
  }
  if (!canWait) {
    return (
      <>
        <p>{say(waitListWords.cannot, { practice: practice.name })}</p>
        <ButtonLink look="primary" icon="phone" href={callTo(practice.phone)}>
          {say(waitListWords.call, { practice: practice.name, phone: practice.phone })}
        </ButtonLink>
        {isGuest && back}
      </>
    );
  }
  return (
    <>
      <p>{say(visit === undefined ? waitListWords.leadNew : waitListWords.lead)}</p>
      <WaitForm viewModel={viewModel} busy={doing === 'join'} isNew={visit === undefined} />
      {/* Whoever is signed in has the navigation. */}
      {isGuest && back}
    </>
  );
});
