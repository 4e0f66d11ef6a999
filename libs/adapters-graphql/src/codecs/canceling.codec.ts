import type { CancellationOffer, CancellationOrder, OfferedReason } from '@portico/application/appointments';
import type { CancellationTerms } from '@portico/domain/appointments';
import type { Cents } from '@portico/domain/kernel';
import { codec, list, unreadable, type Codec } from './codec.ts';
import { prepaidTerms } from './prepaid.codec.ts';
import { field, flat, record } from './object-codec.ts';
import { maybe, moment, money, word } from './scalars.ts';

const termKinds = word(['open', 'too-late', 'by-phone', 'over']);
const noFee = money.write(0 as Cents);

/** Until when it can be canceled online, or since when it cannot. */
export const cancellationTerms: Codec<
  CancellationTerms,
  { readonly terms: string; readonly until: string | null; readonly fee: string },
  { readonly terms: string; readonly until?: string | null; readonly fee: string }
> = codec(
  (value) => {
    const json = { terms: termKinds.write(value.kind), until: null, fee: noFee };
    if (value.kind === 'open') return { ...json, until: moment.write(value.until), fee: money.write(value.fee) };
    return value.kind === 'too-late' ? { ...json, until: moment.write(value.since) } : json;
  },
  ({ terms: written, until, fee }) => {
    const kind = termKinds.read(written);
    if (kind === 'over' || kind === 'by-phone') return { kind };
    const at = until == null ? unreadable() : moment.read(until);
    return kind === 'open' ? { kind, until: at, fee: money.read(fee) } : { kind, since: at };
  },
);

const reason = record<OfferedReason>()({
  id: 'cancellationReasonId',
  name: 'name',
  needsComments: 'needsComments',
  anotherTime: 'anotherTime',
});

export const cancellationOffer = record<CancellationOffer>()({
  terms: flat(cancellationTerms),
  reasons: field('reasons', list(reason)),
  practiceName: 'practice_name',
  practicePhone: 'practice_phone',
  payable: 'payable',
  prepaid: maybe('prepaid', prepaidTerms),
});

export const cancellationOrder = record<CancellationOrder>()({
  id: 'cancellationReasonId',
  comments: 'cancellationComments',
  givenBack: maybe('prepaymentGivenBack', money),
});
