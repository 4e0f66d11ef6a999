import { paths, type Failure } from '@portico/application/kernel';
import type { CsvWords, PaymentsScreen } from '@portico/application/payments';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { failureWords } from '../../../words/failure.messages.ts';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { paymentsWords as words } from './payments.messages.ts';
import { spokenCsvWords } from '../spoken-csv-words.ts';
import css from './payments-screen.module.css';

type File = `receipt:${string}` | `statement:${string}` | `year:${number}`;
type Phase = { readonly kind: 'fetching' } | { readonly kind: 'failed'; readonly failure: Failure };

export interface FetchedFilesModel {
  readonly phases: ReadonlyMap<File, Phase>;
}

export interface PaymentsStatementsModel extends FetchedFilesModel {
  readonly blocked: boolean;
  dismissBlocked(): void;
  openStatement(id: string): Promise<void>;
}

export interface PaymentsYearsModel extends FetchedFilesModel {
  saveYear(year: number, words: CsvWords): Promise<void>;
}

/** Shown beside the button whose file failed to load. */
export const FileError = observer(({ files, file }: { readonly files: FetchedFilesModel; readonly file: File }) => {
  const say = useWords();
  const phase = files.phases.get(file);
  return phase?.kind === 'failed' ? (
    <p role="alert" className={css.trouble}>
      {say(failureWords[phase.failure.kind])}
    </p>
  ) : null;
});

interface DocumentsProps<Model> {
  readonly files: Model;
  readonly screen: PaymentsScreen;
}

/**
 * The practice's statements, each as a PDF in a new window, or why there is none (`MON-186`, `MON-187`, `MON-189`).
 */
export const PaymentsStatements = observer(
  ({ files, screen: { statements } }: DocumentsProps<PaymentsStatementsModel>) => {
    const say = useWords();
    const { money, day } = useFormats();
    return (
      <section className={css.group}>
        <h2 className={css.title}>{say(words.statements)}</h2>
        {files.blocked && (
          <Notice tone="bad">
            <p>{say(words.blocked)}</p>
            <Button onClick={files.dismissBlocked}>{say(words.blockedOk)}</Button>
          </Notice>
        )}
        {statements.length === 0 && <EmptyState icon="file">{say(words.noStatements)}</EmptyState>}
        <ul className={css.entries}>
          {statements.map(({ id, date, total }) => (
            <li key={id} className={css.entry}>
              <div className={css.what}>
                <p className={css.strong}>{day(date)}</p>
                <FileError files={files} file={`statement:${id}`} />
              </div>
              <p className={css.sum}>{money(total)}</p>
              <div className={css.ways}>
                <Link
                  className={css.way}
                  aria-label={say(words.billNamed, { date: day(date) })}
                  to={paths.bill({ statementId: id })}
                >
                  {say(words.bill)}
                </Link>
                <Button
                  icon="file"
                  busy={files.phases.get(`statement:${id}`)?.kind === 'fetching'}
                  aria-label={say(words.openNamed, { date: day(date) })}
                  onClick={() => void files.openStatement(id)}
                >
                  {say(words.open)}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </section>
    );
  },
);

/** The payments of each year as a table to download. */
export const PaymentsYears = observer(({ files, screen: { years } }: DocumentsProps<PaymentsYearsModel>) => {
  const say = useWords();
  if (years.length === 0) return null;
  return (
    <section className={css.group} data-no-print>
      <h2 className={css.title}>{say(words.years)}</h2>
      <p className={css.soft}>{say(words.yearsHint)}</p>
      <ul className={css.ways}>
        {years.map((year) => (
          <li key={year}>
            <Button
              icon="download"
              busy={files.phases.get(`year:${year}`)?.kind === 'fetching'}
              onClick={() => void files.saveYear(year, spokenCsvWords(say))}
            >
              {say(words.year, { year: String(year) })}
            </Button>
            <FileError files={files} file={`year:${year}`} />
          </li>
        ))}
      </ul>
    </section>
  );
});
