import type { Instant } from '@portico/domain/kernel';
import type { ShortLink, ShortLinks, ShortLinkType } from '@portico/domain/notifications';
import { deleteInBatches } from '../sql/delete-in-batches.ts';
import type { Sql } from '../sql/sql.ts';
import { keyOf, newHash, seal, unseal } from './sealed-link-address.ts';

interface ShortLinkRow {
  readonly long_url: string;
  readonly from_at: Instant | null;
  readonly expires_at: Instant;
}

/** Short links in the portal's own tables, which reveal neither the hash nor the long address. */
export class PostgresShortLinks implements ShortLinks {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async keep({ type, longUrl, from, expiresAt }: ShortLink): Promise<string> {
    const hash = newHash();
    await this.#sql.rows({
      name: 'short-link-keep',
      text: 'insert into short_links (type, hash, long_url, from_at, expires_at) values ($1, $2, $3, $4, $5)',
      values: [type, keyOf(hash), seal(longUrl, hash), from ?? null, expiresAt],
    });
    return hash;
  }

  async find(type: ShortLinkType, hash: string): Promise<ShortLink | undefined> {
    const [row] = await this.#sql.rows<ShortLinkRow>({
      name: 'short-link-find',
      text: 'select long_url, from_at, expires_at from short_links where hash = $1 and type = $2',
      values: [keyOf(hash), type],
    });
    if (row === undefined) return undefined;
    return {
      type,
      longUrl: unseal(row.long_url, hash),
      ...(row.from_at === null ? {} : { from: row.from_at }),
      expiresAt: row.expires_at,
    };
  }

  async prune(before: Instant): Promise<void> {
    await deleteInBatches(this.#sql, 'short_links', 'expires_at < $1', [before]);
  }
}
