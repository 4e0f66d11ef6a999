import { isWithin, measurePlots, offeredSpans, type MeasurePlot, type TimeSpan } from '@portico/domain/health';
import type { LocalDate } from '@portico/domain/kernel';
import type { MeasurePage } from '@portico/application/health';
import type { ReactNode } from 'react';
import { Card } from '../../kit/card.tsx';
import { Choice } from '../../kit/select-choice.tsx';
import { useWords } from '../../words/use-words.ts';
import { MeasureFigure } from './measure-plot.tsx';
import { MeasureTable, type MoreOfValue } from './measure-table.tsx';
import { measureWords as words, spanWords } from './measures.messages.ts';
import css from './measures.module.css';

export interface MeasureBodyProps {
  readonly page: MeasurePage;
  readonly span: TimeSpan;
  readonly onSpan: (span: TimeSpan) => void;
  /** Draws one plot; without it, values alone are drawn. */
  readonly draw?: (plot: MeasurePlot, namesUnit: boolean) => ReactNode;
  readonly more?: MoreOfValue;
}

const within = (plots: readonly MeasurePlot[], span: TimeSpan, today: LocalDate): readonly MeasurePlot[] =>
  plots.map((plot) => ({
    ...plot,
    lines: plot.lines
      .map((line) => ({ ...line, points: line.points.filter(({ date }) => isWithin(span, date, today)) }))
      .filter(({ points }) => points.length > 0),
  }));

/** One value alone makes no line. */
const makesLine = ({ lines }: MeasurePlot): boolean => lines.some(({ points }) => points.length > 1);

/** The values over time, as plots and as a table. */
export const MeasureBody = ({ page: { measure, today, growth }, span, onSpan, draw, more }: MeasureBodyProps) => {
  const say = useWords();
  const plots = measurePlots(measure.values);
  const dates = plots.flatMap(({ lines: [first] }) => first?.points.map(({ date }) => date) ?? []);
  const spans = offeredSpans(dates, today);
  const chosen = spans.includes(span) ? span : 'all';
  const shown = within(plots, chosen, today).filter((plot) => growth !== undefined || makesLine(plot));
  const namesUnit = plots.length > 1;
  return (
    <>
      {shown.length > 0 && (
        <Card>
          <section className={css.group} aria-labelledby="measure-plots">
            <h2 className={css.title} id="measure-plots">
              {say(words.overTime)}
            </h2>
            {spans.length > 1 && (
              <div className={css.choice} data-no-print>
                <Choice
                  label={say(words.time)}
                  value={String(chosen)}
                  options={spans.map((one) => ({ value: String(one), text: say(spanWords[one]) }))}
                  onChange={(value) => onSpan(spans.find((one) => String(one) === value) ?? 'all')}
                />
              </div>
            )}
            {shown.map((plot) => (
              <div key={plot.unit ?? ''}>
                {draw?.(plot, namesUnit) ?? (
                  <MeasureFigure section={measure.section} plot={plot} namesUnit={namesUnit} />
                )}
              </div>
            ))}
          </section>
        </Card>
      )}
      <MeasureTable measure={measure} {...(more === undefined ? {} : { more })} />
    </>
  );
};
