import type { CheckInPage } from '@portico/application/visits';
import {
  historyKinds,
  isAnswered,
  type HistoryEntry,
  type HistoryKind,
  type HistoryList,
} from '@portico/domain/visits';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useIntl } from 'react-intl';
import { useWhom } from '../../kit/acted-for.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { FieldError } from '../../kit/field-error.tsx';
import { useMissingText } from '../../kit/last-submit.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { useWords } from '../../words/use-words.ts';
import { historyListWords, historyWords } from './medical-history.messages.ts';
import css from './check-in.module.css';
import { HistoryRow, MedicationChoice, type HistoryRowModel } from './medical-history-row.tsx';

const ReconcileModal = lazyComponent(() => import('./reconcile-modal.tsx'));

type MedsAllergiesEntries = Extract<CheckInPage, { readonly kind: 'medsAllergies' }>;

export interface MedsAllergiesModel extends HistoryRowModel {
  readonly page: MedsAllergiesEntries;
  readonly isReconciling: boolean;
  tick(kind: HistoryKind, none: boolean): void;
  closeReconcile(): void;
  add(kind: HistoryKind): void;
}

/** Allergies and medications: a list each, or "none" (`APT-196`). */
export const MedsAllergiesPage = observer(({ part }: { readonly part: MedsAllergiesModel }) => {
  const say = useWords();
  const { allergies, medications } = part.page.lists;
  const isKnown = allergies.entries.length + medications.entries.length > 0;
  return (
    <I18nProvider locale={useIntl().locale}>
      {isKnown && <p>{say(historyWords.lead)}</p>}
      {historyKinds.map((kind) => (
        <List key={kind} part={part} kind={kind} />
      ))}
      <Presence show={part.isReconciling || undefined}>
        {() => <ReconcileModal onClose={() => part.closeReconcile()} />}
      </Presence>
    </I18nProvider>
  );
});

/** What the practice knows, with what the person removed since check-in opened, where it stood. */
const onFile = ({ entries, gone = [] }: HistoryList): readonly HistoryEntry[] =>
  gone.length === 0 ? entries : [...entries, ...gone].sort((a, b) => (a.name < b.name ? -1 : 1));

/** What a list without an answer lacks, after a try to send the page. */
const useMissing = (kind: HistoryKind, answered: boolean): string | undefined => {
  const say = useWords();
  const { title, missing, none } = historyListWords[kind];
  const whom = useWhom();
  return useMissingText(!answered, say(title), '', { missing: say(missing, { none: say(none, whom) }) });
};

/** What is on file, and what is added, a row each. */
const Rows = observer(
  ({
    part,
    kind,
    added,
  }: {
    readonly part: MedsAllergiesModel;
    readonly kind: HistoryKind;
    /** The row that was added last. */
    readonly added: number | undefined;
  }) => {
    const { rows, deleted } = part.lists[kind];
    return (
      <ul className={css.rows}>
        {onFile(part.page.lists[kind]).map((entry) => {
          const { id } = entry;
          const row = rows.find((each) => each.entry?.id === id);
          if (kind === 'medications' && entry.mayDelete && entry.isNew !== true)
            return <MedicationChoice key={id} part={part} entry={entry} row={row} />;
          const gone = deleted.find((each) => each.id === id);
          if (gone !== undefined) return <RemovedEntry key={id} part={part} kind={kind} entry={gone} />;
          return row && <HistoryRow key={id} part={part} kind={kind} row={row} isNew={false} />;
        })}
        {rows.map(
          (row) =>
            row.entry === undefined && (
              <HistoryRow key={row.key} part={part} kind={kind} row={row} isNew={row.key === added} />
            ),
        )}
      </ul>
    );
  },
);

const List = observer(({ part, kind }: { readonly part: MedsAllergiesModel; readonly kind: HistoryKind }) => {
  const say = useWords();
  const whom = useWhom();
  const words = historyListWords[kind];
  const { none, rows, nextKey } = part.lists[kind];
  const [added, setAdded] = useState<number>();
  const id = useId();
  const title = say(words.title);
  const error = useMissing(kind, isAnswered(part.lists[kind]));
  return (
    <Card>
      <fieldset
        className={css.list}
        id={id}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        data-invalid={error !== undefined || undefined}
      >
        <legend className={css.title}>{title}</legend>
        {rows.some(({ entry }) => entry === undefined) && <p className={css.soft}>{say(historyWords.hint)}</p>}
        {none ? <AllRemoved part={part} kind={kind} /> : <Rows part={part} kind={kind} added={added} />}
        <div className={css.under}>
          {!none && (
            <Button
              onClick={() => {
                setAdded(nextKey);
                part.add(kind);
              }}
            >
              {say(words.add)}
            </Button>
          )}
          <Checkbox checked={none} onChange={({ currentTarget }) => part.tick(kind, currentTarget.checked)}>
            {say(words.none, whom)}
          </Checkbox>
        </div>
        <FieldError of={id} label={title} whole>
          {error}
        </FieldError>
      </fieldset>
    </Card>
  );
});

/** What a checked “none” takes away, which is more than its one box shows, and the way to have it back. */
const AllRemoved = ({ part, kind }: { readonly part: MedsAllergiesModel; readonly kind: HistoryKind }) => {
  const say = useWords();
  const { formatList } = useIntl();
  const names = onFile(part.page.lists[kind]).flatMap(({ name, mayDelete }) => (mayDelete ? [name] : []));
  if (names.length === 0) return null;
  return (
    <Notice tone="wait">
      <p>{say(historyWords.allRemoved, { names: formatList(names) })}</p>
      <Button onClick={() => part.tick(kind, false)}>{say(historyWords.putAllBack)}</Button>
    </Notice>
  );
};

/** An entry of the practice that was removed, where it stood, and the way to put it back. */
const RemovedEntry = ({
  part,
  kind,
  entry: { id, name },
}: {
  readonly part: MedsAllergiesModel;
  readonly kind: HistoryKind;
  readonly entry: HistoryEntry;
}) => {
  const say = useWords();
  return (
    <li className={css.row}>
      <span className={css.entry}>{say(historyWords.removed, { name })}</span>
      <Button look="quiet" aria-label={say(historyWords.putBackNamed, { name })} onClick={() => part.putBack(kind, id)}>
        {say(historyWords.putBack)}
      </Button>
    </li>
  );
};
