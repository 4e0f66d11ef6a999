import type { Sql } from '@portico/adapters-storage/sql';
import { parseLabId, type LabId, type PracticeId } from '@portico/domain/kernel';
import type { Id } from '@portico/practice-spi';

/** A whole number of a system is the lab's number itself; numbers that were given are greater. */
const greatestOwn = 1_000_000_000;

const ownNumberOf = (systemId: Id): LabId | undefined => {
  const number = /^[1-9]\d{0,9}$/.test(systemId) ? parseLabId(Number(systemId)) : undefined;
  return number?.ok === true && number.value <= greatestOwn ? number.value : undefined;
};

/** The numbers of labs: a lab that is named by no whole number is given one, the same at each instance and for good. */
export const labNumbers = async (
  sql: Sql,
  practice: PracticeId,
  systemIds: readonly Id[],
): Promise<ReadonlyMap<Id, LabId>> => {
  const others = systemIds.filter((id) => ownNumberOf(id) === undefined);
  const known = await numbersOf(sql, practice, others);
  const isNew = others.some((id) => !known.has(id));
  if (isNew) {
    await sql.rows({
      name: 'connected-lab-numbers-give',
      text: `insert into connected.lab_numbers (practice_id, system_id)
        select $1, given from unnest($2::text[]) as given on conflict do nothing`,
      values: [practice, others.filter((id) => !known.has(id))],
    });
  }
  const given = isNew ? await numbersOf(sql, practice, others) : known;
  return new Map(
    systemIds.flatMap((id) => {
      const number = ownNumberOf(id) ?? given.get(id);
      return number === undefined ? [] : [[id, number] as const];
    }),
  );
};

const numbersOf = async (sql: Sql, practice: PracticeId, systemIds: readonly Id[]): Promise<ReadonlyMap<Id, LabId>> => {
  if (systemIds.length === 0) return new Map();
  const rows = await sql.rows<{ readonly system_id: Id; readonly number: LabId }>({
    name: 'connected-lab-numbers',
    text: 'select system_id, number from connected.lab_numbers where practice_id = $1 and system_id = any($2::text[])',
    values: [practice, systemIds],
  });
  return new Map(rows.map(({ system_id, number }) => [system_id, number]));
};
