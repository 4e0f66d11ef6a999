import { backToEntry, entryAnchor } from '@portico/application/health';
import { paths } from '@portico/application/kernel';
import type { LabId } from '@portico/domain/kernel';
import {
  readableValue,
  shownFlag,
  type EntryRef,
  type Lab,
  type LabResult,
  type LabTrend,
} from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { use, useState } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../kit/card.tsx';
import { Disclosure } from '../../kit/disclosure.tsx';
import { lazyComponent, Meanwhile } from '../../kit/lazy-component.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { LoadMore } from '../../kit/load-more.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { SourceText } from '../../kit/source-text.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { FlagCounts } from './flag-counts.tsx';
import { FileButton, type FileButtonModel } from './load-file-button.tsx';
import { BesideEntry, NewBadge } from './record-entry.tsx';
import css from './health.module.css';
import { soughtAttributes, SoughtEntry } from './sought-entry.ts';
import { flagWords, labStatusWords, labWords } from './labs.messages.ts';
import { flagLooks, rangeText, unitText, withUnit } from './lab-values.ts';
import { whenInView } from './when-in-view.ts';

export interface LabSectionModel extends FileButtonModel {
  readonly trends: readonly LabTrend[];
  downloadLab(lab: LabId): Promise<void>;
  openLab(lab: LabId): Promise<void>;
}

/** Fetched after the screen. */
const LabTrends = lazyComponent(() => import('./lab-trends.tsx'));

/** Fetched after the screen, which is as heavy as it may be. */
const ReportControls = lazyComponent(async () => ({ default: (await import('./report-controls.tsx')).ReportControls }));

/** Fetched after the screen, as a report is read once it is opened. */
const AboutReport = lazyComponent(async () => ({ default: (await import('./about-report.tsx')).AboutReport }));

/** The values of one test as a line against its usual range. */
const Trends = observer(({ viewModel }: { readonly viewModel: LabSectionModel }) => {
  const say = useWords();
  const trends = viewModel.trends.map((trend) => ({
    trend,
    unit: unitText(trend.unit),
    range: rangeText(say, trend.reference, trend.unit),
  }));
  if (trends.length === 0) return null;
  return (
    <Meanwhile
      show={
        <Card>
          <Skeleton label={say(kitWords.loading)} blocks={1} />
        </Card>
      }
    >
      <LabTrends trends={trends} card={css.trends} title={css.subtitle} />
    </Meanwhile>
  );
});

const ResultLine = ({
  result,
  way,
  of,
}: {
  readonly result: LabResult;
  readonly way: string;
  readonly of: EntryRef;
}) => {
  const say = useWords();
  const { reference } = result;
  const value = readableValue(result.value, reference);
  const flag = shownFlag(result);
  const unit = value.kind === 'quantity' ? value.unit : undefined;
  const range = rangeText(say, reference, unit);
  return (
    <div className={css.result} data-flag={flag}>
      <dt>
        <Link className={css.way} to={way} state={backToEntry(of)}>
          {result.name}
        </Link>
      </dt>
      <dd className={css.value}>
        <span className={css.strong}>
          {value.kind === 'pending'
            ? say(labWords.pending)
            : value.kind === 'text'
              ? value.text
              : withUnit(`${value.comparator ?? ''}${value.value}`, unit)}
        </span>
        {flag !== undefined && <StatusBadge {...flagLooks[flag]}>{say(flagWords[flag])}</StatusBadge>}
      </dd>
      {range !== undefined && (
        <dd className={css.soft}>
          {say(labWords.range)}: {range}
        </dd>
      )}
    </div>
  );
};

/** What those who give care wrote about a report. */
const Comments = ({ comments }: { readonly comments: NonNullable<Lab['comments']> }) => {
  const say = useWords();
  return comments.map(({ text, author }) => (
    <div key={`${author} ${text}`}>
      <p className={css.strong}>
        {author === undefined ? say(labWords.comment) : say(labWords.commentFrom, { name: author })}
      </p>
      <p className={css.written}>{text}</p>
    </div>
  ));
};

