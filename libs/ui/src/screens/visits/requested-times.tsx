import type { ListedAppointment } from '@portico/application/appointments';
import type { TimePreference } from '@portico/domain/scheduling';
import { plus, type Instant } from '@portico/domain/kernel';
import { Card } from '../../kit/card.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { PreferredTimes, preferenceWords } from '../scheduling/index.ts';
import css from './visit-screen.module.css';

/** What a request for no certain time asks for; its week is said by its days, since it may have been sent last week. */
export const RequestedTimes = ({
  listed: { appointment, practice },
  preference,
}: {
  readonly listed: Pick<ListedAppointment, 'appointment' | 'practice'>;
  readonly preference: TimePreference;
}) => {
  const say = useWords();
  const formats = useFormats();
  const { start, end, location, status } = appointment;
  const dayOf = (at: Instant): string => formats.dayOfVisit(at, location.timeZone);
  const week =
    preference.week === 'Any'
      ? undefined
      : say(preferenceWords.dates, { first: dayOf(start), last: dayOf(plus(end, -1)) });
  return (
    <Card className={css.part}>
      <h2 className={css.title}>{say(preferenceWords.title)}</h2>
      <PreferredTimes preference={preference} week={week} />
      {status === 'REQUESTED' && <p className={css.soft}>{say(preferenceWords.answer, { practice: practice.name })}</p>}
    </Card>
  );
};
