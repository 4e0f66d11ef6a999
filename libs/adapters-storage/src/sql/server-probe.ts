import { Unavailable, type Outage } from '@portico/domain/kernel';
import pg from 'pg';
import { destroy } from './connection-age.ts';
import { orUnavailable } from './map-outage-errors.ts';
import { grows, readsOnly, type OnLost, type Probe, type ProbedRow } from './database-probe.ts';
import { within } from './within-time-limit.ts';

/** Milliseconds after which a connection that does not answer is compared with a new one. */
const silence = 400;
/** Time limit of a new connection in milliseconds; callers of `outage()` have their answer earlier. */
const patience = 3_000;
const silent = Symbol('silent');

/**
 * Probes a server over a connection of its own, so that the probe waits in no queue. If a connection stays silent while
 * a new one answers, the network dropped it without notice, and those of its age with it.
 */
export class ServerProbe implements Probe {
  readonly #config: pg.ClientConfig;
  readonly #onLost: OnLost;
  #known: pg.Client | undefined;
  /** Until a new connection answers. */
  #wasSilent = false;
  #closed = false;

  constructor(config: pg.ClientConfig, onLost: OnLost) {
    this.#config = config;
    this.#onLost = onLost;
  }

  async look(growing: boolean): Promise<Outage | undefined> {
    const known = this.#known;
    const told = known && (await within(silence, ask(known, growing).catch(asOutage), silent));
    if (known !== undefined && told === undefined) return undefined;
    // After any trouble the next answer comes over a new connection: it may lead to another server.
    this.#drop();
    if (told !== undefined && told !== silent && told !== 'unreachable') return told;
    if (told === silent) this.#wasSilent = true;
    const fresh = await this.#connect();
    const answer = await ask(fresh, growing).catch(asOutage);
    if (this.#wasSilent && answer !== 'unreachable') {
      this.#wasSilent = false;
      await endOrphans(fresh, this.#onLost());
    }
    if (answer === undefined && !this.#closed) this.#known = fresh;
    else destroy(fresh);
    return answer;
  }

  close(): void {
    this.#closed = true;
    this.#drop();
  }

  #drop(): void {
    if (this.#known !== undefined) destroy(this.#known);
    this.#known = undefined;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...this.#config, query_timeout: patience, connectionTimeoutMillis: patience });
    client.on('error', () => {
      if (this.#known === client) this.#known = undefined;
    });
    try {
      await client.connect();
      return client;
    } catch (error) {
      destroy(client);
      throw orUnavailable(error);
    }
  }
}

/**
 * Ends the server processes of dropped connections: otherwise the server would keep the locks of their unfinished
 * transactions until it notices by itself.
 */
const endOrphans = async (client: pg.Client, processes: readonly number[]): Promise<void> => {
  await client
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity where pid = any($1::integer[]) and usename = current_user
        and application_name = 'portico' and coalesce(state_change, backend_start) < clock_timestamp() - interval '0.3 second'`,
      [processes],
    )
    .catch(() => undefined);
};

const ask = async (client: pg.Client, growing: boolean): Promise<Outage | undefined> => {
  const { rows } = await client.query<ProbedRow>(readsOnly.text);
  if (rows[0]?.reads_only !== false) return 'read-only';
  if (growing) await client.query(grows.text);
  return undefined;
};

/** A role that may not create temporary tables cannot probe for disk space: such an error is no outage. */
const asOutage = (error: unknown): Outage | undefined => {
  const told = orUnavailable(error);
  if (told instanceof Unavailable) return told.why;
  if (error instanceof pg.DatabaseError) return undefined;
  return 'unreachable';
};
