import type { Answer, Call } from '@portico/practice-spi';
import { hasProblem, ok } from '../client/build-results.ts';
import type { Stored } from '../client/stored-resource.ts';
import { text } from '../json/index.ts';
import { instant } from '../parse-moments.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { claimOn } from './claim-on-slot.ts';

/** An Appointment that holds a time for the portal: `pending`, and of a claim with its end. */
export const isHolding = ({ json }: Stored): boolean =>
  text(json, 'status') === 'pending' && claimOn(json)?.until !== undefined;

/** Holds of the portal that start between two moments. */
export const holdsBetween = async (
  server: PracticeServer,
  { from, before }: { readonly from: number; readonly before: number },
  call: Call,
): Answer<readonly Stored[]> => {
  const date = [`ge${instant(from)}`, `lt${instant(before)}`];
  const found = await server.client.searchAll('Appointment', { status: 'pending', date }, call);
  return found.ok ? ok(found.value.matches.filter(isHolding)) : found;
};

/** Cancels what holds a time; one that was booked or canceled meanwhile is left as it is. */
export const cancelHold = async (server: PracticeServer, held: Stored, call: Call): Answer<void> => {
  const canceled = await server.client.change(held, { ...held.json, status: 'cancelled' }, call);
  if (canceled.ok) return ok(undefined);
  if (!hasProblem(canceled, 'conflict')) return canceled;
  const now = await server.client.read('Appointment', held.id, call);
  return now.ok && isHolding(now.value) ? canceled : ok(undefined);
};

/** The server decides how long it holds a time; the end that the portal wrote on it is kept by whoever lists times next. */
export const releaseHoldsThatAreOver = async (
  server: PracticeServer,
  between: { readonly from: number; readonly before: number },
  call: Call,
): Promise<void> => {
  const held = await holdsBetween(server, between, call);
  const over = held.ok ? held.value.filter(({ json }) => (claimOn(json)?.until ?? Infinity) <= server.host.now()) : [];
  for (const each of over) {
    const done = await cancelHold(server, each, call);
    if (!done.ok) server.host.log('fhir-hold-not-released', { problem: done.error.kind });
  }
};
