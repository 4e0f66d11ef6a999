import { failed, instant, ok, type Cents, type Result } from '@portico/domain/kernel';
import type {
  ActivitySpan,
  ActivityUnavailable,
  AttemptReference,
  ProcessorActivity,
  ProcessorCharge,
  ProcessorLine,
} from '@portico/domain/payments';
import { textOf } from '../wire/http-exchange.ts';
import { chargeIn, type ChargeView } from './charge-view.ts';
import type { CloverClient } from './client.ts';
import { readList } from './read-list-pages.ts';

type Item = Readonly<Record<string, unknown>>;

/** What Clover's lists of charges and refunds say of a span of time. Disputes are in neither. */
export class CloverActivity implements ProcessorActivity {
  readonly #client: CloverClient;

  constructor(client: CloverClient) {
    this.#client = client;
  }

  async of(span: ActivitySpan): Promise<Result<readonly ProcessorLine[], ActivityUnavailable>> {
    const lines: ProcessorLine[] = [];
    for (const { path, lineOf } of lists) {
      let isWhole = true;
      const read = await readList(this.#client, path, (items) => {
        for (const item of items) {
          const at = Number(item['created']);
          if (Number.isNaN(at)) isWhole = false;
          if (at < span.from || at >= span.until) continue;
          const line = lineOf(item);
          if (line === undefined) isWhole = false;
          else lines.push(line);
        }
        // Newest first: later pages are older still.
        const last = Number(items.at(-1)?.['created']);
        return last < span.from ? ('read' as const) : undefined;
      });
      if (read === 'unknown' || !isWhole) return failed({ kind: 'activity-unavailable' });
    }
    // Clover lets go of what was only authorized by a refund: nothing was taken, so nothing went back.
    const voided = new Set(lines.filter(({ state }) => state === 'voided').map(({ id }) => id));
    return ok(lines.filter((line) => line.kind !== 'refund' || line.charge === undefined || !voided.has(line.charge)));
  }
}

const states: Readonly<Record<ChargeView['standing']['kind'], Extract<ProcessorLine, { kind: 'charge' }>['state']>> = {
  captured: 'captured',
  authorised: 'authorised',
  'given-back': 'captured',
  open: 'open',
  failed: 'declined',
};

const chargeLine = (item: Item): ProcessorLine | undefined => {
  const charge = chargeIn(item);
  if (charge === undefined) return undefined;
  const { id, amount, standing } = charge;
  const reference = textOf(item['external_reference_id']);
  // What was refunded whole without ever being captured was only let go.
  const isVoided = standing.kind === 'given-back' && item['captured'] !== true;
  return {
    kind: 'charge',
    id: id as ProcessorCharge,
    ...(reference !== undefined && { reference: reference as AttemptReference }),
    amount: amount as Cents,
    at: instant(Number(item['created'])),
    state: isVoided ? 'voided' : states[standing.kind],
  };
};

/** A refund names no reference of ours: its charge tells whose it is. */
const refundLine = (item: Item): ProcessorLine | undefined => {
  const [id, charge] = [textOf(item['id']), textOf(item['charge'])];
  const { amount, status } = item;
  if (id === undefined || typeof amount !== 'number') return undefined;
  return {
    kind: 'refund',
    id,
    ...(charge !== undefined && { charge: charge as ProcessorCharge }),
    amount: amount as Cents,
    at: instant(Number(item['created'])),
    state: status === 'failed' ? 'voided' : status === 'pending' ? 'open' : 'done',
  };
};

const lists = [
  { path: '/v1/charges', lineOf: chargeLine },
  { path: '/v1/refunds', lineOf: refundLine },
] as const;
