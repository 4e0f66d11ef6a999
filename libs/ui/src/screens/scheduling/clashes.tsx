import type { AvailableHours, NearVisit } from '@portico/application/scheduling';
import { dayIn } from '@portico/domain/kernel';
import { isNear, type Slot } from '@portico/domain/scheduling';
import { Notice } from '../../kit/notice.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import css from './available-hours.module.css';
import { CallLink } from './practice-phone-link.tsx';
import { confirmWords } from './confirm-appointment.messages.ts';

interface ClashesProps {
  readonly hours: AvailableHours;
  readonly slot: Slot;
}

/** What else is booked or asked for beside a chosen time, and what is not known of it. Keeps nobody from choosing it. */
export const Clashes = ({ hours, slot }: ClashesProps) => {
  const say = useWords();
  const formats = useFormats();
  const { answeredBy, location, nearVisits, nearVisitsUnknownAt, practice, replaced, requestWaits, requestWaitsFor } =
    hours;
  const day = dayIn(location.timeZone, slot.start);
  const clashes = nearVisits.filter((visit) => isNear(slot, visit) || dayIn(location.timeZone, visit.start) === day);
  return (
    <>
      {clashes.map((visit) => (
        <Clash key={`${visit.start} ${visit.practiceName}`} visit={visit} isNearby={isNear(slot, visit)} />
      ))}
      {requestWaits && replaced === undefined && (
        <Notice tone="wait" icon="clock">
          <p>
            {requestWaitsFor === undefined
              ? say(confirmWords.requestWaits)
              : say(confirmWords.requestWaitsFor, { when: formats.visit(requestWaitsFor, location.timeZone) })}
          </p>
        </Notice>
      )}
      {answeredBy !== undefined && slot.start < answeredBy && (
        <Notice tone="wait" icon="clock">
          <p>{say(confirmWords.answersLate, { practice: practice.name })}</p>
          {practice.phone !== '' && <CallLink practice={practice} />}
        </Notice>
      )}
      {nearVisitsUnknownAt.map((practice) => (
        <p key={practice} className={css.soft}>
          {say(confirmWords.nearUnknown, { practice })}
        </p>
      ))}
    </>
  );
};

const Clash = ({ visit, isNearby }: { readonly visit: NearVisit; readonly isNearby: boolean }) => {
  const say = useWords();
  const formats = useFormats();
  const { start, timeZone, providerName, practiceName } = visit;
  const told = { when: formats.visit(start, timeZone), provider: providerName, practice: practiceName };
  return (
    <Notice tone={isNearby ? 'wait' : 'accent'} icon="calendar">
      <p>{say(isNearby ? confirmWords.near : confirmWords.sameDay, told)}</p>
    </Notice>
  );
};
