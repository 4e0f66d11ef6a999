import { entryAnchor } from '@portico/application/health';
import {
  statusGroups,
  type Allergy,
  type AllergyCategory,
  type Condition,
  type Medication,
  type StatusGroup,
} from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import type { Message } from '../../words/message-descriptor.ts';
import { allergyCategoryWords } from './allergy-categories.messages.ts';
import { fillWords } from './fills.messages.ts';
import css from './health.module.css';
import { Entry, type Look } from './record-entry.tsx';
import {
  conditionGroupWords,
  conditionWords,
  criticalityWords,
  healthWords,
  medicationGroupWords,
  medicationWords,
  reactionSeverityWords,
  severityWords,
} from './health.messages.ts';

const statusLooks: Readonly<Record<Condition['status'], Look>> = {
  active: { tone: 'accent', icon: 'clock' },
  resolved: { tone: 'good', icon: 'check-circle' },
  inactive: { tone: 'off', icon: 'check' },
  unconfirmed: { tone: 'wait', icon: 'help' },
  refuted: { tone: 'off', icon: 'cancelled' },
  unknown: { tone: 'off', icon: 'help' },
};

const medicationLooks: Readonly<Record<Medication['status'], Look>> = {
  current: { tone: 'accent', icon: 'pill' },
  past: { tone: 'off', icon: 'check' },
  'not-taken': { tone: 'off', icon: 'cancelled' },
  unknown: { tone: 'off', icon: 'help' },
};

const severityLooks: Readonly<Record<NonNullable<Allergy['severity']>, Look>> = {
  mild: { tone: 'off', icon: 'alert' },
  moderate: { tone: 'wait', icon: 'alert' },
  severe: { tone: 'bad', icon: 'alert' },
};

interface Grouping<E> {
  readonly entries: readonly E[];
  /** One level below the list's own heading. */
  readonly heading?: 'h2' | 'h3';
}

type Status = Condition['status'] | Medication['status'];

/** The heading over the entries; undefined where there is none. */
const GroupHeading = createContext<StatusGroup | undefined>(undefined);

/** The statuses that a heading says by itself, in whichever words of a language. */
const saidByHeading: Readonly<Record<StatusGroup, readonly Status[]>> = {
  current: ['active', 'current'],
  unknown: ['unknown'],
  past: ['resolved', 'past'],
  'set-aside': ['refuted', 'not-taken'],
};

/** The status of an entry, unless the heading above it says the same. */
const StatusInGroup = ({ status, ...badge }: ComponentProps<typeof StatusBadge> & { readonly status: Status }) => {
  const group = use(GroupHeading);
  return group !== undefined && saidByHeading[group].includes(status) ? null : <StatusBadge {...badge} />;
};

/** Current entries first, ended ones after them, each with a heading if there are both. */
const Grouped = <E extends Condition | Allergy | Medication>({
  entries,
  headings,
  heading: Heading,
  children,
}: Required<Grouping<E>> & {
  readonly headings: Readonly<Record<StatusGroup, Message>>;
  readonly children: (entry: E) => ReactNode;
}) => {
  const say = useWords();
  const groups = statusGroups(entries);
  return groups.map(({ group, entries: ofGroup }) => (
    <div key={group} className={css.group}>
      {groups.length > 1 && <Heading className={css.groupTitle}>{say(headings[group])}</Heading>}
      <GroupHeading value={groups.length > 1 ? group : undefined}>
        <ul className={css.entries}>{ofGroup.map(children)}</ul>
      </GroupHeading>
    </div>
  ));
};

/** Spanish puts an article before a day, and none before a month or a year. */
const toTheDay = (date: ClinicalDate): boolean => date.length > 7;

/** `Since Apr 2019 · Until 2021`, as far as it is known. */
const useSpan = (): ((from: Condition['onset'], to: Condition['ended']) => string) => {
  const say = useWords();
  const { clinical } = useFormats();
  return (from, to) =>
    inLine(
      from && say(toTheDay(from) ? healthWords.sinceDay : healthWords.since, { date: clinical(from) }),
      to && say(toTheDay(to) ? healthWords.untilDay : healthWords.until, { date: clinical(to) }),
    );
};

