import type { Failure } from '@portico/application/kernel';
import type { AppointmentList, ListedAppointment } from '@portico/application/appointments';
import type { VisitButtonsModel } from './visit-buttons.tsx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Icon } from '../../kit/icon.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { callTo } from '../../words/tel-link.ts';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import css from './appointment-list-screen.module.css';
import { listWords } from './appointment-list.messages.ts';
import { AwayPractices } from './away-practices.tsx';
import { PastAppointments, type PastAppointmentsModel, type MorePhase } from './past-appointments.tsx';
import { VisitOutcome, visitDoneIn, type VisitDone } from './visit-outcome.tsx';
import { VisitRows } from './visit-row.tsx';
import { VisitActionModals, type VisitActionModalsModel } from './visit-action-modals.tsx';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly list: AppointmentList; readonly more: MorePhase };

export interface AppointmentListModel extends PastAppointmentsModel {
  readonly phase: Phase;
  load(): Promise<void>;
  readonly requests: readonly ListedAppointment[];
  readonly today: readonly ListedAppointment[];
  readonly upcoming: readonly ListedAppointment[];
  /** There are visits at more than one practice. */
  readonly namesPractices: boolean;
}

export type CardButtonsModel = VisitButtonsModel & VisitActionModalsModel;

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={css.group}>
    <h2 className={css.title}>{title}</h2>
    {children}
  </section>
);

export interface AppointmentListScreenProps {
  readonly viewModel: AppointmentListModel;
  readonly buttons?: CardButtonsModel | undefined;
  /** The phone number for a first appointment; unknown until the frame was loaded. */
  readonly practice?: { readonly practiceName: string; readonly practicePhone: string } | undefined;
  /** The path for booking a visit, if the person may. */
  readonly book?: string | undefined;
  /** What the person did on the page before this one. */
  readonly done?: VisitDone | undefined;
}

/** Today, requests, upcoming visits and the history, in this order (`APT-030` to `APT-034`, `APT-042`). */
export const AppointmentListScreen = observer((props: AppointmentListScreenProps) => (
  <>
    <Lists {...props} />
    {props.buttons !== undefined && <VisitActionModals buttons={props.buttons} />}
  </>
));

/** The next visits; or that there are none, and how to book one. */
const Upcoming = ({
  upcoming,
  buttons,
  practice,
  book,
  namesPractice,
  just,
}: Omit<AppointmentListScreenProps, 'viewModel'> & {
  readonly just: ListedAppointment | undefined;
  readonly upcoming: readonly ListedAppointment[];
  readonly namesPractice: boolean;
}) => {
  const say = useWords();
  return (
    <Group title={say(listWords.upcoming)}>
      {upcoming.length === 0 && (
        <EmptyState icon="calendar">
          {say(book === undefined ? listWords.noUpcoming : listWords.noUpcomingYet)}
        </EmptyState>
      )}
      {book === undefined && upcoming.length === 0 && practice !== undefined && practice.practicePhone !== '' && (
        <p>
          <a href={callTo(practice.practicePhone)} className={css.call}>
            {say(listWords.callPractice, { practice: practice.practiceName, phone: practice.practicePhone })}
          </a>
        </p>
      )}
      {upcoming.length > 0 && (
        <VisitRows visits={upcoming} just={just} buttons={buttons} namesPractice={namesPractice} />
      )}
    </Group>
  );
};

const Lists = observer(({ viewModel, buttons, practice, book, done }: AppointmentListScreenProps) => {
  const say = useWords();
  const { phase, requests, today, upcoming, namesPractices } = viewModel;

  if (phase.kind === 'loading') return <Skeleton label={say(listWords.loading)} lines={5} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  // Where a practice is away, it is not known whether there are more.
  const isWhole = phase.list.away.length === 0;
  const just = done && visitDoneIn(done, [...today, ...upcoming, ...requests]);
  return (
    <div className={css.screen}>
      {done !== undefined && just !== undefined && <VisitOutcome of={done} listed={just} />}
      <AwayPractices practices={phase.list.away} />
      {book !== undefined && (
        <Link className={css.book} to={book}>
          <Icon name="calendar" />
          {say(listWords.book)}
        </Link>
      )}
      {today.length > 0 && (
        <Group title={say(listWords.today)}>
          <VisitRows visits={today} just={just} buttons={buttons} namesPractice={namesPractices} />
        </Group>
      )}
      {requests.length > 0 && (
        <Group title={say(listWords.requests)}>
          <VisitRows visits={requests} just={just} buttons={buttons} namesPractice={namesPractices} />
        </Group>
      )}
      {(upcoming.length > 0 || (isWhole && today.length === 0)) && (
        <Upcoming
          upcoming={upcoming}
          buttons={buttons}
          practice={practice}
          book={book}
          namesPractice={namesPractices}
          just={just}
        />
      )}
      {(viewModel.practices.length > 0 || isWhole) && (
        <Group title={say(listWords.past)}>
          <PastAppointments viewModel={viewModel} buttons={buttons} isWhole={isWhole} />
        </Group>
      )}
    </div>
  );
});
