import type { Answer, Call, Cents, Entry, Id, Key } from '@portico/practice-spi';
import { gone, malformed, ok } from '../client/build-results.ts';
import type { Capabilities } from '../client/capabilities.ts';
import { all, text, type Json } from '../json/index.ts';
import { createOnce, findByKey } from '../create-once-by-key.ts';
import { dayIn } from '../parse-moments.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { keyIdentifier, keyIn, referenceTo, targetsAt, type Target } from '../resource-references.ts';
import { centsAt, moneyOf } from './parse-cents.ts';

/** The naming system of the patient in a PaymentNotice, which has no element for one. */
const patientSystem = 'urn:portico:patient';

const patientIn = (json: Json): Id | undefined =>
  text(
    all(json, 'identifier').find((identifier) => text(identifier, 'system') === patientSystem),
    'value',
  );

/** A notice has no patient to search by: without its key none would be found again. */
export const takesPayments = (capabilities: Capabilities): boolean =>
  capabilities.can('PaymentNotice', 'create') &&
  capabilities.can('PaymentNotice', 'search') &&
  capabilities.knows('PaymentNotice', 'identifier');

/** Tells the practice of a payment or a refund, once for each key; of the Invoice that is due first, or else of the patient. */
export const postPayment = async (
  server: PracticeServer,
  entry: Entry,
  { key, invoice }: { readonly key: Key; readonly invoice: Id | undefined },
  call: Call,
): Answer<void> => {
  const { patient, amount, at, purpose } = entry;
  const about: Target = invoice === undefined ? { type: 'Patient', id: patient } : { type: 'Invoice', id: invoice };
  const day = dayIn(at, server.host.timeZone);
  const notice = {
    resourceType: 'PaymentNotice',
    status: 'active',
    identifier: [{ system: patientSystem, value: patient }],
    request: { reference: referenceTo(about) },
    created: day,
    paymentDate: day,
    payment: { identifier: keyIdentifier(key), display: purpose },
    recipient: { display: 'Portico' },
    amount: moneyOf(amount),
    paymentStatus: {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/paymentstatus', code: 'paid' }],
      text: purpose,
    },
  };
  const created = await createOnce(server.client, notice, key, {}, call);
  if (!created.ok) return created;
  const { stored, rivals } = created.value;
  if (rivals.length > 0) server.host.log('fhir-duplicate-payment', { count: rivals.length });
  return patientIn(stored.json) === patient ? ok(undefined) : malformed('PaymentNotice.identifier');
};

/** Whether a payment of this patient was told under a key. */
export const paymentPosted = async (server: PracticeServer, patient: Id, key: Key, call: Call): Answer<void> => {
  const found = await findByKey(server.client, 'PaymentNotice', key, {}, call);
  if (!found.ok) return found;
  return found.value.some(({ json }) => patientIn(json) === patient) ? ok(undefined) : gone;
};

/**
 * What was paid through the portal of Invoices that are still due. The practice's own notices are not counted: it sends
 * one of the payment and another once it cleared.
 */
export const paidOf = async (server: PracticeServer, invoices: readonly Id[], call: Call): Answer<Cents> => {
  const capabilities = await server.client.capabilities();
  if (!capabilities.ok) return capabilities;
  if (invoices.length === 0 || !takesPayments(capabilities.value)) return ok(0);
  if (!capabilities.value.knows('PaymentNotice', 'request')) return ok(0);
  const request = invoices.map((id) => referenceTo({ type: 'Invoice', id })).join(',');
  const found = await server.client.searchAll('PaymentNotice', { request }, call);
  if (!found.ok) return found;
  let paid = 0;
  const counted = new Set<Key>();
  for (const { json } of found.value.matches) {
    const key = keyIn(json);
    const isOfThese = targetsAt(json, 'request').some(({ type, id }) => type === 'Invoice' && invoices.includes(id));
    if (key === undefined || counted.has(key) || !isOfThese || text(json, 'status') !== 'active') continue;
    const cents = centsAt(json, 'amount', 'PaymentNotice.amount');
    if (!cents.ok) return cents;
    counted.add(key);
    paid += cents.value;
  }
  return ok(paid);
};
