import type { ListedAppointment } from '@portico/application/appointments';
import type { TimePreference } from '@portico/domain/scheduling';
import { Card } from '../../kit/card.tsx';
import { useWords } from '../../words/use-words.ts';
import { preferenceWords, useAskedTimes } from '../appointments/index.ts';
import { PreferredTimes } from '../scheduling/index.ts';
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
  const { week } = useAskedTimes()(preference, appointment);
  return (
    <Card className={css.part}>
      <h2 className={css.title}>{say(preferenceWords.title)}</h2>
      <PreferredTimes preference={preference} week={week} />
      {appointment.status === 'REQUESTED' && (
        <p className={css.soft}>{say(preferenceWords.answer, { practice: practice.name })}</p>
      )}
    </Card>
  );
};
