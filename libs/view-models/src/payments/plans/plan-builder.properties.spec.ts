import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decimalOf, type Cents, type LocalDate } from '@portico/domain/kernel';
import type { PlanSettings } from '@portico/domain/payments';
import type { PlanView } from '@portico/application/payments';
import { PlanBuilder } from './plan-builder.ts';
import { payDay, planViewOf } from '../testing/index.ts';
import { planSettings } from '@portico/application/payments/testing';

const building = ({
  balance = 12_000,
  settings = planSettings,
  existing = [],
  terms,
  edited,
}: {
  readonly balance?: number;
  readonly settings?: PlanSettings;
  readonly existing?: readonly PlanView[];
  readonly terms?: string;
  readonly edited?: PlanView;
} = {}) =>
  new PlanBuilder({
    offer: { settings, existing, ...(terms === undefined ? {} : { terms }) },
    balance: balance as Cents,
    today: payDay,
    suggestedName: 'Peñasco, Nov 21, 2026',
    ...(edited === undefined ? {} : { edited }),
  });

const monthlyOnly: PlanSettings = { ...planSettings, frequencies: ['monthly'] };
const amounts = fc.integer({ min: 5_000, max: 100_000 });

describe('a new plan', () => {
  it('MON-079 MON-080 MON-081 opens with the day 1, Sunday, and a name of practice and date', () => {
    const builder = building();
    expect({
      dayOfMonth: builder.calendar.dayOfMonth,
      dayOfWeek: builder.calendar.dayOfWeek,
      builderName: builder.name,
    }).toEqual({
      dayOfMonth: 1,
      dayOfWeek: 7,
      builderName: 'Peñasco, Nov 21, 2026',
    });
    builder.typeName('x'.repeat(60));
    expect(builder.name).toHaveLength(50);
    builder.typeName(' ');
    expect(builder.mistakeOf('name')).toEqual({ field: 'name', kind: 'name-missing' });
  });

  it('MON-117 MON-118 MON-121 keeps the field that was typed last, and derives the other one from it', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 2, max: 12 }), fc.integer({ min: 1_000, max: 9_000 }), (total, n, p) => {
        const builder = building({ balance: total, settings: monthlyOnly });
        builder.installments.typeCount(String(n));
        expect(builder.installments.countText).toBe(String(n));
        expect(builder.installments.paymentText).toBe(decimalOf(Math.ceil(total / n) as Cents));
        builder.installments.typePayment(decimalOf(p as Cents));
        expect(builder.installments.paymentText).toBe(decimalOf(p as Cents));
        expect(builder.installments.countText).toBe(String(Math.ceil(total / p)));
        const { schedule, terms, lastPayment } = builder.installments;
        expect(schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(lastPayment).toBe(terms?.last === terms?.payment ? undefined : terms?.last);
      }),
    );
  });

  it('MON-119 MON-120 shows the amount of the last payment only where it differs', () => {
    const builder = building({ balance: 10_001, settings: monthlyOnly });
    builder.installments.typePayment('50');
    expect({ count: builder.installments.terms?.count, lastPayment: builder.installments.lastPayment }).toEqual({
      count: 3,
      lastPayment: 1,
    });
    builder.installments.typeCount('10');
    expect({ paymentText: builder.installments.paymentText, lastPayment: builder.installments.lastPayment }).toEqual({
      paymentText: '10.01',
      lastPayment: 992,
    });
  });

  it('MON-122 tells a count that rounding to cents made smaller, and leaves what was typed', () => {
    const [least, most] = [1 as Cents, 20_000 as Cents];
    const sixty = { value: 60, interval: 'weeks' } as const;
    const range = { minBalance: least, maxBalance: most, maxDuration: sixty, minimumPayment: least };
    const builder = building({
      balance: 3_421,
      settings: { ...planSettings, frequencies: ['weekly'], ranges: [range] },
    });
    builder.installments.typeCount('60');
    expect({
      countText: builder.installments.countText,
      changedCount: builder.installments.changedCount,
      count: builder.installments.terms?.count,
    }).toEqual({
      countText: '60',
      changedCount: 59,
      count: 59,
    });
    builder.installments.typeCount('10');
    expect(builder.installments.changedCount).toBeUndefined();
  });

  it('MON-101 MON-102 offers what the settings allow, and leaves no choice where one frequency fits', () => {
    expect(building().calendar.frequencies).toEqual(['weekly', 'monthly']);
    expect(building({ settings: monthlyOnly }).calendar.frequencies).toEqual(['monthly']);
    fc.assert(
      fc.property(amounts, (total) => {
        const { frequencies, frequency } = building({ balance: total }).calendar;
        expect(frequencies).toEqual(total <= 20_000 ? ['weekly', 'monthly'] : ['monthly']);
        expect(frequencies).toContain(frequency);
      }),
    );
    const builder = building();
    builder.calendar.chooseFrequency('monthly');
    expect(builder.calendar.frequency).toBe('monthly');
    builder.funding.typeAmount('20');
    expect(builder.calendar.frequency).toBe('weekly');
  });

  it('MON-103 MON-104 is offered for an amount that a rule holds, and for no other', () => {
    const builder = building({ balance: 200_000 });
    expect(builder.funding.amountText).toBe('1000.00');
    builder.funding.typeAmount('1000.01');
    expect(builder.mistakeOf('amount')).toEqual({ field: 'amount', kind: 'not-offered' });
    builder.funding.typeAmount('2000.01');
    expect(builder.mistakeOf('amount')).toEqual({ field: 'amount', kind: 'amount-high', limit: 200_000 });
    builder.funding.typeAmount('9.99');
    expect(builder.mistakeOf('amount')?.kind).toBe('not-offered');
  });

  it('MON-110 MON-111 MON-112 MON-113 MON-114 says which limit is broken', () => {
    const builder = building({ settings: monthlyOnly });
    const byCount = (text: string) => {
      builder.installments.typeCount(text);
      return builder.mistakeOf('count') ?? builder.mistakeOf('payment');
    };
    expect(byCount('13')).toMatchObject({ field: 'count', limit: { kind: 'count-high', limit: 12 } });
    expect(byCount('1')).toMatchObject({ field: 'count', limit: { kind: 'count-low', limit: 1 } });
    expect(byCount('0')).toMatchObject({ field: 'count', limit: { kind: 'count-low', limit: 1 } });
    expect(byCount('2.5')).toEqual({ field: 'count', kind: 'count-not-whole' });
    expect(byCount('12')).toBeUndefined();
    const byPayment = (text: string) => {
      builder.installments.typePayment(text);
      return builder.mistakes;
    };
    expect(byPayment('9.99')).toMatchObject([
      { limit: { kind: 'count-high' } },
      { limit: { kind: 'payment-low', limit: 1_000 } },
    ]);
    expect(byPayment('10.005')).toEqual([{ field: 'payment', kind: 'decimals' }]);
    expect(byPayment('10')).toEqual([]);
    expect(byPayment('')).toEqual([]);
    expect(builder.isValid).toBe(false);
  });

  it('MON-095 chosen anew it begins anew', () => {
    const builder = building({ existing: [planViewOf()] });
    builder.installments.typeCount('6');
    builder.agreement.agree(false);
    builder.choose('existing');
    builder.pick(planViewOf());
    builder.choose('new');
    expect({
      picked: builder.funding.picked,
      countText: builder.installments.countText,
      agreed: builder.agreement.agreed,
    }).toEqual({
      picked: undefined,
      countText: '',
      agreed: true,
    });
  });

  it('MON-094 is a new one, added to one that is there, or a change of one, paid each month or each week', () => {
    const opened = (more: Parameters<typeof building>[0]) => {
      const builder = building(more);
      return [builder.funding.option, builder.funding.options, builder.calendar.frequencies];
    };
    expect(planSettings.frequencies.toSorted()).toEqual(['monthly', 'weekly']);
    const both = planSettings.frequencies;
    expect(opened({})).toEqual(['new', ['new'], both]);
    const existing = [planViewOf()];
    expect(opened({ existing })).toEqual(['new', ['new', 'existing'], both]);
    expect(opened({ existing, settings: { ...planSettings, canCreateMultiple: false } }).slice(0, 2)).toEqual([
      'existing',
      ['existing'],
    ]);
    expect(opened({ edited: planViewOf() })[0]).toBe('edit');
    const builder = building({ existing });
    for (const option of ['existing', 'new'] as const) {
      builder.choose(option);
      expect(builder.funding.option).toBe(option);
    }
    for (const frequency of ['weekly', 'monthly'] as const) {
      builder.calendar.chooseFrequency(frequency);
      expect([builder.calendar.frequency, builder.calendar.chosen.frequency]).toEqual([frequency, frequency]);
    }
  });

  it('MON-124 starts agreed only while no terms have come', () => {
    expect([building().agreement.agreed, building({ terms: 'You pay.' }).agreement.agreed]).toEqual([true, false]);
  });

  it('says when its own limits would stop it', () => {
    const builder = building({ settings: monthlyOnly });
    builder.installments.typeCount('4');
    builder.autopay.typeCap('29.99');
    builder.autopay.typeUntil('2026-11-30');
    expect(builder.mistakes).toEqual([
      { field: 'cap', kind: 'cap-low', limit: 3_000 },
      { field: 'until', kind: 'until-early', limit: '2026-12-01' },
    ]);
    builder.autopay.typeCap('30');
    builder.autopay.typeUntil('2026-12-01');
    expect(builder.mistakes).toEqual([]);
    expect(builder.ordered).toMatchObject({ autopay: { cap: 3_000, until: '2026-12-01' } });
    // An unfinished date is no "without an end".
    builder.autopay.typeUntil('12/3');
    expect(builder.mistakeOf('until')).toMatchObject({ kind: 'until-early' });
    expect(builder.ordered).toBeUndefined();
  });
});

