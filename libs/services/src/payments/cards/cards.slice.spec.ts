import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Acting, Permission } from '@portico/domain/access';
import { failed, ok, type CapabilityId, type PatientId, type PatientRef } from '@portico/domain/kernel';
import {
  cardDetailsOf,
  type CardId,
  type EnteredCard,
  type KeptCard,
  type VaultReference,
} from '@portico/domain/payments';
import { MemoryMerchants, testNumbers } from '@portico/domain/payments/testing';
import { ana, anaAtMesa, ben, benAtPena, callOf, mesa, noon, pena } from '../../kernel/testing/index.ts';
import { holding } from '@portico/application/kernel/testing';
import type { Cards } from '@portico/application/payments';
import { wiredCards } from '../testing/wired-payments.ts';
import { agreedTo, agreedToAt, cardsFixture, tokenOf, typedCard, uniqueId } from '../testing/index.ts';

describe('the cards on file', () => {
  let fixture: ReturnType<typeof cardsFixture>;
  beforeEach(() => {
    fixture = cardsFixture();
  });
  const logged = () => fixture.activityLog.changes.map(({ action, resource }) => [action, resource]);

  it('MON-148 puts a card on file under the attempt that sent it, once', async () => {
    let kept = 0;
    const keep = fixture.processor.keep.bind(fixture.processor);
    fixture.processor.keep = (card) => {
      kept += 1;
      return keep(card);
    };
    const first = await fixture.service.add({
      uniqueId: uniqueId('once'),
      card: tokenOf(typedCard()),
      makeDefault: false,
      agreedTo,
    });
    const second = await fixture.service.add({
      uniqueId: uniqueId('once'),
      card: tokenOf(typedCard()),
      makeDefault: false,
      agreedTo,
    });
    expect(first).toMatchObject({
      ok: true,
      value: { last4: '4242', brand: 'visa', isDefault: true, patient: benAtPena },
    });
    expect({ second, kept }).toEqual({ second: first, kept: 1 });
    expect(await fixture.onFile()).toHaveLength(1);
    expect(logged()).toEqual([['added-card', 'once']]);
  });

  it('MON-148 keeps one of two that come at the same moment, and lets the other go', async () => {
    const forgotten: VaultReference[] = [];
    let kept = 0;
    fixture.processor.keep = async () => {
      kept += 1;
      const vault = `vault-${kept}` as VaultReference;
      return ok({ vault, last4: '4242', expiry: typedCard().expiry } satisfies KeptCard);
    };
    fixture.processor.forget = async (vault) => void forgotten.push(vault);
    const both = await Promise.all(
      [1, 2].map(() =>
        fixture.service.add({ uniqueId: uniqueId('twin'), card: tokenOf(typedCard()), makeDefault: false, agreedTo }),
      ),
    );
    expect(both.map(({ ok: done }) => done)).toEqual([true, true]);
    expect(await fixture.onFile()).toHaveLength(1);
    const [card] = await fixture.onFile();
    const stands = card && (await fixture.cardsOnFile.vaulted(benAtPena, card.id));
    expect(forgotten).toEqual([stands?.vault === 'vault-1' ? 'vault-2' : 'vault-1']);
    expect(logged()).toHaveLength(1);
  });

  it('MON-148 answers a repeat whose token was used up by the attempt before it', async () => {
    const once = tokenOf(typedCard());
    const { port, release } = holding(fixture.processor);
    const slow = wiredCards({ ...fixture, merchants: new MemoryMerchants(port) }, callOf(ben, pena));
    const first = slow.add({ uniqueId: uniqueId('again'), card: once, makeDefault: false, agreedTo });
    const second = slow.add({ uniqueId: uniqueId('again'), card: once, makeDefault: false, agreedTo });
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    await release(0);
    await release(0);
    expect([await first, await second].map(({ ok: done }) => done)).toEqual([true, true]);
    expect(await fixture.onFile()).toHaveLength(1);
  });

  it('MON-136 MON-137 MON-139 keeps nothing that is no card, whoever says it is', async () => {
    const over = typedCard({ expiry: { year: 2026, month: 10 } });
    expect(
      await fixture.service.add({
        uniqueId: uniqueId('a'),
        card: { kind: 'typed', card: over },
        makeDefault: false,
        agreedTo,
      }),
    ).toEqual(failed({ kind: 'card-refused', reason: 'expiry' }));
    const nameless = {
      ...tokenOf(typedCard()),
      cardDetails: { ...cardDetailsOf(typedCard()), holder: 'Al' },
    } as EnteredCard;
    expect(
      await fixture.service.add({ uniqueId: uniqueId('b'), card: nameless, makeDefault: false, agreedTo }),
    ).toEqual(failed({ kind: 'card-refused', reason: 'holder' }));
    expect(await fixture.onFile()).toEqual([]);
  });

  it('MON-153 MON-154 moves the default mark, which the first card has by itself', async () => {
    const [first, second] = [await fixture.saved(), await fixture.saved(testNumbers.mastercard)];
    expect((await fixture.onFile()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
    expect(await fixture.service.makeDefault(second.id)).toEqual(ok(undefined));
    expect((await fixture.onFile()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    expect(logged().at(-1)).toEqual(['set-default-card', second.id]);
  });

  it('MON-151 removes a card here and at the processor', async () => {
    const forgotten: VaultReference[] = [];
    fixture.processor.forget = async (vault) => void forgotten.push(vault);
    const card = await fixture.saved();
    const stands = await fixture.cardsOnFile.vaulted(benAtPena, card.id);
    expect(await fixture.service.remove(card.id)).toEqual(ok(undefined));
    expect(await fixture.onFile()).toEqual([]);
    expect(forgotten).toEqual([stands?.vault]);
    expect(logged().at(-1)).toEqual(['removed-card', card.id]);
  });

  it('MON-152 leaves a card alone with which an active plan pays', async () => {
    const card = await fixture.saved();
    await fixture.planPaidWith(card);
    expect(await fixture.service.remove(card.id)).toEqual(failed({ kind: 'card-in-use', plan: 'Crown in May' }));
    expect(await fixture.onFile()).toHaveLength(1);
    expect(logged().map(([action]) => action)).toEqual(['added-card']);
  });

  it('MON-151 removes a card once its plan is over', async () => {
    const card = await fixture.saved();
    await fixture.planPaidWith(card, 'completed');
    expect(await fixture.service.remove(card.id)).toEqual(ok(undefined));
  });

  it('knows no card of somebody else, or of another practice', async () => {
    const card = await fixture.saved();
    const stranger = wiredCards(fixture, callOf(ana, mesa));
    const elsewhere = wiredCards(fixture, callOf(ben, mesa));
    for (const service of [stranger, elsewhere]) {
      expect(await service.screen()).toMatchObject({ ok: true, value: { cards: [] } });
      expect(await service.remove(card.id)).toEqual(failed({ kind: 'not-found' }));
      expect(await service.makeDefault(card.id)).toEqual(failed({ kind: 'not-found' }));
    }
    expect(await fixture.onFile()).toHaveLength(1);
  });

  it('MON-042 MON-148 refuses whoever names another patient than the one they act for', async () => {
    const card = await fixture.saved();
    const other = anaAtMesa.patient;
    const notFound = failed({ kind: 'not-found' });
    expect(await fixture.service.screen(other)).toEqual(notFound);
    const named = { uniqueId: uniqueId('o'), card: tokenOf(typedCard()), makeDefault: false, agreedTo, patient: other };
    expect(await fixture.service.add(named)).toEqual(notFound);
    expect(await fixture.service.makeDefault(card.id, other)).toEqual(notFound);
    expect(await fixture.service.remove(card.id, other)).toEqual(notFound);
    expect(await fixture.service.remove(card.id, benAtPena.patient)).toEqual(ok(undefined));
  });

  it('MON-010 keeps no card where the practice takes no online payments', async () => {
    fixture.merchants.without.add(pena.id);
    expect(
      await fixture.service.add({ uniqueId: uniqueId('x'), card: tokenOf(typedCard()), makeDefault: false, agreedTo }),
    ).toEqual(failed({ kind: 'no-online-payments', phone: pena.phone }));
    const screen = await fixture.service.screen();
    expect(screen.ok && screen.value.tokenizer).toBeUndefined();
  });

  const actingOn = (permissions: readonly Permission[]): Acting => ({
    actor: { kind: 'delegate', account: ana.id, grants: [{ chart: benAtPena, permissions }] },
    subject: { charts: [benAtPena] },
    practice: pena.id,
  });

  it('keeps what was agreed to before a card is on file, mails it once, and shows it with the card', async () => {
    const call = { ...callOf(ben, pena), address: '192.0.2.7' };
    const service = wiredCards(fixture, call);
    const shown = await service.screen();
    const terms = shown.ok ? shown.value.terms : undefined;
    expect(terms?.text).toContain(`I authorize ${pena.name} to keep this card on file`);
    const card = { uniqueId: uniqueId('c'), card: tokenOf(typedCard()), makeDefault: false };
    expect(await service.add(card)).toEqual(failed({ kind: 'terms-not-agreed' }));
    expect(await service.add({ ...card, agreedTo: 'other' })).toEqual(failed({ kind: 'terms-changed' }));
    expect({ onFile: await fixture.onFile(), kept: fixture.cardAgreements.kept, sent: fixture.notifier.sent }).toEqual({
      onFile: [],
      kept: [],
      sent: [],
    });
    const agreed = { ...card, agreedTo: terms?.hash ?? '' };
    expect((await service.add(agreed)).ok && (await service.add(agreed)).ok).toBe(true);
    const kept = {
      card: 'c',
      subject: 'card',
      at: noon,
      address: '192.0.2.7',
      language: 'en',
      terms: { ...terms, version: 1 },
      cardDetails: { brand: 'visa', last4: '4242' },
    };
    expect(fixture.cardAgreements.kept).toEqual([{ patient: benAtPena, ...kept }]);
    expect(fixture.notifier.sent.map(({ notification }) => notification)).toMatchObject([
      { kind: 'card-agreed', last4: '4242', terms: terms?.text, version: 1, practice: pena.name },
    ]);
    expect(await service.screen()).toMatchObject({ value: { agreements: [kept] } });
    await service.remove('c' as CardId);
    expect(await service.screen()).toMatchObject({ value: { agreements: [] } });
    expect(fixture.cardAgreements.kept).toHaveLength(1);
  });

  it('MON-003 lets a delegate look or act as far as that was granted', async () => {
    const card = await fixture.saved();
    const as = (permissions: readonly Permission[]) =>
      wiredCards(fixture, { ...callOf(ben, pena), acting: actingOn(permissions) });
    const kindsOf = async (service: Cards) => [
      (await service.screen()).ok,
      (await service.add({ uniqueId: uniqueId('d'), card: tokenOf(typedCard()), makeDefault: false, agreedTo })).ok,
      (await service.makeDefault(card.id)).ok,
      (await service.remove(card.id)).ok,
    ];
    expect(await kindsOf(as(['messages:act']))).toEqual([false, false, false, false]);
    expect(await kindsOf(as(['payments:view']))).toEqual([true, false, false, false]);
    expect(await kindsOf(as(['payments:act']))).toEqual([true, true, true, true]);
    expect(fixture.activityLog.changes.at(-1)).toMatchObject({
      actor: ana.id,
      actorKind: 'delegate',
      action: 'removed-card',
    });
  });

  it('MON-002 keeps a card for a guest only where the chart has an account, and shows them none', async () => {
    const guestAt = (chart: PatientRef) =>
      wiredCards(fixture, {
        ...callOf(ben, mesa),
        acting: {
          actor: { kind: 'guest', capability: 'link' as CapabilityId, purpose: 'guest-pay' },
          subject: { charts: [chart] },
          practice: chart.practice,
        },
      });
    const card = {
      uniqueId: uniqueId('g'),
      card: tokenOf(typedCard()),
      makeDefault: false,
      agreedTo: agreedToAt(mesa),
    };
    const nobodys = { ...anaAtMesa, patient: 'walked-in' as PatientId };
    expect(await guestAt(nobodys).add(card)).toEqual(failed({ kind: 'not-found' }));
    expect(await fixture.cardsOnFile.of(nobodys)).toEqual([]);
    expect(await guestAt(anaAtMesa).add(card)).toMatchObject({ ok: true, value: { last4: '4242' } });
    const [kept] = await fixture.cardsOnFile.of(anaAtMesa);
    if (kept === undefined) throw new Error('not kept');
    for (const asked of [
      guestAt(anaAtMesa).screen(),
      guestAt(anaAtMesa).remove(kept.id),
      guestAt(anaAtMesa).makeDefault(kept.id),
    ]) {
      expect(await asked).toEqual(failed({ kind: 'not-found' }));
    }
  });
});
