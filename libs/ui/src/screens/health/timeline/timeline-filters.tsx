import { timelineMonths, type TimelineFilter, type TimelinePage, type TimelineSpan } from '@portico/application/health';
import type { ChartSection } from '@portico/domain/health';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Disclosure } from '../../../kit/disclosure.tsx';
import { Choice } from '../../../kit/select-choice.tsx';
import { useWords } from '../../../words/use-words.ts';
import { sectionTitles } from '../section-words.ts';
import css from './timeline.module.css';
import { filterWords as words } from '../timeline.messages.ts';

const offered = ['all', ...timelineMonths.map((months) => `m${months}` as const), 'years'] as const;
type Offered = (typeof offered)[number];

export const offeredOf = (span: TimelineSpan): Offered => (span.kind === 'months' ? `m${span.months}` : span.kind);

interface FiltersProps {
  readonly filter: TimelineFilter;
  /** What the record has. */
  readonly choices: Pick<TimelinePage, 'sections' | 'span'>;
  readonly onFilter: (filter: TimelineFilter) => void;
}

/** Which kinds of entries of which time are listed. */
export const TimelineFilters = ({ filter, choices, onFilter }: FiltersProps) => {
  const say = useWords();
  const { sections, span } = filter;
  const choose = (chosen: Offered): void => {
    const months = timelineMonths.find((each) => chosen === `m${each}`);
    if (months !== undefined) onFilter({ sections, span: { kind: 'months', months } });
    else if (chosen === 'all') onFilter({ sections, span: { kind: 'all' } });
    else onFilter({ sections, span: { kind: 'years', ...yearsOf(choices) } });
  };
  return (
    <section className={css.filters} aria-label={say(words.title)} data-no-print>
      <div className={css.times}>
        <Choice
          className={css.time}
          label={say(words.time)}
          options={offered
            .filter((value) => value !== 'years' || choices.span !== undefined || span.kind === 'years')
            .map((value) => ({ value, text: say(words[value]) }))}
          value={offeredOf(span)}
          onChange={choose}
        />
        {span.kind === 'years' && (
          <Years span={span} choices={choices} onYears={(years) => onFilter({ sections, span: years })} />
        )}
      </div>
      {choices.sections.length > 1 && <Kinds filter={filter} choices={choices} onFilter={onFilter} />}
    </section>
  );
};

const yearsOf = ({ span }: FiltersProps['choices']): { readonly from?: number; readonly to?: number } =>
  span === undefined ? {} : { from: span.first, to: span.last };

type Years = Extract<TimelineSpan, { readonly kind: 'years' }>;

interface YearsProps extends Pick<FiltersProps, 'choices'> {
  readonly span: Years;
  readonly onYears: (span: Years) => void;
}

/** The first and the last of some years; a year beyond the other one moves the other one with it. */
const Years = ({ span, choices, onYears }: YearsProps) => {
  const say = useWords();
  const { from = choices.span?.first ?? span.to ?? 0, to = choices.span?.last ?? span.from ?? 0 } = span;
  const [first, last] = [Math.min(choices.span?.first ?? from, from, to), Math.max(choices.span?.last ?? to, from, to)];
  const years = Array.from({ length: last - first + 1 }, (_, at) => String(last - at));
  const options = years.map((value) => ({ value, text: value }));
  const choose = (year: string, other: number, pick: typeof Math.min): Years => {
    const chosen = Number(year);
    return pick === Math.min
      ? { kind: 'years', from: chosen, to: Math.max(chosen, other) }
      : { kind: 'years', from: Math.min(chosen, other), to: chosen };
  };
  return (
    <>
      <Choice
        className={css.year}
        label={say(words.from)}
        options={options}
        value={String(from)}
        onChange={(year) => onYears(choose(year, to, Math.min))}
      />
      <Choice
        className={css.year}
        label={say(words.to)}
        options={options}
        value={String(to)}
        onChange={(year) => onYears(choose(year, from, Math.max))}
      />
    </>
  );
};

const Kinds = ({ filter: { sections, span }, choices, onFilter }: FiltersProps) => {
  const say = useWords();
  const toggle = (section: ChartSection): void => {
    const chosen = sections.includes(section) ? sections.filter((each) => each !== section) : [...sections, section];
    onFilter({ sections: choices.sections.map((each) => each.section).filter((each) => chosen.includes(each)), span });
  };
  return (
    <div className={css.choice}>
      <p className={css.label}>{say(words.kindsLabel)}</p>
      <Disclosure title={say(words.kinds, { count: sections.length })}>
        <fieldset className={css.kinds}>
          <legend className={css.hint}>{say(words.hint)}</legend>
          {choices.sections.map(({ section, count }) => (
            <div key={section}>
              <Checkbox checked={sections.includes(section)} onChange={() => toggle(section)}>
                {say(words.kind, { name: say(sectionTitles[section]), count })}
              </Checkbox>
            </div>
          ))}
        </fieldset>
      </Disclosure>
    </div>
  );
};
