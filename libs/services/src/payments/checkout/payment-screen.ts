import { failed, ok, type Cents, type Result } from '@portico/domain/kernel';
import {
  partialBounds,
  type AgreementTerms,
  type Frequency,
  type PaymentSettings,
  type PlanSettings,
  type SavedCard,
} from '@portico/domain/payments';
import type { Failure } from '@portico/application/kernel';
import { cardTermsAt } from '../cards/card-agreement.ts';
import { keeperOf } from '../cards/card-keeping.ts';
import type { MakePaymentDeps } from './make-payment.deps.ts';
import type {
  MakePaymentScreen,
  NotShown,
  PaymentContext,
  PaymentType,
  PlanOffer,
  PlanView,
} from '@portico/application/payments';
import { openBalance, openVisit, type OpenBalance } from './payable.ts';
import type { PaymentScope } from './payment-scope.ts';
import { cancellableVisit, slotFor, visitFor } from './payment-visit.ts';
import { termsAt } from '../plans/plan-agreement.ts';
import { planViewOf } from '../plans/plan-view.ts';
import { openTransaction } from '../shop/shop-payment.ts';

type Shown = Result<MakePaymentScreen, NotShown | Failure>;
type Of<Kind extends PaymentContext['kind']> = Extract<PaymentContext, { readonly kind: Kind }>;

/** What may be paid in a context now, and how; by the same rules as the payment itself. */
export const paymentScreen = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  context: PaymentContext,
): Promise<Shown> => {
  switch (context.kind) {
    case 'balance':
    case 'guest':
      return balanceScreen(deps, place, context);
    case 'check-in':
    case 'check-out':
      return visitScreen(deps, place, context);
    case 'prepayment':
      return prepaymentScreen(deps, place, context);
    case 'cancellation':
      return cancellationScreen(deps, place, context);
    case 'edit-plan':
    case 'schedule-payment':
    case 'edit-one-time':
      return planScreen(deps, place, context);
    case 'shop':
      return shopScreen(deps, place, context);
  }
};

const balanceScreen = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  context: Of<'balance' | 'guest'>,
): Promise<Shown> => {
  const [open, base] = await Promise.all([openBalance(deps, place.chart), commonPart(deps, place, context)]);
  if (open.payable === 0) return failed({ kind: 'nothing-to-pay' });
  return ok({
    ...base,
    ...(await waysToPay(deps, place, open, base.cards)),
    amount: open.payable,
    parts: { ...noParts, balance: open.payable },
    pending: open.pending,
  });
};

const visitScreen = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  context: Of<'check-in' | 'check-out'>,
): Promise<Shown> => {
  const visit = await visitFor(deps, place, context.appointment);
  if (visit === undefined) return failed({ kind: 'not-found' });
  const [open, base] = await Promise.all([openVisit(deps, place.chart, visit.id), commonPart(deps, place, context)]);
  if (open === undefined) return failed({ kind: 'not-found' });
  const { amount, payable: balance, copay } = open;
  if (amount === 0) return failed({ kind: 'nothing-to-pay' });
  return ok({
    ...base,
    ...(await waysToPay(deps, place, open, base.cards)),
    amount,
    parts: { ...noParts, balance, copay },
    pending: open.pending,
  });
};

const prepaymentScreen = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  context: Of<'prepayment'>,
): Promise<Shown> => {
  const slot = await slotFor(deps, place, context.hold);
  if (slot === undefined) return failed({ kind: 'not-found' });
  const { prepayment, visit } = slot;
  if (prepayment === 0) return failed({ kind: 'nothing-to-pay' });
  return ok({
    ...(await commonPart(deps, place, context)),
    amount: prepayment,
    parts: { ...noParts, prepayment },
    lines: [{ description: visit.visitType ?? visit.provider.name, amount: prepayment }],
  });
};

const cancellationScreen = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  context: Of<'cancellation'>,
): Promise<Shown> => {
  const found = await cancellableVisit(deps, place, context.appointment);
  if (!found.ok) return failed({ kind: 'not-found' });
  const { visit, fee: cancellationFee } = found.value;
  if (cancellationFee === 0) return failed({ kind: 'nothing-to-pay' });
  const [base, prepaid] = await Promise.all([commonPart(deps, place, context), deps.prepaid.terms(visit)]);
  return ok({
    ...base,
    amount: cancellationFee,
    parts: { ...noParts, cancellationFee },
    ...(prepaid === undefined ? {} : { prepaid, timeZone: visit.location.timeZone }),
  });
};

const planScreen = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  context: Of<'edit-plan' | 'schedule-payment' | 'edit-one-time'>,
): Promise<Shown> => {
  const [plan, refunded, base] = await Promise.all([
    deps.plans.byId(place.chart, context.plan),
    deps.ledger.refundedOnPlans(place.chart),
    commonPart(deps, place, context),
  ]);
  if (plan === undefined || plan.status !== 'active') return failed({ kind: 'not-found' });
  const view = planViewOf(plan, place.practice, base.cards, place.today, refunded.get(plan.id));
  const oneTime =
    context.kind === 'edit-one-time' ? view.oneTimePayments.find(({ id }) => id === context.payment) : undefined;
  if (context.kind === 'edit-one-time' && oneTime === undefined) return failed({ kind: 'not-found' });
  const settings = await deps.billing.settings(place.practice.id, place.call.language);
  const isEdited = context.kind === 'edit-plan';
  const agreements = isEdited ? await deps.agreements.of(place.chart, plan.id) : [];
  return ok({
    ...base,
    amount: view.remaining,
    plan: view,
    ...(oneTime === undefined ? {} : { oneTime }),
    ...(isEdited ? { plans: offerOf(settings, [], termsAt(deps, place, settings)) } : {}),
    ...(agreements.length === 0 ? {} : { agreements: agreements.map(({ patient: _, plan: __, ...one }) => one) }),
  });
};

