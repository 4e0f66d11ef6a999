import { entryAnchor, opensNewResults } from '@portico/application/health';
import type { Lab } from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { comeBackTo, unfold } from './come-back.ts';
import css from './health.module.css';
import { newReportsWords } from './new-reports.messages.ts';
import { NewEntryContext } from './record-entry.tsx';

const elementOf = ({ id }: Lab): HTMLElement | null => document.getElementById(entryAnchor('lab', String(id)));

/** Opens all reports that are new, one below the other: by a button while one of them is folded, and at once where Home led here to read them. */
export const NewReports = observer(({ labs }: { readonly labs: readonly Lab[] }) => {
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
  if (fresh.length < 2 || fresh.every((lab) => elementOf(lab)?.hasAttribute('open') === true)) return null;
  return (
    <div className={css.showNew} data-no-print>
      <Button
        icon="flask"
        onClick={() => {
          for (const lab of fresh) unfoldReport(lab);
          // The button goes once all of them are open.
          fresh.slice(0, 1).forEach((lab) => elementOf(lab)?.querySelector('summary')?.focus());
        }}
      >
        {say(newReportsWords.showNew, { count: fresh.length })}
      </Button>
    </div>
  );
});

const unfoldReport = (lab: Lab): void => {
  const element = elementOf(lab);
  if (element !== null) unfold(element);
};
