import { callers, type Caller, type Circle } from './callers.ts';
import { expected } from './expected.ts';
import { rootFields } from './root-fields.ts';
import { rules } from './rules.ts';

const circles: Readonly<Record<Circle, string>> = {
  nobody: 'nobody',
  patient: 'patient',
  elsewhere: 'elsewhere',
};

/** `docs/authorisation.md`: what every kind of caller is told by every operation, from the same rules as the test. */
export const authorisationPage = (): string => {
  const shown = Object.keys(circles) as Circle[];
  const heads = ['operation', 'opens to', ...shown.map((circle) => circles[circle])];
  const rows = rootFields().flatMap(({ name }) => {
    const rule = rules[name];
    if (rule === undefined) return [];
    const cells = shown.map((circle) =>
      toldTo(
        callers.filter((caller) => caller.circle === circle),
        (one) => expected(rule, one),
      ),
    );
    return [[`\`${name}\``, rule.to, ...cells]];
  });
  return [
    '# Who may ask what',
    '',
    'Written by `npm run authorisation` from `apps/gateway/src/testing/authorisation`. The test `authorisation.spec.ts` beside',
    'it asks every operation of the contract as every caller below, over HTTP, and fails where an answer is another one.',
    '',
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map(line),
    '',
    '`answers` is data; anything else is the `extensions.code` of a refusal, and the data is null. Where an operation is asked',
    'about what belongs to somebody else, or about nothing, all of them are told `NOT_FOUND`, in the same words.',
    '',
    '## The callers',
    '',
    ...shown.flatMap((circle) => [
      `**${circles[circle]}**`,
      '',
      ...callers.filter((caller) => caller.circle === circle).map(({ name }) => `- ${name}`),
      '',
    ]),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
};

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const toldTo = (those: readonly Caller[], tell: (caller: Caller) => string): string =>
  [...new Set(those.map(tell))].join(', ');
