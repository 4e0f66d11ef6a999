import type { Failure } from '@portico/application/kernel';
import type { DashboardTab, DashboardOverview } from '@portico/application/dashboard';
import type { Instant } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { kitWords } from '../../kit/kit.messages.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Notice, RetryNotice } from '../../kit/notice.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { useColumns } from '../../kit/use-media.ts';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import {
  AwayArea,
  AwayPractices,
  VisitActionModals,
  type VisitActionModalsModel,
  type VisitButtonsModel,
} from '../appointments/index.ts';
import type { ArrivalProps } from './arrival.tsx';
import { ByPhone } from './by-phone.tsx';
import css from './dashboard.module.css';
import { dashboardTabWords, dashboardWords } from './dashboard.messages.ts';
import type { CheckInButtonsModel } from './check-in-row.tsx';
import { FirstSteps, NextVisit, QuickActions, type HomeWays } from './home.tsx';
import { homeWords } from './home.messages.ts';
import home from './home.module.css';
import type { LaterTabProps } from './lazy-dashboard-tabs.tsx';
import { ToDo, type ToDoModel } from './to-do.tsx';
import type { TwoFactorPromptModel } from './two-factor-prompt.tsx';
import { Upcoming, type UpcomingModel } from './upcoming.tsx';

const ImportantMessage = lazyComponent(() => import('./important-message.tsx'));

export interface LazyResourceModel<Part> {
  readonly state: 'not-wanted' | 'coming' | 'here' | 'failed';
  readonly part: Part | undefined;
  want(): Promise<Part | undefined>;
}

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly overview: DashboardOverview };

export interface DashboardModel {
  readonly toDo: ToDoModel;
  readonly phase: Phase;
  readonly message: DashboardOverview['importantMessage'];
  readonly visits: UpcomingModel;
  /** There are visits at more than one practice. */
  readonly namesPractices: boolean;
  /** There is nothing yet of this person: no visit, no task, no news. */
  isNew(now: Instant | undefined): boolean;
  load(): Promise<void>;
  readonly tabs: readonly DashboardTab[];
  readonly tab: DashboardTab;
  closeMessage(forGood: boolean): void;
  openTab(tab: DashboardTab): void;
  /** What the tab would show is kept by a practice whose system cannot answer now. */
  isAway(tab: DashboardTab): boolean;
}

export type CardButtonsModel = VisitActionModalsModel & CheckInButtonsModel & VisitButtonsModel;

/** A tab that is fetched once it is opened or about to be. */
const BackgroundTasks = observer(
  ({
    laterTabs,
    ...props
  }: LaterTabProps & { readonly laterTabs: LazyResourceModel<ComponentType<LaterTabProps>> }) => {
    const say = useWords();
    useEffect(() => {
      void laterTabs.want();
    }, [laterTabs]);
    const { part: LaterTab, state, want } = laterTabs;
    if (LaterTab !== undefined) return <LaterTab {...props} />;
    if (state !== 'failed') return <Skeleton label={say(dashboardWords.loading)} blocks={1} />;
    return <RetryNotice text={say(failureWords.unreachable)} retry={say(kitWords.retry)} onRetry={() => void want()} />;
  },
);

export interface DashboardScreenProps extends HomeWays {
  readonly viewModel: DashboardModel;
  /** Links to the mobile apps, at the end. */
  readonly apps?: ReactNode;
  readonly prompt: TwoFactorPromptModel;
  /** A delegate acts: the name on the page is another person's. */
  readonly actsForAnother?: boolean;
  /** Answers to this form are kept on this device. */
  readonly isStarted?: ((form: string) => boolean) | undefined;
  /** Buttons of the appointment in front. */
  readonly buttons?: CardButtonsModel | undefined;
  readonly laterTabs: LazyResourceModel<ComponentType<LaterTabProps>>;
  /** The name of a practice whose system does not do everything that the portal could show. */
  readonly partly?: string | undefined;
  /** How the person came here, where that is told at the top, and what shows it. */
  readonly arrival?: {
    readonly told: ArrivalProps;
    readonly part: LazyResourceModel<ComponentType<ArrivalProps & { readonly phone: string | undefined }>>;
  };
}

