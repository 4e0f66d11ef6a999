import type { Chart, Section } from '@portico/domain/health';

/** As sources write texts: never blank, and with nothing around them. */
export const sayingSomething = <T>(value: T): T => {
  if (typeof value === 'string') return (value.trim() === '' ? 'a' : value.trim()) as T;
  if (Array.isArray(value)) return value.map(sayingSomething) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, sayingSomething(each)])) as T;
};

/** Entries of a chart have ids of their own; the generator may draw one twice. */
export const hasOwnIds = (chart: Chart): boolean =>
  Object.values(chart).every((section: Section<{ readonly id: string | number }>) => {
    const own = section.kind === 'entries' ? section.entries.map(({ id }) => String(id)) : [];
    return new Set(own).size === own.length;
  });
