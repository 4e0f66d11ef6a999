import type { Sql } from '@portico/adapters-storage/sql';
import type { Instant } from '@portico/domain/kernel';

/** Makes the clock that all charge service of a campaign share: the database's, which can be moved ahead. */
export const makeCampaignClock = async (sql: Sql): Promise<void> => {
  await sql.rows({ text: 'create table campaign_clock (ahead bigint not null)' });
  await sql.rows({ text: 'insert into campaign_clock values (0)' });
};

export const moveCampaignClock = async (sql: Sql, milliseconds: number): Promise<void> => {
  await sql.rows({ text: 'update campaign_clock set ahead = ahead + $1', values: [milliseconds] });
};

export const campaignClock = (sql: Sql) => async (): Promise<Instant> => {
  const [row] = await sql.rows<{ readonly now: Instant }>({
    name: 'campaign-clock',
    text: 'select floor(extract(epoch from clock_timestamp()) * 1000)::bigint + ahead as now from campaign_clock',
  });
  if (row === undefined) throw new Error('The campaign has a clock.');
  return row.now;
};
