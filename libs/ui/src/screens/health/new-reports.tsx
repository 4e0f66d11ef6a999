import { entryAnchor, opensNewResults } from '@portico/application/health';
import type { Lab } from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { labWords } from './labs.messages.ts';
import { NewEntryContext } from './record-entry.tsx';
import { unfold } from './sought-entry.ts';

const elementOf = ({ id }: Lab): HTMLElement | null => document.getElementById(entryAnchor('lab', String(id)));

/** Opens all reports that are new, one below the other: by a button, and at once where Home led here to read them. */
export const NewReports = observer(
  ({ labs, onShow }: { readonly labs: readonly Lab[]; readonly onShow: () => void }) => {
    const say = useWords();
    const isNew = use(NewEntryContext);
    const { state, key } = useLocation();
    const fresh = labs.filter(({ id }) => isNew?.({ section: 'labs', entry: String(id) }) === true);
    const atArrival = useRef(fresh);
    useEffect(() => {
      // What the address names takes the focus itself.
      if (opensNewResults(state)) for (const lab of atArrival.current) unfoldReport(lab);
    }, [state, key]);
    if (fresh.length < 2) return null;
    return (
      <div data-no-print>
        <Button
          icon="flask"
          onClick={() => {
            onShow();
            for (const lab of fresh) unfoldReport(lab);
            // The button goes with the last of them that is new.
            fresh.slice(0, 1).forEach((lab) => elementOf(lab)?.querySelector('summary')?.focus());
          }}
        >
          {say(labWords.showNew, { count: fresh.length })}
        </Button>
      </div>
    );
  },
);

const unfoldReport = (lab: Lab): void => {
  const element = elementOf(lab);
  if (element !== null) unfold(element);
};