const shopScreen = async (deps: MakePaymentDeps, place: PaymentScope, context: Of<'shop'>): Promise<Shown> => {
  const open = await openTransaction(deps, place.chart, context);
  if (!open.ok) return open;
  const { amount, lines } = open.value;
  return ok({ ...(await commonPart(deps, place, context)), amount, parts: { ...noParts, shop: amount }, lines });
};

const noParts: MakePaymentScreen['parts'] = {
  balance: 0 as Cents,
  copay: 0 as Cents,
  prepayment: 0 as Cents,
  cancellationFee: 0 as Cents,
  shop: 0 as Cents,
};

const commonPart = async (
  deps: MakePaymentDeps,
  place: PaymentScope,
  context: PaymentContext,
): Promise<MakePaymentScreen> => {
  const { chart, practice, merchant, today, call } = place;
  const hasAccount = call.acting.actor.kind !== 'guest';
  const [cards, statement, keeper] = await Promise.all([
    hasAccount ? deps.cardsOnFile.of(chart) : [],
    statementFor(deps, place),
    keeperOf(deps.accounts, call.acting, chart),
  ]);
  return {
    context: context.kind,
    patient: chart,
    practice: { id: practice.id, name: practice.name, phone: practice.phone },
    ...(merchant === undefined ? {} : { tokenizer: merchant.tokenizer }),
    amount: 0 as Cents,
    parts: noParts,
    pending: 0 as Cents,
    types: ['full'],
    cards,
    maySaveCard: keeper !== undefined,
    ...(keeper === undefined ? {} : { cardTerms: cardTermsAt(deps, place) }),
    lines: [],
    ...(statement === undefined ? {} : { statement }),
    today,
  };
};

/** The button of the latest statement is for guests of some practices (`MON-188`, `MON-189`). */
const statementFor = async (
  { billing }: Pick<MakePaymentDeps, 'billing'>,
  { call, chart, practice }: PaymentScope,
): Promise<string | undefined> => {
  const { actor } = call.acting;
  const isShown = actor.kind === 'guest' && actor.purpose === 'guest-pay' && practice.behavior.guestStatements === true;
  if (!isShown) return undefined;
  const [settings, [latest]] = await Promise.all([
    billing.settings(practice.id, call.language),
    billing.statements(chart, 1),
  ]);
  return settings.accountStatements ? latest?.id : undefined;
};

/** Partial amounts and plans apply to the balance only. */
const waysToPay = async (
  { billing, digest }: Pick<MakePaymentDeps, 'billing' | 'digest'>,
  { call, chart, practice, today }: PaymentScope,
  { payable, active }: OpenBalance,
  cards: readonly SavedCard[],
): Promise<Pick<MakePaymentScreen, 'types' | 'partial' | 'plans'>> => {
  const settings = await billing.settings(chart.practice, call.language);
  const partial = settings.partial && partialBounds(settings.partial, payable);
  const existing = active.map((plan) => planViewOf(plan, practice, cards, today));
  const terms = termsAt({ digest }, { call, practice }, settings);
  // A guest has no account for charging and changing a plan.
  const offer = call.acting.actor.kind === 'guest' ? undefined : offerFor(settings, existing, payable, terms);
  const types: readonly PaymentType[] = [
    'full',
    ...(partial === undefined ? [] : (['partial'] as const)),
    ...(offer === undefined ? [] : (['plan'] as const)),
  ];
  return {
    types,
    ...(partial === undefined ? {} : { partial }),
    ...(offer === undefined ? {} : { plans: offer }),
  };
};

/** Undefined if neither a new plan nor more in a running one is possible (`MON-100`). */
const offerFor = (
  settings: PaymentSettings,
  existing: readonly PlanView[],
  payable: Cents,
  terms: AgreementTerms,
): PlanOffer | undefined => {
  const { canCreateMultiple, addBalanceToExisting } = settings.plans;
  const mayMake = fitsSomeRange(settings.plans, payable) && (canCreateMultiple || existing.length === 0);
  const mayAddMore = addBalanceToExisting && payable > 0 && existing.some(({ cardExpired }) => !cardExpired);
  return mayMake || mayAddMore ? offerOf(settings, existing, terms) : undefined;
};

const offerOf = (
  settings: PaymentSettings,
  existing: readonly PlanView[],
  { text, hash }: AgreementTerms,
): PlanOffer => ({ settings: settings.plans, existing, terms: text, termsHash: hash });

/** Whether the open amount, or a part of it, may be put into a plan. */
const fitsSomeRange = ({ frequencies, ranges }: PlanSettings, payable: Cents): boolean =>
  ranges.some(
    ({ minBalance, maxDuration }) =>
      minBalance <= payable && frequencies.some((frequency) => intervalOf[frequency] === maxDuration.interval),
  );

const intervalOf = { weekly: 'weeks', monthly: 'months' } as const satisfies Record<Frequency, string>;
