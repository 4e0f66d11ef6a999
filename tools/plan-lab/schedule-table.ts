import { decimalOf, type Cents } from '@portico/domain/kernel';
import { lastPaymentAdjusted, scheduleOf } from '@portico/domain/payments';
import type { ShowOptions } from './options.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The terms in a sentence. */
export const sentenceOf = ({ terms }: Pick<ShowOptions, 'terms'>): string => {
  const last = lastPaymentAdjusted(terms);
  const others = terms.count - (last === undefined ? 0 : 1);
  const alike = others === 0 ? '' : `${others} of ${decimalOf(terms.payment)}`;
  const adjusted = last === undefined ? '' : `${alike === '' ? '' : ', '}the last ${decimalOf(last)}`;
  return `${decimalOf(terms.total)} in ${terms.count}: ${alike}${adjusted}`;
};

/** Every payment with its day, what is paid by then and what is left. */
export const tableOf = ({ terms, calendar, start }: ShowOptions): string => {
  let paid = 0;
  const rows = scheduleOf(terms, calendar, start).map(({ number, due, amount }) => {
    paid += amount;
    const weekday = weekdays[new Date(`${due}T00:00:00Z`).getUTCDay()] ?? '';
    return [String(number), due, weekday, ...[amount, paid, terms.total - paid].map((one) => decimalOf(one as Cents))];
  });
  const lines = [['#', 'due', '', 'payment', 'paid', 'left'], ...rows];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines.map((line) => line.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')).join('\n');
};