describe('an existing plan', () => {
  const expired = planViewOf({ id: 'plan-2' as PlanView['id'], cardExpired: true });

  it('MON-097 picked, its total is the amount and what is left of it, and its count stays', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 2_000, max: 40_000 }), (added, left) => {
        const plan = planViewOf({ plannable: left as Cents });
        const builder = building({ balance: 50_000, existing: [plan] });
        builder.choose('existing');
        builder.funding.typeAmount(decimalOf(added as Cents));
        expect(builder.funding.total).toBeUndefined();
        builder.pick(plan);
        expect({ total: builder.funding.total, countText: builder.installments.countText }).toEqual({
          total: added + left,
          countText: '4',
        });
      }),
    );
  });

  it('MON-098 whose card has expired cannot be picked', () => {
    const builder = building({ existing: [expired] });
    builder.choose('existing');
    builder.pick(expired);
    expect({ picked: builder.funding.picked, ordered: builder.ordered }).toEqual({
      picked: undefined,
      ordered: undefined,
    });
  });

  it('MON-099 MON-100 is offered as the settings say', () => {
    const offered = (changes: Partial<PlanSettings>, existing: readonly PlanView[] = [planViewOf()]) =>
      building({ settings: { ...planSettings, ...changes }, existing }).funding.options;
    expect(offered({})).toEqual(['new', 'existing']);
    expect(offered({ canCreateMultiple: false })).toEqual(['existing']);
    expect(offered({ canCreateMultiple: false }, [])).toEqual(['new']);
    expect(offered({ addBalanceToExisting: false })).toEqual(['new']);
    expect(offered({ frequencies: [] }, [])).toEqual([]);
  });

  it('MON-107 MON-108 MON-109 takes an amount strictly between its bounds', () => {
    const plan = planViewOf({ plannable: 95_000 as Cents });
    const builder = building({ balance: 12_000, existing: [plan] });
    builder.choose('existing');
    builder.pick(plan);
    const at = (text: string) => {
      builder.funding.typeAmount(text);
      return builder.mistakeOf('amount')?.kind;
    };
    expect([at('0.01'), at('0.02'), at('49.99'), at('50'), at('50.01')]).toEqual([
      'amount-between',
      undefined,
      undefined,
      'amount-between',
      'not-offered',
    ]);
  });
});

