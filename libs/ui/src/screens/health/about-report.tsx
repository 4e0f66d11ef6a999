import { shownFlag, type Lab } from '@portico/domain/health';
import { useWords } from '../../words/use-words.ts';
import { aboutReportWords } from './about-report.messages.ts';
import { flagMeaningWords } from './flag-meanings.messages.ts';

const told = ['critical-high', 'critical-low', 'high', 'low'] as const;

interface AboutReportProps {
  readonly lab: Lab;
  readonly className: string | undefined;
}

/** What the flags of the values mean, each said once; then who ordered the report, who made it, and of what, as far as it is said. */
export const AboutReport = ({ lab, className }: AboutReportProps) => {
  const say = useWords();
  const { results, orderedBy, performer, specimen } = lab;
  const shown = new Set(results.map(shownFlag));
  const lines = [
    told
      .filter((flag) => shown.has(flag))
      .map((flag) => say(flagMeaningWords[flag]))
      .join(' '),
    orderedBy !== undefined && say(aboutReportWords.orderedBy, { name: orderedBy }),
    performer !== undefined && say(aboutReportWords.performer, { name: performer }),
    specimen !== undefined && say(aboutReportWords.specimen, { specimen }),
  ].filter(Boolean);
  return (
    lines.length > 0 && (
      <div className={className}>
        {lines.map((line) => (
          <p key={String(line)}>{line}</p>
        ))}
      </div>
    )
  );
};
