import { failed, ok, type Cents, type Result } from '@portico/domain/kernel';
import type {
  ActivitySpan,
  ActivityUnavailable,
  AttemptReference,
  ProcessorActivity,
  ProcessorLine,
} from '@portico/domain/payments';
import type { PayeezyReport, Reported } from './transaction-report.ts';
import { processorChargeOf } from './payeezy-wire-values.ts';

/** What Payeezy's report says of a span of time, where the practice is offered one. */
export class PayeezyActivity implements ProcessorActivity {
  readonly #report: PayeezyReport;

  constructor(report: PayeezyReport) {
    this.#report = report;
  }

  async of({ from, until }: ActivitySpan): Promise<Result<readonly ProcessorLine[], ActivityUnavailable>> {
    const reported = await this.#report.between(from, until);
    if (reported === 'unavailable') return failed({ kind: 'activity-unavailable' });
    const captured = new Set(
      reported.flatMap(({ type, state, original }) => (type === 'capture' && state === 'live' ? [original?.id] : [])),
    );
    // An authorization of nothing is a card that was kept, and one that was captured is shown as its capture.
    return ok(reported.filter(({ id, amount }) => amount > 0 && !captured.has(id)).map(lineOf));
  }
}

const chargeStates = { live: 'captured', voided: 'voided', declined: 'declined' } as const;

const lineOf = (one: Reported): ProcessorLine => {
  const { type, state, at, original } = one;
  const shared = {
    amount: one.amount as Cents,
    at,
    ...(one.reference !== '' && { reference: one.reference as AttemptReference }),
  };
  if (type === 'refund') {
    const charge = original && { charge: processorChargeOf(original) };
    return {
      kind: 'refund',
      id: processorChargeOf(one),
      ...shared,
      ...charge,
      state: state === 'live' ? 'done' : 'voided',
    };
  }
  const isHeld = type === 'authorize' && state === 'live';
  return { kind: 'charge', id: processorChargeOf(one), ...shared, state: isHeld ? 'authorised' : chargeStates[state] };
};
