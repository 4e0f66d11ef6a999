import { paths } from '@portico/application/kernel';
import type { ChartSection, Section } from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { startTransition, use, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Disclosure } from '../../kit/disclosure.tsx';
import { Icon } from '../../kit/icon.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './health.module.css';
import { healthWords } from './health.messages.ts';
import { itemSectionWords } from './record-items.messages.ts';
import { SectionBody, sectionIcons } from './section-body.tsx';
import { sectionTitles } from './section-words.ts';
import { headingAttributes, SoughtEntry, soughtSection } from './sought-entry.ts';

export interface RecordSectionModel {
  /** Something of the section is new. */
  hasNew(section: ChartSection): boolean;
}

interface RecordSectionProps {
  readonly name: ChartSection;
  /** Its entries are what `children` lists, whatever their shape. */
  readonly section: Section<never>;
  /** How many entries it has. */
  readonly count: number;
  /** Open initially. */
  readonly isOpen: boolean;
  readonly viewModel: RecordSectionModel;
  /** What stands before what it lists, whether it lists anything or not. */
  readonly before?: ReactNode;
  readonly children: (entries: readonly never[]) => ReactNode;
}

/** A section of more entries than this leads to them in the order of time. */
const fewest = 5;

/** Whether the page was painted once with what does not wait for it. */
const usePainted = (): boolean => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted;
};

/** A section of the record. What holds entries folds, with how many: the page is its own list of sections. */
export const RecordSection = observer((props: RecordSectionProps) => {
  const { name, section, count, isOpen, viewModel, before, children } = props;
  const say = useWords();
  // Decided once: a record that is read again, or a window that is turned, keeps what is open.
  const [opens] = useState(isOpen);
  const isPainted = usePainted();
  // What folds comes once the page is painted: hundreds of entries that nobody sees yet would hold it back. One that is sought comes at once.
  const isThere = use(SoughtEntry) !== undefined || isOpen || count === 0 || isPainted;
  const title = (
    <h2 {...headingAttributes(name)} className={css.title}>
      <Icon name={sectionIcons[name]} />
      {say(sectionTitles[name])}
      {count > 0 && <span>&nbsp;{count}</span>}
      {viewModel.hasNew(name) && (
        <StatusBadge tone="accent" icon="flask">
          {say(healthWords.isNew)}
        </StatusBadge>
      )}
    </h2>
  );
  const body = (
    <>
      {before}
      <SectionBody name={name} section={section}>
        {children}
      </SectionBody>
      {count > fewest && name !== 'careTeam' && (
        <p data-no-print>
          <Link className={css.summary} to={`${paths.timeline}?kinds=${name}`}>
            <Icon name="clock" />
            {say(itemSectionWords.inTimeline, { section: say(sectionTitles[name]) })}
          </Link>
        </p>
      )}
    </>
  );
  return (
    <section {...soughtSection(name)} className={css.section}>
      {count > 0 ? (
        <Disclosure title={title} isOpen={opens}>
          {isThere && body}
        </Disclosure>
      ) : (
        <>
          {title}
          {body}
        </>
      )}
    </section>
  );
});
