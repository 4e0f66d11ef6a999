import type { AvailableHours } from '@portico/application/scheduling';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { SourceText } from '../../kit/source-text.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords, useWordsAround } from '../../words/use-words.ts';
import { chooseWords } from './add-appointment.messages.ts';
import { hoursWords } from './available-hours.messages.ts';
import css from './available-hours.module.css';
import { confirmWords } from './confirm-appointment.messages.ts';

/** What was chosen, in two lines, so that the times begin in the first window of a phone; a button changes it. */
export const ChosenVisit = ({ hours, onChange }: { readonly hours: AvailableHours; readonly onChange: () => void }) => {
  const say = useWords();
  const sayWith = useWordsAround();
  const { provider, visitType, minutes, video, location } = hours;
  return (
    <div className={css.chosen}>
      <div className={css.words}>
        <p className={css.strong}>
          {sayWith(hoursWords.minutes, { visitType: <SourceText key="kind">{visitType}</SourceText>, minutes })}
        </p>
        <p className={css.soft}>{`${provider.name} · ${video ? say(hoursWords.video) : location.office}`}</p>
      </div>
      <Button look="quiet" aria-label={say(hoursWords.chooseAgain)} onClick={onChange}>
        {say(chooseWords.change)}
      </Button>
    </div>
  );
};

/**
 * The visit or request that gets another time, when it is now, and that moving it costs nothing: the gateway asks no fee for it. Of
 * one that is paid before, and was not, the price is said where the time is confirmed.
 */
export const MovedVisit = ({ hours }: { readonly hours: AvailableHours }) => {
  const say = useWords();
  const formats = useFormats();
  const { booksAtOnce, location, practice, prepayment, replaced } = hours;
  if (replaced === undefined) return null;
  const day = formats.visit(replaced.start, replaced.timeZone ?? location.timeZone);
  const isRequest = replaced.status === 'REQUESTED';
  const isFree = booksAtOnce && !isRequest && (prepayment === 0 || replaced.prepaid !== undefined);
  const stays = booksAtOnce ? hoursWords.replaced : confirmWords.staysUntil;
  return (
    <p className={css.line}>
      <Icon name="calendar" />
      <span>
        <span>{say(isRequest ? hoursWords.replacedRequest : stays, { day, practice: practice.name })}</span>
        {isFree && <span>{` ${say(hoursWords.moveIsFree)}`}</span>}
      </span>
    </p>
  );
};
