import type { ListedAppointment } from '@portico/application/appointments';
import { paths } from '@portico/application/kernel';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../kit/avatar.tsx';
import { ButtonLink } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Disclosure } from '../../kit/disclosure.tsx';
import { cx } from '../../kit/join-class-names.ts';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { SourceText, Specialty } from '../../kit/source-text.tsx';
import { useColumns } from '../../kit/use-media.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { AppointmentComment } from './appointment-comment.tsx';
import { AppointmentPlace, Office } from './appointment-place.tsx';
import css from './appointment-card.module.css';
import { cardWords, statusWords } from './appointment-card.messages.ts';
import { directionsTo } from './address-and-directions.ts';
import { statusLooks } from './status-icon-color.ts';
import { TooLate } from './too-late.tsx';
import { useWhen } from './use-appointment-time.ts';
import { VisitButtons, type VisitButtonsModel } from './visit-buttons.tsx';

interface AppointmentCardProps {
  readonly listed: ListedAppointment;
  /** Without them the card is read-only. */
  readonly buttons?: VisitButtonsModel | undefined;
  /** The heading level. */
  readonly level?: 2 | 3;
  /** False on a page that shows all of the comment beside the card. */
  readonly withComment?: boolean;
  /** The time leads to the page of the visit. */
  readonly leadsOn?: boolean;
  /**
   * On the page of the visit: what there is to know about moving and canceling it, below its buttons. These stand above
   * all facts there where there is room for columns: a laptop shows them without scrolling.
   */
  readonly changes?: ReactNode;
  /** What one of the buttons costs, before them. */
  readonly fee?: ReactNode;
}

/** Its day as a leaf of a calendar, which only repeats what is said beside it. */
const Leaf = ({ start, location }: Pick<ListedAppointment['appointment'], 'start' | 'location'>) => {
  const { month, day } = useFormats().leaf(start, location.timeZone);
  return (
    <div className={css.leaf} aria-hidden="true">
      <span className={css.month}>{month}</span>
      <span className={css.day}>{day}</span>
    </div>
  );
};

/** One appointment (`APT-043` to `APT-056`): time, provider, location, and its buttons. */
export const AppointmentCard = ({
  listed,
  buttons,
  level = 3,
  withComment = true,
  leadsOn = false,
  changes,
  fee,
}: AppointmentCardProps) => {
  const { appointment } = listed;
  const heading = useId();
  const isNarrow = !useColumns();
  const when = useWhen()(appointment);
  const { status, start, provider, location, video, timeOpen = false } = appointment;
  const Heading = `h${level}` as const;
  const ahead = status === 'SCHEDULED' || status === 'CHECKED-IN';
  const joinsHere = buttons !== undefined && listed.mayAct;
  // How to join a video visit stays in sight.
  const isFolded = isNarrow && leadsOn && !video;
  const way = ahead && !video && <Directions location={location} />;

  const isEarly = changes !== undefined && !isNarrow;
  const acts = (
    <>
      {fee}
      <Acts {...{ listed, buttons, way, leadsOn, isFolded }} />
      {changes}
    </>
  );

  return (
    <Card className={css.card} role="article" aria-labelledby={heading} data-status={status}>
      <div className={css.top}>
        {!timeOpen && <Leaf start={start} location={location} />}
        <div className={css.when}>
          <Badges listed={listed} ahead={ahead} />
          <Heading id={heading} className={cx(css.heading, status === 'CHECKED-IN' && css.checkedIn)}>
            {leadsOn ? (
              <Link to={paths.visit({ practiceId: listed.practice.id, appointmentId: appointment.id })}>{when}</Link>
            ) : (
              when
            )}
          </Heading>
        </div>
      </div>

      {isEarly && acts}

      <Provider provider={provider} />

      <Details
        listed={listed}
        ahead={ahead && (!joinsHere || listed.joinedElsewhere === true)}
        when={when}
        withComment={withComment}
        isFolded={isFolded}
      />

      {status === 'REQUESTED' && <Pending listed={listed} />}

      {!isEarly && acts}
    </Card>
  );
};

interface ActsProps extends Pick<AppointmentCardProps, 'listed' | 'buttons' | 'leadsOn'> {
  readonly way: ReactNode;
  readonly isFolded: boolean;
}

/** The buttons; of a card that is read only, the way there. */
const Acts = ({ listed, buttons, way, leadsOn, isFolded }: ActsProps) => {
  if (buttons === undefined) {
    return (
      way && (
        <div className={css.buttons} data-no-print>
          {way}
        </div>
      )
    );
  }
  const phone = isFolded ? listed.appointment.location.phone : '';
  return (
    <>
      <VisitButtons listed={listed} buttons={buttons} way={way} />
      {leadsOn === true && <TooLate listed={listed} now={buttons.now} phone={phone} linkClass={css.phone} />}
    </>
  );
};

