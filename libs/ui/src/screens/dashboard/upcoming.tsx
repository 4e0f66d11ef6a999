import { paths } from '@portico/application/kernel';
import type { ListedAppointment } from '@portico/application/appointments';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useWords } from '../../words/use-words.ts';
import { AppointmentCard, keyOf, type VisitButtonsModel } from '../appointments/index.ts';
import { CallPractice } from './call-practice.tsx';
import css from './dashboard.module.css';
import { dashboardWords } from './dashboard.messages.ts';

export interface UpcomingModel {
  readonly position: number;
  readonly all: readonly ListedAppointment[];
  readonly inFront: ListedAppointment | undefined;
  /** The first booked visit, whichever is in front. */
  readonly nextBooked: ListedAppointment | undefined;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  next(): void;
  previous(): void;
}

interface UpcomingProps {
  readonly visits: UpcomingModel;
  readonly phone: string | undefined;
  /** The path for booking a visit; by phone if undefined. */
  readonly book?: string | undefined;
  readonly buttons?: VisitButtonsModel | undefined;
}

/** Today's and the coming appointments, one at a time (`ACC-255`). */
export const Upcoming = observer(({ visits, phone, book, buttons }: UpcomingProps) => {
  const say = useWords();
  const { inFront, all, position } = visits;
  if (inFront === undefined) {
    return (
      <EmptyState icon="calendar">
        {book === undefined ? (
          <>
            <span>{say(dashboardWords.noUpcoming)}</span> <CallPractice phone={phone} />
          </>
        ) : (
          <>
            <span>{say(dashboardWords.noUpcomingYet)}</span>{' '}
            <Link className={css.onward} to={book}>
              {say(dashboardWords.book)}
            </Link>
          </>
        )}
      </EmptyState>
    );
  }
  return (
    <div className={css.panel}>
      <AppointmentCard key={keyOf(inFront)} listed={inFront} buttons={buttons} level={2} leadsOn />
      {all.length > 1 && (
        <div className={css.turn} data-no-print>
          {/* At an end the button stays, so that the focus does not fall off it. */}
          <Button icon="previous" aria-disabled={!visits.hasPrevious} onClick={visits.previous}>
            {say(dashboardWords.previous)}
          </Button>
          <p role="status">{say(dashboardWords.position, { position: position + 1, count: all.length })}</p>
          <Button icon="next" iconLast aria-disabled={!visits.hasNext} onClick={visits.next}>
            {say(dashboardWords.next)}
          </Button>
        </div>
      )}
      <Link className={css.onward} to={paths.appointments}>
        {say(dashboardWords.allAppointments)}
      </Link>
    </div>
  );
});