/** The first screen after sign-in (`ACC-253` to `ACC-255`). */
export const DashboardScreen = observer((props: DashboardScreenProps) => (
  <>
    <Overview {...props} />
    {props.buttons !== undefined && <VisitActionModals buttons={props.buttons} />}
  </>
));

const Overview = observer((props: DashboardScreenProps) => {
  const { viewModel, apps, partly, arrival } = props;
  const say = useWords();
  const { phase } = viewModel;
  useEffect(() => {
    void arrival?.part.want();
  }, [arrival?.part]);
  // What is told at the top pushes nothing down later.
  const isComing = arrival !== undefined && arrival.part.part === undefined && arrival.part.state !== 'failed';
  if (phase.kind === 'loading' || isComing)
    return <Skeleton label={say(dashboardWords.loading)} blocks={1} lines={6} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  const { overview } = phase;
  const Arrival = arrival?.part.part;
  const isNothingOpen = viewModel.tabs.length === 0;
  return (
    <div className={css.screen}>
      {Arrival !== undefined && <Arrival {...arrival?.told} phone={overview.practicePhone} />}
      <Home {...props} overview={overview} />
      <Presence show={viewModel.message}>
        {(message) => <ImportantMessage message={message} onClose={viewModel.closeMessage} />}
      </Presence>
      <AwayPractices practices={overview.away} />
      {isNothingOpen && partly === undefined && (
        <Notice tone="wait" quiet>
          <p>{say(dashboardWords.nothingOpen)}</p>
        </Notice>
      )}
      <div className={home.columns} data-two={isNothingOpen ? undefined : true}>
        <Tasks {...props} overview={overview} />
        {!isNothingOpen && <Areas {...props} overview={overview} />}
      </div>
      {partly !== undefined && (
        <ByPhone text={say(dashboardWords.partly, { practice: partly })} phone={overview.practicePhone} />
      )}
      {apps}
    </div>
  );
});

type PartProps = DashboardScreenProps & { readonly overview: DashboardOverview };

/** The tabs; the first of them is opened with the next visit. */
const Areas = observer(({ viewModel, overview, pay, book, buttons, laterTabs }: PartProps) => {
  const say = useWords();
  const content = (tab: DashboardTab) => () =>
    viewModel.isAway(tab) ? (
      <AwayArea />
    ) : tab === 'appointments' ? (
      <Upcoming visits={viewModel.visits} phone={overview.practicePhone} book={book} buttons={buttons} />
    ) : (
      <BackgroundTasks tab={tab} overview={overview} pay={pay} laterTabs={laterTabs} />
    );
  return (
    <Tabs
      label={say(dashboardWords.tabs)}
      tabs={viewModel.tabs.map((key) => ({ key, title: say(dashboardTabWords[key]), content: content(key) }))}
      open={viewModel.tab}
      onOpen={viewModel.openTab}
      onNear={laterTabs.want}
    />
  );
});

/** Beside the tabs; where there is one column, above them. */
const Tasks = observer(({ viewModel, prompt, isStarted = () => false, ...ways }: PartProps) => (
  <ToDo
    viewModel={viewModel.toDo}
    overview={ways.overview}
    buttons={ways.buttons}
    pay={ways.pay}
    prompt={viewModel.message ? undefined : prompt}
    namesPractice={viewModel.namesPractices}
    isStarted={isStarted}
  />
));

/** At the top: who this is about, when the next visit is where its card is further down, the quick actions, and what to do first where there is nothing yet. */
const Home = observer(({ viewModel, overview, buttons, actsForAnother = false, ...ways }: PartProps) => {
  const say = useWords();
  const isNarrow = !useColumns();
  const name = overview.personName;
  const { book, booksByPhone, message, pay } = ways;
  return (
    <>
      {name !== '' && (
        <h2 data-for-title className={home.hello}>
          {actsForAnother ? name : say(homeWords.hello, { name })}
        </h2>
      )}
      {isNarrow && (
        <NextVisit visit={viewModel.visits.nextBooked} namesPractice={viewModel.namesPractices} now={buttons?.now} />
      )}
      <QuickActions overview={overview} book={book} booksByPhone={booksByPhone} message={message} pay={pay} />
      {viewModel.isNew(buttons?.now) && (
        <FirstSteps book={book} booksByPhone={booksByPhone} phone={overview.practicePhone} message={message} />
      )}
    </>
  );
});
