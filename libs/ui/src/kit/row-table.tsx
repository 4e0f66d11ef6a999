import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useWords } from '../words/use-words.ts';
import { Button } from './button.tsx';
import { Choice } from './select-choice.tsx';
import { Icon } from './icon.tsx';
import { LoadMore } from './load-more.tsx';
import { PageButtons } from './page-buttons.tsx';
import css from './row-table.module.css';
import { tableWords as words } from './row-table.messages.ts';
import { cardsPerLoad, isOnPage, pageCount, sorted, type SortKey } from './table-sorting-paging.ts';
import { useWide } from './use-media.ts';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Makes the column sortable; `up` and `down` name the directions, such as “A to Z”. */
  readonly order?: { readonly by: (row: Row) => SortKey; readonly up: string; readonly down: string };
}

export interface RowTableProps<Row> {
  readonly label: string;
  /** The first column names the row; rows are sorted by it initially (`MON-363`). */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly card: (row: Row) => ReactNode;
  /** What is known of a row as an element. */
  readonly of?: (row: Row) => HTMLAttributes<HTMLElement>;
  /** The row that is shown at first, however many stand before it. */
  readonly sought?: (row: Row) => boolean;
}

/**
 * Sortable rows, as a table with pages or as cards that load more in place (`MON-362` to `MON-364`). A narrow page
 * shows only cards. In print all rows are shown.
 */
export const RowTable = <Row,>({ label, columns, rows, keyOf, card, of, sought }: RowTableProps<Row>) => {
  const say = useWords();
  const { locale } = useIntl();
  const isWide = useWide();
  const [view, setView] = useState<'list' | 'cards'>('list');
  const [order, setOrder] = useState({ id: columns[0]?.id ?? '', descending: false });
  const by = columns.find(({ id }) => id === order.id)?.order?.by ?? (() => undefined);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const all = sorted(rows, by, order.descending, compare);
  const soughtAt = sought === undefined ? 0 : Math.max(0, all.findIndex(sought));
  const [page, setPage] = useState(pageCount(soughtAt + 1));
  const [cards, setCards] = useState(Math.ceil((soughtAt + 1) / cardsPerLoad) * cardsPerLoad);
  const sort = (id: string, descending: boolean): void => {
    setOrder({ id, descending });
    setPage(1);
    setCards(cardsPerLoad);
  };
  const isList = isWide && view === 'list';
  const pages = pageCount(rows.length);
  // Rows may have been removed since the page was chosen.
  const shown = Math.min(page, pages);
  return (
    <div className={css.place}>
      {rows.length > 1 && (
        <div className={css.tools} data-no-print>
          {!isList && <OrderChoice columns={columns} order={order} onSort={sort} />}
          {isWide && (
            <Button look="quiet" onClick={() => setView(isList ? 'cards' : 'list')}>
              {say(isList ? words.asCards : words.asList)}
            </Button>
          )}
        </div>
      )}
      {isList ? (
        <>
          <table className={css.table} aria-label={label}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <Heading key={column.id} column={column} order={order} onSort={sort} />
                ))}
              </tr>
            </thead>
            <tbody>
              {all.map((row, at) => (
                <tr key={keyOf(row)} {...of?.(row)} className={css.row} hidden={!isOnPage(at, shown)}>
                  {columns.map(({ id, cell }) => (
                    <td key={id}>{cell(row)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <PageButtons page={shown} pages={pages} onPage={setPage} />
        </>
      ) : (
        <Cards label={label} rows={all} shown={cards} keyOf={keyOf} card={card} of={of} onMore={setCards} />
      )}
    </div>
  );
};

interface Ordering {
  readonly order: { readonly id: string; readonly descending: boolean };
  readonly onSort: (id: string, descending: boolean) => void;
}

/** Sorts by its column, and reverses the order when pressed again. */
const Heading = <Row,>({ column, order, onSort }: Ordering & { readonly column: Column<Row> }) => {
  const { id, title } = column;
  if (column.order === undefined) return <th scope="col">{title}</th>;
  const isIt = order.id === id;
  const direction = order.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isIt ? direction : undefined}>
      <button type="button" className={css.sort} onClick={() => onSort(id, isIt && !order.descending)}>
        {title}
        {isIt && <Icon name={order.descending ? 'low' : 'high'} />}
      </button>
    </th>
  );
};

/** Sorting for cards, which have no column headings. */
const OrderChoice = <Row,>({ columns, order, onSort }: Ordering & { readonly columns: readonly Column<Row>[] }) => {
  const say = useWords();
  const options = columns.flatMap(({ id, title, order: by }) =>
    by === undefined
      ? []
      : [
          { value: `${id} up`, text: `${title}: ${by.up}` },
          { value: `${id} down`, text: `${title}: ${by.down}` },
        ],
  );
  return (
    <Choice
      label={say(words.order)}
      options={options}
      value={`${order.id} ${order.descending ? 'down' : 'up'}`}
      onChange={(value) => {
        const [id = '', direction] = value.split(' ');
        onSort(id, direction === 'down');
      }}
    />
  );
};

const Cards = <Row,>({
  label,
  rows,
  shown,
  keyOf,
  card,
  of,
  onMore,
}: Pick<RowTableProps<Row>, 'label' | 'rows' | 'keyOf' | 'card'> & {
  readonly of: RowTableProps<Row>['of'] | undefined;
  readonly shown: number;
  readonly onMore: (shown: number) => void;
}) => {
  const say = useWords();
  const first = useRef<HTMLLIElement>(null);
  const was = useRef(shown);
  // After "more", focus moves to the first new card: the button may be gone by then.
  useEffect(() => {
    if (shown > was.current) first.current?.focus();
    was.current = shown;
  }, [shown]);
  const left = rows.length - shown;
  return (
    <>
      <ul className={css.cards} aria-label={label}>
        {rows.map((row, at) => (
          <li
            key={keyOf(row)}
            ref={at === shown - cardsPerLoad ? first : undefined}
            tabIndex={-1}
            {...of?.(row)}
            className={css.card}
            hidden={at >= shown}
          >
            {card(row)}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <LoadMore busy={false} onMore={() => onMore(shown + cardsPerLoad)}>
          {say(words.more, { count: left })}
        </LoadMore>
      )}
    </>
  );
};
