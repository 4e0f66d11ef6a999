import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { readFolders } from './catalog.ts';

/** What a mistake about could harm: the ids of the texts, by the heading under which the page gives the reason. */
const families: Readonly<Record<string, RegExp>> = {
  'Flags of a value': /^labs\.flag\./,
  'What a flag means': /^labs\.meaning\./,
  'None known': /^health\.noneKnown\.|^recordItems\.list\.noneKnown$/,
  'No information': /^health\.noInformation\.|^recordItems\.list\.noInformation$/,
  'Nothing recorded': /^health\.nothing\.|^recordItems\.list\.nothing$/,
  'Status of a condition or an allergy': /^health\.condition\./,
  'How severe an allergy is': /^health\.(?:severity|reactionSeverity|criticality)\./,
  'Status of a medication': /^health\.medication\./,
  'Status of an immunization': /^immunizations\.status\./,
  'Status of a lab report': /^labs\.status\./,
  'Status of a vital sign, and its value': /^vitalSigns\.status\.|^vitalSigns\.screen\.noValue$/,
  'Status of a procedure': /^procedures\.status\./,
  'Status of other entries': /^recordItems\.(?:status|billStatus)\./,
};

const page = readFileSync(join(root, 'docs/patient-safety-wording.md'), 'utf8');
const texts = (await readFolders()).flatMap(({ entries, catalogs }) =>
  entries.map(({ id, defaultMessage }) => ({ id, en: defaultMessage, es: catalogs.get('es')?.[id] ?? '' })),
);

const partOf = (heading: string): string => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

describe('docs/patient-safety-wording.md', () => {
  it.each(Object.entries(families))('has every text in both languages, and a reason: %s', (heading, ids) => {
    const lines = partOf(heading).split('\n');
    const rows = texts.filter(({ id }) => ids.test(id)).map(({ id, en, es }) => `| ${id} | ${en} | ${es} |`);
    expect(rows).not.toEqual([]);
    expect(lines.filter((line) => /^\| \w+\./.test(line))).toEqual([...new Set(rows)].toSorted());
    expect(lines.filter((line) => line !== '' && !line.startsWith('|')).join(' ').length).toBeGreaterThan(40);
  });

  it('has no other part', () => {
    expect([...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual(Object.keys(families));
  });

  it('says the same in every section where nothing is said of a status', () => {
    const unknown = texts.filter(
      ({ id }) => /\.unknown$/.test(id) && Object.values(families).some((ids) => ids.test(id)),
    );
    expect(new Set(unknown.map(({ en, es }) => `${en} · ${es}`)).size).toBe(1);
  });
});
