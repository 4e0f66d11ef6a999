import { furtherFunctions, type FacetChoice } from './facet-choice.ts';

/** How the steps are done where the adapter stands. */
export interface Commands {
  /** Before anything else: what is installed. */
  readonly install: readonly string[];
  readonly laws: (level: number) => string;
  readonly practicePath: string;
  /** Where the two known patients are named. */
  readonly patientsIn: string;
  /** How further parts are written into the adapter. */
  readonly furtherParts: string;
  readonly connect: string;
}

export const noneLeft = 'none is left';

/** The steps that name the parts and functions of an adapter: before, what is named, after. */
export const fillInStep = /^(\d+\. Fill in )(src\/\w+\.ts(?:, src\/\w+\.ts)*)(, in this order.*)$/m;
export const furtherFunctionsStep =
  /^(\d+\. Add further functions where your system has them: )([^:\n]*?)(\. What is absent.*)$/m;

const furtherLine = (choice: FacetChoice): string =>
  [...choice]
    .flatMap(([facet, chosen]) => furtherFunctions(facet, chosen).map((name) => `${facet}.${name}`))
    .join(', ');

/** What leads from a generated adapter to a green one, a sentence each. */
export const stepsFor = (choice: FacetChoice, commands: Commands): readonly string[] => [
  ...commands.install,
  `Run the laws that only read: \`${commands.laws(1)}\`. They are red, and name each function that is not yet filled.`,
  'src/system.ts: how your system is asked and how one signs in there. Secrets stand in files that `host.secret` reads.',
  `${commands.patientsIn}: two patients whom your sandbox knows.`,
  `Fill in src/${[...choice.keys()].join('.ts, src/')}.ts, in this order, until level 1 is green. \`gone\` is also the answer for what belongs to another patient.`,
  `${commands.practicePath}: \`furnish\` and \`observe\`, which reach a practice of its own past the adapter. Then \`${commands.laws(2)}\`.`,
  `Levels 3 and 4 break the way to your system and race for its times: \`${commands.laws(4)}\`.`,
  `Add further functions where your system has them: ${furtherLine(choice) || noneLeft}. What is absent is shown to no patient.`,
  commands.furtherParts,
  commands.connect,
];

export const numbered = (steps: readonly string[]): string => steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
