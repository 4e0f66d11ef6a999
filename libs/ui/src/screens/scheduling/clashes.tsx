import type { AvailableHours, NearVisit } from '@portico/application/scheduling';
import { dayIn } from '@portico/domain/kernel';
import { isNear, type Slot } from '@portico/domain/scheduling';
import { Notice } from '../../kit/notice.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { isAnsweredLate } from './answered-by.tsx';
import css from './available-hours.module.css';
import { CallOffice } from './practice-phone-link.tsx';
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
  const waits = requestWaits && replaced === undefined;
  const isLate = isAnsweredLate(slot.start, answeredBy);
  const warns = waits || isLate || clashes.some((visit) => isNear(slot, visit));
  return (
    <>
      {(warns || clashes.length > 0) && (
        <Notice tone={warns ? 'wait' : 'accent'} icon={clashes.length > 0 ? 'calendar' : 'clock'}>
          {isLate && <AnswersLateLines location={location} practice={practice} />}
          {clashes.map((visit) => (
            <Clash key={`${visit.start} ${visit.practiceName}`} visit={visit} isNearby={isNear(slot, visit)} />
          ))}
          {waits && (
            <p>
              {requestWaitsFor === undefined
                ? say(confirmWords.requestWaits)
                : say(confirmWords.requestWaitsFor, { when: formats.visit(requestWaitsFor, location.timeZone) })}
            </p>
          )}
        </Notice>
      )}
      {nearVisitsUnknownAt.map((name) => (
        <p key={name} className={css.soft}>
          {say(confirmWords.nearUnknown, { practice: name })}
        </p>
      ))}
    </>
  );
};

type LateProps = Pick<AvailableHours, 'location' | 'practice'>;

const AnswersLateLines = ({ location, practice }: LateProps) => (
  <>
    <p>{useWords()(confirmWords.answersLate, { practice: practice.name })}</p>
    <CallOffice location={location} practice={practice} />
  </>
);

/** The answer may come after the time that is asked for: whom to call. */
export const AnswersLate = (props: LateProps) => (
  <Notice tone="wait" icon="clock" quiet>
    <AnswersLateLines {...props} />
  </Notice>
);

const Clash = ({ visit, isNearby }: { readonly visit: NearVisit; readonly isNearby: boolean }) => {
  const say = useWords();
  const formats = useFormats();
  const { start, timeZone, providerName, practiceName } = visit;
  const told = { when: formats.visit(start, timeZone), provider: providerName, practice: practiceName };
  return <p>{say(isNearby ? confirmWords.near : confirmWords.sameDay, told)}</p>;
};
