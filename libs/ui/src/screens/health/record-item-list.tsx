import { entryAnchor } from '@portico/application/health';
import type { ItemSection, ItemStatus, RecordItem } from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import { use, useState, type ReactNode } from 'react';
import { LoadMore } from '../../kit/load-more.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import type { Message } from '../../words/message-descriptor.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import css from './health.module.css';
import { healthWords } from './health.messages.ts';
import { Entry, NewEntryContext, type Look } from './record-entry.tsx';
import { itemDetailWords } from './item-details.messages.ts';
import { itemSectionWords, itemStatusWords, type ListedSection } from './record-items.messages.ts';
import { SoughtEntry } from './sought-entry.ts';
import { useValueText } from './vital-sign-text.ts';

/** Entries shown of a section initially. */
const entriesAtFirst = 5;

const looks: Readonly<Record<Exclude<ItemStatus<ListedSection>, 'final'>, Look>> = {
  preliminary: { tone: 'accent', icon: 'clock' },
  corrected: { tone: 'accent', icon: 'check' },
  planned: { tone: 'accent', icon: 'calendar' },
  active: { tone: 'accent', icon: 'clock' },
  inactive: { tone: 'off', icon: 'check' },
  'on-hold': { tone: 'off', icon: 'clock' },
  completed: { tone: 'good', icon: 'check-circle' },
  stopped: { tone: 'off', icon: 'cancelled' },
  cancelled: { tone: 'off', icon: 'cancelled' },
  refuted: { tone: 'off', icon: 'cancelled' },
  unknown: { tone: 'off', icon: 'help' },
};

const dueWords: Readonly<Partial<Record<ItemSection, Message>>> = {
  goals: itemSectionWords.dueGoal,
  devices: itemSectionWords.dueDevice,
  socialHistory: itemSectionWords.dueDelivery,
};

type Lines = readonly (string | undefined)[];

/** How the entries of a section are told that says other things than the others. */
export interface ToldApart {
  readonly badge: (item: RecordItem) => ReactNode;
  readonly lines: (item: RecordItem) => Lines;
}

const useItemLines = (section: ItemSection): ((item: RecordItem<ListedSection>) => Lines) => {
  const say = useWords();
  const { clinical } = useFormats();
  const valueText = useValueText();
  const span = (from: ClinicalDate | undefined, to: ClinicalDate | undefined): string | undefined => {
    if (from === undefined)
      return to && say(to.length > 7 ? healthWords.untilDay : healthWords.until, { date: clinical(to) });
    return to === undefined || to === from ? clinical(from) : `${clinical(from)} – ${clinical(to)}`;
  };
  return ({ code, value, date, ended, due, made, details }) => [
    value && valueText(value, code),
    span(date, ended),
    made && say(itemSectionWords.made, { date: clinical(made) }),
    due && say(dueWords[section] ?? itemSectionWords.due, { date: clinical(due) }),
    ...details.map(({ kind, text }) => (kind === 'part' ? text : say(itemDetailWords[kind], { text }))),
  ];
};

/** The entries of a section whose entries are all of one shape; what is beyond the first is behind a button. In print all are shown. */
export const RecordItemList = ({
  section,
  entries,
  own,
}: {
  readonly section: ItemSection;
  readonly entries: readonly RecordItem[];
  readonly own?: ToldApart;
}) => {
  const say = useWords();
  const linesOf = useItemLines(section);
  const rest = entries.slice(entriesAtFirst);
  const sought = use(SoughtEntry);
  const isNew = use(NewEntryContext);
  // Asked once: an entry that was seen is new no more, and must not fold away.
  const [asked, showAll] = useState(() => rest.some(({ id }) => isNew?.({ section, entry: id }) === true));
  const all = asked || rest.some(({ id }) => entryAnchor(section, id) === sought);
  const badge = ({ status }: RecordItem<ListedSection>) =>
    status !== 'final' && <StatusBadge {...looks[status]}>{say(itemStatusWords[status])}</StatusBadge>;
  const told = own ?? ({ badge, lines: linesOf } as ToldApart);
  const entry = (item: RecordItem) => (
    <Entry
      key={item.id}
      anchor={entryAnchor(section, item.id)}
      of={{ section, entry: item.id }}
      name={item.name}
      badges={told.badge(item)}
      lines={told.lines(item)}
    />
  );
  return (
    <>
      <ul className={css.entries}>{entries.slice(0, entriesAtFirst).map(entry)}</ul>
      {rest.length > 0 && (
        <ul className={[css.entries, css.older].join(' ')} hidden={!all}>
          {rest.map(entry)}
        </ul>
      )}
      {rest.length > 0 && !all && (
        <div data-no-print>
          <LoadMore busy={false} onMore={() => showAll(true)}>
            {say(itemSectionWords.more, { count: rest.length })}
          </LoadMore>
        </div>
      )}
    </>
  );
};
