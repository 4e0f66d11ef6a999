import type { RecordItem } from '@portico/domain/health';
import { useWords } from '../../words/use-words.ts';
import css from './health.module.css';
import { RecordItemList, type OwnItemWords } from './record-item-list.tsx';
import {
  recommendedDetailWords,
  recommendedStatusWords as words,
  recommendedWords,
} from './recommended-immunizations.messages.ts';
import { sectionTitles } from './section-words.ts';

const section = 'immunizationRecommendations';

const own: OwnItemWords = {
  badges: {
    due: [words.due, { tone: 'accent', icon: 'calendar' }],
    overdue: [words.overdue, { tone: 'accent', icon: 'clock' }],
    immune: [words.immune, { tone: 'good', icon: 'check-circle' }],
    contraindicated: [words.contraindicated, { tone: 'off', icon: 'cancelled' }],
  },
  details: recommendedDetailWords,
  due: recommendedWords.recommendedFor,
  date: recommendedWords.asOf,
};

/** What a source recommends, above the immunizations that were given; each with the day of which that is. */
export const RecommendedImmunizations = ({ entries }: { readonly entries: readonly RecordItem<typeof section>[] }) => {
  const say = useWords();
  return (
    <>
      <h3 className={css.subtitle}>{say(sectionTitles[section])}</h3>
      <RecordItemList section={section} entries={entries} own={own} />
    </>
  );
};
