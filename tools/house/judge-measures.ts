import type { Measure, Measured } from './measures.ts';

/** The part of a ceiling that a measure may sink before the ceiling has to follow. */
const slack = 0.01;

/** Where it is more than it may be: each place that is so by itself, or all of them where only their sum is. */
const breaches = ({ places = [] }: Measured, most: number): readonly string[] => {
  const over = places.filter(([, value]) => value > most);
  return (over.length > 0 ? over : places).map(([where, value]) => `${where} (${value})`);
};

/** What is wrong with a measure, in lines for people; nothing where it is as it should be. */
export const complaintsAbout = (measure: Measure, measured: Measured): readonly string[] => {
  const { what, bar, ceiling = bar } = measure;
  const { value } = measured;
  if (value > ceiling) return [`${what}: ${value}, and may be ${ceiling}`, ...breaches(measured, ceiling)];
  if (ceiling > bar && value < ceiling * (1 - slack)) {
    return [`${what}: ${value} by now, so its ceiling of ${ceiling} has to sink to ${Math.max(bar, value)}`];
  }
  return [];
};
