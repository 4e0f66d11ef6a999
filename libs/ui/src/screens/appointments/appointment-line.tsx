import type { ListedAppointment } from '@portico/application/appointments';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { SourceTexts } from '../../kit/source-text.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import css from './appointment-line.module.css';
import { statusWords } from './appointment-card.messages.ts';
import { useWhen } from './use-appointment-time.ts';
import { statusLooks } from './status-icon-color.ts';

/** A past visit in one line: time, provider and status. */
export const AppointmentLine = ({ listed: { appointment } }: { readonly listed: ListedAppointment }) => {
  const say = useWords();
  const formats = useFormats();
  const { start, location, provider, visitType, status, timeOpen } = appointment;
  const when = useWhen()(appointment);
  return (
    <>
      <div>
        <p className={css.strong}>{timeOpen === true ? when : formats.dayAt(start, location.timeZone)}</p>
        <p className={css.soft}>
          <SourceTexts of={[{ name: provider.name }, visitType]} />
        </p>
      </div>
      <StatusBadge {...statusLooks[status]}>{say(statusWords[status])}</StatusBadge>
    </>
  );
};
