import type { MedsAllergiesPart, RowSearch } from '@portico/application/visits';
import { canRemoveRow, isFilled, isSearched, type HistoryKind, type HistoryRow as Row } from '@portico/domain/visits';
import { observer } from 'mobx-react-lite';
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { Button } from '../../kit/button.tsx';
import { useWords } from '../../words/use-words.ts';
import { historyListWords, historyWords } from './check-in.messages.ts';
import css from './check-in.module.css';

interface RowProps {
  readonly part: MedsAllergiesPart;
  readonly kind: HistoryKind;
  readonly row: Row;
  /** It was just added: its field is written in next. */
  readonly isNew: boolean;
}

/** What the practice knows, to be left or taken away; or a field in which the catalogue is searched. */
export const HistoryRow = observer((props: RowProps) => {
  const { part, kind, row } = props;
  const say = useWords();
  const isKept = row.entry?.mayDelete === false;
  return (
    <li className={css.row}>
      {row.entry === undefined ? <SearchField {...props} /> : <span className={css.entry}>{row.entry.name}</span>}
      {isKept && <span className={css.soft}>{say(historyWords.stays)}</span>}
      {!isKept && <TakeAway part={part} kind={kind} row={row} />}
    </li>
  );
});

const TakeAway = observer(({ part, kind, row }: Omit<RowProps, 'isNew'>) => {
  const say = useWords();
  const name = row.text.trim() === '' ? say(historyWords.emptyRow) : row.text;
  if (canRemoveRow(part.lists[kind], row)) {
    return (
      <Button
        look="quiet"
        icon="close"
        aria-label={say(historyWords.removeNamed, { name })}
        onClick={() => part.remove(kind, row.key)}
      >
        {say(historyWords.remove)}
      </Button>
    );
  }
  return isFilled(row) ? (
    <Button
      look="quiet"
      icon="close"
      aria-label={say(historyWords.clearNamed, { name })}
      onClick={() => part.clear(kind, row.key)}
    >
      {say(historyWords.clear)}
    </Button>
  ) : null;
});

/** What stands in place of a list of nothing. */
const emptyWord = (text: string, search: RowSearch | undefined) => {
  if (!isSearched(text)) return historyWords.short;
  if (search === undefined) return historyWords.searching;
  return search.isFailed ? historyWords.notSearched : historyWords.noneFound;
};

const SearchField = observer(({ part, kind, row, isNew }: RowProps) => {
  const say = useWords();
  const search = part.search?.kind === kind && part.search.key === row.key ? part.search : undefined;
  const found = search?.found ?? [];
  return (
    <ComboBox
      className={css.field ?? ''}
      inputValue={row.text}
      selectedKey={row.found?.code ?? null}
      items={found}
      allowsCustomValue
      allowsEmptyCollection
      menuTrigger="input"
      onInputChange={(text) => {
        // What was picked is written into the field too, and is no typing.
        if (text !== row.text) void part.type(kind, row.key, text);
      }}
      onSelectionChange={(key) => {
        const picked = found.find(({ code }) => code === key);
        if (picked !== undefined) part.pick(kind, row.key, picked);
      }}
    >
      <Label className={css.label ?? ''}>{say(historyListWords[kind].field)}</Label>
      <Input className={css.input ?? ''} autoFocus={isNew} maxLength={200} autoComplete="off" />
      <Popover className={css.popover ?? ''}>
        <ListBox<(typeof found)[number]>
          className={css.options ?? ''}
          aria-label={say(historyWords.found)}
          renderEmptyState={() => <p className={css.none}>{say(emptyWord(row.text, search))}</p>}
        >
          {({ code, name }) => (
            <ListBoxItem id={code} textValue={name} className={css.option ?? ''}>
              {name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
});
