import { entryAnchor, opensNewResults } from '@portico/application/health';
import { shownFlag, type Lab } from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { comeBackTo, unfold } from './come-back.ts';
import css from './health.module.css';
import { reportControlsWords } from './report-controls.messages.ts';
import { NewEntryContext } from './record-entry.tsx';

const elementOf = ({ id }: Lab): HTMLElement | null => document.getElementById(entryAnchor('lab', String(id)));

const isOpen = (lab: Lab): boolean => elementOf(lab)?.hasAttribute('open') === true;

const unfoldReport = (lab: Lab): void => {
  const element = elementOf(lab);
  if (element !== null) unfold(element);
};

/** Of buttons that go with their press, the focus goes to the first report that they are about. */
const focusFirst = (labs: readonly Lab[]): void =>
  labs.slice(0, 1).forEach((lab) => elementOf(lab)?.querySelector('summary')?.focus());

/** Fewer values than these are seen at one look. */
const fewest = 8;

interface ControlsProps {
  readonly labs: readonly Lab[];
}

/** Opens all reports that are new, one below the other: by a button while one of them is folded, and at once where Home led here to read them. Closes all, and leaves only values outside their usual range. */
export const ReportControls = observer(({ labs }: ControlsProps) => {
  const say = useWords();
  const isNew = use(NewEntryContext);
  const location = useLocation();
  const opensAll = opensNewResults(location);
  const fresh = labs.filter(({ id }) => isNew?.({ section: 'labs', entry: String(id) }) === true);
  const atArrival = useRef(fresh);
  useEffect(() => {
    // What the address names takes the focus itself.
    if (!opensAll) return;
    for (const lab of atArrival.current) unfoldReport(lab);
    // Once: who comes back later is led to the first of them, and what was not read meanwhile stays as it was.
    for (const { id } of atArrival.current.slice(0, 1)) comeBackTo(entryAnchor('lab', String(id)));
  }, [opensAll, location.key]);
  const [, setTurned] = useState(0);
  useEffect(() => {
    const turned = (): void => setTurned((times) => times + 1);
    document.addEventListener('toggle', turned, true);
    return () => document.removeEventListener('toggle', turned, true);
  }, []);
  const [isOnly, setOnly] = useState(false);
  const values = labs.flatMap(({ results }) => results);
  // As far as the laboratory or the range says so.
  const outside = values.filter((value) => ![undefined, 'normal'].includes(shownFlag(value))).length;
  const open = labs.filter(isOpen);
  const showsNew = fresh.length > 1 && !fresh.every(isOpen);
  return (
    // The style sheet hides by this mark the other values, and reports that have no such value.
    <div className={css.controls} data-only={isOnly || undefined} data-no-print>
      {showsNew && (
        <Button
          icon="flask"
          onClick={() => {
            for (const lab of fresh) unfoldReport(lab);
            focusFirst(fresh);
          }}
        >
          {say(reportControlsWords.showNew, { count: fresh.length })}
        </Button>
      )}
      {open.length > 1 && (
        <Button
          look="quiet"
          onClick={() => {
            for (const lab of open) elementOf(lab)?.removeAttribute('open');
            focusFirst(open);
          }}
        >
          {say(reportControlsWords.closeAll)}
        </Button>
      )}
      {(isOnly || (values.length >= fewest && outside > 0)) && (
        <Button look="quiet" icon={isOnly ? 'eye' : 'eye-off'} onClick={() => setOnly(!isOnly)}>
          {isOnly
            ? say(reportControlsWords.allValues, { all: values.length })
            : say(reportControlsWords.onlyOutside, { outside, all: values.length })}
        </Button>
      )}
    </div>
  );
});
