import { describe, expect, it } from '@jest/globals';
import { failed, ok, type LocalDate } from '@portico/domain/kernel';
import type {
  CardFrame,
  CardFrameRequest,
  CardRefused,
  EnteredCard,
  Tokenize,
  TokenizerFacts,
} from '@portico/domain/payments';
import { cardToday, dinersNumber, testNumbers } from '@portico/domain/payments/testing';
import { CardForm } from './card-form.ts';

const filled = (): CardForm => {
  const form = new CardForm(cardToday);
  form.type('holder', 'James Walker');
  form.type('number', testNumbers.visa);
  form.type('expirationMonth', '12');
  form.type('expirationYear', '2030');
  form.type('code', '123');
  return form;
};

describe('CardForm', () => {
  it('MON-132 MON-135 hands out the card that was typed', () => {
    expect(filled().typed()).toEqual({
      brand: 'visa',
      number: '4242424242424242',
      code: '123',
      holder: 'James Walker',
      expiry: { year: 2030, month: 12 },
    });
  });

  it('MON-144 groups the number while it is typed, by its brand', () => {
    const form = new CardForm(cardToday);
    form.type('number', '42424');
    expect({ number: form.inputs.number, brand: form.inputs.brand, codeLength: form.inputs.codeLength }).toEqual({
      number: '4242 4',
      brand: 'visa',
      codeLength: 3,
    });
    form.type('number', '378282246310005');
    expect({ number: form.inputs.number, brand: form.inputs.brand, codeLength: form.inputs.codeLength }).toEqual({
      number: '3782 822463 10005',
      brand: 'american express',
      codeLength: 4,
    });
  });

  it('MON-137 MON-145 puts month and year together', () => {
    const form = new CardForm(cardToday);
    expect(form.inputs.expiration).toBe('');
    form.type('expirationMonth', '07');
    expect(form.inputs.expiration).toBe('07/');
    form.type('expirationYear', '2031');
    expect(form.inputs.expiration).toBe('07/31');
    expect({
      monthsCount: form.inputs.months.length,
      yearsCount: form.inputs.years.length,
      years: form.inputs.years[0],
    }).toEqual({
      monthsCount: 12,
      yearsCount: 21,
      years: '2026',
    });
  });

  it('MON-140 is valid only without a mistake', () => {
    const wrong = { holder: 'Al', number: '4242', expirationMonth: '', expirationYear: '', code: '12' } as const;
    expect(filled().valid).toBe(true);
    for (const field of Object.keys(wrong) as (keyof typeof wrong)[]) {
      const form = filled();
      form.type(field, wrong[field]);
      expect({ field, valid: form.valid, typed: form.typed() }).toEqual({ field, valid: false, typed: undefined });
    }
  });

  it('tells a mistake when its field was left, and not before', () => {
    const form = new CardForm(cardToday);
    form.type('number', '4242');
    expect(form.problems).toEqual({});
    form.leave('number');
    expect(form.problems.number?.kind).toBe('number-short');
    expect(form.problems.code).toBeUndefined();
    form.leaveAll();
    expect(Object.keys(form.problems).sort()).toEqual(['code', 'expiration', 'holder', 'number']);
  });

  it('MON-141 MON-142 MON-143 tells at once what cannot become right by typing on', () => {
    const form = new CardForm(cardToday);
    form.type('number', dinersNumber);
    expect(form.problems.number?.kind).toBe('card-not-supported');
    form.type('number', '999999');
    expect(form.problems.number?.kind).toBe('invalid-card');
    form.type('expirationMonth', '01');
    expect(form.problems.expiration).toBeUndefined();
    form.type('expirationYear', '2026');
    expect(form.problems.expiration?.kind).toBe('invalid-date');
  });

  it('MON-138 cuts the code to the length of the brand', () => {
    const form = new CardForm(cardToday);
    form.type('code', '12x345');
    expect(form.inputs.code).toBe('1234');
    form.type('number', testNumbers.visa);
    expect(form.inputs.code).toBe('123');
  });

  it('tells a refusal at its field until something is changed, and asks for the code anew', () => {
    const form = filled();
    form.refuse('number');
    expect(form.problems.number?.kind).toBe('refused');
    expect({ valid: form.valid, code: form.inputs.code }).toEqual({ valid: false, code: '' });
    form.type('code', '123');
    expect({ valid: form.valid, problems: form.problems }).toEqual({ valid: true, problems: {} });
  });

  it('keeps a card whole that never arrived, so that it can be sent again as it is', () => {
    const form = filled();
    form.refuse('unreachable');
    expect({ problems: form.problems, valid: form.valid, code: form.inputs.code }).toEqual({
      problems: {},
      valid: true,
      code: '123',
    });
  });

  it('MON-147 leaves nothing behind when it is reset', () => {
    const form = filled();
    form.keeping.chooseSave(true);
    form.keeping.chooseDefault(true);
    form.leaveAll();
    form.refuse('code');
    form.reset();
    expect({
      isEmpty: form.inputs.isEmpty,
      save: form.keeping.save,
      makeDefault: form.keeping.makeDefault,
      refused: form.refused,
      problems: form.problems,
    }).toEqual({ isEmpty: true, save: false, makeDefault: false, refused: undefined, problems: {} });
    expect(JSON.stringify(form)).not.toContain('4242');
  });

  it('makes only a card the default one that is kept', () => {
    const form = filled();
    form.keeping.chooseSave(true);
    form.keeping.chooseDefault(true);
    form.keeping.chooseSave(false);
    expect(form.keeping.makeDefault).toBe(false);
  });

  it('PAY-F11 asks for the ZIP code where the practice wants it, and says there what was wrong with it', () => {
    const asking = (facts: TokenizerFacts) => new CardForm(cardToday, { facts, open: undefined });
    expect(asking({ kind: 'none' }).asksPostalCode).toBe(false);
    const form = asking({ kind: 'none', postalCode: 'ask' });
    for (const field of ['holder', 'number', 'expirationMonth', 'expirationYear', 'code'] as const) {
      form.type(field, filled().inputs[field]);
    }
    expect({ asksPostalCode: form.asksPostalCode, valid: form.valid, typed: form.typed() }).toEqual({
      asksPostalCode: true,
      valid: false,
      typed: undefined,
    });
    form.type('postalCode', '33101');
    expect(form.typed()).toMatchObject({ postalCode: '33101' });
    form.refuse('postal-code');
    expect({ refusedAt: form.refusedAt, postalCode: form.problems.postalCode?.kind }).toEqual({
      refusedAt: 'postalCode',
      postalCode: 'refused',
    });
    form.reset();
    expect(form.inputs.postalCode).toBe('');
    const elsewhere = filled();
    elsewhere.refuse('postal-code');
    expect(elsewhere.refusedAt).toBeUndefined();
  });

  it('takes the day from whoever makes it', () => {
    expect(new CardForm('2031-02-01' as LocalDate).inputs.years[0]).toBe('2031');
  });

  describe('in the processor’s own fields', () => {
    const facts: TokenizerFacts = {
      kind: 'clover-hosted',
      frame: '/card-frame/clover',
      sdk: 'https://checkout.example/sdk.js',
      key: 'public',
      merchantId: 'MERCHANT',
      postalCode: 'ask',
    };
    const words = { label: '', error: '' };
    const look = {
      language: 'en',
      words: { title: '', fields: { number: words, expiration: words, code: words, postalCode: words } },
      colors: {},
    };
    const token: EnteredCard = {
      kind: 'token',
      token: 'clv_1',
      cardDetails: { brand: 'visa', last4: '4242', holder: 'Ana Prueba', expiry: { year: 2030, month: 12 } },
    };
    const nobody: Tokenize = () => Promise.reject(new Error('A card was sent from the portal’s own form.'));
    const hosted = (answers: readonly ReturnType<CardFrame['token']>[], isReached = true) => {
      const left = [...answers];
      const [closed, cleared, holders]: [number[], number[], string[]] = [[], [], []];
      let change = (): void => undefined;
      const frame: CardFrame = {
        token: (holder) => {
          holders.push(holder);
          return left.shift() ?? Promise.reject(new Error('No more answers.'));
        },
        clearErrors: () => void cleared.push(1),
        close: () => void closed.push(1),
      };
      const open = async (_: unknown, { onChanged }: CardFrameRequest) => {
        change = onChanged;
        return isReached ? frame : undefined;
      };
      return { form: new CardForm(cardToday, { facts, open }), closed, cleared, holders, change: () => change() };
    };

    it('MON-071 knows a name and no number: whatever is typed elsewhere is exchanged elsewhere', async () => {
      const { form, closed, holders } = hosted([Promise.resolve(ok(token))]);
      expect({ isHosted: form.frame.isUsed, valid: form.valid }).toEqual({ isHosted: true, valid: false });
      const close = form.frame.show({}, look);
      await Promise.resolve();
      form.type('holder', 'Ana Prueba ');
      expect({ hosting: form.frame.state, valid: form.valid, problems: form.problems, typed: form.typed() }).toEqual({
        hosting: 'shown',
        valid: true,
        problems: {},
        typed: undefined,
      });
      expect(await form.entered(nobody, facts)).toEqual(ok(token));
      expect(holders).toEqual(['Ana Prueba']);
      close();
      expect(closed).toHaveLength(1);
    });

    it('sends nothing without a name, or before the fields are there, and says what the processor refused', async () => {
      const refusal = { kind: 'card-refused', reason: 'postal-code' } as const;
      const { form } = hosted([Promise.resolve(failed(refusal))]);
      form.type('holder', 'Ana Prueba');
      expect(await form.entered(nobody, facts)).toEqual(ok(undefined));
      form.frame.show({}, look);
      await Promise.resolve();
      form.type('holder', '');
      expect(await form.entered(nobody, facts)).toEqual(ok(undefined));
      form.leaveAll();
      expect(Object.keys(form.problems)).toEqual(['holder']);
      form.type('holder', 'Ana Prueba');
      expect(await form.entered(nobody, facts)).toEqual(failed(refusal));
      form.refuse('number');
      // It is told beside the frame: there is no field of ours that it could be told at.
      expect({ refusedAt: form.refusedAt, problems: form.problems }).toEqual({ refusedAt: undefined, problems: {} });
    });

    it('MON-141 what the frame marks at its field is said there alone, until it is changed or paid', async () => {
      const reasons = ['number', 'expiry', 'code', 'postal-code', 'unsupported', 'unreachable', 'declined'] as const;
      const seen = async (reason: CardRefused['reason'], then: (its: ReturnType<typeof hosted>) => void) => {
        const its = hosted([Promise.resolve(failed({ kind: 'card-refused', reason }))]);
        its.form.frame.show({}, look);
        await Promise.resolve();
        its.form.type('holder', 'Ana Prueba');
        await its.form.entered(nobody, facts);
        its.form.refuse(reason);
        const before = { refused: its.form.refused, isAtField: its.form.refusedAt === 'frame' };
        then(its);
        return {
          before,
          refused: its.form.refused,
          isAtField: its.form.refusedAt !== undefined,
          cleared: its.cleared.length,
        };
      };
      for (const reason of reasons) {
        const before = { refused: reason, isAtField: !['unsupported', 'unreachable', 'declined'].includes(reason) };
        const after = { before, refused: undefined, isAtField: false };
        expect(await seen(reason, ({ change }) => change())).toEqual({ ...after, cleared: 0 });
        expect(await seen(reason, ({ form }) => form.type('holder', 'Ana'))).toEqual({ ...after, cleared: 0 });
        expect(await seen(reason, ({ form }) => form.reset())).toEqual({ ...after, cleared: 1 });
      }
    });

    it('says that the processor is out of reach, and closes a frame that came too late', async () => {
      const away = hosted([], false);
      away.form.frame.show({}, look);
      await Promise.resolve();
      expect({ hosting: away.form.frame.state, valid: away.form.valid }).toEqual({
        hosting: 'unreachable',
        valid: false,
      });
      const late = hosted([]);
      late.form.frame.show({}, look)();
      await Promise.resolve();
      expect(late.closed).toHaveLength(1);
    });
  });
});
