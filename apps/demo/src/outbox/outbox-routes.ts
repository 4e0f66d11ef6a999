import { PostgresOutbox } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { jsonReply, type Pages } from '@portico/gateway/server';
import { demoPolicy, demoReply, languageOf } from '../page/demo-page.ts';
import { outboxItems } from './outbox-items.ts';
import { outboxPage } from './outbox-page.ts';

/**
 * Where a demo shows the mails and text messages that it does not send: `/demo/outbox` for people, `/demo/outbox.json`
 * for tests. No gateway has these pages unless it is given them.
 */
export const outboxPagesOver = (database: Sql): ((origin: () => string) => Pages) => {
  const outbox = new PostgresOutbox(database);
  return (origin) => async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    switch (request.path) {
      case '/demo/outbox':
        return demoReply('text/html', outboxPage(await outboxItems(outbox, origin()), languageOf(request)));
      case '/demo/outbox.json':
        return jsonReply(200, JSON.stringify(await outboxItems(outbox, origin())), ...demoPolicy);
      default:
        return undefined;
    }
  };
};
