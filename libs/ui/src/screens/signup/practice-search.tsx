import type { Failure } from '@portico/application/kernel';
import type { OpenPractice, OpenPractices } from '@portico/application/signup';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Notice } from '../../kit/notice.tsx';
import { RadioList } from '../../kit/radio-list.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { missingSignupWords } from './missing.messages.ts';
import { practiceSearchWords } from './practice-search.messages.ts';
import css from './signup.module.css';
import { signupWords } from './signup.messages.ts';

export interface PracticeSearchModel {
  readonly isSearched: boolean;
  readonly search: string;
  readonly isSearching: boolean;
  readonly found: OpenPractices;
  /** The practices to choose from, with the one that is chosen. */
  readonly offered: readonly OpenPractice[];
  readonly chosen: Pick<OpenPractice, 'id'> | undefined;
  readonly problem: Failure | undefined;
  type(search: string): Promise<void>;
  searchAgain(): Promise<void>;
  choose(practice: string): Promise<void>;
}

/** The choice of a practice where there are too many for a list: a search, and below it what it found. */
export const PracticeSearch = observer(({ practice }: { readonly practice: PracticeSearchModel }) => {
  const say = useWords();
  const { found, problem } = practice;
  const count = found.practices.length;
  const isEmpty = problem === undefined && count === 0;
  const foundWords =
    practice.search.trim() === '' ? '' : say(found.hasMore ? practiceSearchWords.more : kitWords.matches, { count });
  const said = problem === undefined ? foundWords : say(failureWords[problem.kind]);
  return (
    <div className={css.close}>
      <TextField
        type="search"
        name="practice-search"
        label={say(practiceSearchWords.find)}
        description={say(practiceSearchWords.findHint)}
        autoComplete="off"
        value={practice.search}
        onChange={({ currentTarget }) => void practice.type(currentTarget.value)}
        // The search is under way with each letter: Enter must not send the form, which is not filled in yet.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {/* Politely: the person is still typing. */}
      <LiveRegion>{practice.isSearching ? '' : said}</LiveRegion>
      {problem !== undefined && (
        <Notice tone="bad" quiet>
          <p>{say(failureWords[problem.kind])}</p>
          <Button icon="retry" onClick={() => void practice.searchAgain()}>
            {say(kitWords.retry)}
          </Button>
        </Notice>
      )}
      {isEmpty && <p>{say(practiceSearchWords.none)}</p>}
      <RadioList
        legend={say(signupWords.practice)}
        description={found.hasMore ? say(practiceSearchWords.more, { count }) : undefined}
        required
        missing={say(missingSignupWords.practiceMissing)}
        options={practice.offered.map(({ id, name, cities }) => ({
          value: id as string,
          text: name,
          ...(cities.length > 0 && { hint: cities.join(', ') }),
        }))}
        value={practice.chosen?.id}
        onChoose={(id) => void practice.choose(id)}
      />
    </div>
  );
});
