import { beforeEach, describe, expect, it } from '@jest/globals';
import { failed } from '@portico/domain/kernel';
import { testNumbers } from '@portico/domain/payments/testing';
import { holding } from '@portico/application/kernel/testing';
import type { Cards, NewCard } from '@portico/application/payments';
import { CardsViewModel } from './cards.view-model.ts';
import { cardsFixture, tokenize } from '@portico/services/payments/testing';

describe('the screen of the cards on file', () => {
  let fixture: ReturnType<typeof cardsFixture>;
  beforeEach(() => {
    fixture = cardsFixture();
  });

  let uuids = 0;
  const opened = async (port: Cards = fixture.service, by = tokenize) => {
    const randomUuid = () => `uuid-${(uuids += 1)}`;
    const viewModel = new CardsViewModel(port, true, randomUuid, by);
    await viewModel.load();
    return viewModel;
  };
  const fill = (viewModel: CardsViewModel, number: string = testNumbers.visa): void => {
    viewModel.add();
    const form = viewModel.adding;
    form?.type('holder', 'Ben Ortiz');
    form?.type('number', number);
    form?.type('expirationMonth', '12');
    form?.type('expirationYear', '2030');
    form?.type('code', '123');
  };
  const shown = (viewModel: CardsViewModel) =>
    viewModel.phase.kind === 'ready' ? viewModel.phase.screen.cards.map(({ last4 }) => last4) : undefined;
  const newsOf = (viewModel: CardsViewModel) => viewModel.told.map(({ news }) => news.kind);

  it('MON-149 saves a card, hides the form and shows what stands now', async () => {
    const viewModel = await opened();
    fill(viewModel);
    await viewModel.save();
    expect({
      adding: viewModel.adding,
      busy: viewModel.busy,
      shown: shown(viewModel),
      newsOf: newsOf(viewModel),
    }).toEqual({ adding: undefined, busy: false, shown: ['4242'], newsOf: ['saved'] });
  });

  it('sends nothing that is not a card, and says what is missing', async () => {
    const viewModel = await opened();
    viewModel.add();
    await viewModel.save();
    expect(Object.keys(viewModel.adding?.problems ?? {})).toHaveLength(4);
    expect(await fixture.onFile()).toEqual([]);
  });

  it('sends once, however often it is pressed', async () => {
    const { port, release } = holding(fixture.service);
    const opening = opened(port);
    await release();
    const viewModel = await opening;
    fill(viewModel);
    const pressed = [viewModel.save(), viewModel.save()];
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    await release();
    await release();
    await Promise.all(pressed);
    expect(shown(viewModel)).toEqual(['4242']);
  });

  it('MON-150 tells a failure, and sends the same card under the same id again', async () => {
    const seen: string[] = [];
    let reached = false;
    const flaky = new Proxy(fixture.service, {
      get: (service, name) =>
        name === 'add'
          ? async (card: NewCard) => {
              seen.push(card.uniqueId);
              const answer = await service.add(card);
              if (reached) return answer;
              reached = true;
              return failed({ kind: 'unreachable' } as const);
            }
          : Reflect.get(service, name).bind(service),
    });
    const viewModel = await opened(flaky);
    fill(viewModel);
    await viewModel.save();
    expect({ newsOf: newsOf(viewModel), valid: viewModel.adding?.valid }).toEqual({ newsOf: ['failed'], valid: true });
    await viewModel.save();
    expect(new Set(seen).size).toBe(1);
    expect({ newsOf: newsOf(viewModel), shown: shown(viewModel) }).toEqual({
      newsOf: ['saved'],
      shown: ['4242'],
    });
  });

  it('MON-150 tells at the field what the processor refused, and starts another attempt', async () => {
    const seen: string[] = [];
    let asked = 0;
    const viewModel = await opened(
      new Proxy(fixture.service, {
        get: (service, name) =>
          name === 'add'
            ? (card: NewCard) => {
                seen.push(card.uniqueId);
                asked += 1;
                return asked === 1
                  ? Promise.resolve(failed({ kind: 'card-refused', reason: 'code' } as const))
                  : service.add(card);
              }
            : Reflect.get(service, name).bind(service),
      }),
    );
    fill(viewModel);
    await viewModel.save();
    expect(viewModel.adding?.problems.code?.kind).toBe('refused');
    // No notice over the page says it once more, above the field.
    expect(newsOf(viewModel)).toEqual([]);
    viewModel.adding?.type('code', '123');
    await viewModel.save();
    expect(new Set(seen).size).toBe(2);
    expect(shown(viewModel)).toEqual(['4242']);
  });

  it('asks the gateway nothing when the card has no token', async () => {
    const viewModel = await opened(fixture.service, async () =>
      failed({ kind: 'card-refused', reason: 'unreachable' }),
    );
    fill(viewModel);
    await viewModel.save();
    expect({ refused: viewModel.adding?.refused, newsOf: newsOf(viewModel) }).toEqual({
      refused: 'unreachable',
      newsOf: ['failed'],
    });
    expect(await fixture.onFile()).toEqual([]);
  });

  it('MON-147 MON-149 leaves nothing of a card in a form that is closed', async () => {
    const viewModel = await opened();
    fill(viewModel);
    const form = viewModel.adding;
    viewModel.stopAdding();
    expect({ adding: viewModel.adding, isEmpty: form?.inputs.isEmpty }).toEqual({ adding: undefined, isEmpty: true });
    fill(viewModel);
    const other = viewModel.adding;
    viewModel.dispose();
    expect(other?.inputs.isEmpty).toBe(true);
  });

  it('MON-151 asks before it removes a card', async () => {
    const card = await fixture.saved();
    const viewModel = await opened();
    await viewModel.removal.confirm();
    expect(shown(viewModel)).toEqual(['4242']);
    viewModel.removal.ask(card);
    await viewModel.removal.confirm();
    expect({ question: viewModel.removal.question, shown: shown(viewModel), newsOf: newsOf(viewModel) }).toEqual({
      question: undefined,
      shown: [],
      newsOf: ['removed'],
    });
  });

  it('MON-152 opens creditCardDeleteErrorModal for a card that a plan pays with', async () => {
    const card = await fixture.saved();
    await fixture.planPaidWith(card);
    const viewModel = await opened();
    viewModel.removal.ask(card);
    await viewModel.removal.confirm();
    expect(viewModel.removal.inUse).toMatchObject({ plan: 'Crown in May', card: { last4: '4242' } });
    expect({ question: viewModel.removal.question, shown: shown(viewModel), newsOf: newsOf(viewModel) }).toEqual({
      question: undefined,
      shown: ['4242'],
      newsOf: [],
    });
    viewModel.removal.dismiss();
    expect(viewModel.removal.inUse).toBeUndefined();
  });

  it('MON-153 MON-154 shows the default card first', async () => {
    await fixture.saved();
    const second = await fixture.saved(testNumbers.mastercard);
    const viewModel = await opened();
    expect(shown(viewModel)).toEqual(['4242', '1732']);
    await viewModel.makeDefault(second);
    expect({ shown: shown(viewModel), newsOf: newsOf(viewModel) }).toEqual({
      shown: ['1732', '4242'],
      newsOf: ['made-default'],
    });
  });

  it('knows which cards are over, on the practice’s calendar', async () => {
    const viewModel = await opened();
    const card = await fixture.saved();
    expect(viewModel.isExpired({ ...card, expiry: { year: 2026, month: 10 } })).toBe(true);
    expect(viewModel.isExpired({ ...card, expiry: { year: 2026, month: 11 } })).toBe(false);
  });

  it('tells each thing until it was read', async () => {
    const viewModel = await opened();
    fill(viewModel);
    await viewModel.save();
    viewModel.forget(viewModel.told[0]?.key ?? '');
    expect(viewModel.told).toEqual([]);
  });
});
