import { referenceBounds, type LabTrend } from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import { useState } from 'react';
import { Card } from '../../kit/card.tsx';
import Plot, { type PlotPoint, type PlotRange } from '../../kit/plot.tsx';
import { Choice } from '../../kit/select-choice.tsx';
import { useFormats, type Formats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { labTrendWords } from './lab-trends.messages.ts';

/** A test over time, with its unit and usual range in words. */
export interface WordedTrend {
  readonly trend: LabTrend;
  readonly unit: string | undefined;
  readonly range: string | undefined;
}

/** A date's position on a time axis, in epoch milliseconds: the middle of a year or month, noon of a day. */
const placeInTime = (date: ClinicalDate): number => {
  if (date.length === 4) return Date.UTC(Number(date), 6, 1);
  if (date.length === 7) return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, 15);
  return date.length === 10 ? Date.parse(`${date}T12:00:00Z`) : Date.parse(date);
};

/** Beyond this no axis can be drawn; real laboratory values are far below. */
const drawable = (value: number): boolean => Number.isFinite(value) && Math.abs(value) <= 1e12;

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

const plotRange = ({ trend: { reference, unit }, range: text }: WordedTrend): PlotRange | undefined => {
  if (reference === undefined || text === undefined) return undefined;
  const bound = (raw: string | undefined): number | undefined => {
    const number = Number(raw?.trim() === '' ? undefined : raw);
    return drawable(number) ? number : undefined;
  };
  const bounds = referenceBounds(reference, unit);
  const [low, high] = [bound(bounds?.low), bound(bounds?.high)];
  return { text, ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
};

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
      <Plot key={chosen} name={worded.trend.name} unit={worded.unit} points={points} range={plotRange(worded)} />
    </Card>
  );
};

export default LabTrends;
