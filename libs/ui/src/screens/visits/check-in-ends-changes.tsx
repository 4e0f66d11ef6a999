import type { CheckInScreen } from '@portico/application/visits';
import { callTo } from '../../words/tel-link.ts';
import { useWords } from '../../words/use-words.ts';
import { checkInWords } from './check-in.messages.ts';

/** Above the button that checks in: that the visit is not changed or canceled online afterwards, where it can be until then. */
export const CheckInEndsChanges = ({
  screen: { changesByPhone: phone, practice },
}: {
  readonly screen: Pick<CheckInScreen, 'changesByPhone' | 'practice'>;
}) => {
  const say = useWords();
  if (phone === undefined) return null;
  return (
    <div>
      <p>{say(checkInWords.endsChanges, { practice: practice.name })}</p>
      {phone !== '' && <a href={callTo(phone)}>{say(checkInWords.call, { phone })}</a>}
    </div>
  );
};
