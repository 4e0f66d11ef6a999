import {
  ageInMonths,
  growthCurves,
  growthPercentile,
  growthSourceAt,
  type GrowthSubject,
  type MeasuredValue,
  type MeasurePlot,
} from '@portico/domain/health';
import type { PlotCurve } from '../../kit/plot.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import { growthWords as words } from './growth.messages.ts';
import { MeasureBody, type MeasureBodyProps } from './measure-body.tsx';
import { MeasureFigure } from './measure-plot.tsx';
import css from './measures.module.css';

/** Beyond the outer curves a number would say more than the tables do. */
const [lowest, highest] = [3, 97];

const percentileOf = (subject: GrowthSubject, { date, parts: [only] }: MeasuredValue): number | undefined => {
  if (date === undefined || only?.value?.kind !== 'quantity' || only.value.comparator !== undefined) return undefined;
  const { value, unit } = only.value;
  return growthPercentile(subject, { date, value, ...(unit === undefined ? {} : { unit }) });
};

const percentileText = (say: Say, percentile: number | undefined): string => {
  if (percentile === undefined) return say(words.none);
  if (percentile < lowest) return say(words.below);
  return percentile > highest ? say(words.above) : String(Math.round(percentile));
};

const hour = 3_600_000;
/** The moment of an age in months of 365.25 days, in epoch milliseconds. */
const momentOf = ({ born }: GrowthSubject, months: number): number =>
  Date.parse(`${born}T12:00:00Z`) + months * 30.4375 * 24 * hour;

/** Curves around the points of a plot; the newest piece of each third one has its percentile at its end. */
const curvesAround = (subject: GrowthSubject, { unit, lines }: MeasurePlot): readonly PlotCurve[] => {
  const ages = lines.flatMap(({ points }) => points.flatMap(({ date }) => ageInMonths(subject.born, date) ?? []));
  if (ages.length === 0) return [];
  const [youngest, oldest] = [Math.min(...ages), Math.max(...ages)];
  const room = Math.max(2, (oldest - youngest) * 0.05);
  const curves = growthCurves(subject, unit, youngest - room, oldest + room);
  const end = Math.max(...curves.flatMap(({ points }) => points.map(([months]) => months)));
  return curves.map(({ percentile, points }) => ({
    points: points.map(([months, value]) => ({ time: momentOf(subject, months), value })),
    ...([lowest, 50, highest].includes(percentile) && points.at(-1)?.[0] === end ? { label: String(percentile) } : {}),
  }));
};

interface GrowthBodyProps extends Omit<MeasureBodyProps, 'draw' | 'more'> {
  readonly subject: GrowthSubject;
}

const useLatest = (subject: GrowthSubject, values: readonly MeasuredValue[]): string | undefined => {
  const say = useWords();
  const { clinical } = useFormats();
  const newest = values.find(({ date }) => date !== undefined);
  const percentile = newest === undefined ? undefined : percentileOf(subject, newest);
  if (newest?.date === undefined || percentile === undefined) return undefined;
  const told = { date: clinical(newest.date), sex: subject.sex };
  if (percentile < lowest) return say(words.latestBelow, told);
  if (percentile > highest) return say(words.latestAbove, told);
  return say(words.latest, { ...told, percentile: Math.round(percentile) });
};

/** The tables that the curves and percentiles of these values come from. */
const tablesOf = (subject: GrowthSubject, values: readonly MeasuredValue[]): 'who' | 'cdc' | 'both' => {
  const sources = new Set(
    values.flatMap(({ date }) => {
      const months = date === undefined ? undefined : ageInMonths(subject.born, date);
      return months === undefined ? [] : [subject.kind === 'head' ? 'who' : growthSourceAt(months)];
    }),
  );
  if (sources.size === 2) return 'both';
  return sources.has('who') ? 'who' : 'cdc';
};

/** A child's values among the percentiles of children of the same age and sex. */
const GrowthBody = ({ subject, ...rest }: GrowthBodyProps) => {
  const say = useWords();
  const { measure } = rest.page;
  const latest = useLatest(subject, measure.values);
  const tables = say(words[tablesOf(subject, measure.values)]);
  return (
    <MeasureBody
      {...rest}
      more={{ title: say(words.percentile), of: (value) => percentileText(say, percentileOf(subject, value)) }}
      draw={(plot, namesUnit) => {
        const curves = curvesAround(subject, plot);
        return (
          <MeasureFigure section={measure.section} plot={plot} namesUnit={namesUnit} curves={curves}>
            {curves.length > 0 && <p className={css.soft}>{say(words.curves)}</p>}
            {latest !== undefined && <p className={css.strong}>{latest}</p>}
            <p className={css.soft}>{say(words.computed, { tables })}</p>
          </MeasureFigure>
        );
      }}
    />
  );
};

export default GrowthBody;
