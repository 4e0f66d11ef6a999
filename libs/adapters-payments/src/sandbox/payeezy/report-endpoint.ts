import { json, type SandboxReply } from '../sandbox-http-listener.ts';
import type { Json } from './transaction-replies.ts';
import type { Transaction } from './transaction-ledger.ts';
import type { PayeezySandbox } from './payeezy-sandbox.ts';

/** However many are asked for. */
const perPage = 40;

/** `GET /transactions`, the report of transactions by day. How it names its fields is not verified. */
export const reportPage = (sandbox: PayeezySandbox, query: URLSearchParams): SandboxReply => {
  const [from, until] = [dayIn(query, 'start_date'), dayIn(query, 'end_date')];
  const [limit, offset] = [Number(query.get('limit') ?? perPage), Number(query.get('offset') ?? 0)];
  if (from === undefined || until === undefined || !(limit > 0) || !(offset >= 0)) {
    return json(400, { code: '400', message: 'The request is not valid' });
  }
  const { reportLag } = sandbox.habits;
  const shown = sandbox.ledger.transactions.filter(
    ({ at }) => at >= from && at < until + 86_400_000 && sandbox.now() - at >= reportLag,
  );
  const page = shown.slice(offset, offset + Math.min(limit, reportLag > 0 ? perPage : limit));
  return json(200, { transactions: page.map(rowOf) });
};

const rowOf = (one: Transaction): Json => ({
  transaction_id: one.id,
  transaction_tag: one.tag,
  transaction_type: one.kind,
  transaction_status: one.undone ? 'voided' : 'approved',
  transaction_time: new Date(one.at).toISOString(),
  amount: String(one.amount),
  currency: 'USD',
  merchant_ref: one.reference,
  ...(one.of && { original_transaction_id: one.of.id, original_transaction_tag: one.of.tag }),
});

/** `YYYYMMDD`, on the clock of UTC, in epoch milliseconds. */
const dayIn = (query: URLSearchParams, name: string): number | undefined => {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(query.get(name) ?? '') ?? [];
  return year === undefined ? undefined : Date.UTC(Number(year), Number(month) - 1, Number(day));
};
