import { describe, expect, it } from '@jest/globals';
import { failed } from '@portico/domain/kernel';
import { testNumbers } from '@portico/domain/payments/testing';
import { expiredCard, goodCard, otherCard, payingFixture, receiptOf, screenOf, typeCard } from '../testing/index.ts';

describe('the make-payment screen', () => {
  it('MON-054 offers what is open, the whole first, and pays it with the default card', async () => {
    const fixture = payingFixture();
    const viewModel = await fixture.loaded();
    expect({ type: viewModel.draft.type, amount: viewModel.draft.amount, saved: viewModel.draft.card?.saved }).toEqual({
      type: 'full',
      amount: 12_000,
      saved: goodCard.id,
    });
    await viewModel.pay();
    expect(fixture.orders).toEqual([
      {
        uniqueId: 'attempt-1',
        kind: 'balance',
        pays: 'all',
        amount: 12_000,
        card: { kind: 'saved', card: goodCard.id },
      },
    ]);
    expect(viewModel.sending.state).toEqual({ kind: 'done', receipt: receiptOf() });
  });

  it('MON-059 cash opens its modal and disables the button, and the card as it was chosen enables it again', async () => {
    const viewModel = await payingFixture().loaded();
    expect(viewModel.canPay).toBe(true);
    viewModel.draft.card?.chooseMethod('cash');
    expect({ cashTold: viewModel.draft.card?.cashTold, canPay: viewModel.canPay }).toEqual({
      cashTold: true,
      canPay: false,
    });
    viewModel.draft.card?.closeCash();
    expect({ cashTold: viewModel.draft.card?.cashTold, canPay: viewModel.canPay }).toEqual({
      cashTold: false,
      canPay: true,
    });
    viewModel.draft.card?.chooseNew();
    viewModel.draft.card?.form.type('holder', 'Ana');
    viewModel.draft.card?.chooseMethod('cash');
    viewModel.draft.card?.closeCash();
    const { method, saved, form } = viewModel.draft.card ?? {};
    expect({ method, saved, holder: form?.inputs.holder, problems: form?.problems }).toEqual({
      method: 'card',
      saved: undefined,
      holder: 'Ana',
      problems: {},
    });
  });

  it('MON-060 MON-147 another payment type empties the partial amount and the card, and picks no other card', async () => {
    const viewModel = await payingFixture().loaded();
    viewModel.chooseType('partial');
    viewModel.draft.partial?.type('50');
    typeCard(viewModel);
    viewModel.chooseType('full');
    viewModel.chooseType('partial');
    expect({
      text: viewModel.draft.partial?.text,
      isEmpty: viewModel.draft.card?.form.inputs.isEmpty,
      saved: viewModel.draft.card?.saved,
    }).toEqual({ text: '', isEmpty: true, saved: undefined });
    typeCard(viewModel);
    viewModel.draft.card?.chooseSaved(otherCard);
    viewModel.draft.card?.chooseNew();
    expect(viewModel.draft.card?.form.inputs.isEmpty).toBe(true);
  });

  it('keeps what was chosen and typed while the page is read in another language', async () => {
    const viewModel = await payingFixture().loaded();
    viewModel.chooseType('partial');
    viewModel.draft.partial?.type('7');
    typeCard(viewModel);
    await viewModel.askAnew();
    expect({
      type: viewModel.draft.type,
      amount: viewModel.draft.amount,
      saved: viewModel.draft.card?.saved,
      isEmpty: viewModel.draft.card?.form.inputs.isEmpty,
    }).toEqual({ type: 'partial', amount: 700, saved: undefined, isEmpty: false });
  });

  it('MON-061 leaving it clears everything, and stops asking', async () => {
    const fixture = payingFixture();
    fixture.submits.unshift(async () => failed({ kind: 'checking' }));
    const viewModel = await fixture.loaded();
    viewModel.chooseType('partial');
    viewModel.draft.partial?.type('50');
    typeCard(viewModel);
    await viewModel.pay();
    expect(fixture.ticking()).toBe(1);
    viewModel.dispose();
    expect({
      type: viewModel.draft.type,
      text: viewModel.draft.partial?.text,
      isEmpty: viewModel.draft.card?.form.inputs.isEmpty,
    }).toEqual({
      type: 'full',
      text: '',
      isEmpty: true,
    });
    expect({ state: viewModel.sending.state.kind, ticking: fixture.ticking() }).toEqual({ state: 'idle', ticking: 0 });
  });

  it('MON-064 MON-073 MON-074 MON-076 a part of it needs an amount within its bounds', async () => {
    const fixture = payingFixture();
    const viewModel = await fixture.loaded();
    viewModel.chooseType('partial');
    const at = (text: string) => {
      viewModel.draft.partial?.type(text);
      return [viewModel.canPay, viewModel.draft.partial?.mistake?.kind];
    };
    expect(at('')).toEqual([false, undefined]);
    expect(at('0.00')).toEqual([false, 'zero']);
    expect(at('0.99')).toEqual([false, 'out-of-range']);
    expect(at('120.01')).toEqual([false, 'out-of-range']);
    expect(at('a$50,0')).toEqual([true, undefined]);
    expect(at('1,25')).toEqual([true, undefined]);
    expect(viewModel.draft.amount).toBe(125);
    expect(at('120')).toEqual([true, undefined]);
    expect(at('50.25')).toEqual([true, undefined]);
    expect(viewModel.draft.partial?.left).toMatchObject({ balance: 6_975 });
    await viewModel.pay();
    expect(fixture.orders[0]).toMatchObject({ kind: 'balance', pays: 'part', amount: 5_025 });
  });

  it('MON-065 a card that has expired is not chosen, and without a card nothing is paid', async () => {
    const viewModel = await payingFixture(screenOf({ cards: [expiredCard] })).loaded();
    expect({ saved: viewModel.draft.card?.saved, canPay: viewModel.canPay }).toEqual({
      saved: undefined,
      canPay: false,
    });
    viewModel.draft.card?.chooseSaved(expiredCard);
    expect({ saved: viewModel.draft.card?.saved, canPay: viewModel.canPay }).toEqual({
      saved: undefined,
      canPay: false,
    });
    typeCard(viewModel);
    expect(viewModel.canPay).toBe(true);
  });

  it('MON-071 a new card is exchanged for a token when it is sent, and only then', async () => {
    const fixture = payingFixture();
    const viewModel = await fixture.loaded();
    typeCard(viewModel);
    viewModel.draft.card?.form.keeping.chooseSave(true);
    expect(fixture.tokenized).toEqual([]);
    await viewModel.pay();
    expect(fixture.orders[0]?.card).toMatchObject({
      kind: 'entered',
      card: { kind: 'token', token: 'token-1' },
      save: true,
    });
    expect(JSON.stringify(fixture.orders)).not.toContain(testNumbers.visa);
  });

  it('says what the button waits for, the first thing first', async () => {
    const viewModel = await payingFixture(screenOf({ cards: [] })).loaded();
    const said: (string | undefined)[] = [viewModel.rules.missing];
    viewModel.chooseType('partial');
    said.push(viewModel.rules.missing);
    viewModel.draft.partial?.type('0');
    said.push(viewModel.rules.missing);
    viewModel.chooseType('plan');
    said.push(viewModel.rules.missing);
    viewModel.draft.builder?.installments.typeCount('6');
    said.push(viewModel.rules.missing);
    typeCard(viewModel);
    said.push(viewModel.rules.missing);
    viewModel.draft.builder?.agreement.agree(true);
    said.push(viewModel.rules.missing);
    expect(said).toEqual(['card', 'amount', 'mistake', 'plan', 'card', 'terms', undefined]);
  });

  it('waits for a new card to be mended once an error of it is shown', async () => {
    const viewModel = await payingFixture(screenOf({ cards: [] })).loaded();
    viewModel.draft.card?.form.type('number', '999999');
    expect(viewModel.rules.missing).toBe('mistake');
    viewModel.draft.card?.form.type('number', '');
    expect(viewModel.rules.missing).toBe('card');
  });

  it('MON-010 pays nothing where the practice takes no online payments', async () => {
    const { tokenizer: _, ...offline } = screenOf();
    const fixture = payingFixture(offline);
    const viewModel = await fixture.loaded();
    expect(viewModel.canPay).toBe(false);
    await viewModel.pay();
    expect(fixture.orders).toEqual([]);
  });
});
