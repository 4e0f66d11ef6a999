import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readWholePractice } from '@portico/adapters-practice/embedded';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { OperatorName } from '@portico/domain/activity';
import { PlainPasswords } from '@portico/domain/access/testing';
import { instant, type LocalDate, type PracticeId } from '@portico/domain/kernel';
import { applyFile, exportFile } from '@portico/operator/practice/practice-commands.ts';
import { seedDemo } from './seed-demo.ts';

const acting = { now: instant(1_795_287_600_000), operator: 'olga' as OperatorName, reason: 'A copy of the demo.' };
const demo = ['saguaro', 'biscayne', 'riverwalk'];
let database: Database;

beforeAll(async () => {
  database = await openMigrated();
  await seedDemo(database, {
    today: '2026-11-21' as LocalDate,
    passwords: new PlainPasswords(),
    patients: 30,
    appointments: 60,
  });
}, 120_000);
afterAll(() => database.close());

/** The same file with some of its fields replaced. */
const changed = (text: string, fields: object): string => JSON.stringify({ ...JSON.parse(text), ...fields });

// What the demo writes through the parts of the embedded system is foreign to the reader and the writer of files.
describe('the practices of the demo as files', () => {
  it.each(demo)('applied as it was exported, %s changes in nothing', async (practice) => {
    const text = await exportFile(database, practice);
    expect(await applyFile(database, text, acting)).toMatchObject({ changed: 0 });
    expect(await exportFile(database, practice)).toBe(text);
  });

  it.each(demo)('makes a second practice that is as %s is', async (practice) => {
    const twin = changed(await exportFile(database, practice), { id: `${practice}-twin` });
    await applyFile(database, twin, acting);
    const [one, other] = await Promise.all(
      [practice, `${practice}-twin`].map((id) => readWholePractice(database, id as PracticeId)),
    );
    expect(other).toEqual({ ...one, practice: { ...one?.practice, id: `${practice}-twin` } });
    expect(await applyFile(database, twin, acting)).toMatchObject({ changed: 0 });
  });

  it('refuses other questions under a version that people may have answered', async () => {
    const before = await exportFile(database, 'riverwalk');
    const { surveys, forms } = JSON.parse(before);
    const asked = changed(before, {
      surveys: {
        ...surveys,
        surveys: surveys.surveys.map((each: object) => ({ ...each, title: { en: 'A', es: 'B' } })),
      },
      forms: [{ ...forms[0], title: { en: 'A', es: 'B' } }, ...forms.slice(1)],
    });
    await expect(applyFile(database, asked, acting)).rejects.toThrow(/differs from version \d+ that is there/);
    expect(await exportFile(database, 'riverwalk')).toBe(before);
  });
});
