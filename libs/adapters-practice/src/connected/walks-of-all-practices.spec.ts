import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../../..');

const ownSystem =
  'Each has a system of its own, which has to be asked; all at once, each within its own budget of calls.';
const ownRows = 'One statement for each, by the key of the practice, in a round of a worker.';

/** Who goes from connected practice to connected practice, and why it is no single question. */
const walks: Readonly<Record<string, string>> = {
  'apps/gateway/src/composition/new-result-work.ts': ownSystem,
  'apps/gateway/src/composition/practice-module.ts': 'It asks whether there is one, and goes through none.',
  'libs/adapters-practice/src/connected/connected-coming-visits.ts': ownSystem,
  'libs/adapters-practice/src/connected/connected-message-files.ts': ownRows,
  'libs/adapters-practice/src/connected/connected-slot-holds.ts': ownRows,
  'libs/adapters-practice/src/connected/connected-visit-policies.ts':
    'It reads the settings of all, which are in memory, and asks nobody.',
  'libs/adapters-practice/src/connected/hand-over-signed-forms.ts': ownRows,
  'libs/adapters-practice/src/connected/settle-open-bookings.ts': ownRows,
};

const sources = ['libs/adapters-practice/src', 'libs/services/src', 'apps/gateway/src'].flatMap((directory) =>
  readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.spec\.ts$|(^|\/)testing\//.test(name))
    .map((name) => `${directory}/${name}`),
);

describe('connected practices', () => {
  it('are walked by those alone that are written down with their reason, and named in docs/scale.md', () => {
    const found = sources.filter((file) =>
      /(practices|connected)\.all\(\)/i.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(found.sort()).toEqual(Object.keys(walks));
    const scale = readFileSync(join(root, 'docs/scale.md'), 'utf8').replaceAll(/\s+/g, ' ');
    expect(scale).toContain('Rounds of workers that go from connected practice to connected practice');
  });
});
