import { facetNames, spiVersion, type FacetName } from '@portico/practice-spi';
import { allLaws } from './laws/all-laws.ts';
import type { Law, Level, Outcome } from './laws/law.ts';
import type { Stage } from './conformance-stage.ts';
import { clockAt, kitHost } from './fixture/intercepting-host.ts';

export interface LawResult extends Omit<Law, 'run'> {
  readonly outcome: Outcome;
}

export interface ConformanceReport {
  readonly adapter: string;
  readonly level: Level;
  readonly facets: Readonly<Record<FacetName, 'there' | 'not declared'>>;
  readonly results: readonly LawResult[];
  /** Nothing failed; what was skipped or could not be checked is listed as that. */
  readonly passed: boolean;
}

const facetsOf = async (stage: Stage): Promise<ConformanceReport['facets']> => {
  const made = await stage.adapter.connect(stage.settings, kitHost(stage, clockAt(stage.now ?? Date.now())));
  const connection = made.ok ? made.connection : undefined;
  const facets = facetNames.map((name) => [name, connection?.[name] === undefined ? 'not declared' : 'there'] as const);
  await connection?.close?.();
  return Object.fromEntries(facets) as ConformanceReport['facets'];
};

/** Runs the laws up to a level, one after the other, since each furnishes the practice anew. */
export const runLaws = async (
  stage: Stage,
  level: Level,
  laws: readonly Law[] = allLaws,
): Promise<ConformanceReport> => {
  const { adapter } = stage;
  if (adapter.spi !== spiVersion)
    throw new Error(`The adapter is written for version ${adapter.spi}, not ${spiVersion}.`);
  const results: LawResult[] = [];
  for (const { run, ...text } of laws.filter((each) => each.level <= level)) {
    results.push({ ...text, outcome: await run(stage) });
  }
  const passed = results.every(({ outcome }) => outcome.kind !== 'failed');
  const facets = await facetsOf(stage).catch(() =>
    Object.fromEntries(facetNames.map((name) => [name, 'not declared'])),
  );
  return { adapter: adapter.name, level, facets: facets as ConformanceReport['facets'], results, passed };
};
