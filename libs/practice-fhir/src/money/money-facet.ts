import type { Answer, Balance, Call, Id, Money, Statement } from '@portico/practice-spi';
import { gone, hasProblem, ok } from '../client/build-results.ts';
import type { Capabilities } from '../client/capabilities.ts';
import { instant } from '../parse-moments.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { referenceTo, targetsAt } from '../resource-references.ts';
import { accountBalance } from './read-account-balance.ts';
import { isInvoiceOf, linesOf, readInvoice, type InvoiceRow } from './statement-from-invoice.ts';
import { paidOf, paymentPosted, postPayment, takesPayments } from './post-payment-notices.ts';

export const hasMoney = (capabilities: Capabilities): boolean =>
  capabilities.can('Invoice', 'read') && capabilities.can('Invoice', 'search');

/** What a patient owes, by Accounts or Invoices; payments are told by PaymentNotices. */
export const moneyFacet = (server: PracticeServer, capabilities: Capabilities): Money => ({
  balance: (patient, call) => balanceOf(server, patient, call),
  statements: async (patient, _cursor, call) => {
    const invoices = await invoicesOf(server, patient, call);
    if (!invoices.ok) return invoices;
    return ok({ items: newestFirst(invoices.value).map(({ id, date, total }) => ({ id, date, total })) });
  },
  statement: (patient, statement, call) => statementOf(server, patient, statement, call),
  ...(takesPayments(capabilities) && {
    post: async (entry, key, call) => {
      const invoices = await invoicesOf(server, entry.patient, call);
      if (!invoices.ok) return invoices;
      const oldest = newestFirst(invoices.value)
        .filter(({ isDue }) => isDue)
        .at(-1);
      return postPayment(server, entry, { key, invoice: oldest?.id }, call);
    },
    posted: (patient, key, call) => paymentPosted(server, patient, key, call),
  }),
});

const newestFirst = (invoices: readonly InvoiceRow[]): readonly InvoiceRow[] =>
  [...invoices].sort((a, b) => b.date.localeCompare(a.date) || (a.id < b.id ? 1 : -1));

const whose = (patient: Id) => ({ patient: referenceTo({ type: 'Patient', id: patient }) });

/** All that were sent to a patient; one that cannot be read leaves the sum unknown, and is no answer. */
const invoicesOf = async (server: PracticeServer, patient: Id, call: Call): Answer<readonly InvoiceRow[]> => {
  const found = await server.client.searchAll('Invoice', whose(patient), call);
  if (!found.ok) return found;
  const rows: InvoiceRow[] = [];
  for (const stored of found.value.matches.filter((each) => isInvoiceOf(each, patient))) {
    const row = readInvoice(stored, server.host.timeZone);
    if (!row.ok) return row;
    if (row.value !== undefined) rows.push(row.value);
  }
  return ok(rows);
};

const balanceOf = async (server: PracticeServer, patient: Id, call: Call): Answer<Balance> => {
  const asOf = instant(server.host.now());
  const accounts = await server.client.searchAll('Account', whose(patient), call);
  if (!accounts.ok && !hasProblem(accounts, 'not-offered')) return accounts;
  const said = accountBalance(accounts.ok ? accounts.value.matches : [], patient);
  if (!said.ok) return said;
  if (said.value !== undefined) return ok({ due: said.value, asOf });
  const invoices = await invoicesOf(server, patient, call);
  if (!invoices.ok) return invoices;
  const due = invoices.value.filter(({ isDue }) => isDue);
  const paid = await paidOf(
    server,
    due.map(({ id }) => id),
    call,
  );
  if (!paid.ok) return paid;
  return ok({ due: due.reduce((sum, { total }) => sum + total, 0) - paid.value, asOf });
};

const statementOf = async (server: PracticeServer, patient: Id, statement: Id, call: Call): Answer<Statement> => {
  const stored = await server.client.read('Invoice', statement, call);
  if (!stored.ok) return stored;
  if (!isInvoiceOf(stored.value, patient)) return gone;
  const row = readInvoice(stored.value, server.host.timeZone);
  if (!row.ok) return row;
  if (row.value === undefined) return gone;
  const charges = targetsAt(stored.value.json, 'lineItem.chargeItemReference').map(({ id }) => id);
  const found =
    charges.length === 0
      ? undefined
      : await server.client.searchAll('ChargeItem', { _id: [...new Set(charges)].join(',') }, call);
  if (found?.ok === false && !hasProblem(found, 'not-offered')) return found;
  const known = new Map(found?.ok ? found.value.matches.map((each) => [each.id, each.json]) : []);
  const lines = linesOf(row.value, ({ id }) => known.get(id));
  const { id, date, total } = row.value;
  return lines.ok ? ok({ id, date, total, lines: lines.value }) : lines;
};
