import { referenceBounds, type LabTrend } from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Card } from '../../kit/card.tsx';
import Plot, { type PlotPoint, type PlotRange } from '../../kit/plot.tsx';
import { Choice } from '../../kit/select-choice.tsx';
import type { Formats } from '../../words/use-formats.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import css from './health.module.css';
import type { LabSectionModel } from './lab-section.tsx';
import { rangeText, unitText } from './lab-values.ts';
import { labWords } from './labs.messages.ts';

/** A date's position on a time axis, in epoch milliseconds: the middle of a year or month, noon of a day. */
export const placeInTime = (date: ClinicalDate): number => {
  if (date.length === 4) return Date.UTC(Number(date), 6, 1);
  if (date.length === 7) return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, 15);
  return date.length === 10 ? Date.parse(`${date}T12:00:00Z`) : Date.parse(date);
};

/** Beyond this no axis can be drawn; real laboratory values are far below. */
const drawable = (value: number): boolean => Number.isFinite(value) && Math.abs(value) <= 1e12;

export const plotPoints = (trend: LabTrend, { clinical }: Formats): readonly PlotPoint[] =>
  trend.points
    .map(({ date, value, standing }) => ({
      time: placeInTime(date),
      value: Number(value),
      valueText: value,
      dateText: clinical(date),
      standing,
    }))
    .filter(({ time, value }) => drawable(value) && Number.isFinite(time));

export const plotRange = (say: Say, { reference, unit }: LabTrend): PlotRange | undefined => {
  const text = rangeText(say, reference, unit);
  if (reference === undefined || text === undefined) return undefined;
  const bound = (raw: string | undefined): number | undefined => {
    const number = Number(raw?.trim() === '' ? undefined : raw);
    return drawable(number) ? number : undefined;
  };
  const bounds = referenceBounds(reference, unit);
  const [low, high] = [bound(bounds?.low), bound(bounds?.high)];
  return { text, ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
};

/** The values of one test as a line against its usual range. */
const LabTrends = observer(({ viewModel }: { readonly viewModel: Pick<LabSectionModel, 'trends'> }) => {
  const say = useWords();
  const formats = useFormats();
  const [asked, choose] = useState<string>();
  const drawn = viewModel.trends
    .map((trend) => ({ trend, points: plotPoints(trend, formats) }))
    .filter(({ points }) => points.length > 1);
  // Starts with a test whose latest value is out of range.
  const notable = drawn.findIndex(({ points }) => ['above', 'below'].includes(points.at(-1)?.standing ?? ''));
  const chosen = asked ?? String(Math.max(notable, 0));
  const shown = drawn[Number(chosen)] ?? drawn[0];
  if (shown === undefined) return null;
  const { trend, points } = shown;
  return (
    <Card className={css.trends}>
      <h3 className={css.subtitle}>{say(labWords.overTime)}</h3>
      {drawn.length > 1 && (
        <div data-no-print>
          <Choice
            label={say(labWords.choose)}
            value={chosen}
            onChange={choose}
            options={drawn.map(({ trend: { name, unit } }, index) => ({
              value: String(index),
              text: unitText(unit) === undefined ? name : `${name} (${unitText(unit)})`,
            }))}
          />
        </div>
      )}
      <Plot key={chosen} name={trend.name} unit={unitText(trend.unit)} points={points} range={plotRange(say, trend)} />
    </Card>
  );
});

export default LabTrends;
