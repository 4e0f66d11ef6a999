import type { Cents, Day, Id, Result, StatementLine } from '@portico/practice-spi';
import { malformed, ok } from '../client/build-results.ts';
import type { Stored } from '../client/stored-resource.ts';
import { all, first, text, type Json } from '../json/index.ts';
import { dayAt } from '../parse-moments.ts';
import { isTarget, targetOf, targetsAt, type Target } from '../resource-references.ts';
import { conceptText } from '../values/index.ts';
import { centsAt } from './parse-cents.ts';

/** An Invoice that was sent to the patient. */
export interface InvoiceRow extends StatementLine {
  readonly stored: Stored;
  /** Not paid yet. */
  readonly isDue: boolean;
}

/** Whether an Invoice of each status was sent, and is due. */
const states: ReadonlyMap<string, 'due' | 'paid' | 'not sent'> = new Map(
  Object.entries({
    issued: 'due',
    balanced: 'paid',
    draft: 'not sent',
    cancelled: 'not sent',
    'entered-in-error': 'not sent',
  }),
);

export const isInvoiceOf = ({ json }: Stored, patient: Id): boolean => {
  const subjects = targetsAt(json, 'subject');
  return subjects.length > 0 && subjects.every((each) => isTarget(each, 'Patient', patient));
};

/** Reads an Invoice; nothing for one that was not sent. */
export const readInvoice = (stored: Stored, timeZone: string): Result<InvoiceRow | undefined> => {
  const { json, id } = stored;
  const status = text(json, 'status') ?? '';
  if (!states.has(status)) return malformed('Invoice.status');
  if (states.get(status) === 'not sent') return ok(undefined);
  const date = dayAt(json, 'date', timeZone);
  if (date === undefined || date === 'broken') return malformed('Invoice.date');
  const total = centsAt(json, 'totalGross', 'Invoice.totalGross');
  return total.ok ? ok({ stored, id, date, total: total.value, isDue: states.get(status) === 'due' }) : total;
};

interface Line {
  readonly date: Day;
  readonly description: string;
  readonly amount: Cents;
}

/** How a part of a price counts; what informs counts nothing. */
const signs: ReadonlyMap<string, 1 | -1 | 0> = new Map(
  Object.entries({
    base: 1,
    surcharge: 1,
    tax: 1,
    deduction: -1,
    discount: -1,
    informational: 0,
  }),
);

const amountOf = (components: readonly Json[], what: string): Result<Cents> => {
  let amount = 0;
  for (const component of components) {
    const type = text(component, 'type') ?? '';
    const sign = signs.get(type);
    if (sign === undefined) return malformed(what);
    if (sign === 0) continue;
    const cents = centsAt(component, 'amount', what);
    if (!cents.ok) return cents;
    // A discount stands with its sign on some servers, and without it on others.
    amount += sign < 0 ? -Math.abs(cents.value) : cents.value;
  }
  return ok(amount);
};

const hasAmounts = (item: Json): boolean => {
  const components = all(item, 'priceComponent');
  return components.length > 0 && components.every((each) => first(each, 'amount') !== undefined);
};

/** The lines of an Invoice, which have to sum to its total; the total alone where the server gives no amount of each line. */
export const linesOf = (
  { stored: { json, id }, date, total }: InvoiceRow,
  known: (target: Target) => Json | undefined,
): Result<readonly Line[]> => {
  const items = all(json, 'lineItem');
  if (items.length === 0 || !items.every(hasAmounts)) {
    const description = conceptText(first(json, 'type')) ?? text(json, 'identifier.value') ?? id;
    return ok([{ date, description, amount: total }]);
  }
  const lines: Line[] = [];
  for (const [at, item] of items.entries()) {
    const amount = amountOf(all(item, 'priceComponent'), 'Invoice.lineItem');
    if (!amount.ok) return amount;
    const charge = targetOf(first(item, 'chargeItemReference'));
    const concept = first(item, 'chargeItemCodeableConcept') ?? first(charge && known(charge), 'code');
    const description = conceptText(concept) ?? text(item, 'chargeItemReference.display') ?? `${at + 1}`;
    lines.push({ date, description, amount: amount.value });
  }
  for (const component of all(json, 'totalPriceComponent')) {
    const amount = amountOf([component], 'Invoice.totalPriceComponent');
    if (!amount.ok) return amount;
    const description = conceptText(first(component, 'code')) ?? text(component, 'type') ?? '';
    if (amount.value !== 0) lines.push({ date, description, amount: amount.value });
  }
  const sum = (each: readonly Line[]): Cents => each.reduce((before, { amount }) => before + amount, 0);
  // What stands at the end sums up what the lines have said already, or is a part of its own.
  const fitting = [lines.slice(0, items.length), lines].find((each) => sum(each) === total);
  return fitting === undefined ? malformed('Invoice.lineItem') : ok(fitting);
};
