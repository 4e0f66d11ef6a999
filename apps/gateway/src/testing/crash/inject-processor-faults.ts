import type { Processors } from '@portico/adapters-payments/sandbox';
import type { BothProcessors } from './crash-test-practices.ts';

/** Sets the faults of one life at every processor, chosen by a number. */
export const plague = ({ usual, contrary }: BothProcessors, chance: number): void => {
  for (const each of [usual, contrary]) {
    loses[chance % loses.length]?.(each);
    refuses[Math.floor(chance / loses.length) % refuses.length]?.(each);
  }
};

export const noNetworkFaults = ({ usual, contrary }: BothProcessors): void => {
  for (const { clover, payeezy } of [usual, contrary]) {
    clover.sandbox.faults.clear();
    payeezy.sandbox.faults.clear();
  }
};

type Befall = (processors: Processors) => void;
type Fault = Parameters<Processors['clover']['sandbox']['faults']['plan']>[0];

/** To charges and authorizations, twice each. */
const toCharges =
  (fault: Fault): Befall =>
  ({ clover, payeezy }) => {
    clover.sandbox.faults.plan(fault, { listener: 'scl', path: '/v1/charges' }, 2);
    payeezy.sandbox.faults.plan(fault, { method: 'POST', path: '/v1/transactions' }, 2);
  };

/** Answers of charges that are lost, or never asked for, in every way that a network has. */
const loses: readonly Befall[] = [
  () => undefined,
  toCharges({ kind: 'drop', when: 'after' }),
  toCharges({ kind: 'drop', when: 'before' }),
  toCharges({ kind: 'html', when: 'after', status: 502 }),
  toCharges({ kind: 'status', when: 'before', status: 500 }),
  toCharges({ kind: 'cut' }),
  toCharges({ kind: 'truncate' }),
  toCharges({ kind: 'latency', milliseconds: 150 }),
];

/** To what follows on a charge: captures, voids, refunds. */
const toCaptures =
  (clovers: Fault, payeezys: Fault): Befall =>
  ({ clover, payeezy }) => {
    clover.sandbox.faults.plan(clovers, { listener: 'scl', method: 'POST', path: '/v1/charges/' }, 2);
    payeezy.sandbox.faults.plan(payeezys, { method: 'POST', path: '/v1/transactions/' }, 2);
  };
const toBoth = (fault: Fault): Befall => toCaptures(fault, fault);

/** The bank let go of the reservation: no capture goes through any more. */
const forGood = toCaptures(
  {
    kind: 'status',
    when: 'before',
    status: 402,
    body: { message: '402 Payment Required', error: { code: 'card_declined', declineCode: 'issuer_declined' } },
  },
  {
    kind: 'status',
    when: 'before',
    status: 201,
    body: {
      transaction_status: 'declined',
      validation_status: 'success',
      gateway_resp_code: '00',
      bank_resp_code: '500',
    },
  },
);

/** How captures and what is given back are refused: not, for now, or for good. */
const refuses: readonly Befall[] = [
  () => undefined,
  toBoth({ kind: 'status', when: 'before', status: 401 }),
  forGood,
  toBoth({ kind: 'status', when: 'before', status: 429 }),
  toBoth({ kind: 'drop', when: 'after' }),
];
