import { noPractice } from '../fixture/law-fixture.ts';
import type { ConformanceReport, LawResult } from '../run-laws.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const whyOf = ({ outcome }: LawResult): string => {
  if (outcome.kind === 'passed') return '';
  return outcome.kind === 'unchecked' ? `could not be checked: ${outcome.why}` : outcome.why;
};

const countsOf = ({ results }: ConformanceReport): string => {
  const count = (kind: string): number => results.filter(({ outcome }) => outcome.kind === kind).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped by declaration, ${count('unchecked')} could not be checked`;
};

/** What the counts alone could be taken for. */
const remarksOn = ({ results }: ConformanceReport): readonly string[] => {
  const of = (kind: string) => results.filter(({ outcome }) => outcome.kind === kind);
  const unfurnished = of('unchecked').filter((one) => one.level > 1 && whyOf(one).includes(noPractice));
  return [
    ...(of('passed').length === 0 ? ['No law was seen to hold.'] : []),
    ...(unfurnished.length === 0
      ? []
      : [`${unfurnished.length} of them need a practice that may be emptied: --stage.`]),
  ];
};

/** Each facet, with those of its functions that no law saw at work. */
const facetLines = ({ facets, functions }: ConformanceReport): readonly string[] =>
  Object.entries(facets).map(([name, is]) => {
    const own = Object.entries(functions).filter(([place]) => place.startsWith(`${name}.`));
    const unseen = Map.groupBy(own, ([, seen]) => seen);
    unseen.delete('answered');
    const told = [...unseen].map(([seen, places]) => `${seen}: ${places.map(([place]) => place).join(', ')}`);
    return [`${name}: ${is}`, ...told].join('; ');
  });

const marks = { passed: 'pass', failed: 'FAIL', skipped: 'skip', unchecked: 'open' } as const;

const asText = (report: ConformanceReport): string =>
  [
    `${report.adapter}, levels 1 to ${report.level}`,
    '',
    ...facetLines(report).map((line) => `  ${line}`),
    '',
    ...report.results.map((result) => {
      const why = whyOf(result);
      return `${marks[result.outcome.kind]}  ${result.level}  ${result.id}: ${result.says}${why === '' ? '' : ` (${why})`}`;
    }),
    '',
    countsOf(report),
    ...remarksOn(report),
    '',
  ].join('\n');

const asJunit = (report: ConformanceReport): string => {
  const count = (kind: string): number => report.results.filter(({ outcome }) => outcome.kind === kind).length;
  const inside: Readonly<Record<LawResult['outcome']['kind'], (why: string) => string>> = {
    passed: () => '',
    failed: (why) => `<failure message="${escaped(why)}"/>`,
    skipped: (why) => `<skipped message="${escaped(why)}"/>`,
    unchecked: (why) => `<skipped message="${escaped(why)}"/>`,
  };
  const cases = report.results.map(
    (result) =>
      `  <testcase classname="level ${result.level}.${result.facet}" name="${escaped(`${result.id}: ${result.says}`)}">` +
      `${inside[result.outcome.kind](whyOf(result))}</testcase>`,
  );
  const totals = `tests="${report.results.length}" failures="${count('failed')}" skipped="${count('skipped') + count('unchecked')}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${escaped(report.adapter)}" ${totals}>`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n');
};

const style =
  'body{font:1rem/1.5 system-ui;max-width:70rem;margin:2rem auto}td,th{padding:.2rem .6rem;text-align:left}';

const asHtml = (report: ConformanceReport): string => {
  const title = escaped(`${report.adapter}, levels 1 to ${report.level}`);
  const rows = report.results.map((result) => {
    const cells = [marks[result.outcome.kind], String(result.level), result.facet, result.says, whyOf(result)];
    return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
  });
  const heads = ['Outcome', 'Level', 'Facet', 'Law', 'Why'].map((head) => `<th scope="col">${head}</th>`).join('');
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head>`,
    `<body><main><h1>${title}</h1><p>${[countsOf(report), ...remarksOn(report)].join('. ')}</p>`,
    `<h2>Facets</h2><ul>${facetLines(report)
      .map((line) => `<li>${escaped(line)}</li>`)
      .join('')}</ul><h2>Laws</h2>`,
    `<table><caption>Laws, by level</caption><thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table></main></body></html>`,
    '',
  ].join('\n');
};

export const formats = {
  text: asText,
  html: asHtml,
  junit: asJunit,
  json: (report: ConformanceReport): string => `${JSON.stringify(report, undefined, 2)}\n`,
} as const;
export type Format = keyof typeof formats;
