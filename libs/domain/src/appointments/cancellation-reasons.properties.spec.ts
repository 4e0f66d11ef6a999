import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MINUTE, plus, type Cents } from '../kernel/index.ts';
import { instants, words } from '../kernel/testing/index.ts';
import { appointmentStatuses } from './appointment.ts';
import {
  cancellationReason,
  cancellationTerms,
  defaultCancellationReason,
  meansAnotherTime,
  needsComments,
  type CancellationChoice,
} from './cancellation-reasons.ts';
import { statusOf } from './appointment-list-group.ts';

const choices: fc.Arbitrary<readonly CancellationChoice[]> = fc.uniqueArray(
  fc
    .tuple(
      fc.constantFrom('1', '2', '10', '99'),
      fc.record({ code: fc.constantFrom('OT', 'PR', 'XX'), value: fc.constantFrom('1', '2') }, { requiredKeys: [] }),
    )
    .map(([id, more]): CancellationChoice => ({ id, name: { en: id, es: id }, ...more })),
  { selector: ({ id }) => id },
);
const saids = fc.record(
  {
    id: fc.constantFrom('1', '2', '10', '99', 'OT'),
    comments: fc.oneof(
      words(),
      fc.constant('  '),
      words().map((said) => said.repeat(600)),
    ),
  },
  { requiredKeys: [] },
);

describe('the reason that is kept', () => {
  it('APT-126 APT-127 ACC-271 ACC-274 MON-162 has comments exactly where other was chosen', () => {
    fc.assert(
      fc.property(choices, saids, (offered, said) => {
        const kept = cancellationReason(said, offered);
        const chosen = offered.find(({ id }) => id === (said.id ?? defaultCancellationReason));
        if (kept.ok) {
          expect(kept.value.id).toBe(said.id ?? '1');
          expect(kept.value.comments !== undefined).toBe(chosen?.code === 'OT');
        } else {
          expect(kept.error.kind === 'unknown-reason').toBe(chosen === undefined);
        }
        expect(needsComments(chosen)).toBe(chosen?.code === 'OT');
      }),
    );
  });

  it('APT-128 APT-129 MON-163 means another time with the code PR and the value 1 together, and never when none was chosen', () => {
    fc.assert(
      fc.property(choices, (offered) => {
        expect(offered.filter(meansAnotherTime)).toEqual(
          offered.filter(({ code, value }) => code === 'PR' && value === '1'),
        );
      }),
    );
    expect(meansAnotherTime(undefined)).toBe(false);
    expect(needsComments(undefined)).toBe(false);
  });
});

const visits = fc
  .tuple(fc.constantFrom(...appointmentStatuses), instants, fc.integer({ min: 1, max: 480 }))
  .map(([status, start, minutes]) => ({ status, start, end: plus(start, minutes * MINUTE) }));
const cutOffs = fc.constantFrom(0, 1, 60, 24 * 60);
const fees = fc.nat(20_000).map((amount) => amount as Cents);
/** Minutes from the start of a visit; its edges and those of the cut-offs are frequent. */
const moments = fc.oneof(fc.integer({ min: -2_000, max: 600 }), fc.constantFrom(0, -1, -60, -24 * 60));

describe('whether a visit can be canceled online', () => {
  it('APT-130 is until the cut-off, for the fee, and from exactly then on by phone', () => {
    fc.assert(
      fc.property(visits, cutOffs, fees, ({ start, end }, cutOffMinutes, fee) => {
        const visit = { status: 'SCHEDULED' as const, start, end };
        const until = plus(start, -cutOffMinutes * MINUTE);
        const terms = (now: typeof start): unknown => cancellationTerms(visit, { cutOffMinutes }, fee, now);
        expect(terms(plus(until, -1))).toEqual({ kind: 'open', until, fee });
        expect(terms(until)).toEqual({ kind: 'too-late', since: until });
        expect(terms(plus(end, -1))).toEqual({ kind: 'too-late', since: until });
        expect(terms(end)).toEqual({ kind: 'over' });
      }),
    );
  });

  it('APT-130 costs nothing for a request, which can be taken back until its time is over', () => {
    fc.assert(
      fc.property(visits, cutOffs, fees, moments, ({ start, end }, cutOffMinutes, fee, minutes) => {
        const now = plus(start, minutes * MINUTE);
        expect(cancellationTerms({ status: 'REQUESTED', start, end }, { cutOffMinutes }, fee, now)).toEqual(
          now < end ? { kind: 'open', until: end, fee: 0 } : { kind: 'over' },
        );
      }),
    );
  });

  it('is left to the phone at a practice whose system takes none, for a request too', () => {
    fc.assert(
      fc.property(visits, cutOffs, fees, moments, (visit, cutOffMinutes, fee, minutes) => {
        const now = plus(visit.start, minutes * MINUTE);
        const { kind } = cancellationTerms(visit, { cutOffMinutes }, fee, now);
        expect(cancellationTerms(visit, { cutOffMinutes, byPhone: true }, fee, now)).toEqual({
          kind: kind === 'over' ? 'over' : 'by-phone',
        });
      }),
    );
  });

  it('APT-130 is no question for what is over, canceled, missed or under way', () => {
    fc.assert(
      fc.property(visits, cutOffs, fees, moments, (visit, cutOffMinutes, fee, minutes) => {
        const now = plus(visit.start, minutes * MINUTE);
        const over = statusOf(visit, now) === 'past' || visit.status === 'CHECKED-IN';
        expect(cancellationTerms(visit, { cutOffMinutes }, fee, now).kind === 'over').toBe(over);
      }),
    );
  });
});
