import { useId } from 'react';
import { useWords } from '../words/use-words.ts';
import { Disclosure } from './disclosure.tsx';
import { plotWords, statusWords } from './kit.messages.ts';
import { rangeBand, rangeScale, timeScale } from './plot-scale.ts';
import css from './plot.module.css';

export type PlotStatus = 'within' | 'below' | 'above' | 'unknown';

export interface PlotPoint {
  /** The point's time, in epoch milliseconds. */
  readonly time: number;
  readonly value: number;
  /** The value as reported on the record. */
  readonly valueText: string;
  readonly dateText: string;
  readonly standing: PlotStatus;
}

export interface PlotRange {
  readonly low?: number;
  readonly high?: number;
  /** The range as text, with unit. */
  readonly text: string;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** A circle within the range, a triangle outside of it: not distinguished by color alone. */
const shapes: Readonly<Record<PlotStatus, string>> = {
  within: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  unknown: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  above: 'M0-7 6.5 5h-13z',
  below: 'M0 7 6.5-5h-13z',
};

/** A line among the points that has none of its own, with what is written at its end. */
export interface PlotCurve {
  readonly points: readonly { readonly time: number; readonly value: number }[];
  readonly label?: string;
}

interface PlotPictureProps {
  /** Each oldest first; all but the first are dashed. */
  readonly lines: readonly (readonly PlotPoint[])[];
  readonly range?: PlotRange | undefined;
  readonly curves?: readonly PlotCurve[];
}

/** The picture alone. Positions are in percent, so that it fits any width while lines and text keep their size. */
export const PlotPicture = ({ lines, range, curves = [] }: PlotPictureProps) => {
  const points = lines.flat();
  const bounds = [range?.low, range?.high].filter((bound) => bound !== undefined);
  const drawn = [...points, ...curves.flatMap((curve) => curve.points)];
  const y = rangeScale(
    drawn.map(({ value }) => value),
    bounds,
  );
  const x = timeScale(drawn.map(({ time }) => time));
  const across = (time: number): string => percent(x.place(time));
  const up = (value: number): string => percent(1 - y.place(value));
  const band = rangeBand(range ?? {}, y);
  const [first, last] = endsOf(points);

  return (
    <div className={css.picture} aria-hidden="true" data-tall={curves.length > 0 || undefined}>
      <svg className={css.values}>
        {y.ticks.map((tick) => (
          <text key={tick} x="100%" y={up(tick)} dy="0.35em" textAnchor="end">
            {tick}
          </text>
        ))}
      </svg>
      <svg className={css.field}>
        {band !== undefined && (
          <g className={css.range} data-range>
            <rect x="0" width="100%" y={percent(band.top)} height={percent(band.bottom - band.top)} />
            {!band.isOpenAbove && <line x1="0" x2="100%" y1={percent(band.top)} y2={percent(band.top)} />}
            {!band.isOpenBelow && <line x1="0" x2="100%" y1={percent(band.bottom)} y2={percent(band.bottom)} />}
          </g>
        )}
        {y.ticks.map((tick) => (
          <line key={tick} className={css.grid} x1="0" x2="100%" y1={up(tick)} y2={up(tick)} />
        ))}
        {y.from > 0 && (
          <svg className={css.break} x="0" y="100%" data-break>
            <path d="M0-16-4-13 4-9-4-5 0-2" />
          </svg>
        )}
        {curves.map((curve, index) => (
          <PlotBackground key={index} curve={curve} across={across} up={up} />
        ))}
        {lines.map((line, index) => (
          <PlotLine key={index} points={line} across={across} up={up} isDashed={index > 0} />
        ))}
      </svg>
      <div className={css.dates}>
        <span>{first?.dateText}</span>
        {points.length > 1 && <span>{last?.dateText}</span>}
      </div>
    </div>
  );
};

/** What the triangles mean, as far as there are any. */
export const PlotLegend = ({ points }: { readonly points: readonly Pick<PlotPoint, 'standing'>[] }) => {
  const say = useWords();
  const shown = (['above', 'below'] as const).filter((each) => points.some(({ standing }) => standing === each));
  if (shown.length === 0) return null;
  return (
    <ul className={css.shapes}>
      {shown.map((standing) => (
        <li key={standing} className={css.legend}>
          <svg className={css.shape} viewBox="-8 -8 16 16" aria-hidden="true">
            <path d={shapes[standing]} />
          </svg>
          {say(statusWords[standing])}
        </li>
      ))}
    </ul>
  );
};

/** The oldest and the newest of the points. */
const endsOf = (points: readonly PlotPoint[]): readonly [PlotPoint | undefined, PlotPoint | undefined] => {
  const sorted = points.toSorted((a, b) => a.time - b.time);
  return [sorted[0], sorted.at(-1)];
};

interface PlotProps {
  readonly name: string;
  readonly unit?: string | undefined;
  readonly points: readonly PlotPoint[];
  readonly range?: PlotRange | undefined;
}

/**
 * Values over time against a range, oldest first, at least one. The plot is one image with a sentence as its name; the
 * table below it has every value.
 */
const Plot = ({ name, unit, points, range }: PlotProps) => {
  const say = useWords();
  const caption = useId();
  const bounds = [range?.low, range?.high].filter((bound) => bound !== undefined);
  const [first, last] = [points[0], points.at(-1)];
  const told = {
    name,
    count: points.length,
    from: first?.dateText ?? '',
    to: last?.dateText ?? '',
    latest: last?.valueText ?? '',
  };

  return (
    <figure className={css.plot} aria-labelledby={caption}>
      <figcaption id={caption} className={css.caption}>
        {unit === undefined ? say(plotWords.summary, told) : say(plotWords.summaryUnit, { ...told, unit })}
      </figcaption>
      <PlotPicture lines={[points]} range={range} />
      <PlotLegend points={points} />
      <p className={css.legend}>
        <span className={css.swatch} data-empty={bounds.length === 0 || undefined} aria-hidden="true" />
        {range === undefined ? say(plotWords.noRange) : say(plotWords.range, { range: range.text })}
      </p>
      <PlotTable unit={unit} points={points} />
    </figure>
  );
};

interface Placed {
  readonly across: (time: number) => string;
  readonly up: (value: number) => string;
}

const PlotBackground = ({ curve: { points, label }, across, up }: Placed & { readonly curve: PlotCurve }) => {
  const last = points.at(-1);
  return (
    <>
      {points.slice(1).map((point, index) => {
        const before = points[index] ?? point;
        return (
          <line
            key={index}
            className={css.curve}
            x1={across(before.time)}
            y1={up(before.value)}
            x2={across(point.time)}
            y2={up(point.value)}
          />
        );
      })}
      {label !== undefined && last !== undefined && (
        <text className={css.label} x={across(last.time)} y={up(last.value)} dx="0.25em" dy="0.35em">
          {label}
        </text>
      )}
    </>
  );
};

interface PlotLineProps extends Placed {
  readonly points: readonly PlotPoint[];
  readonly isDashed: boolean;
}

const PlotLine = ({ points, across, up, isDashed }: PlotLineProps) => (
  <>
    {points.slice(1).map((point, index) => {
      const before = points[index] ?? point;
      return (
        <line
          key={index}
          className={css.line}
          data-dashed={isDashed || undefined}
          x1={across(before.time)}
          y1={up(before.value)}
          x2={across(point.time)}
          y2={up(point.value)}
        />
      );
    })}
    {points.map((point, index) => (
      <svg key={index} className={css.point} x={across(point.time)} y={up(point.value)} data-standing={point.standing}>
        <path d={shapes[point.standing]} />
      </svg>
    ))}
  </>
);

const PlotTable = ({ unit, points }: Pick<PlotProps, 'unit' | 'points'>) => {
  const say = useWords();
  return (
    <Disclosure title={say(plotWords.table)}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{say(plotWords.date)}</th>
            <th scope="col">{say(plotWords.value)}</th>
            <th scope="col">{say(plotWords.standing)}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point, index) => (
            <tr key={index}>
              <th scope="row">{point.dateText}</th>
              <td>
                {point.valueText} {unit}
              </td>
              <td>{say(statusWords[point.standing])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
};

export default Plot;
