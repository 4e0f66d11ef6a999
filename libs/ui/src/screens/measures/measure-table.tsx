import { paths } from '@portico/application/kernel';
import type { Measure, MeasuredValue } from '@portico/domain/health';
import { use, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { LoadMore } from '../../kit/load-more.tsx';
import { SourceText } from '../../kit/source-text.tsx';
import { MayCorrectContext } from '../../kit/acted-for.ts';
import { useWords } from '../../words/use-words.ts';
import { MeasureFlag } from './measure-flag.tsx';
import { useMeasureTexts } from './measure-words.ts';
import { measureWords as words } from './measures.messages.ts';
import css from './measures.module.css';

/** Values shown initially. */
const valuesAtFirst = 20;

/** One more column. */
export interface MoreOfValue {
  readonly title: string;
  readonly of: (value: MeasuredValue) => string;
}

interface RowProps {
  readonly measure: Measure;
  readonly value: MeasuredValue;
  readonly more: MoreOfValue | undefined;
}

const Row = ({ measure: { section }, value, more }: RowProps) => {
  const say = useWords();
  const mayCorrect = String(use(MayCorrectContext));
  const texts = useMeasureTexts(section);
  const [text, date, status, range] = [texts.value(value), texts.date(value), texts.status(value), texts.range(value)];
  return (
    <tr>
      <th scope="row">{date}</th>
      <td>
        <span className={css.strong}>
          <SourceText>{text}</SourceText>
        </span>{' '}
        <MeasureFlag of={value} />
        {[
          texts.exact(value),
          status,
          range && say(words.range, { range }),
          value.reportedBy && say(words.reportedBy, { name: value.reportedBy }),
        ].map(
          (line) =>
            line !== undefined &&
            line !== '' && (
              <p key={line} className={css.soft}>
                {line}
              </p>
            ),
        )}
      </td>
      {more && <td>{more.of(value)}</td>}
      <td data-no-print>
        <Link
          className={css.link}
          to={paths.entry({ section, entryId: value.entry })}
          aria-label={say(words.openOf, { value: text, date, mayCorrect })}
        >
          {say(words.open, { mayCorrect })}
        </Link>
      </td>
    </tr>
  );
};

/** The first row of what a press showed takes the focus, as the button that had it is gone. */
const useFirstOf = (isShown: boolean) => {
  const rows = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const first = rows.current?.rows[0];
    if (!isShown || first === undefined) return;
    first.tabIndex = -1;
    first.focus();
  }, [isShown]);
  return rows;
};

/** Every value with its exact digits, newest first; older ones are behind a button. In print all are shown. */
export const MeasureTable = ({ measure, more }: { readonly measure: Measure; readonly more?: MoreOfValue }) => {
  const say = useWords();
  const [all, showAll] = useState(false);
  const olderRows = useFirstOf(all);
  const older = measure.values.slice(valuesAtFirst);
  const rows = (some: readonly MeasuredValue[]) =>
    some.map((value, at) => <Row key={`${at} ${value.entry}`} measure={measure} value={value} more={more} />);
  return (
    <section className={css.group} aria-labelledby="measure-values">
      <h2 className={css.title} id="measure-values">
        {say(words.allValues)}
      </h2>
      <table className={css.table} aria-labelledby="measure-values">
        <thead>
          <tr>
            <th scope="col">{say(words.date)}</th>
            <th scope="col">{say(words.value)}</th>
            {more && <th scope="col">{more.title}</th>}
            <th scope="col" data-no-print>
              {say(words.entry)}
            </th>
          </tr>
        </thead>
        <tbody>{rows(measure.values.slice(0, valuesAtFirst))}</tbody>
        {older.length > 0 && (
          <tbody ref={olderRows} className={css.older} hidden={!all}>
            {rows(older)}
          </tbody>
        )}
      </table>
      {older.length > 0 && !all && (
        <LoadMore busy={false} onMore={() => showAll(true)}>
          {say(words.older, { count: older.length })}
        </LoadMore>
      )}
    </section>
  );
};
