import type { PermissionArea } from '@portico/domain/access';
import { areaLevels, type AreaLevel, type Branch } from '@portico/domain/delegates';
import { useId } from 'react';
import type { Message } from '../../words/message-descriptor.ts';
import { useWords } from '../../words/use-words.ts';
import { areaWords, permissionWords, verbWords } from './delegates.messages.ts';
import css from './permission-rows.module.css';

const levelWords: Readonly<Record<AreaLevel, Message>> = {
  none: permissionWords.no,
  view: verbWords.view,
  act: verbWords.act,
};

interface PermissionRowsProps {
  readonly tree: readonly Branch[];
  readonly onChoose: (area: PermissionArea, level: AreaLevel) => void;
}

/** One choice of three for each area. It says what the boxes of the area say: they are two ways to set one thing. */
export const PermissionRows = ({ tree, onChoose }: PermissionRowsProps) => {
  const say = useWords();
  const id = useId();
  return (
    <div className={css.rows}>
      {tree.map(({ area, level }) => (
        <fieldset key={area} className={css.row} aria-describedby={area === 'profile' ? `${id}-not` : undefined}>
          <legend>{say(areaWords[area])}</legend>
          {area === 'profile' && (
            <p id={`${id}-not`} className={css.hint}>
              {say(permissionWords.notSignIn)}
            </p>
          )}
          <div className={css.choices}>
            {areaLevels.map((one) => (
              <label key={one} className={css.choice}>
                <input
                  type="radio"
                  name={`${id}-${area}`}
                  checked={level === one}
                  onChange={() => onChoose(area, one)}
                />
                <span>{say(levelWords[one])}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
};
