import type { EntryRef } from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { createContext, use, type ReactNode } from 'react';
import type { IconName } from '../../kit/icon.tsx';
import type { Tone } from '../../kit/status-badge.tsx';
import { SourceText } from '../../kit/source-text.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './health.module.css';
import { healthWords } from './health.messages.ts';
import { soughtAttributes, SoughtEntry } from './sought-entry.ts';

/** How a badge looks. */
export interface Look {
  readonly tone: Tone;
  readonly icon: IconName;
}

/** What stands below each entry of My health, such as the way to correct it. */
export const BesideEntryContext = createContext<((of: EntryRef, name: string) => ReactNode) | undefined>(undefined);

export const BesideEntry = ({ of, name }: { readonly of: EntryRef; readonly name: string }) =>
  use(BesideEntryContext)?.(of, name);

/** Whether an entry is new to the person. */
export const NewEntryContext = createContext<((of: EntryRef) => boolean) | undefined>(undefined);

export const NewBadge = observer(({ of }: { readonly of: EntryRef }) => {
  const say = useWords();
  return (
    use(NewEntryContext)?.(of) === true && (
      <StatusBadge tone="accent" icon="flask">
        {say(healthWords.isNew)}
      </StatusBadge>
    )
  );
});

/** One entry of a section: its name, its badges, and what else is known in lines. */
export const Entry = ({
  anchor,
  of,
  name,
  badges,
  lines,
  leads = 0,
  children,
}: {
  /** Where a search leads to it. */
  readonly anchor?: string;
  readonly of: EntryRef;
  readonly name: string;
  readonly badges: ReactNode;
  readonly lines: readonly (string | undefined)[];
  /** How many of the lines are what the entry is about. */
  readonly leads?: number;
  /** What can be done with it. */
  readonly children?: ReactNode;
}) => (
  <li
    className={css.entry}
    data-sought={(anchor !== undefined && use(SoughtEntry) === anchor) || undefined}
    {...(anchor === undefined ? {} : soughtAttributes(anchor))}
  >
    <div className={css.entryTop}>
      <p className={css.strong}>
        <SourceText>{name}</SourceText>
      </p>
      <span className={css.badges}>
        <NewBadge of={of} />
        {badges}
      </span>
    </div>
    {lines.map(
      (line, at) =>
        line !== undefined &&
        line !== '' && (
          <p key={line} className={at < leads ? css.lead : undefined}>
            {line}
          </p>
        ),
    )}
    {children}
    <BesideEntry of={of} name={name} />
  </li>
);
