import { entryAnchor } from '@portico/application/health';
import type { Immunization } from '@portico/domain/health';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { Entry, type Look } from './record-entry.tsx';
import css from './health.module.css';
import { immunizationDetailWords as words, immunizationWords } from './immunizations.messages.ts';

const looks: Readonly<Record<Immunization['status'], Look>> = {
  completed: { tone: 'good', icon: 'check-circle' },
  'not-done': { tone: 'off', icon: 'cancelled' },
  unknown: { tone: 'off', icon: 'help' },
};

/** What is known of a vaccine beside its name and day, in one line. */
const useDetails = () => {
  const say = useWords();
  return ({ status, lot, site, performer: name }: Immunization): string =>
    [
      name && say(status === 'completed' ? words.performer : words.performerNotDone, { name }),
      site && say(words.site, { site }),
      lot && say(words.lot, { lot }),
    ]
      .filter(Boolean)
      .join(' · ');
};

export const ImmunizationList = ({ entries }: { readonly entries: readonly Immunization[] }) => {
  const say = useWords();
  const { clinical } = useFormats();
  const details = useDetails();
  return (
    <ul className={css.entries}>
      {entries.map((entry) => (
        <Entry
          key={entry.id}
          anchor={entryAnchor('immunization', entry.id)}
          of={{ section: 'immunizations', entry: entry.id }}
          name={entry.vaccine}
          badges={<StatusBadge {...looks[entry.status]}>{say(immunizationWords[entry.status])}</StatusBadge>}
          lines={[
            entry.date && clinical(entry.date),
            entry.reason && say(words.reason, { reason: entry.reason }),
            details(entry),
            entry.source === 'reported' ? say(words.reported) : undefined,
          ]}
        />
      ))}
    </ul>
  );
};
