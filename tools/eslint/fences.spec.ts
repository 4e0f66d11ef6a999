import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { root } from '../setup/paths.mjs';
import { config } from './config.mjs';

interface Fence {
  readonly fence: string;
  /** Where the scratch file is said to stand. */
  readonly file: string;
  readonly refused: string;
  readonly passes: string;
  readonly rule: string;
}

const boundaries = '@nx/enforce-module-boundaries';
const imports = (specifier: string): string => `import * as thing from '${specifier}';\nexport const it = thing;\n`;

const fences: readonly Fence[] = [
  {
    fence: 'SEC-S2 weighing a birth date without counting',
    file: 'libs/services/src/signup/scratch.ts',
    refused: `export const it = (a: { birthDate?: string } | undefined, b: string) => a?.birthDate === b;\n`,
    passes: `export const it = (a: { birthDate?: string }) => a.birthDate === undefined;\n`,
    rule: 'no-restricted-syntax',
  },
  {
    fence: 'SEC-S2 saying that a guess was counted',
    file: 'libs/services/src/access/scratch.ts',
    refused: `import type { CountedGuess } from '@portico/domain/kernel';\nexport const it = {} as CountedGuess;\n`,
    passes: `import type { CountedGuess } from '@portico/domain/kernel';\nexport type It = CountedGuess;\n`,
    rule: 'no-restricted-syntax',
  },
  {
    fence: 'a component that reads a view model and does not follow it',
    file: 'apps/portal/src/signed-in/scratch.tsx',
    refused: `export const It = ({ viewModel }: { readonly viewModel: { readonly phase: string } }) => {
      const { phase } = viewModel;
      return <p title={phase} />;
    };
`,
    passes: `import { observer } from 'mobx-react-lite';
    export const It = observer(({ viewModel }: { readonly viewModel: { readonly phase: string } }) => {
      const { phase } = viewModel;
      return <p title={phase} />;
    });
`,
    rule: 'no-restricted-syntax',
  },
  ...['button', 'Button'].map((element): Fence => ({
    fence: `a disabled ${element}, which does not say what is missing`,
    file: 'libs/ui/src/screens/access/scratch.tsx',
    refused: `export const It = ({ off }: { readonly off: boolean }) => <${element} type="submit" disabled={off} />;\n`,
    passes: `export const It = ({ off }: { readonly off: boolean }) => <${element} type="submit" aria-disabled={off} />;\n`,
    rule: 'no-restricted-syntax',
  })),
  {
    fence: 'a date on no named clock, without options',
    file: 'libs/ui/src/words/scratch.ts',
    refused: `export const it = (at: number) => new Intl.DateTimeFormat('en-CA').format(at);\n`,
    passes: `export const it = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC' }).format(at);\n`,
    rule: 'portico/zoned-dates',
  },
  {
    fence: 'a date on no named clock, with options',
    file: 'libs/view-models/src/access/scratch.ts',
    refused: `export const it = (at: number) => new Intl.DateTimeFormat('en', { month: 'long' }).format(at);\n`,
    passes: `export const it = (at: number) => [at, new Intl.DateTimeFormat().resolvedOptions().timeZone];\n`,
    rule: 'portico/zoned-dates',
  },
  {
    fence: 'a date on the clock of the machine',
    file: 'apps/portal/src/signed-in/scratch.ts',
    refused: `export const it = (at: number) => new Date(at).toLocaleDateString('en');\n`,
    passes: `export const it = (at: number) => new Date(at).toLocaleDateString('en', { timeZone: 'UTC' });\n`,
    rule: 'portico/zoned-dates',
  },
  {
    fence: 'a foreign word looked up in an object',
    file: 'libs/practice-fhir/src/record/scratch.ts',
    refused: `const kinds: Readonly<Record<string, number>> = { a: 1 };\nexport const it = (word: string) => kinds[word] ?? 0;\n`,
    passes: `const kinds: ReadonlyMap<string, number> = new Map([['a', 1]]);\nexport const it = (word: string) => kinds.get(word) ?? 0;\n`,
    rule: 'portico/foreign-words',
  },
  {
    fence: 'connected practices → the embedded system',
    file: 'libs/adapters-practice/src/connected/scratch.ts',
    refused: imports('../embedded/index.ts'),
    passes: imports('../reading/index.ts'),
    rule: 'no-restricted-imports',
  },
  {
    fence: 'connected practices → tables of the embedded system',
    file: 'libs/adapters-practice/src/connected/scratch.ts',
    refused: 'export const it = { text: `select 1 from clinic.patients where id = $1` };\n',
    passes: 'export const it = { text: `select 1 from connected.ids where id = $1` };\n',
    rule: 'no-restricted-syntax',
  },
  {
    fence: 'the FHIR service → SQL',
    file: 'libs/adapters-fhir/src/server/scratch.ts',
    refused: imports('@portico/adapters-storage/sql'),
    passes: imports('@portico/practice-fhir/json'),
    rule: boundaries,
  },
  {
    fence: 'domain → mobx',
    file: 'libs/domain/src/access/scratch.ts',
    refused: imports('mobx'),
    passes: imports('temporal-polyfill'),
    rule: boundaries,
  },
  {
    fence: 'domain → application',
    file: 'libs/domain/src/access/scratch.ts',
    refused: imports('@portico/application/access'),
    passes: imports('../kernel/index.ts'),
    rule: boundaries,
  },
  {
    fence: 'domain → fast-check, outside its tests',
    file: 'libs/domain/src/access/scratch.ts',
    refused: imports('fast-check'),
    passes: imports('credit-card-type'),
    rule: boundaries,
  },
  {
    fence: 'application → adapter',
    file: 'libs/application/src/access/scratch.ts',
    refused: imports('@portico/adapters-storage'),
    passes: imports('@portico/domain/access'),
    rule: boundaries,
  },
  ...['@portico/domain/kernel', '@medplum/core'].map((specifier): Fence => ({
    fence: `published adapter → ${specifier}`,
    file: 'libs/practice-fhir/src/client/scratch.ts',
    refused: imports(specifier),
    passes: [`import 'node:crypto';`, `import 'jose';`, imports('@portico/practice-spi')].join('\n'),
    rule: boundaries,
  })),
  ...['@portico/domain/kernel', '@portico/practice-fhir', 'jose'].map((specifier): Fence => ({
    fence: `conformance kit → ${specifier}`,
    file: 'libs/practice-kit/src/laws/scratch.ts',
    refused: imports(specifier),
    passes: [`import 'node:url';`, imports('@portico/practice-spi')].join('\n'),
    rule: boundaries,
  })),
  {
    fence: 'interface of connections → domain',
    file: 'libs/practice-spi/src/scratch.ts',
    refused: imports('@portico/domain/kernel'),
    passes: imports('./answer.ts'),
    rule: boundaries,
  },
  {
    fence: 'view models → React',
    file: 'libs/view-models/src/access/scratch.ts',
    refused: imports('react'),
    passes: imports('mobx'),
    rule: boundaries,
  },
  ...['application', 'services'].map((floor): Fence => ({
    fence: `${floor} → mobx`,
    file: `libs/${floor}/src/access/scratch.ts`,
    refused: imports('mobx'),
    passes: imports('@portico/domain/access'),
    rule: boundaries,
  })),
  {
    fence: 'services → records with what is hidden',
    file: 'libs/services/src/search/scratch.ts',
    refused: "import type { ChartSource } from '@portico/domain/health';\nexport type Charts = ChartSource;\n",
    passes: "import type { Chart } from '@portico/domain/health';\nexport type One = Chart;\n",
    rule: 'no-restricted-imports',
  },
  {
    fence: 'services → view models',
    file: 'libs/services/src/access/scratch.ts',
    refused: imports('@portico/view-models/access'),
    passes: imports('@portico/application/access'),
    rule: boundaries,
  },
  {
    fence: 'view models → services, outside their tests',
    file: 'libs/view-models/src/access/scratch.ts',
    refused: imports('@portico/services/access'),
    passes: imports('@portico/application/access'),
    rule: boundaries,
  },
  {
    fence: 'ports → services',
    file: 'libs/application/src/access/scratch.ts',
    refused: imports('@portico/services/access'),
    passes: imports('@portico/domain/access'),
    rule: boundaries,
  },
  ...['apps/gateway/src/scratch.ts', 'apps/gateway/src/composition/scratch-module.ts'].map((file) => ({
    fence: `${file} → the embedded practice system`,
    file,
    refused: imports('@portico/adapters-practice/embedded'),
    passes: imports('@portico/adapters-practice/systems'),
    rule: 'no-restricted-imports',
  })),
  {
    fence: 'the wire in the browser → services',
    file: 'libs/adapters-graphql/src/portal/scratch.ts',
    refused: imports('@portico/services/access'),
    passes: imports('@portico/view-models/access'),
    rule: 'no-restricted-imports',
  },
  {
    fence: 'the wire at the gateway → view models',
    file: 'libs/adapters-graphql/src/gateway/scratch.ts',
    refused: imports('@portico/view-models/access'),
    passes: imports('@portico/services/access'),
    rule: 'no-restricted-imports',
  },
  ...[
    'libs/services/src/access/index.ts',
    'libs/domain/src/access/testing/index.ts',
    'libs/adapters-storage/src/index.ts',
    'libs/adapters-practice/src/embedded/index.ts',
    'apps/gateway/src/composition/scratch.ts',
    'tools/house/scratch.ts',
  ].map((file): Fence => ({
    fence: `everything at once from ${file}`,
    file,
    refused: "export * from './entrance.ts';\n",
    passes: "export { letIn } from './entrance.ts';\n",
    rule: 'no-restricted-syntax',
  })),
  ...[
    'apps/gateway/src/scratch.ts',
    'apps/portal/src/scratch.tsx',
    'libs/services/src/access/scratch.ts',
    'libs/adapters-graphql/src/gateway/scratch.ts',
    'libs/adapters-payments/src/frame/scratch.ts',
    'libs/ui/src/screens/payments/scratch.tsx',
    'libs/view-models/src/payments/scratch.ts',
    'tools/house/scratch.ts',
  ].flatMap((file): readonly Fence[] => [
    {
      fence: `a function of more than 60 lines in ${file}`,
      file,
      refused: `export const it = (): void => {\n${'  it();\n'.repeat(59)}};\n`,
      passes: `export const it = (): void => {\n${'  it();\n\n  // Why.\n'.repeat(58)}};\n`,
      rule: 'max-lines-per-function',
    },
    {
      fence: `more than 300 lines in ${file}`,
      file,
      refused: `export const it = [\n${'  1,\n'.repeat(299)}];\n`,
      passes: `export const it = [\n${'  1,\n'.repeat(298)}];\n`,
      rule: 'max-lines',
    },
  ]),
  {
    fence: 'ui → Apollo',
    file: 'libs/ui/src/screens/access/scratch.tsx',
    refused: imports('@apollo/client'),
    passes: imports('react-intl'),
    rule: boundaries,
  },
  ...['messages', 'payments'].map((context): Fence => ({
    fence: `${context} in ui → view models`,
    file: `libs/ui/src/screens/${context}/scratch.tsx`,
    refused: imports(`@portico/view-models/${context}`),
    passes: imports(`@portico/application/${context}`),
    rule: boundaries,
  })),
  {
    fence: 'ui → GraphQL adapter',
    file: 'libs/ui/src/screens/access/scratch.tsx',
    refused: imports('@portico/adapters-graphql/portal'),
    passes: imports('@portico/application/access'),
    rule: boundaries,
  },
  {
    fence: 'adapter → ui',
    file: 'libs/adapters-graphql/src/portal/scratch.ts',
    refused: imports('@portico/ui/kit'),
    passes: imports('@portico/application/access'),
    rule: boundaries,
  },
  {
    fence: 'crypto adapter → application',
    file: 'libs/adapters-crypto/src/scratch.ts',
    refused: imports('@portico/application/access'),
    passes: imports('@portico/domain/access'),
    rule: boundaries,
  },
  {
    fence: 'practice adapter → another adapter than storage',
    file: 'libs/adapters-practice/src/embedded/scratch.ts',
    refused: imports('@portico/adapters-crypto'),
    passes: imports('@portico/adapters-storage/sql'),
    rule: boundaries,
  },
  {
    fence: 'a library by its path',
    file: 'libs/application/src/access/scratch.ts',
    refused: imports('../../../domain/src/access/index.ts'),
    passes: imports('@portico/domain/access'),
    rule: boundaries,
  },
  {
    fence: 'context → another context’s inside',
    file: 'libs/domain/src/access/scratch.ts',
    refused: imports('../kernel/result.ts'),
    passes: imports('../kernel/index.ts'),
    rule: 'portico/context-entries',
  },
  {
    fence: 'context against the written direction',
    file: 'libs/services/src/access/scratch.ts',
    refused: imports('../dashboard/index.ts'),
    passes: imports('../activity/index.ts'),
    rule: 'portico/context-entries',
  },
  ...[
    'export class Bookkeeper {\n  readonly a = 1;\n}\n',
    'export interface It {\n  readonly visitDesk: string;\n}\n',
    'export const it = ({ papers }: { papers: string }) => {\n  const { papers: [wishes, colour] } = { papers };\n  return colour;\n};\n',
    'export type CardFace = string;\n',
  ].map((refused, at): Fence => ({
    fence: `a name in other words than the field’s (${at + 1})`,
    file: 'libs/domain/src/access/scratch.ts',
    refused,
    passes: 'export type CardDetails = { readonly color: string };\n',
    rule: 'portico/names-of-the-field',
  })),
  {
    fence: 'a file named in other words than the field’s',
    file: 'libs/domain/src/access/bookkeeper.ts',
    refused: 'export const it = 1;\n',
    passes: '',
    rule: 'portico/names-of-the-field',
  },
  ...[
    "'/dashboard'",
    "'/login?forgot'",
    '`/messages/${id}`',
    '`${origin}/surl/n/${id}`',
    '`${origin}/appointments?day=${id}`',
  ].map((path): Fence => ({
    fence: `a path of the portal that is spelled: ${path}`,
    file: 'libs/services/src/notifications/scratch.ts',
    refused: `export const it = (origin: string, id: string) => [origin, id, ${path}];\n`,
    passes:
      "import { paths } from '@portico/application/kernel';\nexport const it = (id: string) => [paths.help, `${id}/messages-of`, '/graphql'];\n",
    rule: 'portico/paths-by-name',
  })),
  {
    fence: 'a path of the portal in a screen',
    file: 'libs/ui/src/screens/access/scratch.tsx',
    refused: 'export const It = () => <a href="/help" />;\n',
    passes: 'export const It = () => <a href="#help" />;\n',
    rule: 'portico/paths-by-name',
  },
  {
    fence: 'a context that has no place in the direction',
    file: 'libs/domain/src/gardening/scratch.ts',
    refused: 'export const it = 1;\n',
    passes: '',
    rule: 'portico/context-entries',
  },
  ...['Date.now()', 'new Date()', 'globalThis.Date', 'fetch', 'process.env', 'Intl', 'crypto', 'setTimeout'].map(
    (expression): Fence => ({
      fence: `${expression} in the domain`,
      file: 'libs/domain/src/access/scratch.ts',
      refused: `export const it = () => ${expression};\n`,
      passes: 'export const it = (now: number) => now;\n',
      rule: 'no-restricted-globals',
    }),
  ),
  {
    fence: 'console in the domain',
    file: 'libs/domain/src/access/scratch.ts',
    refused: 'console.log(1);\n',
    passes: 'export const it = 1;\n',
    rule: 'no-restricted-globals',
  },
  {
    fence: 'Math.random in the domain',
    file: 'libs/domain/src/access/scratch.ts',
    refused: 'export const it = () => Math.random();\n',
    passes: 'export const it = () => Math.max(1, 2);\n',
    rule: 'no-restricted-properties',
  },
  {
    fence: 'the locale in the domain',
    file: 'libs/domain/src/access/scratch.ts',
    refused: 'export const it = (a: string, b: string) => a.localeCompare(b);\n',
    passes: 'export const it = (a: string, b: string) => a < b;\n',
    rule: 'no-restricted-syntax',
  },
  ...['domain/src/access', 'application/src/access', 'services/src/access', 'view-models/src/access', 'ui/src/kit'].map(
    (room): Fence => ({
      fence: `Node in ${room}`,
      file: `libs/${room}/scratch.ts`,
      refused: imports('node:fs'),
      passes: 'export const it = 1;\n',
      rule: 'no-restricted-imports',
    }),
  ),
  ...['libs/adapters-crypto/src', 'apps/gateway/src/server', 'apps/portal/src', 'tools'].flatMap((room) =>
    ['inversify', 'reflect-metadata'].map((name): Fence => ({
      fence: `${name} outside composition, in ${room}`,
      file: `${room}/scratch.ts`,
      refused: imports(name),
      passes: 'export const it = 1;\n',
      rule: 'no-restricted-imports',
    })),
  ),
  ...['libs/ui/src/screens/access', 'apps/portal/src', 'apps/portal/src/composition'].flatMap((room) =>
    ['lazy', 'Suspense'].map((name): Fence => ({
      fence: `React’s ${name} in ${room}`,
      file: `${room}/scratch.tsx`,
      refused: `import { ${name} } from 'react';\nexport const it = ${name};\n`,
      passes: "import { useState } from 'react';\nexport const it = useState;\n",
      rule: 'no-restricted-imports',
    })),
  ),
  {
    fence: 'a container asked outside composition',
    file: 'apps/gateway/src/server/scratch.ts',
    refused: 'export const it = (container: { get(token: string): string }) => container.get("x");\n',
    passes: 'export const it = (session: { get(token: string): string }) => session.get("x");\n',
    rule: 'no-restricted-syntax',
  },
  {
    fence: 'decorators below apps',
    file: 'libs/adapters-crypto/src/scratch.ts',
    refused: 'const sealed = (it: unknown) => it;\n@sealed\nexport class It {\n  readonly a = 1;\n}\n',
    passes: 'export class It {\n  readonly a = 1;\n}\n',
    rule: 'no-restricted-syntax',
  },
  ...[
    "practiceMgmt === 'epic'",
    "practice_mgmt !== 'epic'",
    "'epic' == practice.management",
    "x === 'vertex'",
    "['vertex', 'epic'].includes(x)",
    "x.includes('talkehr')",
  ].map((condition): Fence => ({
    fence: `if (${condition})`,
    file: 'libs/application/src/access/scratch.ts',
    refused: `if (${condition}) throw new Error();\n`,
    passes: "if (practice.behavior.booking === 'slots') throw new Error();\n",
    rule: 'no-restricted-syntax',
  })),
  ...["merchant.execution === 'cloverapi'", "payments !== 'payeezy'"].map((condition): Fence => ({
    fence: `if (${condition})`,
    file: 'apps/gateway/src/server/scratch.ts',
    refused: `if (${condition}) throw new Error();\n`,
    passes: "if (practice.payments === 'no-value') throw new Error();\n",
    rule: 'no-restricted-syntax',
  })),
  ...["switch (x) { case 'carecloud': break; }", "switch (practiceMgmt) { case 'epic': break; }"].map(
    (statement): Fence => ({
      fence: statement,
      file: 'apps/gateway/src/server/scratch.ts',
      refused: `${statement}\n`,
      passes: "switch (x) { case 'slots': break; }\n",
      rule: 'no-restricted-syntax',
    }),
  ),
  ...[
    '<p>Sign in</p>',
    "<p>{'Sign in'}</p>",
    "<p>{late ? 'Late' : null}</p>",
    '<p title="Sign in" />',
    '<p aria-label={`Hello ${name}`} />',
  ].map((words): Fence => ({
    fence: `words of its own: ${words}`,
    file: 'libs/ui/src/screens/access/scratch.tsx',
    refused: `export const It = () => ${words};\n`,
    passes: 'export const It = () => <p title={intl.formatMessage(words.title)}>{name} · {late ? 1 : 2}</p>;\n',
    rule: 'portico/words-from-messages',
  })),
  ...[
    "expect([answer.status, await answer.text()]).toEqual([200, 'ok'])",
    'expect([first, second]).not.toEqual([1, 2])',
    'expect([list.length, page.total]).toMatchObject([2, 20])',
  ].map((refused, at): Fence => ({
    fence: `values compared without names: ${refused}`,
    file: `${['libs/domain/src/access', 'apps/gateway/src', 'apps/portal-e2e/e2e'][at]}/scratch.spec.ts`,
    refused: `${refused};\n`,
    passes:
      'expect([named(one), named(two)]).toEqual([1, 2]);\nexpect([one.id, two.id]).toEqual([1, 2]);\nexpect({ a, b }).toEqual({ a: 1, b: 2 });\n',
    rule: 'portico/named-expectations',
  })),
  ...[
    "{ en: 'Hello', es: 'Hola' }",
    '{ en: (name: string) => `Hello ${name}`, es: (name: string) => `Hola ${name}` }',
    "{ en: { title: 'Hello' }, es: { title: 'Hola' } }",
  ].map((table): Fence => ({
    fence: `two languages side by side: ${table}`,
    file: 'libs/adapters-graphql/src/gateway/scratch.ts',
    refused: `export const it = ${table};\n`,
    passes: 'export const it = { en: 1, es: 2 };\n',
    rule: 'portico/words-from-texts',
  })),
  ...["'Please enter your whole name.'", '`Is this ${name}?`'].map((sentence): Fence => ({
    fence: `a sentence for people in a service: ${sentence}`,
    file: 'libs/services/src/signup/scratch.ts',
    refused: `export const it = (name: string) => [name, ${sentence}];\n`,
    passes: `export const it = (name: string) => {\n  throw new Error(${sentence} + name);\n};\n`,
    rule: 'portico/words-from-texts',
  })),
  {
    fence: 'a sentence for people in the answer of a resolver',
    file: 'libs/adapters-graphql/src/gateway/scratch.ts',
    refused: "export const it = () => ({ status: 200, message: 'The card was removed.' });\n",
    passes: "export const it = () => ({ status: 400, message: 'card-in-use' });\n",
    rule: 'portico/words-from-texts',
  },
  {
    fence: 'a sentence for people in a codec of the wire',
    file: 'libs/adapters-graphql/src/wire/scratch.ts',
    refused: "export class It extends Base {\n  constructor() {\n    super('The invitation was withdrawn.');\n  }\n}\n",
    passes: "export class It extends Error {\n  constructor() {\n    super('The wire has no such value.');\n  }\n}\n",
    rule: 'portico/words-from-texts',
  },
  {
    fence: 'a hook in a condition',
    file: 'libs/ui/src/screens/access/scratch.tsx',
    refused: 'export const It = () => {\n  if (late) useState(1);\n  return null;\n};\n',
    passes: 'export const It = () => {\n  useState(1);\n  return null;\n};\n',
    rule: 'react-hooks/rules-of-hooks',
  },
  ...['part', 'testing', 'stage', 'e2e', 'contract'].map((kind): Fence => ({
    fence: `a file *.${kind}.ts among those of production`,
    file: `apps/gateway/src/server/scratch.${kind}.ts`,
    refused: 'export const it = 1;\n',
    passes: '',
    rule: 'portico/test-file-names',
  })),
  ...['./testing/clinic.ts', '@portico/adapters-storage/testing', './conformance/memory.ts', './it.spec.ts'].map(
    (specifier): Fence => ({
      fence: `production → ${specifier}`,
      file: 'apps/gateway/src/scratch.ts',
      refused: imports(specifier),
      passes: imports('./start.ts'),
      rule: 'portico/no-test-code',
    }),
  ),
  {
    fence: 'production → its tests, later',
    file: 'apps/gateway/src/scratch.ts',
    refused: "export const it = () => import('./testing/clinic.ts');\n",
    passes: "export const it = () => import('./start.ts');\n",
    rule: 'portico/no-test-code',
  },
  {
    fence: 'what is private to Playwright',
    file: 'apps/portal-e2e/src/browser/scratch.ts',
    refused: 'export const it = (page: { _connection: unknown }) => page._connection;\n',
    passes: 'export const it = (page: { url: () => unknown }) => page.url();\n',
    rule: 'no-restricted-syntax',
  },
  {
    fence: 'what is private to Jest',
    file: 'tools/testing/scratch.mjs',
    refused: "import { addEventHandler } from 'jest-circus';\nexport const it = addEventHandler;\n",
    passes: "import Sequencer from '@jest/test-sequencer';\nexport const it = Sequencer;\n",
    rule: 'no-restricted-syntax',
  },
  ...['page.clock.install()', 'page.context().setOffline(true)', 'visitor.page.addInitScript(it)'].map(
    (use): Fence => ({
      fence: `spending a browser unsaid: ${use}`,
      file: 'apps/portal-e2e/e2e/scratch.spec.ts',
      refused: `export const it = () => ${use};\n`,
      passes: 'export const it = () => clockOf(page).install();\n',
      rule: 'no-restricted-syntax',
    }),
  ),
];

