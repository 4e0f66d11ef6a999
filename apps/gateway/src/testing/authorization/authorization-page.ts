import { callers, type Caller, type Circle } from './caller-kinds.ts';
import { expected } from './expected-outcome.ts';
import { rootFields } from './root-fields.ts';
import type { Rule } from './rule-types.ts';
import { rules } from './all-rules.ts';

const circles: readonly Circle[] = ['nobody', 'patient', 'elsewhere', 'delegate', 'former delegate', 'guest'];

/** `docs/authorization.md`: what every kind of caller is told by every operation, from the same rules as the test. */
export const authorizationPage = (): string => {
  const rows = rootFields().flatMap(({ name }) => {
    const rule = rules[name];
    if (rule === undefined) return [];
    return [[`\`${name}\``, opensTo(rule), ...circles.map((circle) => toldTo(rule, circle))]];
  });
  const heads = ['operation', 'opens to', ...circles];
  return [
    '# Who may ask what',
    '',
    'Written by `npm run authorization` from `apps/gateway/src/testing/authorization`. The test `authorization.spec.ts` beside',
    'it asks every operation of the contract as every caller below, over HTTP, and fails where an answer is another one.',
    '',
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map(line),
    '',
    '`answers` is data; anything else is the `extensions.code` of a refusal, and the data is null. Where an operation is asked',
    'about what belongs to somebody else, or about nothing, patients are told `NOT_FOUND`, in the same words. An operation',
    'whose row says a code where it opens was asked with something that its rules refuse, such as a wrong password: whoever',
    'is told that came through the door. `WRONG_PROOF` is `UNAUTHENTICATED` for a wrong password or code.',
    '',
    '## The callers',
    '',
    ...circles.flatMap((circle) => [
      `**${circle}**`,
      '',
      ...callers.filter((caller) => caller.circle === circle).map(({ name }) => `- ${name}`),
      '',
    ]),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
};

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const guestsFor = (purposes: readonly string[]): string =>
  `guests for ${purposes.map((purpose) => purpose.replace('guest-', '')).join(', ')}`;

const opensTo = (rule: Rule): string => {
  const guests = Object.keys(rule.guests ?? {});
  return guests.length === 0 ? opensToPeople(rule) : `${opensToPeople(rule)}, and ${guestsFor(guests)}`;
};

const opensToPeople = ({ to, beside }: Rule): string => {
  if (typeof to !== 'string') return guestsFor(to);
  switch (to) {
    case 'account':
      return 'whoever is signed in';
    case 'self':
      return 'whoever is signed in and represents nobody';
    case 'delegate':
      return 'whoever represents the patient';
    default:
      return beside === undefined ? to : `${to} and ${beside}`;
  }
};

/** What a circle is told; where it is not one answer, who is told which. */
const toldTo = (rule: Rule, circle: Circle): string => {
  const byAnswer = new Map<string, Caller[]>();
  for (const caller of callers.filter((one) => one.circle === circle)) {
    const told = expected(rule, caller);
    byAnswer.set(told, [...(byAnswer.get(told) ?? []), caller]);
  }
  const [[only] = [''], ...more] = byAnswer;
  if (more.length === 0) return only;
  const [few, rest] = [...byAnswer].sort(([, a], [, b]) => a.length - b.length);
  return `${few?.[1].map(({ holds }) => holds?.replace('guest-', '')).join(', ')}: ${few?.[0]}; others: ${rest?.[0]}`;
};
