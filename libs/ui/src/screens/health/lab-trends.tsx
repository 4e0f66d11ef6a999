import type { LabTrend } from '@portico/domain/health';
import { useState } from 'react';
import { Card } from '../../kit/card.tsx';
import Plot, { type PlotPoint } from '../../kit/plot.tsx';
import { Choice } from '../../kit/select-choice.tsx';
import { useFormats, type Formats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { drawable, placeInTime, plotRange } from './place-on-plot.ts';
import { labTrendWords } from './lab-trends.messages.ts';

/** A test over time, with its unit and usual range in words. */
export interface WordedTrend {
  readonly trend: LabTrend;
  readonly unit: string | undefined;
  readonly range: string | undefined;
}

const plotPoints = (trend: LabTrend, { clinical }: Formats): readonly PlotPoint[] =>
  trend.points
    .map(({ date, value, standing }) => ({
      time: placeInTime(date),
      value: Number(value),
      valueText: value,
      dateText: clinical(date),
      standing,
    }))
    .filter(({ time, value }) => drawable(value) && Number.isFinite(time));

/**
 * The values of one test as a line against its usual range. Units, ranges and looks come from the screen, so that this part
 * shares no file with it.
 */
const LabTrends = ({
  trends,
  card,
  title,
}: {
  readonly trends: readonly WordedTrend[];
  /** Classes of the card and of its heading. */
  readonly card: string | undefined;
  readonly title: string | undefined;
}) => {
  const say = useWords();
  const formats = useFormats();
  const [asked, setAsked] = useState<string>();
  const drawn = trends
    .map((worded) => ({ worded, points: plotPoints(worded.trend, formats) }))
    .filter(({ points }) => points.length > 1);
  // Starts with a test whose latest value is out of range.
  const notable = drawn.findIndex(({ points }) => ['above', 'below'].includes(points.at(-1)?.standing ?? ''));
  const chosen = asked ?? String(Math.max(notable, 0));
  const shown = drawn[Number(chosen)] ?? drawn[0];
  if (shown === undefined) return null;
  const { worded, points } = shown;
  return (
    <Card {...(card === undefined ? {} : { className: card })}>
      <h3 className={title}>{say(labTrendWords.overTime)}</h3>
      {drawn.length > 1 && (
        <div data-no-print>
          <Choice
            label={say(labTrendWords.choose)}
            value={chosen}
            onChange={setAsked}
            options={drawn.map(({ worded: { trend, unit } }, index) => ({
              value: String(index),
              text: unit === undefined ? trend.name : `${trend.name} (${unit})`,
            }))}
          />
        </div>
      )}
      <Plot
        key={chosen}
        name={worded.trend.name}
        unit={worded.unit}
        points={points}
        range={plotRange(worded.trend, worded.range)}
      />
    </Card>
  );
};

export default LabTrends;
