import { facetNames, spiVersion, type FacetName, type PracticeConnection } from '@portico/practice-spi';
import { allLaws } from './laws/all-laws.ts';
import type { Law, Level, Outcome } from './laws/law.ts';
import type { Stage } from './conformance-stage.ts';
import { clockAt, kitHost } from './fixture/intercepting-host.ts';
import { FunctionWatch, type FunctionsSeen } from './fixture/watch-functions.ts';

export interface LawResult extends Omit<Law, 'run'> {
  readonly outcome: Outcome;
}

export interface ConformanceReport {
  readonly adapter: string;
  readonly level: Level;
  readonly facets: Readonly<Record<FacetName, 'there' | 'not declared'>>;
  /** What the laws saw of each function that the connection has, by its place: `visits.between`. */
  readonly functions: FunctionsSeen;
  readonly results: readonly LawResult[];
  /** Laws were seen to hold, and none failed; what was skipped or could not be checked is listed as that. */
  readonly passed: boolean;
}

type Parts = Pick<ConformanceReport, 'facets' | 'functions'>;

const facetsOf = (connection: PracticeConnection | undefined): ConformanceReport['facets'] => {
  const facets = facetNames.map((name) => [name, connection?.[name] === undefined ? 'not declared' : 'there'] as const);
  return Object.fromEntries(facets) as ConformanceReport['facets'];
};

/** What the connection has. Some systems say so with their first answer only, so this comes after the laws. */
const partsOf = async (stage: Stage, watch: FunctionWatch): Promise<Parts> => {
  const made = await stage.adapter.connect(stage.settings, kitHost(stage, clockAt(stage.now ?? Date.now())));
  if (!made.ok) return { facets: facetsOf(undefined), functions: {} };
  const parts = { facets: facetsOf(made.connection), functions: watch.seenOf(made.connection) };
  await made.connection.close?.();
  return parts;
};

/** The same stage, whose connections are seen. */
const watchedStage = (stage: Stage, watch: FunctionWatch): Stage => ({
  ...stage,
  adapter: {
    spi: stage.adapter.spi,
    name: stage.adapter.name,
    connect: async (settings, host) => {
      const made = await stage.adapter.connect(settings, host);
      return made.ok ? { ok: true, connection: watch.watched(made.connection) } : made;
    },
  },
});

interface Running {
  readonly laws?: readonly Law[];
  /** Told which law is run now. */
  readonly tell?: (line: string) => void;
}

/** Runs the laws up to a level, one after the other, since each furnishes the practice anew. */
export const runLaws = async (
  stage: Stage,
  level: Level,
  { laws = allLaws, tell }: Running = {},
): Promise<ConformanceReport> => {
  const { adapter } = stage;
  if (adapter.spi !== spiVersion)
    throw new Error(`The adapter is written for version ${adapter.spi}, not ${spiVersion}.`);
  const watch = new FunctionWatch();
  const seen = watchedStage(stage, watch);
  const results: LawResult[] = [];
  const wanted = laws.filter((each) => each.level <= level);
  for (const [at, { run, ...text }] of wanted.entries()) {
    tell?.(`${at + 1} of ${wanted.length}, level ${text.level}: ${text.id}`);
    results.push({ ...text, outcome: await run(seen) });
  }
  const passed =
    results.every(({ outcome }) => outcome.kind !== 'failed') &&
    results.some(({ outcome }) => outcome.kind === 'passed');
  const parts = await partsOf(stage, watch).catch((): Parts => ({ facets: facetsOf(undefined), functions: {} }));
  return { adapter: adapter.name, level, ...parts, results, passed };
};
