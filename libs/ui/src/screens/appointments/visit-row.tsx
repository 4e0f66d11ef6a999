import type { ListedAppointment } from '@portico/application/appointments';
import { paths } from '@portico/application/kernel';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../kit/join-class-names.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { AppointmentComment } from './appointment-comment.tsx';
import { Badges } from './appointment-card.tsx';
import { cardWords } from './appointment-card.messages.ts';
import { keyOf } from './appointment-key.ts';
import { kindOf } from './appointment-kind-text.ts';
import { useWhen } from './use-appointment-time.ts';
import { MainVisitButton, type VisitButtonsModel } from './visit-buttons.tsx';
import css from './visit-row.module.css';

/** A visit in a list: when, with whom, where, its status and one button; its own page has all the rest. */
export const VisitRow = ({
  listed,
  buttons,
}: {
  readonly listed: ListedAppointment;
  readonly buttons?: VisitButtonsModel | undefined;
}) => {
  const { appointment, practice } = listed;
  const { id, status, start, provider, location, comment, timeOpen = false, video } = appointment;
  const say = useWords();
  const leaf = useFormats().leaf(start, location.timeZone);
  const heading = useId();
  const when = useWhen()(appointment);
  const kind = kindOf(appointment, say(cardWords.video));
  const ahead = status === 'SCHEDULED' || status === 'CHECKED-IN';
  const place = [kind, video ? practice.name : location.office].filter((part) => part !== '').join(' · ');
  return (
    <article className={css.row} aria-labelledby={heading} data-status={status}>
      <div className={css.leaf} aria-hidden="true">
        <span className={css.month}>{timeOpen ? '' : leaf.month}</span>
        <span className={css.day}>{timeOpen ? '?' : leaf.day}</span>
      </div>
      <div className={css.about}>
        <h3 id={heading} className={cx(css.when, status === 'CANCELLED' && css.canceled)}>
          <Link className={css.open} to={paths.visit({ practiceId: practice.id, appointmentId: id })}>
            {when}
          </Link>
        </h3>
        <p>{provider.name}</p>
        <p className={css.soft}>{place}</p>
        {status === 'REQUESTED' && <p className={css.strong}>{say(cardWords.pending)}</p>}
        {comment !== undefined && (
          <dl className={css.above}>
            <AppointmentComment comment={comment} day={when} />
          </dl>
        )}
      </div>
      <div className={css.end}>
        <Badges listed={listed} ahead={ahead} />
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
  buttons,
}: {
  readonly visits: readonly ListedAppointment[];
  readonly buttons?: VisitButtonsModel | undefined;
}) => (
  <ul className={css.rows}>
    {visits.map((listed) => (
      <li key={keyOf(listed)}>
        <VisitRow listed={listed} buttons={buttons} />
      </li>
    ))}
  </ul>
);
