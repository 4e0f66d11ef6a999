import { DAY } from '@portico/domain/kernel';
import { firstAvailable, type TimePreference } from '@portico/domain/scheduling';
import { useWords } from '../../words/use-words.ts';
import { preferenceWords } from './preference.messages.ts';
import { useAskedTimes, type AskedAppointment } from './use-asked-times.ts';

/** In a list, what a request for no certain time asks for; nothing where any time will do. Load it lazily. */
const AskedTimes = ({
  preference,
  appointment,
}: {
  /** Undefined where only its span is known. */
  readonly preference: TimePreference | undefined;
  readonly appointment: AskedAppointment;
}) => {
  const say = useWords();
  const isWithinWeek = appointment.end - appointment.start <= 8 * DAY;
  const spanned: TimePreference = isWithinWeek ? { ...firstAvailable, week: 'This week' } : firstAvailable;
  const { line } = useAskedTimes()(preference ?? spanned, appointment);
  return line === undefined ? null : <p>{say(preferenceWords.line, { line })}</p>;
};
export default AskedTimes;
