import type { Outage } from '@portico/domain/kernel';

/** Asks the database how it is. */
export interface Probe {
  /** `growing`: also whether the disk takes more, which costs a little. Throws where there is no answer at all. */
  look(growing: boolean): Promise<Outage | undefined>;
  /** Ends without waiting for anything that is on its way. */
  close(): void;
}

/** Called when the connections that are open lead nowhere; answers the server's processes at their other ends. */
export type OnLost = () => readonly number[];

export interface ProbedRow {
  readonly reads_only: boolean;
}

export const readsOnly = {
  text: "select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as reads_only",
};

/** More than fits into what is left of any page: the file of a table has to grow for it. Nothing of it stays. */
export const grows = {
  text: `begin; create temporary table portico_room on commit drop as select repeat('x', 1800) from generate_series(1, 600); commit`,
};
