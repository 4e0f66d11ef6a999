import {
  canRemoveRow,
  isFilled,
  longestHistoryName,
  type HistoryEntry,
  type HistoryKind,
  type HistoryRow as Row,
  type MedsAllergies,
  type HistoryDraft,
  type HistoryFound,
} from '@portico/domain/visits';
import { observer } from 'mobx-react-lite';
import { Autocomplete, Label, ListBox, ListBoxItem, TextField } from 'react-aria-components';
import { useWhom } from '../../kit/acted-for.ts';
import { Button } from '../../kit/button.tsx';
import { ComboboxInput, SuggestionCount } from '../../kit/combobox-input.tsx';
import { RadioList } from '../../kit/radio-list.tsx';
import { useWords } from '../../words/use-words.ts';
import { historyListWords, historyWords } from './medical-history.messages.ts';
import css from './check-in.module.css';

interface RowSearch {
  readonly kind: HistoryKind;
  readonly key: number;
  readonly found: readonly HistoryFound[];
  /** The search failed: the text is taken as typed. */
  readonly isFailed: boolean;
}

export interface HistoryRowModel {
  readonly lists: MedsAllergies<HistoryDraft>;
  readonly search: RowSearch | undefined;
  remove(kind: HistoryKind, key: number): void;
  /** An entry of the practice that was removed stands in the list again. */
  putBack(kind: HistoryKind, id: string): void;
  pick(kind: HistoryKind, key: number, found: HistoryFound): void;
  type(kind: HistoryKind, key: number, text: string): Promise<void>;
}

interface RowProps {
  readonly part: HistoryRowModel;
  readonly kind: HistoryKind;
  readonly row: Row;
  /** It was just added, so its field takes the focus. */
  readonly isNew: boolean;
}

/** Whether a medication on file is still taken. Nothing is deleted by it: the practice is told. */
export const MedicationChoice = observer(
  ({
    part,
    entry: { id, name, directions },
    row,
  }: {
    readonly part: HistoryRowModel;
    readonly entry: HistoryEntry;
    /** Undefined once the person said that it is not taken. */
    readonly row: Row | undefined;
  }) => {
    const say = useWords();
    const whom = useWhom();
    return (
      <li className={css.choice}>
        <RadioList
          legend={name}
          description={directions}
          isPair
          options={[
            { value: 'taken', text: say(historyWords.taken, whom) },
            { value: 'stopped', text: say(historyWords.stopped, whom) },
          ]}
          value={row === undefined ? 'stopped' : 'taken'}
          onChoose={(value) => {
            if (value === 'taken') part.putBack('medications', id);
            else if (row !== undefined) part.remove('medications', row.key);
          }}
        />
      </li>
    );
  },
);

/** An entry on file, to be kept or removed; or a field for searching the catalog. */
export const HistoryRow = observer((props: RowProps) => {
  const { part, kind, row } = props;
  const say = useWords();
  const isKept = row.entry?.mayDelete === false;
  return (
    <li className={css.row}>
      {row.entry === undefined ? <SearchField {...props} /> : <Entry {...row.entry} />}
      {isKept && <span className={css.soft}>{say(historyWords.stays)}</span>}
      {!isKept && <TakeAway part={part} kind={kind} row={row} />}
    </li>
  );
});

const Entry = ({ name, directions }: HistoryEntry) => (
  <span className={css.entry}>
    {name}
    {directions !== undefined && <span className={css.directions}>{directions}</span>}
  </span>
);

const TakeAway = observer(({ part, kind, row }: Omit<RowProps, 'isNew'>) => {
  const say = useWords();
  const name = row.text.trim() === '' ? say(historyWords.emptyRow) : row.text;
  if (row.entry !== undefined || canRemoveRow(part.lists[kind], row)) {
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
      onClick={() => part.remove(kind, row.key)}
    >
      {say(historyWords.clear)}
    </Button>
  ) : null;
});

/** Search results are shown below the field, not as an overlay; the arrow keys move through them from the field. */
const SearchField = observer(({ part, kind, row, isNew }: RowProps) => {
  const say = useWords();
  const search = part.search?.kind === kind && part.search.key === row.key ? part.search : undefined;
  const found = search?.found ?? [];
  const said = search === undefined || found.length > 0 ? undefined : search.isFailed ? 'notSearched' : 'noneFound';
  return (
    <div className={css.field}>
      <Autocomplete
        inputValue={row.text}
        onInputChange={(text) => {
          // Picking a result also changes the field's text, but is not typing.
          if (text !== row.text) void part.type(kind, row.key, text);
        }}
        disableAutoFocusFirst
      >
        <TextField className={css.field ?? ''}>
          <Label className={css.label ?? ''}>{say(historyListWords[kind].field)}</Label>
          <ComboboxInput
            count={found.length}
            className={css.input ?? ''}
            autoFocus={isNew}
            maxLength={longestHistoryName}
          />
        </TextField>
        {found.length > 0 && (
          <ListBox
            className={css.options ?? ''}
            aria-label={say(historyWords.found)}
            items={found.map(({ code, name }) => ({ id: code, name }))}
            onAction={(key) => {
              const picked = found.find(({ code }) => code === key);
              if (picked !== undefined) part.pick(kind, row.key, picked);
            }}
          >
            {({ name }) => (
              <ListBoxItem textValue={name} className={css.option ?? ''}>
                {name}
              </ListBoxItem>
            )}
          </ListBox>
        )}
      </Autocomplete>
      <p className={css.soft} role="status">
        {said !== undefined && say(historyWords[said])}
      </p>
      <SuggestionCount count={found.length > 0 ? found.length : undefined} />
    </div>
  );
});
