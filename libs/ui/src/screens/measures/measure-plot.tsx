import { readableValue, type Measure, type MeasurePlot } from '@portico/domain/health';
import { useId, type ReactNode } from 'react';
import { plotWords } from '../../kit/kit.messages.ts';
import { PlotLegend, PlotPicture, type PlotCurve, type PlotPoint } from '../../kit/plot.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { placeInTime, plotRange, rangeText, unitText } from '../health/index.ts';
import { measureWords as words } from './measures.messages.ts';
import css from './measures.module.css';

interface MeasureFigureProps {
  readonly section: Measure['section'];
  readonly plot: MeasurePlot;
  /** The unit is named where there is more than one. */
  readonly namesUnit: boolean;
  readonly curves?: readonly PlotCurve[];
  readonly children?: ReactNode;
}

/** One plot, with a sentence as its name; the table of the page has every value of it. */
export const MeasureFigure = ({ section, plot, namesUnit, curves = [], children }: MeasureFigureProps) => {
  const say = useWords();
  const { clinical } = useFormats();
  const caption = useId();
  const lines = plot.lines.map(({ points }) =>
    points.map(({ date, value, standing }): PlotPoint => ({
      time: placeInTime(date),
      value: Number(value),
      valueText: readableValue({ kind: 'quantity', value, unit: plot.unit ?? '' }, plot.reference).value,
      dateText: clinical(date),
      standing,
    })),
  );
  const dates = plot.lines.flatMap(({ points }) => points.map(({ date }) => date)).toSorted();
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) return null;
  const count = Math.max(...plot.lines.map(({ points }) => points.length));
  const range = plotRange(plot, rangeText(say, plot.reference, plot.unit));
  const unit = unitText(plot.unit);
  return (
    <figure className={css.figure} aria-labelledby={caption}>
      {namesUnit && unit !== undefined && <h3 className={css.subtitle}>{say(words.inUnit, { unit })}</h3>}
      <figcaption id={caption} className={css.soft}>
        {say(words.summary, { count, from: clinical(from), to: clinical(to) })}
      </figcaption>
      <PlotPicture lines={lines} range={range} curves={curves} />
      <PlotLegend points={lines.flat()} />
      {plot.lines.length > 1 && (
        <ul className={css.legend}>
          {plot.lines.map(({ name }, at) => (
            <li key={name}>
              <span className={css.stroke} data-dashed={at > 0 || undefined} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      )}
      {range !== undefined && <p className={css.soft}>{say(plotWords.range, { range: range.text })}</p>}
      {range === undefined && section === 'labs' && <p className={css.soft}>{say(plotWords.noRange)}</p>}
      {children}
    </figure>
  );
};
