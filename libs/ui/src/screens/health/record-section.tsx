import type { ChartSection, Section } from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { Disclosure } from '../../kit/disclosure.tsx';
import { Icon } from '../../kit/icon.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useWide } from '../../kit/use-media.ts';
import { useWords } from '../../words/use-words.ts';
import css from './health.module.css';
import { healthWords } from './health.messages.ts';
import { SectionBody, sectionIcons } from './section-body.tsx';
import { sectionTitles } from './section-words.ts';
import { headingAttributes, soughtSection } from './sought-entry.ts';

export interface RecordSectionModel {
  /** Something of the section is new. */
  hasNew(section: ChartSection): boolean;
}

/** The sections that are open on a phone from the start, while they are short. */
const openAtFirst: readonly ChartSection[] = ['conditions', 'allergies', 'medications'];
const mostOpen = 4;

interface RecordSectionProps<Of> {
  readonly name: ChartSection;
  readonly section: Section<Of>;
  readonly viewModel: RecordSectionModel;
  readonly children: (entries: readonly Of[]) => ReactNode;
}

/** A section of the record. On a phone it folds, if it is not one of the first: the page is its own list of sections. */
export const RecordSection = observer(function RecordSection<Of>({
  name,
  section,
  viewModel,
  children,
}: RecordSectionProps<Of>) {
  const say = useWords();
  // Decided once: a phone that is turned keeps what is open.
  const [isWide] = useState(useWide());
  const count = !isWide && section.kind === 'entries' ? section.entries.length : 0;
  const folds = count > 0;
  const title = (
    <h2 {...headingAttributes(name)} className={css.title}>
      <Icon name={sectionIcons[name]} />
      {say(sectionTitles[name])}
      {folds && (
        <>
          <span>{count}</span>
          {viewModel.hasNew(name) && (
            <StatusBadge tone="accent" icon="flask">
              {say(healthWords.isNew)}
            </StatusBadge>
          )}
        </>
      )}
    </h2>
  );
  const body = (
    <SectionBody name={name} section={section}>
      {children}
    </SectionBody>
  );
  return (
    <section {...soughtSection(name)} className={css.section} aria-labelledby={`${name}-title`}>
      {folds ? (
        <Disclosure title={title} isOpen={openAtFirst.includes(name) && count <= mostOpen}>
          {body}
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
