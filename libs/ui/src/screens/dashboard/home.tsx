import type { ListedAppointment } from '@portico/application/appointments';
import type { DashboardOverview } from '@portico/application/dashboard';
import { paths } from '@portico/application/kernel';
import type { Instant } from '@portico/domain/kernel';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../../kit/icon.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { callTo } from '../../words/tel-link.ts';
import { useWords } from '../../words/use-words.ts';
import { cardWords, isTomorrow, useWhen } from '../appointments/index.ts';
import { homeWords } from './home.messages.ts';
import css from './home.module.css';

/** Where the quick actions lead; undefined where the person may not, or the practice does not offer it. */
export interface HomeWays {
  readonly book?: string | undefined;
  /** The person may book, and the practice lets it be done by phone only. */
  readonly booksByPhone?: boolean | undefined;
  readonly message?: string | undefined;
  readonly pay?: string | undefined;
}

interface QuickActionsProps extends HomeWays {
  readonly overview: DashboardOverview;
}

/** When, with whom and where the next visit is, where its card stands further down; its practice for who has several. */
export const NextVisit = ({
  visit,
  namesPractice,
  now,
}: {
  readonly visit: ListedAppointment | undefined;
  readonly namesPractice: boolean;
  readonly now: Instant | undefined;
}) => {
  const say = useWords();
  const when = useWhen();
  const { dayAt } = useFormats();
  if (visit === undefined) return null;
  const { appointment, practice, today } = visit;
  const { start, location, provider, video } = appointment;
  const isNext = !today && now !== undefined && isTomorrow(start, now, location.timeZone, dayAt);
  const who = [
    provider.name,
    video ? say(cardWords.video) : location.office,
    ...(namesPractice ? [practice.name] : []),
  ];
  return (
    <Link className={css.next} to={paths.visit({ practiceId: practice.id, appointmentId: appointment.id })}>
      <span className={css.soft}>
        {say(homeWords.next)}{' '}
        {(today || isNext) && <strong>{say(today ? cardWords.today : cardWords.tomorrow)}</strong>}
      </span>{' '}
      <span className={css.taskTitle}>{when(appointment)}</span> <span className={css.soft}>{who.join(' · ')}</span>
    </Link>
  );
};

/** The four things that most people come for. */
export const QuickActions = ({ overview, book, booksByPhone = false, message, pay }: QuickActionsProps) => {
  const say = useWords();
  const formats = useFormats();
  const { opened, balance, practicePhone } = overview;
  const actions: readonly (readonly [to: string | undefined, icon: IconName, text: string])[] = [
    [book, 'calendar', say(homeWords.book)],
    [message, 'mail', say(homeWords.message)],
    [balance.due > 0 ? pay : undefined, 'card', say(homeWords.pay, { amount: formats.money(balance.due) })],
    [opened.includes('health') ? paths.myHealth : undefined, 'heart', say(homeWords.records)],
  ];
  return (
    <ul className={css.actions} aria-label={say(homeWords.actions)}>
      {booksByPhone && practicePhone !== undefined && (
        <li>
          <a className={css.action} href={callTo(practicePhone)}>
            <Icon name="phone" />
            <span>{say(homeWords.callToBook)}</span>
          </a>
        </li>
      )}
      {actions.map(
        ([to, icon, text]) =>
          to !== undefined && (
            <li key={to}>
              <Link className={css.action} to={to}>
                <Icon name={icon} />
                <span>{text}</span>
              </Link>
            </li>
          ),
      )}
    </ul>
  );
};

/** What to do first, for a person without visits, tasks or news. */
export const FirstSteps = ({
  book,
  booksByPhone = false,
  phone,
  message,
}: HomeWays & { readonly phone: string | undefined }) => {
  const say = useWords();
  return (
    <section className={css.block} aria-labelledby="first-steps">
      <h2 id="first-steps" className={css.heading}>
        {say(homeWords.first)}
      </h2>
      <p>{say(homeWords.firstHow)}</p>
      <ul className={css.firstSteps}>
        {book !== undefined && (
          <li>
            <Link to={book}>{say(homeWords.book)}</Link>
          </li>
        )}
        {booksByPhone && phone !== undefined && (
          <li>
            <a href={callTo(phone)}>{say(homeWords.callToBook)}</a>
          </li>
        )}
        {message !== undefined && (
          <li>
            <Link to={message}>{say(homeWords.message)}</Link>
          </li>
        )}
        <li>
          <Link to={paths.personal}>{say(homeWords.profile)}</Link>
        </li>
        <li>
          <Link to={paths.manageDelegates}>{say(homeWords.helper)}</Link>
        </li>
      </ul>
    </section>
  );
};