const ReportTitle = ({ lab, of }: { readonly lab: Lab; readonly of: EntryRef }) => {
  const say = useWords();
  const { clinical } = useFormats();
  return (
    <span className={css.reportTitle}>
      <span>
        <SourceText>{lab.name}</SourceText>
      </span>
      <span className={css.badges}>
        <NewBadge of={of} />
        <FlagCounts flags={lab.results.map(shownFlag)} />
      </span>
      <span className={css.soft}>
        {[
          lab.date === undefined ? '' : clinical(lab.date),
          lab.status === 'final' ? '' : say(labStatusWords[lab.status]),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  );
};

const Report = ({ lab, viewModel }: { readonly lab: Lab; readonly viewModel: LabSectionModel }) => {
  const say = useWords();
  const of = { section: 'labs', entry: String(lab.id) } as const;
  return (
    <Disclosure
      of={{
        ...soughtAttributes(entryAnchor('lab', of.entry)),
        onToggle: ({ currentTarget }) => {
          if (currentTarget instanceof HTMLDetailsElement && currentTarget.open)
            whenInView(currentTarget, () => void viewModel.openLab(lab.id));
        },
      }}
      title={<ReportTitle lab={lab} of={of} />}
    >
      <div className={css.report}>
        {lab.comments !== undefined && <Comments comments={lab.comments} />}
        {lab.results.length === 0 ? (
          <p>{say(labWords.noResults)}</p>
        ) : (
          <dl className={css.results}>
            {lab.results.map((result, index) => (
              <ResultLine
                key={index}
                result={result}
                of={of}
                way={paths.measure({ section: 'labs', entryId: of.entry, result: String(index) })}
              />
            ))}
          </dl>
        )}
        <Meanwhile show={null}>
          <AboutReport lab={lab} className={css.soft} />
        </Meanwhile>
        <FileButton
          viewModel={viewModel}
          file={`lab:${lab.id}`}
          label={say(labWords.download)}
          onFetch={() => void viewModel.downloadLab(lab.id)}
        />
        <BesideEntry of={of} name={lab.name} />
      </div>
    </Disclosure>
  );
};

/** Reports shown initially: years of them must not push the documents below out of reach. */
export const reportsAtFirst = 6;

interface LabSectionProps {
  /** Those that are new before the others. */
  readonly labs: readonly Lab[];
  /** How many of them are new. */
  readonly fresh: number;
  readonly viewModel: LabSectionModel;
}

/** Laboratory results: new reports first, then the plot and the other reports, older ones behind a button. In print all are shown. */
export const LabSection = ({ labs, fresh, viewModel }: LabSectionProps) => {
  const say = useWords();
  const end = Math.max(reportsAtFirst, fresh);
  const first = labs.slice(fresh, end);
  const older = labs.slice(end);
  const sought = use(SoughtEntry);
  const [asked, setAsked] = useState(false);
  const all = asked || older.some(({ id }) => entryAnchor('lab', String(id)) === sought);
  const reportOf = (lab: Lab) => <Report key={lab.id} lab={lab} viewModel={viewModel} />;
  return (
    <div className={css.labs}>
      <Meanwhile show={null}>
        <ReportControls labs={labs} />
      </Meanwhile>
      {fresh > 0 && (
        <Card>
          <h3 className={css.subtitle}>{say(labWords.newReports)}</h3>
          {labs.slice(0, fresh).map(reportOf)}
        </Card>
      )}
      <Trends viewModel={viewModel} />
      {labs.length > fresh && (
        <Card>
          <h3 className={css.subtitle}>{say(labWords.reports)}</h3>
          {first.map(reportOf)}
          {older.length > 0 && (
            <>
              <div className={css.older} hidden={!all}>
                {older.map(reportOf)}
              </div>
              {!all && (
                <div data-no-print>
                  <LoadMore busy={false} onMore={() => setAsked(true)}>
                    {say(labWords.older, { count: older.length })}
                  </LoadMore>
                </div>
              )}
            </>
          )}
        </Card>
      )}
    </div>
  );
};
