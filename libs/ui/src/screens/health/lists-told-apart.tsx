import type { ShownChart } from '@portico/application/health';
import type { ItemSection, RecordItem } from '@portico/domain/health';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './health.module.css';
import { RecordItemList } from './record-item-list.tsx';
import { sectionTitles } from './section-words.ts';

/** Most records have none, so how they are told comes once there are some. */
const RecommendationsTold = lazyComponent(async () => ({
  default: (await import('./recommended-immunizations.tsx')).RecommendationsTold,
}));

/** What a source recommends, above the immunizations that were given. */
export const Recommended = ({ section }: { readonly section: ShownChart['immunizationRecommendations'] }) => {
  const say = useWords();
  return (
    section.kind === 'entries' &&
    section.entries.length > 0 && (
      <RecommendationsTold>
        {(told, inOrder) => (
          <>
            <h3 className={css.subtitle}>{say(sectionTitles.immunizationRecommendations)}</h3>
            <RecordItemList section="immunizationRecommendations" entries={inOrder(section.entries)} own={told} />
          </>
        )}
      </RecommendationsTold>
    )
  );
};

const BillsTold = lazyComponent(async () => ({ default: (await import('./bills-told.tsx')).BillsTold }));

export const billList = (entries: readonly RecordItem[]) => (
  <BillsTold linkClass={css.summary}>
    {(told) => <RecordItemList section="bills" entries={entries} own={told} />}
  </BillsTold>
);

export const itemList = (section: ItemSection) => (entries: readonly RecordItem[]) => (
  <RecordItemList section={section} entries={entries} />
);
