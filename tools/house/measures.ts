import { dirname } from 'node:path';
import ts from 'typescript';
import { isPortalPath, pathFiles } from '../eslint/portal-paths.mjs';
import { contractFields } from './contract-fields.ts';
import { dependencyBags } from './dependency-bags.ts';
import { filesOfWalk, paymentWalk } from './payment-walk.ts';
import { treeOf, type SourceFile } from './source-files.ts';

/** A place in the code, and what is measured there. */
export type Place = readonly [where: string, value: number];

export interface Measured {
  readonly value: number;
  /** What is measured place by place. */
  readonly places?: readonly Place[];
}

export interface Measure {
  readonly what: string;
  /** The most that it should be. */
  readonly bar: number;
  /** The most that it may be while its bar is not met; it is lowered as the measure sinks, and never raised. */
  readonly ceiling?: number;
  readonly of: (files: readonly SourceFile[]) => Measured;
}

const inside = (folder: string) => (files: readonly SourceFile[]) =>
  files.filter(({ path }) => path.startsWith(folder));

const countIn = (files: readonly SourceFile[], pattern: RegExp): number =>
  files.reduce((all, { text }) => all + (text.match(pattern)?.length ?? 0), 0);

/** Measured by the largest of all places. */
const largest = (counts: ReadonlyMap<string, number>): Measured => ({
  value: Math.max(0, ...counts.values()),
  places: [...counts],
});

/** Measured by all places together. */
const total = (counts: ReadonlyMap<string, number>): Measured => ({
  value: [...counts.values()].reduce((all, one) => all + one, 0),
  places: [...counts],
});

/** Percent of the doc blocks that hang on a pronoun, which has to be read twice. */
const blocksOnPronouns = (files: readonly SourceFile[]): Measured => {
  const blocks = files.flatMap(({ text }) => text.match(/\/\*\*[\s\S]*?\*\//g) ?? []);
  const hanging = blocks.filter((block) => /\b(?:whoever|whomever|whatever|somebody|nobody)\b/i.test(block));
  return { value: Math.round((1000 * hanging.length) / blocks.length) / 10 };
};

const filesByFolder = (files: readonly SourceFile[]): Measured => {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const folder = dirname(path);
    if (/\/payments(?:\/|$)/.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return largest(counts);
};

/** Members of the largest class. */
const membersOfClasses = (files: readonly SourceFile[]): Measured => {
  const counts = new Map<string, number>();
  for (const file of files) {
    const source = treeOf(file);
    for (const statement of source.statements) {
      if (ts.isClassDeclaration(statement)) {
        const shown = statement.members.filter(({ name }) => name !== undefined && !ts.isPrivateIdentifier(name));
        counts.set(`${file.path} ${statement.name?.text ?? ''}`, shown.length);
      }
    }
  }
  return largest(counts);
};

/** Lines of the longest function of production, without blank ones and comments. */
const linesOfFunctions = (files: readonly SourceFile[]): Measured => {
  const counts = new Map<string, number>();
  for (const file of files) {
    const { path, text } = file;
    const source = treeOf(file);
    const lines = text.split('\n').map((line) => /^\s*(?:$|\/\/|\/?\*)/.test(line));
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
        const [from, to] = [node.getStart(source), node.end].map((at) => source.getLineAndCharacterOfPosition(at).line);
        const own = lines.slice(from, (to ?? 0) + 1).filter((isEmpty) => !isEmpty);
        counts.set(`${path}:${(from ?? 0) + 1}`, own.length);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return largest(counts);
};

/** Places that spell a path of the portal instead of building it, by their files. */
const spelledPaths = (files: readonly SourceFile[]): Measured => {
  const counts = new Map<string, number>();
  for (const file of files) {
    const { path } = file;
    if (pathFiles.includes(path)) continue;
    const count = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
        if (isPortalPath(node.text)) counts.set(path, (counts.get(path) ?? 0) + 1);
      }
      ts.forEachChild(node, count);
    };
    count(treeOf(file));
  }
  return total(counts);
};

/** Rooms that make links of the portal; other adapters speak with systems that have paths of their own. */
const linking =
  /^(?:libs\/(?:domain|application|services|view-models|ui|adapters-(?:graphql|browser|notifications))|apps\/(?:portal|gateway|demo|operator))\//;

/** Services, and what is composed of payments; the modules of a container and the components of React are given one object by these. */
const ofServicesAndPayments =
  /^(?:libs\/services\/src|libs\/view-models\/src\/payments|libs\/adapters-payments\/src|apps\/gateway\/src\/(?:workers\/payment-workers|composition\/merchants-and-card-frames)\.)/;

const wire = inside('libs/adapters-graphql/src/');

export const measures: readonly Measure[] = [
  { what: 'doc blocks that hang on a pronoun, %', bar: 2, of: blocksOnPronouns },
  {
    // The wire grows with its contract, which says more with each release; 2.5 were 6,000 lines of 2,400 fields.
    what: 'lines of the wire written by hand for a field of its contract',
    bar: 2.5,
    ceiling: 4.6,
    of: (files) => ({ value: Math.round((10 * countIn(wire(files), /\n/g)) / contractFields()) / 10 }),
  },
  { what: '`?? null` on the wire', bar: 20, of: (files) => ({ value: countIn(wire(files), /\?\? null\b/g) }) },
  { what: '`as …Id` on the wire', bar: 20, of: (files) => ({ value: countIn(wire(files), /\bas [A-Z]\w*Id\b/g) }) },
  { what: 'files of the fullest folder of payments', bar: 15, of: filesByFolder },
  {
    what: 'files from the pay button to the processor and back',
    bar: 25,
    of: (files) => {
      const texts = new Map(files.map(({ path, text }) => [path, text]));
      return { value: filesOfWalk(paymentWalk, (path) => texts.get(path)) };
    },
  },
  {
    what: 'functions of services and payments that take a bag of dependencies',
    bar: 0,
    of: (files) => total(new Map(dependencyBags(files, ofServicesAndPayments).map((place) => [place, 1]))),
  },
  {
    what: 'members of the largest view model or service',
    bar: 15,
    of: (files) => membersOfClasses(files.filter(({ path }) => /^libs\/(?:services|view-models)\//.test(path))),
  },
  {
    what: 'lines of the longest function',
    bar: 60,
    of: linesOfFunctions,
  },
  {
    what: 'texts in two languages side by side, outside the demo',
    bar: 0,
    of: (files) => ({
      value: countIn(
        files.filter(({ path }) => /^(?:libs|apps\/(?:gateway|portal))\//.test(path) && !/\/sandbox\//.test(path)),
        /\ben: ['`"{(][^]{0,400}?\bes: ['`"{(]/g,
      ),
    }),
  },
  {
    what: 'paths of the portal that are spelled',
    bar: 0,
    of: (files) => spelledPaths(files.filter(({ path }) => linking.test(path))),
  },
  {
    what: 'lines of the longest file',
    bar: 300,
    of: (files) => largest(new Map(files.map(({ path, text }) => [path, text.split('\n').length - 1]))),
  },
];
