import { paths } from '@portico/application/kernel';
import { sameEntry, yearOf, type EntryRef, type TimelineEntry, type YearCount } from '@portico/domain/health';
import type { LocalDate } from '@portico/domain/kernel';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Card } from '../../../kit/card.tsx';
import { Disclosure } from '../../../kit/disclosure.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { SourceText } from '../../../kit/source-text.tsx';
import { monthAndYear } from '../../../words/locale-formats.ts';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { FlagCounts } from '../flag-counts.tsx';
import { sectionIcons } from '../section-body.tsx';
import { useVitalSignText } from '../vital-sign-text.ts';
import { entryStatusWords } from './entry-status-words.ts';
import css from './timeline.module.css';
import { kindWords, timelineWords as words } from '../timeline.messages.ts';

/** How many years are open initially: what is older folds. */
const yearsOpen = 2;

interface ListProps {
  readonly entries: readonly TimelineEntry[];
  /** Of all entries that match, listed or not. */
  readonly years: readonly YearCount[];
  /** The first entry of those that were asked for last. */
  readonly firstOfMore: EntryRef | undefined;
}

/** Entries by year and month, newest first; those without a date stand at the end. */
export const TimelineList = ({ entries, years, firstOfMore }: ListProps) => {
  const say = useWords();
  const undated = entries.filter(({ date }) => date === undefined);
  const newest = years[0]?.year ?? 0;
  const listed = years
    .map(({ year, count }) => ({
      year,
      count,
      ofYear: entries.filter(({ date }) => date !== undefined && yearOf(date) === year),
    }))
    .filter(({ ofYear }) => ofYear.length > 0);
  return (
    <div className={css.years}>
      {listed.map(({ year, count, ofYear }) => (
        <section key={year} aria-labelledby={`year-${year}`}>
          <Disclosure
            title={
              <h2 className={css.heading} id={`year-${year}`}>
                {year} <span className={css.count}>{say(words.shown, { total: count })}</span>
              </h2>
            }
            isOpen={year > newest - yearsOpen}
          >
            <Months entries={ofYear} firstOfMore={firstOfMore} />
          </Disclosure>
        </section>
      ))}
      {undated.length > 0 && (
        <section aria-labelledby="no-date">
          <h2 className={css.heading} id="no-date">
            {say(words.noDate)} <span className={css.count}>{say(words.shown, { total: undated.length })}</span>
          </h2>
          <Rows entries={undated} firstOfMore={firstOfMore} />
        </section>
      )}
    </div>
  );
};

type RowsProps = Pick<ListProps, 'entries' | 'firstOfMore'>;

const Months = ({ entries, firstOfMore }: RowsProps) => {
  const say = useWords();
  const { language } = useFormats();
  const months = new Map<string, TimelineEntry[]>();
  for (const entry of entries) {
    const month = entry.date?.slice(0, 7) ?? '';
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return [...months].map(([month, ofMonth]) => (
    <div key={month} className={css.month}>
      <h3 className={css.monthTitle}>
        {month.length === 7 ? monthAndYear(language, `${month}-01` as LocalDate) : say(words.noMonth)}
      </h3>
      <Rows entries={ofMonth} firstOfMore={firstOfMore} />
    </div>
  ));
};

const Rows = ({ entries, firstOfMore }: RowsProps) => (
  <Card className={css.card ?? ''}>
    <ul className={css.rows}>
      {entries.map((entry) => (
        <Row
          key={`${entry.of.section} ${entry.of.entry}`}
          entry={entry}
          isSought={firstOfMore !== undefined && sameEntry(entry.of, firstOfMore)}
        />
      ))}
    </ul>
  </Card>
);

const pathOf = ({ section, entry }: EntryRef): string =>
  section === 'notes' ? paths.clinicalNote({ noteId: entry }) : paths.entry({ section, entryId: entry });

/** Unfolds and focuses what was asked for, one frame later, as the browser moves the focus after a press. */
const useSought = (isSought: boolean) => {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isSought) return undefined;
    const frame = requestAnimationFrame(() => {
      const fold = link.current?.closest('details');
      if (fold != null) fold.open = true;
      link.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [isSought]);
  return link;
};

const Row = ({ entry, isSought }: { readonly entry: TimelineEntry; readonly isSought: boolean }) => {
  const say = useWords();
  const { clinical } = useFormats();
  const { pathname, search } = useLocation();
  const link = useSought(isSought);
  const value = useValue()(entry);
  const { of, name, date, status, flags } = entry;
  const said = entryStatusWords(of.section, status);
  const kind = of.section === 'careTeam' ? undefined : say(kindWords[of.section]);
  const about = [date && clinical(date), kind, said && say(said)].filter(Boolean);
  return (
    <li className={css.row}>
      <Icon name={sectionIcons[of.section]} className={css.icon} />
      <div className={css.text}>
        {/* The way back leads to the list as it was narrowed. */}
        <Link ref={link} className={css.link} to={pathOf(of)} state={{ above: `${pathname}${search}` }}>
          <SourceText>{name}</SourceText>
        </Link>
        {value !== undefined && <p className={css.value}>{value}</p>}
        <p className={css.about}>{about.join(' · ')}</p>
        {flags !== undefined && (
          <p className={css.flags}>
            <FlagCounts flags={flags} />
          </p>
        )}
      </div>
    </li>
  );
};

/** What was measured or found, or how many results there are. */
const useValue = (): ((entry: TimelineEntry) => string | undefined) => {
  const say = useWords();
  const textOf = useVitalSignText();
  return ({ values, results = 0 }) => {
    if (values.length > 0) return textOf({ parts: values });
    return results > 0 ? say(words.results, { count: results }) : undefined;
  };
};