describe('a plan that is changed', () => {
  it('MON-089 MON-105 MON-116 is of what is left, and keeps its day unless its frequency changes', () => {
    const builder = building({ edited: planViewOf(), settings: planSettings });
    expect({
      option: builder.funding.option,
      total: builder.funding.total,
      countText: builder.installments.countText,
      paymentText: builder.installments.paymentText,
    }).toEqual({ option: 'edit', total: 20_000, countText: '4', paymentText: '50.00' });
    expect({ isChanged: builder.isChanged, mistakes: builder.mistakes }).toEqual({ isChanged: false, mistakes: [] });
    expect(builder.calendar.chosen).toEqual({ frequency: 'monthly', dayOfMonth: 5 });
    builder.calendar.chooseFrequency('weekly');
    expect(builder.calendar.chosen).toEqual({ frequency: 'weekly', dayOfWeek: 7 });
    expect(builder.ordered).toMatchObject({ calendar: { frequency: 'weekly', dayOfWeek: 7 } });
  });

  it('MON-116 with one payment left keeps its count', () => {
    const edited = planViewOf({ paymentsLeft: 1, plannable: 3_000 as Cents, remaining: 3_000 as Cents });
    const builder = building({ edited });
    builder.installments.typeCount('5');
    expect({
      isCountFixed: builder.installments.isCountFixed,
      count: builder.installments.terms?.count,
      mistakes: builder.mistakes,
    }).toEqual({
      isCountFixed: true,
      count: 1,
      mistakes: [],
    });
    builder.typeName('Crown');
    expect(builder.ordered).toMatchObject({ kind: 'edit-plan', name: 'Crown', terms: { count: 1, payment: 3_000 } });
  });

  it('keeps what it may take by itself until that is changed', () => {
    const edited = planViewOf({ autopay: { cap: 6_000 as Cents, until: '2027-06-01' as LocalDate } });
    const builder = building({ edited });
    expect({
      capText: builder.autopay.capText,
      untilText: builder.autopay.untilText,
      isChanged: builder.isChanged,
    }).toEqual({
      capText: '60.00',
      untilText: '2027-06-01',
      isChanged: false,
    });
    builder.autopay.typeCap('');
    expect({ isChanged: builder.isChanged, autopay: builder.autopay.chosen }).toEqual({
      isChanged: true,
      autopay: { until: '2027-06-01' },
    });
  });
});

it('throws for nothing that is typed, and never makes a plan that does not sum', () => {
  const step = fc.oneof(
    fc.tuple(fc.constant('typeAmount' as const), fc.string()),
    fc.tuple(fc.constant('typeCount' as const), fc.oneof(fc.string(), fc.integer().map(String))),
    fc.tuple(fc.constant('typePayment' as const), fc.oneof(fc.string(), fc.float().map(String))),
    fc.tuple(fc.constant('typeCap' as const), fc.string()),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), fc.boolean(), (steps, edits) => {
      const builder = building(edits ? { edited: planViewOf() } : {});
      const type = {
        typeAmount: builder.funding.typeAmount,
        typeCount: builder.installments.typeCount,
        typePayment: builder.installments.typePayment,
        typeCap: builder.autopay.typeCap,
      };
      for (const [name, text] of steps) type[name](text);
      const { ordered, funding, installments } = builder;
      if (ordered !== undefined)
        expect(installments.schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(funding.total);
    }),
  );
});
