import type { ItemDetail, ItemStatus, RecordItem } from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import type { Look } from './record-entry.tsx';
import type { ToldApart } from './record-item-list.tsx';
import {
  recommendedDetailWords,
  recommendedStatusWords,
  recommendedWords,
} from './recommended-immunizations.messages.ts';

type Recommendation = RecordItem<'immunizationRecommendations'>;
type InOrder = (entries: readonly Recommendation[]) => readonly Recommendation[];

const looks: Readonly<Record<ItemStatus<'immunizationRecommendations'>, Look>> = {
  due: { tone: 'accent', icon: 'calendar' },
  overdue: { tone: 'accent', icon: 'clock' },
  immune: { tone: 'good', icon: 'check-circle' },
  completed: { tone: 'good', icon: 'check-circle' },
  contraindicated: { tone: 'off', icon: 'cancelled' },
  unknown: { tone: 'off', icon: 'help' },
};

const dated: readonly ItemDetail[] = ['earliest', 'overdue-from', 'latest'];

/** What is due first comes first; what names no day is last. */
const soonestFirst: InOrder = (entries) => {
  const order = ({ due = '~' as ClinicalDate }: Recommendation) => due;
  return [...entries].sort((a, b) => (order(a) < order(b) ? -1 : Number(order(a) > order(b))));
};

/**
 * How what a source recommends is told to whoever lists it: for when, and as of which day that is. It imports nothing of My
 * health, whose chunk would fall apart.
 */
export const RecommendationsTold = ({
  children,
}: {
  readonly children: (told: ToldApart, inOrder: InOrder) => ReactNode;
}) => {
  const say = useWords();
  const { clinical } = useFormats();
  const badge = ({ status }: Recommendation) => (
    <StatusBadge {...looks[status]}>{say(recommendedStatusWords[status])}</StatusBadge>
  );
  const lines = ({ value, date, due, details }: Recommendation) => [
    value?.kind === 'text' ? value.text : undefined,
    due && say(recommendedWords.recommendedFor, { date: clinical(due) }),
    ...details.map(({ kind, text }) =>
      say(recommendedDetailWords[kind], { text: dated.includes(kind) ? clinical(text as ClinicalDate) : text }),
    ),
    date && say(recommendedWords.asOf, { date: clinical(date) }),
  ];
  return children({ badge, lines } as ToldApart, soonestFirst);
};
