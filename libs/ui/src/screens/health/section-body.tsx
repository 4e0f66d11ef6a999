import type { ChartSection, Section } from '@portico/domain/health';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Icon, type IconName } from '../../kit/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './health.module.css';
import { healthWords } from './health.messages.ts';
import { noInformationWords, nothingWords, noneKnownWords } from './section-words.ts';

export const sectionIcons: Readonly<Record<ChartSection, IconName>> = {
  conditions: 'heart',
  allergies: 'shield',
  medications: 'pill',
  immunizations: 'syringe',
  immunizationRecommendations: 'syringe',
  labs: 'flask',
  vitalSigns: 'pulse',
  procedures: 'practice',
  encounters: 'calendar',
  clinicalTests: 'flask',
  healthStatus: 'pulse',
  socialHistory: 'person',
  familyHistory: 'people',
  goals: 'star',
  carePlans: 'file',
  devices: 'pulse',
  advanceDirectives: 'file',
  coverage: 'card',
  bills: 'card',
  notes: 'file',
  documents: 'file',
  careTeam: 'people',
};

/** One of a section's four states; only one of them is a list. */
export const SectionBody = <Entry,>({
  name,
  section,
  children,
}: {
  readonly name: ChartSection;
  readonly section: Section<Entry>;
  readonly children: (entries: readonly Entry[]) => ReactNode;
}) => {
  const say = useWords();
  const icon = sectionIcons[name];
  switch (section.kind) {
    case 'none-known':
      return (
        <p className={css.noneKnown}>
          <Icon name="check-circle" />
          {say(noneKnownWords[name])}
        </p>
      );
    case 'no-information':
      return <EmptyState icon="help">{say(noInformationWords[name])}</EmptyState>;
    case 'narrative':
      return (
        <div className={css.narrative}>
          <p className={css.soft}>{say(healthWords.asWritten)}</p>
          {section.text.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      );
    case 'entries':
      return section.entries.length === 0 ? (
        <EmptyState icon={icon}>{say(nothingWords[name])}</EmptyState>
      ) : (
        children(section.entries)
      );
  }
};