export const ConditionList = ({ entries, heading = 'h3' }: Grouping<Condition>) => {
  const say = useWords();
  const span = useSpan();
  return (
    <Grouped entries={entries} heading={heading} headings={conditionGroupWords}>
      {({ id, name, status, onset, ended }) => (
        <Entry
          key={id}
          anchor={entryAnchor('condition', id)}
          of={{ section: 'conditions', entry: id }}
          name={name}
          badges={
            <StatusInGroup status={status} {...statusLooks[status]}>
              {say(conditionWords[status])}
            </StatusInGroup>
          }
          lines={[span(onset, ended)]}
        />
      )}
    </Grouped>
  );
};

export const AllergyList = ({ entries, heading = 'h3' }: Grouping<Allergy>) => {
  const say = useWords();
  const { clinical } = useFormats();
  const graded = (reactions: Allergy['reactions'], severities: Allergy['reactionSeverities'] = []): string =>
    reactions
      .map((reaction) => {
        const own = severities.find((each) => each.reaction === reaction)?.severity;
        return own === undefined ? reaction : `${reaction} (${say(reactionSeverityWords[own])})`;
      })
      .join(', ');
  const inWords = (categories: readonly AllergyCategory[]): string =>
    categories.map((each) => say(allergyCategoryWords[each])).join(', ');
  return (
    <Grouped entries={entries} heading={heading} headings={conditionGroupWords}>
      {({ id, substance, categories, reactions, severity, reactionSeverities, criticality, recorded, status }) => (
        <Entry
          key={id}
          anchor={entryAnchor('allergy', id)}
          of={{ section: 'allergies', entry: id }}
          name={substance}
          badges={
            <>
              {criticality === 'high' && (
                <StatusBadge tone="bad" icon="alert">
                  {say(criticalityWords.high)}
                </StatusBadge>
              )}
              {severity !== undefined && (
                <StatusBadge {...severityLooks[severity]}>{say(severityWords[severity])}</StatusBadge>
              )}
              <StatusInGroup status={status} {...statusLooks[status]}>
                {say(conditionWords[status])}
              </StatusInGroup>
            </>
          }
          lines={[
            categories && say(healthWords.allergyTo, { kinds: inWords(categories) }),
            reactions.length === 0
              ? undefined
              : say(healthWords.reactions, { reactions: graded(reactions, reactionSeverities) }),
            criticality === undefined || criticality === 'high' ? undefined : say(criticalityWords[criticality]),
            recorded === undefined ? undefined : say(healthWords.recorded, { date: clinical(recorded) }),
          ]}
        />
      )}
    </Grouped>
  );
};

/** What is said together, as far as it is known. */
const inLine = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

interface MedicationListProps extends Grouping<Medication> {
  /** What stands below a medication. */
  readonly beside?: ((medication: Medication) => ReactNode) | undefined;
}

export const MedicationList = ({ entries, heading = 'h3', beside }: MedicationListProps) => {
  const say = useWords();
  const span = useSpan();
  const { clinical } = useFormats();
  /** What was handed out last; what is under way or did not come about stands in the files. */
  const filled = (fills: Medication['fills']): string | undefined => {
    const last = fills?.find(({ status }) => status === 'completed');
    const told = last && [last.date && clinical(last.date), last.quantity].filter(Boolean).join(', ');
    return last && [say(fillWords.last), told].filter(Boolean).join(': ');
  };
  return (
    <Grouped entries={entries} heading={heading} headings={medicationGroupWords}>
      {(medication) => {
        const { id, name, dose, instructions, reason, prescriber, started, ended, status, refillsAllowed, fills } =
          medication;
        return (
          <Entry
            key={id}
            anchor={entryAnchor('medication', id)}
            of={{ section: 'medications', entry: id }}
            name={name}
            badges={
              <StatusInGroup status={status} {...medicationLooks[status]}>
                {say(medicationWords[status])}
              </StatusInGroup>
            }
            leads={1}
            lines={[
              inLine(dose, instructions),
              inLine(
                reason && say(healthWords.takenFor, { reason }),
                prescriber && say(healthWords.prescribedBy, { name: prescriber }),
              ),
              inLine(
                span(started, ended),
                refillsAllowed === undefined ? undefined : say(fillWords.allowed, { count: refillsAllowed }),
                filled(fills),
              ),
            ]}
          >
            {beside?.(medication)}
          </Entry>
        );
      }}
    </Grouped>
  );
};
