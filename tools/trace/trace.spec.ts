import { describe, expect, it } from '@jest/globals';
import { isEnough, levelOf } from './test-levels.ts';
import { rowReport, summaryReport, terminalReport, tooCheap } from './trace-report.ts';
import { parseRequirements } from './requirements.ts';
import { passedTests, shownBy } from './passed-tests.ts';

const page = `# Requirements: access

Words before.

## 1. Doors

| ID | kind | requirement | how to show it |
|---|---|---|---|
| DOR-001 | rule | A door opens \`inwards\`. | unit |
| DOR-002 | open | Decide its colour; proposal: blue. | e2e |
| DOR-003 | rule | It has a bell. | unit |

## 2. Windows

| ID | kind | requirement | how to show it |
|---|---|---|---|
| DOR-010 | rule | A window is glass. | unit |
`;

const area = parseRequirements(page);
const ids = new Set(area.rows.map(({ id }) => id));
const tests = (...titles: readonly string[]) =>
  titles.map((title) => ({ title, project: 'libs/door', level: 'component' as const }));

describe('requirements', () => {
  it('reads every row with its group', () => {
    expect(area.area).toBe('DOR');
    expect(area.rows).toHaveLength(4);
    expect(area.rows[1]).toEqual({
      id: 'DOR-002',
      kind: 'open',
      text: 'Decide its colour; proposal: blue.',
      group: '1. Doors',
      level: 'e2e',
    });
    expect(area.rows[3]?.group).toBe('2. Windows');
  });

  it.each([
    ['a row that lost a cell', '| DOR-004 | rule | Nothing |'],
    ['an id that comes twice', '| DOR-001 | rule | Again. | unit |'],
    ['a row that asks for no level', '| DOR-004 | rule | Again. | sometimes |'],
    ['a row of another area', '| MON-001 | rule | Money. | unit |'],
  ])('refuses %s', (_, line) => {
    expect(() => parseRequirements(`${page}${line}\n`)).toThrow();
  });
});

describe('shown rows', () => {
  it('counts passed tests only', () => {
    const report = {
      testResults: [
        {
          assertionResults: [
            { ancestorTitles: ['a door'], title: 'DOR-001 opens', status: 'passed' },
            { ancestorTitles: ['a door'], title: 'DOR-002 is blue', status: 'failed' },
            { ancestorTitles: ['a door'], title: 'DOR-003 rings', status: 'pending' },
          ],
        },
      ],
    };
    expect(passedTests('libs/door', 'component', report)).toEqual(tests('a door DOR-001 opens'));
  });

  it('takes every id of a title', () => {
    const { byId, complaints } = shownBy(tests('DOR-001, DOR-003 it opens and rings', 'DOR-001 again'), ids);
    expect([...byId.keys()]).toEqual(['DOR-001', 'DOR-003']);
    expect(byId.get('DOR-001')).toHaveLength(2);
    expect(complaints).toEqual([]);
  });

  it.each(['DOR-999 no such row', 'DOR-1 too short'])('complains about an id that does not exist: %s', (title) => {
    expect(shownBy(tests(title), ids).complaints).toHaveLength(1);
  });

  it.each(['DOR-001–003 all', 'DOR-001..DOR-003 all', 'DOR-001 to DOR-003 all', 'DOR-001 ff all', 'DOR-001-003 all'])(
    'complains about a range: %s',
    (title) => {
      expect(shownBy(tests(title), ids).complaints).toHaveLength(1);
    },
  );

  it.each(['DOR-001 - 2 doors', 'DOR-001 to the yard', 'DOR-001 – opens'])('takes no word for a range: %s', (title) => {
    expect(shownBy(tests(title), ids).complaints).toEqual([]);
  });
});

describe('levels', () => {
  it('are those of the project, and of its browser tests', () => {
    expect(
      [
        ['libs/domain', 'test'],
        ['libs/ui', 'test'],
        ['apps/gateway', 'test'],
        ['apps/portal', 'test'],
        ['apps/portal', 'e2e'],
      ].map(([project = '', check = '']) => levelOf(project, check)),
    ).toEqual(['unit', 'component', 'contract', 'unit', 'e2e']);
  });

  it('a screen says nothing of the wire, nor the wire of a screen; a browser shows both', () => {
    expect(isEnough('contract', ['unit', 'wire', 'component'])).toBe(false);
    expect(isEnough('component', ['slice', 'contract'])).toBe(false);
    for (const asked of ['unit', 'property', 'slice', 'wire', 'component', 'contract', 'e2e'] as const) {
      expect(isEnough(asked, ['e2e'])).toBe(true);
      expect(isEnough(asked, [])).toBe(false);
    }
  });

  it('name the rows that only cheaper tests show', () => {
    expect(tooCheap([area], shownBy(tests('DOR-002 is blue', 'DOR-001 opens'), ids)).map(({ id }) => id)).toEqual([
      'DOR-002',
    ]);
  });
});

describe('reports', () => {
  const shown = shownBy(tests('DOR-002 it is blue'), ids);

  it('print shares by area and group, and the rest', () => {
    expect(terminalReport([area], shown).split('\n')).toEqual([
      'DOR  1/4  access',
      '     1/3     1. Doors',
      '     0/1     2. Windows',
      '',
      'By the level that a row asks for, shown by it or by more:',
      '     unit       0/3',
      '     e2e        0/1',
      '',
      'Not shown:',
      '  DOR-001 A door opens `inwards`.',
      '  DOR-003 It has a bell.',
      '  DOR-010 A window is glass.',
    ]);
  });

  it('write pages that depend on nothing but rows and titles', () => {
    const twice = shownBy(tests('DOR-002 it is blue', 'DOR-002 it is blue'), ids);
    expect(summaryReport([area], shown)).toContain('| 1. Doors | 1/3 | DOR-001, DOR-003 |');
    expect(summaryReport([area], twice)).toBe(summaryReport([area], shown));
    expect(rowReport([area], shown)).toContain('- **DOR-002**\n  - libs/door: DOR-002 it is blue');
    expect(rowReport([area], twice)).toBe(rowReport([area], shown));
  });
});
