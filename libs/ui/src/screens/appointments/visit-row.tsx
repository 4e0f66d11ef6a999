import type { ListedAppointment } from '@portico/application/appointments';
import { paths } from '@portico/application/kernel';
import type { Instant } from '@portico/domain/kernel';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../kit/join-class-names.ts';
import { Icon } from '../../kit/icon.tsx';
import { lazyComponent, Meanwhile } from '../../kit/lazy-component.tsx';
import { SourceTexts } from '../../kit/source-text.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { AppointmentComment } from './appointment-comment.tsx';
import { Badges } from './appointment-card.tsx';
import { cardWords } from './appointment-card.messages.ts';
import { keyOf } from './appointment-key.ts';
import { kindOf } from './appointment-kind-text.ts';
import { isTomorrow } from './is-tomorrow.ts';
import { TooLate } from './too-late.tsx';
import { useWhen } from './use-appointment-time.ts';
import { MainVisitButton, type VisitButtonsModel } from './visit-buttons.tsx';
import css from './visit-row.module.css';

const AskedTimes = lazyComponent(() => import('./asked-times.tsx'));

interface VisitRowProps {
  readonly listed: ListedAppointment;
  readonly buttons?: VisitButtonsModel | undefined;
  /** Of the history: shorter, with its practice, by which the history is filtered. */
  readonly isPast?: boolean;
  /** There are visits at other practices too, so that each says at which it is. */
  readonly namesPractice?: boolean;
}

/** The day of a visit; of a request whose time is yet to be set, a picture. */
const Leaf = ({ appointment: { start, location, timeOpen } }: Pick<ListedAppointment, 'appointment'>) => {
  const leaf = useFormats().leaf(start, location.timeZone);
  return (
    <div className={css.leaf} aria-hidden="true">
      {timeOpen === true ? (
        <Icon name="calendar" className={css.day} />
      ) : (
        <>
          <span className={css.month}>{leaf.month}</span>
          <span className={css.day}>{leaf.day}</span>
        </>
      )}
    </div>
  );
};

/** That a visit ahead is tomorrow, where its day is read; the heading of its group says that it is today. */
const Tomorrow = ({ listed: { appointment }, now }: Pick<VisitRowProps, 'listed'> & { readonly now: Instant }) => {
  const say = useWords();
  const { dayAt } = useFormats();
  const { start, location, timeOpen } = appointment;
  if (timeOpen === true || !isTomorrow(start, now, location.timeZone, dayAt)) return null;
  return (
    <StatusBadge tone="accent" icon="calendar">
      {say(cardWords.tomorrow)}
    </StatusBadge>
  );
};

/** That another time is asked for: at the request with the visit that stays booked, each with the way to the other. */
const MoveLine = ({ listed: { move, moveRequested, practice } }: Pick<VisitRowProps, 'listed'>) => {
  const say = useWords();
  const formats = useFormats();
  if (move === undefined) return moveRequested === true ? <p>{say(cardWords.moveRequested)}</p> : null;
  const to = paths.visit({ practiceId: practice.id, appointmentId: move.appointment });
  return (
    <p>
      <Link className={css.above} to={to}>
        {move.is === 'visit'
          ? say(cardWords.youKeep, { when: formats.visit(move.start, move.timeZone) })
          : say(cardWords.youKeepThis)}
      </Link>
    </p>
  );
};

/** That a visit is too near to be changed here, with the number of its office. */
const Late = ({ listed, now }: Pick<VisitRowProps, 'listed'> & { readonly now: Instant }) => (
  <TooLate
    listed={listed}
    now={now}
    phone={listed.appointment.location.phone}
    className={cx(css.soft, css.late)}
    linkClass={css.call}
  />
);

/** A visit in a list: when, with whom, where, its status and one button; its own page has all the rest. */
const VisitRow = ({ listed, buttons, isPast = false, namesPractice = false }: VisitRowProps) => {
  const { appointment, practice } = listed;
  const { id, status, start, provider, location, comment, timeOpen = false, preference, video } = appointment;
  const say = useWords();
  const formats = useFormats();
  const heading = useId();
  const when = useWhen()(appointment);
  const ahead = status === 'SCHEDULED' || status === 'CHECKED-IN';
  const place = [
    ...kindOf(appointment, say(cardWords.video)),
    (isPast && !timeOpen) || video ? '' : { name: location.office },
    isPast || video || namesPractice ? { name: practice.name } : '',
  ];
  // That it is today is said by the heading of its group.
  const badges = <Badges listed={{ ...listed, today: false }} ahead={ahead} />;
  return (
    <article className={cx(css.row, isPast && css.short)} aria-labelledby={heading} data-status={status}>
      <Leaf appointment={appointment} />
      <div className={css.about}>
        <div className={css.line}>
          <h3 id={heading} className={cx(css.when, status === 'CANCELLED' && css.canceled)}>
            <Link className={css.open} to={paths.visit({ practiceId: practice.id, appointmentId: id })}>
              {isPast && !timeOpen ? formats.dayAt(start, location.timeZone) : when}
            </Link>
          </h3>
          {ahead && !isPast && buttons !== undefined && <Tomorrow listed={listed} now={buttons.now} />}
          {isPast && badges}
        </div>
        <p>{provider.name}</p>
        <p className={css.soft}>
          <SourceTexts of={place} />
        </p>
        <MoveLine listed={listed} />
        {timeOpen && (
          <Meanwhile show={null}>
            <AskedTimes preference={preference} appointment={appointment} />
          </Meanwhile>
        )}
        {buttons !== undefined && <Late listed={listed} now={buttons.now} />}
        {comment !== undefined && (
          <dl className={cx(css.above, css.note)}>
            <AppointmentComment comment={comment} day={when} />
          </dl>
        )}
      </div>
      <div className={css.end}>
        {!isPast && badges}
        {buttons !== undefined && (
          <div className={css.above}>
            <MainVisitButton listed={listed} buttons={buttons} />
          </div>
        )}
      </div>
    </article>
  );
};

/** Visits in a list, in the order in which they come. */
export const VisitRows = ({
  visits,
  just,
  ...rest
}: Omit<VisitRowProps, 'listed'> & {
  readonly visits: readonly ListedAppointment[];
  /** The one with which something was just done. */
  readonly just?: ListedAppointment | undefined;
}) => (
  <ul className={rest.isPast === true ? css.rows : css.cards}>
    {visits.map((listed) => (
      <li key={keyOf(listed)} data-just={listed === just || undefined}>
        <VisitRow listed={listed} {...rest} />
      </li>
    ))}
  </ul>
);
