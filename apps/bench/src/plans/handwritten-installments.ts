/** A monthly schedule as a loop that knows nothing else: the least that a list of days and amounts can cost. */
export const handwritten = (total: number, payment: number, dayOfMonth: number, today: string): readonly string[] => {
  let year = Number(today.slice(0, 4));
  let month = Number(today.slice(5, 7));
  if (Math.min(dayOfMonth, lengths(year)[month - 1] ?? 31) <= Number(today.slice(8))) month += 1;
  const lines: string[] = [];
  for (let left = total; left > 0; left -= payment) {
    if (month > 12) [year, month] = [year + 1, month - 12];
    const day = Math.min(dayOfMonth, lengths(year)[month - 1] ?? 31);
    lines.push(`${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day} ${Math.min(payment, left)}`);
    month += 1;
  }
  return lines;
};

const usual = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const leap = usual.with(1, 29);
const lengths = (year: number): readonly number[] =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? leap : usual;
