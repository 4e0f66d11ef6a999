import { entryAnchor } from '@portico/application/health';
import type { Procedure } from '@portico/domain/health';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import css from './health.module.css';
import { procedureDetailWords, procedureWords } from './procedures.messages.ts';
import { Entry, type Look } from './record-entry.tsx';

const looks: Readonly<Record<Procedure['status'], Look>> = {
  planned: { tone: 'accent', icon: 'calendar' },
  'in-progress': { tone: 'accent', icon: 'clock' },
  'on-hold': { tone: 'off', icon: 'clock' },
  completed: { tone: 'good', icon: 'check-circle' },
  stopped: { tone: 'off', icon: 'cancelled' },
  'not-done': { tone: 'off', icon: 'cancelled' },
  unknown: { tone: 'off', icon: 'help' },
};

export const ProcedureList = ({ entries }: { readonly entries: readonly Procedure[] }) => {
  const say = useWords();
  const { clinical } = useFormats();
  const by = ({ status, performer: name }: Procedure): string | undefined =>
    name &&
    say(status === 'completed' ? procedureDetailWords.performer : procedureDetailWords.performerNamed, { name });
  return (
    <ul className={css.entries}>
      {entries.map((entry) => (
        <Entry
          key={entry.id}
          anchor={entryAnchor('procedure', entry.id)}
          of={{ section: 'procedures', entry: entry.id }}
          name={entry.name}
          badges={<StatusBadge {...looks[entry.status]}>{say(procedureWords[entry.status])}</StatusBadge>}
          lines={[entry.date && clinical(entry.date), by(entry)]}
        />
      ))}
    </ul>
  );
};
