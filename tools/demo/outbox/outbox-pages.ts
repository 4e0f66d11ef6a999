import { PostgresOutbox } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { jsonReply, pageLanguage, type Pages, type Reply } from '@portico/gateway/server';
import { outboxItems } from './outbox-items.ts';
import { outboxPage } from './outbox-page.ts';

/** The page has one style sheet of this origin, follows links and does nothing else. */
const policy = [
  'content-security-policy',
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
];

/** The look of the portal, and what the outbox adds to it. */
const sheets = ['../../../libs/ui/src/tokens.css', '../../../libs/ui/src/base.css', './outbox.css'];

/**
 * Where a demo shows the mails and text messages that it does not send: `/demo/outbox` for people, `/demo/outbox.json`
 * for tests. No gateway has these pages unless it is given them.
 */
export const outboxPagesOver = async (database: Sql): Promise<(origin: () => string) => Pages> => {
  const outbox = new PostgresOutbox(database);
  const css = (
    await Promise.all(sheets.map((sheet) => readFile(fileURLToPath(new URL(sheet, import.meta.url)), 'utf8')))
  ).join('\n');
  const reply = (type: string, body: string): Reply => ({
    status: 200,
    headers: ['content-type', `${type}; charset=utf-8`, 'cache-control', 'no-store', ...policy],
    body,
  });
  return (origin) =>
    async ({ method, path, headers }) => {
      if (method !== 'GET' && method !== 'HEAD') return undefined;
      switch (path) {
        case '/demo/outbox': {
          const language = pageLanguage(headers.cookie, headers['accept-language']);
          return reply('text/html', outboxPage(await outboxItems(outbox, origin()), language));
        }
        case '/demo/outbox.json':
          return jsonReply(200, JSON.stringify(await outboxItems(outbox, origin())), ...policy);
        case '/demo/outbox.css':
          return reply('text/css', css);
        default:
          return undefined;
      }
    };
};
