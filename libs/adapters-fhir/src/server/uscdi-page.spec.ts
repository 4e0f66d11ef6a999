import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { chartSections } from '@portico/domain/health';
import { resourceTypes } from './answer-fhir.ts';

const page = readFileSync(new URL('../../../../docs/uscdi.md', import.meta.url), 'utf8');

/** The rows of the first table: class, read, kept, shown, exported, left out. */
const rows = (page.split('## Element by element')[0] ?? '')
  .split('\n')
  .filter((line) => /^\| [A-Z]/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const named = (cell: string | undefined): readonly string[] =>
  [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');

describe('docs/uscdi.md', () => {
  it('has a row for each of the nineteen classes', () => {
    expect(rows).toHaveLength(19);
  });

  it('names every section of a chart as kept, and no other', () => {
    const [, beyond = ''] = /## Beyond the classes\n([^#]*)/.exec(page) ?? [];
    const kept = [...rows.flatMap(([, , , cell]) => named(cell)), ...named(beyond)];
    expect(new Set(kept)).toEqual(new Set(chartSections));
  });

  it('says of no class that it is exported as a type that is not answered, and leaves out none that is made of a chart', () => {
    const answered = resourceTypes.map(({ type }) => type);
    const exported = rows.flatMap(([, , , , , cell]) => named(cell));
    expect(exported.filter((type) => !answered.includes(type))).toEqual([]);
    const apart = [
      'Appointment',
      'Practitioner',
      'PractitionerRole',
      'Location',
      'Organization',
      'Schedule',
      'Slot',
      'Group',
    ];
    expect(answered.filter((type) => !exported.includes(type))).toEqual(apart);
  });

  it('says of a class that is not read that it is not kept, shown or exported', () => {
    for (const [, name, read, ...rest] of rows) {
      if (read === 'no') expect([name, ...rest.slice(0, 3)]).toEqual([name, 'no', 'no', 'no']);
    }
  });
});
