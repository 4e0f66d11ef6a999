/** How close to a person a test is, from the cheapest; the words of the last column of `docs/requirements/`. */
export const levels = ['unit', 'slice', 'wire', 'component', 'contract', 'e2e'] as const;
export type Level = (typeof levels)[number];

/** What a row may ask for. */
export type AskedLevel = Level | 'property' | 'bench';

const levelOfProject: Readonly<Record<string, Level>> = {
  'libs/services': 'slice',
  'libs/view-models': 'slice',
  'libs/adapters-graphql': 'wire',
  'libs/ui': 'component',
  'apps/gateway': 'contract',
};

/** The level of the tests of a project, by the check that runs them: `test` or `e2e`. */
export const levelOf = (project: string, check: string): Level =>
  check === 'e2e' ? 'e2e' : (levelOfProject[project] ?? 'unit');

/** Levels that show as much as the asked one or more. A screen says nothing of the wire, and the wire nothing of a screen. */
const showing: Readonly<Record<AskedLevel, readonly Level[]>> = {
  unit: levels,
  property: levels,
  bench: levels,
  slice: ['slice', 'component', 'contract', 'e2e'],
  wire: ['wire', 'contract', 'e2e'],
  component: ['component', 'e2e'],
  contract: ['contract', 'e2e'],
  e2e: ['e2e'],
};

export const isLevel = (word: string): word is AskedLevel => word in showing;

export const isEnough = (asked: AskedLevel, shown: Iterable<Level>): boolean =>
  [...shown].some((level) => showing[asked].includes(level));