interface DetailsProps {
  readonly listed: ListedAppointment;
  readonly ahead: boolean;
  readonly when: string;
  readonly withComment: boolean;
  /** Only the office is in sight: the time leads to all of it. */
  readonly isFolded: boolean;
}

/** Where and why, and what to prepare. */
const Details = ({ listed, ahead, when, withComment, isFolded }: DetailsProps) => {
  const say = useWords();
  const { appointment, practice } = listed;
  const { location, comment } = appointment;
  const all = (
    <>
      <AppointmentPlace listed={listed} ahead={ahead} named={!isFolded} />
      <Facts appointment={appointment} when={when} withComment={withComment} />
    </>
  );
  if (!isFolded) return all;
  return (
    <div>
      <Office office={location.office} practice={practice.name} />
      <Disclosure title={say(comment === undefined ? cardWords.placeFolded : cardWords.preparationFolded)}>
        <div className={css.folded}>{all}</div>
      </Disclosure>
    </div>
  );
};

interface BadgesProps {
  readonly listed: ListedAppointment;
  /** The visit is still to come. */
  readonly ahead: boolean;
}

export const Badges = ({ listed, ahead }: BadgesProps) => {
  const say = useWords();
  const { appointment, today } = listed;
  const { status } = appointment;
  return (
    <div className={css.badges}>
      {/* A request says so in words of its own (`APT-047`, `APT-048`). */}
      <StatusBadge {...statusLooks[status]}>
        {say(status === 'REQUESTED' ? cardWords.pending : statusWords[status])}
      </StatusBadge>
      {ahead && appointment.confirmed === true && (
        <StatusBadge tone="good" icon="check-circle">
          {say(cardWords.confirmed)}
        </StatusBadge>
      )}
      {listed.earlierTime !== undefined && listed.earlierTime !== 'can-wait' && (
        <StatusBadge tone="wait" icon="clock">
          {say(listed.earlierTime === 'waiting' ? cardWords.waiting : cardWords.offered)}
        </StatusBadge>
      )}
      {today && ahead && (
        <StatusBadge tone="accent" icon="calendar">
          {say(cardWords.today)}
        </StatusBadge>
      )}
    </div>
  );
};

type Shown = ListedAppointment['appointment'];

const Directions = ({ location }: Pick<Shown, 'location'>) => {
  const say = useWords();
  return (
    <ButtonLink
      icon="pin"
      href={directionsTo(location)}
      target="_blank"
      rel="noreferrer"
      aria-label={say(cardWords.directionsTo, { office: location.office })}
    >
      {say(cardWords.directions)}
    </ButtonLink>
  );
};

const Provider = ({ provider }: Pick<Shown, 'provider'>) => (
  <div className={css.provider}>
    <Avatar name={provider.name} className={css.avatar} />
    <div>
      <p className={css.strong}>{provider.name}</p>
      {provider.specialty !== undefined && (
        <p className={css.soft}>
          <Specialty>{provider.specialty}</Specialty>
        </p>
      )}
    </div>
  </div>
);

interface FactsProps {
  readonly appointment: Shown;
  readonly when: string;
  readonly withComment: boolean;
}

const Facts = ({ appointment, when, withComment }: FactsProps) => {
  const say = useWords();
  const comment = withComment ? appointment.comment : undefined;
  if (appointment.visitReason === undefined && comment === undefined) return null;
  return (
    <dl className={css.facts}>
      {appointment.visitReason !== undefined && (
        <div className={css.fact}>
          <dt>{say(cardWords.reason)}</dt>
          <dd>
            <SourceText>{appointment.visitReason}</SourceText>
          </dd>
        </div>
      )}
      {comment !== undefined && <AppointmentComment comment={comment} day={when} />}
    </dl>
  );
};

/** That nothing is booked yet, and of a request to move a visit, which visit stays. */
const Pending = ({ listed: { move, appointment } }: { readonly listed: ListedAppointment }) => {
  const say = useWords();
  const formats = useFormats();
  return (
    <div className={css.pending}>
      <p>
        {move?.is === 'visit'
          ? say(cardWords.moveNote, { when: formats.visit(move.start, move.timeZone) })
          : say(appointment.timeOpen === true ? cardWords.timeOpenNote : cardWords.pendingNote)}
      </p>
    </div>
  );
};
