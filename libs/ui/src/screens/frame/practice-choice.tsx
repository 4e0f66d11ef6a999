import type { OwnPractice } from '@portico/application/access';
import type { PracticeId } from '@portico/domain/kernel';
import { useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/select-choice.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { useWords } from '../../words/use-words.ts';
import { frameWords } from './frame.messages.ts';
import css from './frame.module.css';

/**
 * The practice selector. The arrows of a keyboard only go through the practices, since a switch loads the page anew: Enter
 * or the button beside it switches. What is chosen by mouse or finger is meant.
 */
export const PracticeChoice = ({
  practices,
  current,
  onSwitch,
}: {
  readonly practices: readonly OwnPractice[];
  readonly current: PracticeId;
  readonly onSwitch: (practice: PracticeId) => void;
}) => {
  const say = useWords();
  const [chosen, setChosen] = useState(current);
  const byKey = useRef(false);
  const other = chosen === current ? undefined : practices.find(({ id }) => id === chosen);
  return (
    <div className={css.practices}>
      <Choice
        label={say(frameWords.practice)}
        quietLabel
        icon="practice"
        options={practices.map(({ id, name }) => ({ value: id, text: name }))}
        value={chosen}
        onPointerDown={() => {
          byKey.current = false;
        }}
        onKeyDown={(event) => {
          byKey.current = true;
          if (event.key !== 'Enter' || other === undefined) return;
          event.preventDefault();
          onSwitch(other.id);
        }}
        onChange={(id) => {
          if (byKey.current) setChosen(id);
          else onSwitch(id);
        }}
      />
      {other !== undefined && (
        <Button onClick={() => onSwitch(other.id)}>{say(frameWords.switchTo, { practice: other.name })}</Button>
      )}
      <LiveRegion>{other !== undefined && say(frameWords.notYetSwitched, { practice: other.name })}</LiveRegion>
    </div>
  );
};
