import type { ShownChart } from '@portico/application/health';
import type { RecordForm, Section } from '@portico/domain/health';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import css from './health.module.css';
import { FileButton, type FileButtonModel } from './load-file-button.tsx';
import { takeRecordWords } from './take-record.messages.ts';

export interface TakeRecordModel extends FileButtonModel {
  downloadAs(form: RecordForm): Promise<void>;
  downloadLabTable(): Promise<void>;
  downloadBillTable(): Promise<void>;
}

const forms = [
  { form: 'ccda', label: takeRecordWords.document, purpose: takeRecordWords.documentFor },
  { form: 'ips', label: takeRecordWords.summary, purpose: takeRecordWords.summaryFor },
  { form: 'fhir', label: takeRecordWords.bundle, purpose: takeRecordWords.bundleFor },
] as const;

export interface TakeRecordProps {
  readonly viewModel: TakeRecordModel;
  readonly chart: ShownChart;
  /** The way to have all files at once. */
  readonly whole?: ReactNode | undefined;
}

/** A table without lines would say that there is nothing. */
const hasEntries = (section: Section<unknown>): boolean => section.kind === 'entries' && section.entries.length > 0;

/** The record as files for other offices, portals, apps and spreadsheets. */
export const TakeRecord = ({ viewModel, chart, whole }: TakeRecordProps) => {
  const say = useWords();
  return (
    <ul className={css.takeRecord}>
      {forms.map(({ form, label, purpose }) => (
        <li key={form}>
          <FileButton
            viewModel={viewModel}
            file={form}
            label={say(label)}
            onFetch={() => void viewModel.downloadAs(form)}
          />
          <p className={css.soft}>{say(purpose)}</p>
        </li>
      ))}
      {hasEntries(chart.labs) && (
        <li>
          <FileButton
            viewModel={viewModel}
            file="lab-table"
            label={say(takeRecordWords.labTable)}
            onFetch={() => void viewModel.downloadLabTable()}
          />
          <p className={css.soft}>{say(takeRecordWords.labTableFor)}</p>
        </li>
      )}
      {hasEntries(chart.bills) && (
        <li>
          <FileButton
            viewModel={viewModel}
            file="bill-table"
            label={say(takeRecordWords.billTable)}
            onFetch={() => void viewModel.downloadBillTable()}
          />
          <p className={css.soft}>{say(takeRecordWords.billTableFor)}</p>
        </li>
      )}
      {whole !== undefined && <li>{whole}</li>}
    </ul>
  );
};
