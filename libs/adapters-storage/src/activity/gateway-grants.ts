import type { Sql } from '../sql/sql.ts';

/** Tables that are written once: the gateway adds to them and changes nothing. */
export const writtenOnce = ['activity', 'activity_seals'] as const;
/** What commands of an operator alone write. */
const onlyRead = ['activity_retired', 'schema_version'] as const;

/** A role that cannot be the gateway's; the message is a sentence for the person who named it. */
export class GrantRefused extends Error {}

const schemas = ['public', 'clinic', 'connected'] as const;

/**
 * Grants a server role the minimum that a gateway needs: all data of every schema, reading and appending to the log,
 * and reading the list of migrations. It owns nothing, so it can neither change a table nor disable a trigger. Runs as
 * the owner of the tables after every migration, because new tables need it again.
 */
export const grantToGateway = async (sql: Sql, role: string): Promise<void> => {
  const [known] = await sql.rows<{ readonly name: string; readonly isOwner: boolean }>({
    text: `select quote_ident(rolname) as name, rolsuper or exists (
        select 1 from pg_class c where c.relname = 'activity' and pg_has_role(r.oid, c.relowner, 'member')
      ) as "isOwner"
      from pg_roles r where rolname = $1`,
    values: [role],
  });
  if (known === undefined) throw new GrantRefused(`The server has no role ${role}.`);
  if (known.isOwner)
    throw new GrantRefused(`${role} owns the tables, or may do whatever it likes: a gateway needs a role of its own.`);
  const { name } = known;
  await sql.transaction(async (inner) => {
    for (const schema of schemas) {
      for (const text of [
        `grant usage on schema ${schema} to ${name}`,
        `revoke create on schema ${schema} from ${name}`,
        `grant select, insert, update, delete on all tables in schema ${schema} to ${name}`,
        `grant usage, select on all sequences in schema ${schema} to ${name}`,
      ]) {
        await inner.rows({ text });
      }
    }
    for (const table of writtenOnce) {
      await inner.rows({ text: `revoke update, delete, truncate, references, trigger on ${table} from ${name}` });
    }
    for (const table of onlyRead) {
      await inner.rows({ text: `revoke insert, update, delete, truncate on ${table} from ${name}` });
    }
  });
};

/** Whether the role of this connection could change or remove lines of the activity log. */
export const mayChangeLog = async (sql: Sql): Promise<boolean> => {
  const [row] = await sql.rows<{ readonly may: boolean }>({
    text: `select bool_or(
        pg_has_role(c.relowner, 'member') or has_table_privilege(c.oid, 'update, delete, truncate, trigger')
      ) as may from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relname = any($1)`,
    values: [writtenOnce],
  });
  return row?.may ?? false;
};
