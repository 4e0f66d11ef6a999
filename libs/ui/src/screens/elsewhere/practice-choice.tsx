import type { OwnPractice } from '@portico/application/access';
import type { PracticeId } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/select-choice.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { useWords } from '../../words/use-words.ts';
import { elsewhereWords as words } from './elsewhere.messages.ts';
import type { ElsewhereModel } from './elsewhere-lines.tsx';
import { waitingItems } from './waiting-items.ts';
import css from './practice-choice.module.css';

/** The keys that go through the options of a closed list: a letter goes to those that begin with it. */
const goesOn = /^(?:Arrow.*|Home|End|Page.*|\S)$/u;

/**
 * The practice selector. The arrows of a keyboard only go through the practices, since a switch loads the page anew: Enter
 * or the button beside it switches. What is chosen by mouse or finger is meant.
 */
export const PracticeChoice = observer(
  ({
    practices,
    current,
    waiting,
    onSwitch,
  }: {
    readonly practices: readonly OwnPractice[];
    readonly current: PracticeId;
    readonly waiting: Pick<ElsewhereModel, 'countAt' | 'unreadAt'>;
    readonly onSwitch: (practice: PracticeId) => void;
  }) => {
    const say = useWords();
    const [chosen, setChosen] = useState(current);
    const byKey = useRef(false);
    const other = chosen === current ? undefined : practices.find(({ id }) => id === chosen);
    const textOf = (id: PracticeId, name: string): string => {
      const items = waitingItems(waiting, id, say);
      return items === undefined ? name : say(words.waiting, { practice: name, items });
    };
    return (
      <div className={css.practices} data-practices>
        <Choice
          label={say(words.practice)}
          quietLabel
          icon="practice"
          options={practices.map(({ id, name }) => ({ value: id, text: textOf(id, name) }))}
          value={chosen}
          onPointerDown={() => {
            byKey.current = false;
          }}
          onBlur={() => {
            byKey.current = false;
          }}
          onKeyDown={(event) => {
            if (goesOn.test(event.key)) byKey.current = true;
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
          <Button onClick={() => onSwitch(other.id)}>{say(words.switchTo, { practice: other.name })}</Button>
        )}
        <LiveRegion>{other !== undefined && say(words.notYetSwitched, { practice: other.name })}</LiveRegion>
      </div>
    );
  },
);
