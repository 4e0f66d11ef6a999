import { preferenceGroups, type PreferenceBox, type PreferenceGroup } from '@portico/application/scheduling';
import type { TimePreference } from '@portico/domain/scheduling';
import { useWords } from '../../words/use-words.ts';
import { preferenceBoxWords, preferenceGroupWords, preferenceWords } from '../appointments/index.ts';
import css from './vertex-request.module.css';

interface PreferredTimesProps {
  readonly preference: TimePreference;
  /** In place of the name of the week: its days, which stay true as time passes. */
  readonly week?: string | undefined;
  /** What the visit is about; empty if nothing was written. */
  readonly about?: string | undefined;
}

/** The week, days and times of day that were asked for. */
export const PreferredTimes = ({ preference, week, about = '' }: PreferredTimesProps) => {
  const say = useWords();
  const asked: Readonly<Record<PreferenceGroup, readonly PreferenceBox[]>> = {
    week: [preference.week],
    day: preference.days,
    time: preference.times,
  };
  const listed = (group: PreferenceGroup): string =>
    group === 'week' && week !== undefined ? week : asked[group].map((box) => say(preferenceBoxWords[box])).join(', ');
  return (
    <dl>
      {preferenceGroups.map((group) => (
        <div key={group}>
          <dt className={css.term}>{say(preferenceGroupWords[group])}</dt>
          <dd className={css.told}>{listed(group)}</dd>
        </div>
      ))}
      {about !== '' && (
        <div>
          <dt className={css.term}>{say(preferenceWords.about)}</dt>
          <dd className={css.told}>{about}</dd>
        </div>
      )}
    </dl>
  );
};
