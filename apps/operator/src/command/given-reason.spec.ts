import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { commands } from '../commands.ts';

const tool = fileURLToPath(new URL('../main.ts', import.meta.url));

/** What shows or changes something of people, keys or apps. */
const needing = [
  'apps remove CLIENT',
  'audit verify',
  'import --patients',
  'import conflicts',
  'invite --practice alder --patient 1 --withdraw',
  'invite --practice alder --report',
  'keys reseal',
  'money list',
  'office alder --waiting',
  'person show ana@example.org',
];

/** These show nothing of people without files of their own; a practice is applied, and money given back, for a reason of theirs. */
const withoutReason = ['backup', 'migrate', 'practices', 'practice', 'refund'];

describe('the reason of an operator', () => {
  it.each(needing)('SEC-S6 ASVS-16.2.1 is asked for by %s', (command) => {
    const env = {
      ...process.env,
      PUBLIC_ORIGIN: 'https://portal.example.org',
      DATABASE_URL: '',
      PORTICO_DATA: '/dev/null/none',
    };
    const { status, stderr } = spawnSync(process.execPath, ['--no-warnings', tool, ...command.split(' ')], {
      env,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('--reason is needed') });
  });

  it('SEC-S6 is asked for by every command that is not said to need none', () => {
    const asked = new Set(needing.map((command) => command.split(' ')[0]));
    expect(
      Object.keys(commands)
        .filter((name) => !asked.has(name))
        .sort(),
    ).toEqual([...withoutReason].sort());
  });
});
