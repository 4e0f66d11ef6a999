import type { ShownChart } from '@portico/application/health';
import { paths, type Failure } from '@portico/application/kernel';
import {
  chartSections,
  isItemSection,
  type ChartSection,
  type EntryRef,
  type ItemSection,
  type Medication,
  type NoteHeadline,
  type Section,
} from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { useContext, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ActedForContext } from '../../kit/acted-for.ts';
import { Button } from '../../kit/button.tsx';
import { Disclosure } from '../../kit/disclosure.tsx';
import { Icon } from '../../kit/icon.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { lazyComponent, Meanwhile } from '../../kit/lazy-component.tsx';
import { RetryNotice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useWide } from '../../kit/use-media.ts';
import { failureWords } from '../../words/failure.messages.ts';
import { DeviceTimeContext, useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { useTitle } from '../open/index.ts';
import { CareTeam, DocumentList, type DocumentsModel } from './documents-and-care-team.tsx';
import { AllergyList, ConditionList, MedicationList } from './condition-allergy-medication-lists.tsx';
import { ImmunizationList } from './immunization-list.tsx';
import { FileButton } from './load-file-button.tsx';
import css from './health.module.css';
import { healthWords } from './health.messages.ts';
import { filesSection, SectionLinks } from './section-links.tsx';
import { sectionTitles } from './section-words.ts';
import { LabSection, reportsAtFirst, type LabSectionModel } from './lab-section.tsx';
import { ProcedureList } from './procedure-list.tsx';
import { BesideEntryContext, NewEntryContext } from './record-entry.tsx';
import { billList, itemList, Recommended } from './lists-told-apart.tsx';
import { countIn, readFirst, useRead, within } from './reading-order.ts';
import { RecordSection, type RecordSectionModel } from './record-section.tsx';
import { itemSectionWords } from './record-items.messages.ts';
import type { TakeRecordModel, TakeRecordProps } from './take-record.tsx';
import { whoseRecordWords } from './whose-record.messages.ts';
import { VitalSignsSection } from './vital-signs-section.tsx';
import { headingAttributes, SoughtEntry, soughtSection, useSoughtEntry } from './sought-entry.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly chart: ShownChart };

export interface MyHealthModel extends DocumentsModel, LabSectionModel, TakeRecordModel, RecordSectionModel {
  readonly phase: Phase;
  isNew(of: EntryRef): boolean;
  load(): Promise<void>;
  downloadRecord(): Promise<void>;
}

/** Of these nobody expects to read that nothing is known. */
const unexpected: ReadonlySet<ChartSection> = new Set([within, 'bills'] as const);

const SilentSections = ({ names }: { readonly names: readonly ChartSection[] }) => {
  const say = useWords();
  if (names.length === 0) return null;
  return (
    <section className={css.narrative} aria-label={say(itemSectionWords.without)}>
      <p>{say(itemSectionWords.without)}</p>
      <ul className={css.silent}>
        {names.map((name) => (
          <li key={name}>{say(sectionTitles[name])}</li>
        ))}
      </ul>
    </section>
  );
};

/** How the entries of each section are listed that has a shape of its own. */
type Lists = {
  readonly [Name in Exclude<ChartSection, ItemSection>]: (
    entries: Extract<ShownChart[Name], { kind: 'entries' }>['entries'],
  ) => ReactNode;
};

interface SectionsProps {
  readonly chart: ShownChart;
  readonly shown: readonly ChartSection[];
  /** How many reports are new. */
  readonly fresh: number;
  readonly isWide: boolean;
  readonly noteList?: MyHealthProps['noteList'];
  readonly viewModel: MyHealthModel;
  readonly besideMedication?: ((medication: Medication) => ReactNode) | undefined;
}

/** Reports are open initially where some are new, the other first sections while they are short; how many entries all of them may hold together in a wide window and on a phone. */
const mayOpen: ReadonlySet<ChartSection> = new Set(readFirst.slice(1));
const mostOpen = 12;
const mostOnPhone = 5;
/** As high as the plot that stands between new reports and the others. */
const plotEntries = 4;

const Sections = ({ chart, shown, fresh, isWide, viewModel, besideMedication, noteList }: SectionsProps) => {
  let left = isWide ? mostOpen : mostOnPhone;
  if (fresh > 0) left -= Math.max(fresh, reportsAtFirst) + plotEntries;
  const lists: Lists = {
    conditions: (entries) => <ConditionList entries={entries} />,
    allergies: (entries) => <AllergyList entries={entries} />,
    medications: (entries) => <MedicationList entries={entries} beside={besideMedication} />,
    immunizations: (entries) => <ImmunizationList entries={entries} />,
    labs: (labs) => <LabSection labs={labs} fresh={fresh} viewModel={viewModel} />,
    vitalSigns: (entries) => <VitalSignsSection entries={entries} />,
    procedures: (entries) => <ProcedureList entries={entries} />,
    notes: (entries) => noteList?.(entries),
    documents: (entries) => <DocumentList entries={entries} viewModel={viewModel} />,
    careTeam: (entries) => <CareTeam entries={entries} />,
  };
  return (
    <>
      {shown.map((name) => {
        const section = chart[name] as Section<never>;
        const count = countIn(chart, name);
        const isOpen = mayOpen.has(name) && count <= left;
        if (isOpen) left -= count;
        return (
          <RecordSection
            key={name}
            name={name}
            section={section}
            count={count}
            isOpen={isOpen || (name === 'labs' && fresh > 0)}
            viewModel={viewModel}
            before={name === 'immunizations' && <Recommended section={chart[within]} />}
          >
            {name === 'bills' ? billList : isItemSection(name) ? itemList(name) : lists[name]}
          </RecordSection>
        );
      })}
      <SilentSections names={chartSections.filter((name) => !unexpected.has(name) && !shown.includes(name))} />
    </>
  );
};

/** The person and practice, for the head of a printed page. */
export interface RecordOwner {
  readonly personName: string;
  readonly practiceName: string;
  /** The practice makes no summaries of visits. */
  readonly noSummaries?: true;
}

/** On screen the frame says whose record this is; print has no frame. */
const PrintedHead = ({ owner }: { readonly owner: RecordOwner }) => {
  const say = useWords();
  const { atPractice } = useFormats();
  const { now } = useContext(DeviceTimeContext);
  return (
    <div className={css.printedHead}>
      <p className={css.strong}>{owner.personName}</p>
      <p>
        {owner.practiceName} · {say(healthWords.printedOn, { date: atPractice.day(now()) })}
      </p>
    </div>
  );
};

interface MyHealthProps {
  readonly viewModel: MyHealthModel;
  readonly owner?: RecordOwner | undefined;
  /** What stands below a medication, such as the way to a refill. */
  readonly besideMedication?: (medication: Medication) => ReactNode;
  /** What stands below each entry. */
  readonly besideEntry?: (of: EntryRef, name: string) => ReactNode;
  /** The notes of the record, each with the way to its page. */
  readonly noteList?: ((notes: readonly NoteHeadline[]) => ReactNode) | undefined;
  /** The way to have all files of the record at once. */
  readonly wholeRecord?: ReactNode;
}

const TakeRecord = lazyComponent(async () => ({ default: (await import('./take-record.tsx')).TakeRecord }));

/** The ways to take the record along, which come once they are wanted. */
const Taking = (props: TakeRecordProps) => {
  const say = useWords();
  const [isWanted, setWanted] = useState(false);
  return (
    <div data-no-print>
      <Disclosure title={say(healthWords.takeRecord)} of={{ onToggle: () => setWanted(true) }}>
        <Meanwhile show={<Skeleton label={say(kitWords.loading)} lines={4} />}>
          {isWanted && <TakeRecord {...props} />}
        </Meanwhile>
      </Disclosure>
    </div>
  );
};

/** The record on paper and as files, which stands after the health itself; the links to the sections lead to it too. */
const Files = ({ viewModel, owner, ...rest }: TakeRecordProps & Pick<MyHealthProps, 'viewModel' | 'owner'>) => {
  const say = useWords();
  return (
    <section {...soughtSection(filesSection)} className={css.section} data-no-print>
      <h2 {...headingAttributes(filesSection)} className={css.title}>
        <Icon name="download" />
        {say(healthWords.files)}
      </h2>
      <div className={css.actions}>
        <FileButton
          viewModel={viewModel}
          file="record"
          label={say(healthWords.download)}
          onFetch={() => void viewModel.downloadRecord()}
        />
        <Button icon="print" onClick={() => window.print()}>
          {say(healthWords.print)}
        </Button>
        {owner?.noSummaries !== true && (
          <Link className={css.summary} to={paths.visitSummary}>
            <Icon name="file" />
            {say(healthWords.visitSummary)}
          </Link>
        )}
      </div>
      <Taking viewModel={viewModel} {...rest} />
    </section>
  );
};

/** The health record (`APT-272` to `APT-279`). */
export const MyHealthScreen = observer((props: MyHealthProps) => {
  const { viewModel, owner, besideMedication, besideEntry, noteList, wholeRecord } = props;
  const say = useWords();
  const actedFor = useContext(ActedForContext);
  useTitle(actedFor && say(whoseRecordWords.ofAnother, { name: actedFor }));
  const isWide = useWide();
  const { phase } = viewModel;
  const { chart, shown, fresh, first } = useRead(phase.kind === 'ready' ? phase.chart : undefined, viewModel);
  const sought = useSoughtEntry(chart !== undefined, first);
  if (phase.kind === 'loading') return <Skeleton label={say(healthWords.loading)} blocks={3} />;
  if (phase.kind === 'failed') {
    return (
      <RetryNotice
        text={say(failureWords[phase.failure.kind])}
        retry={say(kitWords.retry)}
        onRetry={() => void viewModel.load()}
      />
    );
  }
  if (chart === undefined) return null;
  return (
    <div className={css.screen}>
      {owner !== undefined && <PrintedHead owner={owner} />}
      <SectionLinks isWide={isWide} sections={shown} countOf={(name) => countIn(chart, name)} viewModel={viewModel} />
      <div className={css.sections}>
        <SoughtEntry value={sought}>
          <BesideEntryContext value={besideEntry}>
            <NewEntryContext value={viewModel.isNew}>
              <Sections
                chart={chart}
                shown={shown}
                fresh={fresh}
                isWide={isWide}
                viewModel={viewModel}
                besideMedication={besideMedication}
                noteList={noteList}
              />
            </NewEntryContext>
          </BesideEntryContext>
        </SoughtEntry>
        <Files viewModel={viewModel} owner={owner} chart={chart} whole={wholeRecord} />
      </div>
    </div>
  );
});