const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: config });

/** The rules that speak about a text, were it the file of that name. */
const complaints = async (file: string, text: string): Promise<readonly string[]> => {
  const [result] = await eslint.lintText(text, { filePath: file });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
};

describe('the fences', () => {
  it.each(fences)('refuse $fence ($rule)', async ({ file, refused, passes, rule }) => {
    expect(await complaints(file, refused)).toContain(rule);
    if (passes) expect(await complaints(file, passes)).toEqual([]);
  });

  it.each([
    {
      fence: 'the tests of view models → services',
      file: 'libs/view-models/src/access/scratch.spec.ts',
      text: imports('@portico/services/access'),
    },
    {
      fence: 'the tests of screens → view models',
      file: 'libs/ui/src/screens/messages/scratch.spec.tsx',
      text: imports('@portico/view-models/messages'),
    },
    {
      fence: 'the domain’s tests → fast-check',
      file: 'libs/domain/src/access/scratch.spec.ts',
      text: imports('fast-check'),
    },
    { fence: 'composition → inversify', file: 'apps/gateway/src/composition/scratch.ts', text: imports('inversify') },
    {
      fence: 'a contract in its place',
      file: 'libs/adapters-storage/src/conformance/access/scratch.contract.ts',
      text: imports('../../testing/index.ts'),
    },
    {
      fence: 'a system’s own name in its adapter',
      file: 'libs/adapters-practice/src/vertex/scratch.ts',
      text: "export const it = (name: string) => name === 'vertex';\n",
    },
    {
      fence: 'the context that stands before, through a package',
      file: 'libs/application/src/dashboard/scratch.ts',
      text: imports('@portico/domain/appointments'),
    },
  ])('open for $fence', async ({ file, text }) => {
    expect(await complaints(file, text)).toEqual([]);
  });
});
