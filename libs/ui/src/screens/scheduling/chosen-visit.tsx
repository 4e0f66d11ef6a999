import type { AvailableHours } from '@portico/application/scheduling';
import { Avatar } from '../../kit/avatar.tsx';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Icon } from '../../kit/icon.tsx';
import { SourceText, Specialty } from '../../kit/source-text.tsx';
import { useWords, useWordsAround } from '../../words/use-words.ts';
import { hoursWords } from './available-hours.messages.ts';
import css from './available-hours.module.css';
import { placeLines } from './address-lines.ts';

/** The chosen provider, visit reason and location, with a button to change them. */
export const ChosenVisit = ({ hours, onChange }: { readonly hours: AvailableHours; readonly onChange: () => void }) => {
  const say = useWords();
  const sayWith = useWordsAround();
  const { provider, photo, visitType, minutes, video, location, practice } = hours;
  return (
    <Card className={css.chosen}>
      <Avatar name={provider.name} photo={photo} className={css.avatar} />
      <div className={css.words}>
        <p className={css.strong}>
          {sayWith(hoursWords.minutes, { visitType: <SourceText key="kind">{visitType}</SourceText>, minutes })}
        </p>
        <p>
          {provider.name}
          {provider.specialty !== undefined && (
            <>
              , <Specialty>{provider.specialty}</Specialty>
            </>
          )}
        </p>
        {video ? (
          <p className={css.line}>
            <Icon name="video" />
            <span>{`${say(hoursWords.video)} · ${practice.name}`}</span>
          </p>
        ) : (
          <p className={css.soft}>{[location.office, ...placeLines(location)].join(', ')}</p>
        )}
      </div>
      <Button look="quiet" onClick={onChange}>
        {say(hoursWords.chooseAgain)}
      </Button>
    </Card>
  );
};
