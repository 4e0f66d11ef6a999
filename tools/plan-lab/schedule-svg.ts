import { decimalOf, type LocalDate } from '@portico/domain/kernel';
import { lastPaymentAdjusted, scheduleOf, type PlannedPayment } from '@portico/domain/payments';
import type { ShowOptions } from './options.ts';
import { sentenceOf } from './schedule-table.ts';

const [width, height, left, right, ground, top] = [960, 260, 48, 56, 200, 64];
const dayLength = 86_400_000;

/** The schedule as a picture: a bar for each payment on its day, as high as its amount; the adjusted last one stands out. */
export const timelineOf = ({ terms, calendar, start }: ShowOptions): string => {
  const payments = scheduleOf(terms, calendar, start);
  const first = dayOf(start);
  const span = Math.max(1, dayOf(payments.at(-1)?.due ?? start) - first);
  const x = (date: LocalDate): number => left + ((dayOf(date) - first) / span) * (width - left - right);
  const thick = Math.max(1, Math.min(18, ((width - left - right) / (payments.length + 1)) * 0.6));
  const highest = Math.max(...payments.map(({ amount }) => amount));
  const every = Math.ceil(payments.length / 9);
  const isAdjusted = (number: number) => number === payments.length && lastPaymentAdjusted(terms) !== undefined;
  const isNamed = (number: number) =>
    number === payments.length || (number % every === 1 % every && payments.length - number >= every / 2);
  const bar = ({ number, due, amount }: PlannedPayment): string => {
    const tall = Math.max(2, (amount / highest) * (ground - top));
    const box = `x="${fix(x(due) - thick / 2)}" y="${fix(ground - tall)}" width="${fix(thick)}" height="${fix(tall)}"`;
    const kind = isAdjusted(number) ? 'last' : 'payment';
    return `<rect class="${kind}" ${box}><title>${number}: ${due}, ${decimalOf(amount)}</title></rect>`;
  };
  const name = ({ due }: PlannedPayment): string =>
    `<text x="${fix(x(due))}" y="${ground + 18}" text-anchor="middle">${due}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
<title id="title">${sentenceOf({ terms })}, ${calendar.frequency}, agreed ${start}</title>
<style>
  svg { background: #fff; font: 12px system-ui, sans-serif; fill: #1c2733; }
  .payment { fill: #1f6f8b; } .last { fill: #d9822b; } .head { font-size: 16px; font-weight: 600; }
  line { stroke: #7a8794; } .today { stroke-dasharray: 3 3; }
</style>
<text class="head" x="${left}" y="28">${sentenceOf({ terms })}</text>
<text x="${left}" y="48">${calendar.frequency}, agreed ${start}</text>
<line x1="${left - 12}" y1="${ground}" x2="${width - right + 12}" y2="${ground}"/>
<line class="today" x1="${left}" y1="${top}" x2="${left}" y2="${ground + 28}"/>
<text x="${left}" y="${ground + 42}">agreed</text>
${payments.map(bar).join('\n')}
${payments
  .filter(({ number }) => isNamed(number))
  .map(name)
  .join('\n')}
</svg>
`;
};

const dayOf = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`) / dayLength;

const fix = (value: number): string => String(Number(value.toFixed(2)));
