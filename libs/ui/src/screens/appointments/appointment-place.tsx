import type { ListedAppointment } from '@portico/application/appointments';
import { Icon } from '../../kit/icon.tsx';
import { callTo } from '../../words/tel-link.ts';
import { SourceTexts } from '../../kit/source-text.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './appointment-card.module.css';
import { cardWords } from './appointment-card.messages.ts';
import { cityLine } from './address-and-directions.ts';
import { kindOf } from './appointment-kind-text.ts';

/** The location and the visit type (`APT-044`); a video visit shows how to join instead of an address. */
export const AppointmentPlace = ({
  listed: { appointment, practice },
  ahead,
  named = true,
}: {
  readonly listed: ListedAppointment;
  /** Booked and still to come, without a button to join: explains how to. */
  readonly ahead: boolean;
  /** False where the office and the practice stand above. */
  readonly named?: boolean;
}) => {
  const say = useWords();
  const { location, video } = appointment;
  const kind = kindOf(appointment, say(cardWords.video));
  const call = location.phone !== undefined && (
    <p>
      <a href={callTo(location.phone)} className={css.phone}>
        {say(cardWords.call, { phone: location.phone })}
      </a>
    </p>
  );

  if (video) {
    return (
      <div className={css.place}>
        <Icon name="video" />
        <div className={css.address}>
          <p className={css.strong}>
            <SourceTexts of={kind} />
          </p>
          <p className={css.soft}>{practice.name}</p>
          {ahead && <p>{say(cardWords.join)}</p>}
          {call}
        </div>
      </div>
    );
  }
  return (
    <>
      <div className={css.place}>
        <Icon name="pin" />
        <address className={css.address}>
          {named && <Office office={location.office} practice={practice.name} />}
          {location.addressLines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>{cityLine(location)}</p>
          {call}
        </address>
      </div>
      {kind.some((part) => part !== '') && (
        <p className={css.kind}>
          <Icon name="calendar" />
          <span>
            <SourceTexts of={kind} />
          </span>
        </p>
      )}
    </>
  );
};

export const Office = ({ office, practice }: { readonly office: string; readonly practice: string }) => (
  <>
    <p className={css.strong}>{office}</p>
    <p className={css.soft}>{practice}</p>
  </>
);
