import { HOUR, MINUTE } from '@portico/domain/kernel';
import type { Sql } from '../sql/sql.ts';

/** An instance of the gateway and keyed hashes of its settings, by their names. */
export interface GatewayInstance {
  readonly id: string;
  readonly version: string;
  /** The key of the ring under which the hashes were made. */
  readonly keyId: string;
  readonly settings: Readonly<Record<string, string>>;
}

const now = 'floor(extract(epoch from clock_timestamp()) * 1000)::bigint';
/** An instance writes each minute; one that missed three is gone. */
const aliveFor = 3 * MINUTE;
const keptFor = HOUR;

/** The instances that run, in a table that all of them share, by the clock of the database. */
export class PostgresGatewayInstances {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Says that the instance runs. */
  async seen({ id, version, keyId, settings }: GatewayInstance): Promise<void> {
    await this.#sql.rows({
      name: 'gateway-instance-seen',
      text: `insert into gateway_instances (id, version, key_id, settings, seen_at) values ($1, $2, $3, $4, ${now})
        on conflict (id) do update set version = excluded.version, key_id = excluded.key_id, settings = excluded.settings,
          seen_at = excluded.seen_at`,
      values: [id, version, keyId, JSON.stringify(settings)],
    });
  }

  /** Forgets those that were not seen for an hour. */
  async forget(): Promise<void> {
    await this.#sql.rows({
      name: 'gateway-instances-forget',
      text: `delete from gateway_instances where seen_at < ${now} - ${keptFor}`,
    });
  }

  /** The others that run. */
  others(id: string): Promise<readonly GatewayInstance[]> {
    return this.#sql.rows<GatewayInstance>({
      name: 'gateway-instances-others',
      text: `select id, version, key_id as "keyId", settings from gateway_instances
        where id <> $1 and seen_at >= ${now} - ${aliveFor} order by id limit 100`,
      values: [id],
    });
  }

  async leave(id: string): Promise<void> {
    await this.#sql.rows({
      name: 'gateway-instance-leave',
      text: 'delete from gateway_instances where id = $1',
      values: [id],
    });
  }
}
