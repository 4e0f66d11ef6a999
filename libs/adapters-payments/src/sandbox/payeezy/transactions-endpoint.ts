import { createHmac } from 'node:crypto';
import type { SandboxReply } from '../sandbox-http-listener.ts';
import { approved, declined, gatewayMistake, notProcessed, type Json, type Repeated } from './transaction-replies.ts';
import { cardMistakes, mistake, tokenMistakes, type Mistake } from './card-mistakes.ts';
import { magicOf } from './magic-amounts.ts';
import type { Entered } from './transaction-ledger.ts';
import type { PayeezySandbox } from './payeezy-sandbox.ts';
import { isToken, tokenFor } from './card-tokens.ts';

const partOf = (body: Json, name: string): Json => {
  const value = body[name];
  return typeof value === 'object' && value !== null ? { ...value } : {};
};
const textOf = (body: Json, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};

const primary = ['authorize', 'purchase', 'recurring'] as const;
const secondary = ['capture', 'void', 'refund'] as const;

/** `POST /transactions` and, with an id, `POST /transactions/{id}`. */
export const transact = (sandbox: PayeezySandbox, body: Json, id: string | undefined): SandboxReply => {
  const type = textOf(body, 'transaction_type').toLowerCase();
  const repeated = repeatedOf(sandbox, body, type);
  const mistakes = moneyMistakes(body);
  if (id !== undefined) {
    const wanted = secondary.find((one) => one === type);
    const tag = textOf(body, 'transaction_tag');
    if (tag === '') mistakes.push(mistake('missing_transaction_tag', 'The transaction tag is not provided'));
    if (wanted === undefined) mistakes.push(mistake('invalid_transaction_type', 'The transaction type is not valid'));
    if (wanted === undefined || mistakes.length > 0) return notProcessed(repeated, mistakes);
    return secondaryReply(sandbox, body, repeated, { type: wanted, id, tag });
  }
  if (type === 'void') {
    const reversal = textOf(body, 'reversal_id');
    if (reversal === '') mistakes.push(mistake('missing_transaction_id', 'The transaction id is not provided'));
    if (mistakes.length > 0) return notProcessed(repeated, mistakes);
    return undoneReply(sandbox, repeated, sandbox.ledger.undoNamed(reversal, amountOf(body)));
  }
  const wanted = primary.find((one) => one === type);
  if (wanted === undefined) mistakes.push(mistake('invalid_transaction_type', 'The transaction type is not valid'));
  mistakes.push(...sourceMistakes(sandbox, body), ...credentialMistakes(body));
  if (wanted === undefined || mistakes.length > 0) {
    return notProcessed(repeated, mistakes, sandbox.habits.echoesCodes ? { echoed: echoOf(body) } : {});
  }
  return primaryReply(sandbox, body, repeated, wanted === 'authorize' ? 'authorize' : 'purchase');
};

const repeatedOf = (sandbox: PayeezySandbox, body: Json, type: string): Repeated => ({
  correlation_id: `228.${sandbox.newName().tag}`,
  transaction_type: type,
  method: textOf(body, 'method'),
  amount: textOf(body, 'amount'),
  currency: textOf(body, 'currency_code'),
});

const amountOf = (body: Json): number => Number(textOf(body, 'amount'));

const moneyMistakes = (body: Json): Mistake[] => {
  const found: Mistake[] = [];
  if (textOf(body, 'amount') === '') found.push(mistake('missing_amount', 'The amount is not provided'));
  else if (!/^\d{1,12}$/.test(textOf(body, 'amount'))) found.push(mistake('invalid_amount', 'The amount is not valid'));
  if (!/^[A-Z]{3}$/.test(textOf(body, 'currency_code'))) {
    found.push(mistake('invalid_currency_code', 'The currency code is not valid'));
  }
  return found;
};

const sourceMistakes = ({ now }: PayeezySandbox, body: Json): readonly Mistake[] => {
  switch (textOf(body, 'method')) {
    case 'credit_card':
      return cardMistakes(body['credit_card'], now());
    case 'token':
      return tokenMistakes(partOf(partOf(body, 'token'), 'token_data'), now());
    default:
      return [mistake('invalid_method', 'The method is not valid')];
  }
};

/** `is_scheduled` comes as text from some and as a truth value from others. */
const credentialMistakes = (body: Json): readonly Mistake[] => {
  if (body['stored_credentials'] === undefined) return [];
  const { sequence, initiator, is_scheduled: scheduled } = partOf(body, 'stored_credentials');
  const isWhole =
    (sequence === 'FIRST' || sequence === 'SUBSEQUENT') &&
    (initiator === 'MERCHANT' || initiator === 'CARDHOLDER') &&
    (scheduled === 'true' || scheduled === 'false' || typeof scheduled === 'boolean');
  return isWhole ? [] : [mistake('invalid_stored_credentials', 'The stored credentials are not valid')];
};

const echoOf = (body: Json): Json => ({ card: { cvv: textOf(partOf(body, 'credit_card'), 'cvv') } });

const primaryReply = (
  sandbox: PayeezySandbox,
  body: Json,
  repeated: Repeated,
  kind: 'authorize' | 'purchase',
): SandboxReply => {
  const amount = amountOf(body);
  const token = partOf(partOf(body, 'token'), 'token_data');
  const isByToken = repeated.method === 'token';
  if (isByToken && !isToken(sandbox.seed, textOf(token, 'value'))) return declined(repeated, { bank: '353' });
  const { sequence, cardbrand_original_transaction_id: first } = partOf(body, 'stored_credentials');
  const isUnknownFirst = first !== undefined && !sandbox.firstPayments.has(String(first));
  if (sandbox.habits.checksFirstPayments && sequence === 'SUBSEQUENT' && isUnknownFirst) {
    return declined(repeated, { bank: '303' });
  }
  if (amount > 0 && amount < sandbox.habits.minimumSale) return declined(repeated, { gateway: '36' });
  const { bank, gateway } = magicOf(amount);
  if (gateway !== undefined) return gatewayMistake(repeated, gateway);
  if (bank !== undefined) return declined(repeated, { bank });
  const card = partOf(body, isByToken ? '' : 'credit_card');
  const number = isByToken ? textOf(token, 'value') : textOf(card, 'card_number');
  const cardDetails = isByToken ? token : card;
  const avs = avsOf(body);
  if (avs === 'N' && sandbox.habits.declinesAddresses) return declined(repeated, { gateway: '44' });
  const entered = sandbox.ledger.first(kind, amount, textOf(body, 'merchant_ref'), textOf(body, 'reversal_id'));
  return replyTo(sandbox, repeated, entered, {
    avs,
    cvv2: textOf(card, 'cvv').startsWith('1') ? 'M' : 'U',
    token: {
      token_type: 'FDToken',
      token_data: { value: isByToken ? number : tokenFor(sandbox.seed, number) },
    },
    card: {
      type: textOf(cardDetails, 'type'),
      cardholder_name: textOf(cardDetails, 'cardholder_name'),
      card_number: number.slice(-4),
      exp_date: textOf(cardDetails, 'exp_date'),
    },
    ...(sequence === 'FIRST' ? { stored_credentials: firstPayment(sandbox) } : {}),
  });
};

/** A ZIP code of nothing but zeros is wrong. */
const avsOf = (body: Json): string => {
  const zip = textOf(partOf(body, 'billing_address'), 'zip_postal_code');
  return zip === '' ? '4' : /^0+$/.test(zip) ? 'N' : 'Z';
};

const firstPayment = (sandbox: PayeezySandbox): Json => {
  const hash = createHmac('sha256', sandbox.seed).update(`network ${sandbox.newName().id}`).digest('hex');
  const network = String(Number.parseInt(hash.slice(0, 12), 16)).padStart(15, '0');
  sandbox.firstPayments.set(network, true);
  return { cardbrand_original_transaction_id: network };
};

const secondaryReply = (
  sandbox: PayeezySandbox,
  body: Json,
  repeated: Repeated,
  { type, id, tag }: { readonly type: (typeof secondary)[number]; readonly id: string; readonly tag: string },
): SandboxReply => {
  const named = sandbox.ledger.find(id, tag);
  if (named === undefined) return gatewayMistake(repeated, '69');
  const amount = amountOf(body);
  if (type === 'void') return undoneReply(sandbox, repeated, sandbox.ledger.undo(named, amount));
  const [reference, reversal] = [textOf(body, 'merchant_ref'), textOf(body, 'reversal_id')];
  return replyTo(sandbox, repeated, sandbox.ledger[type](named, amount, reference, reversal));
};

/** What was undone before, and what never was, are refused in one way or the other. */
const undoneReply = (sandbox: PayeezySandbox, repeated: Repeated, entered: Entered): SandboxReply => {
  const { rejectsReversals, secondReversalIsInvalid } = sandbox.habits;
  const bank = entered.kind === 'refused' ? entered.bank : undefined;
  if (rejectsReversals && bank === '307') {
    return notProcessed(repeated, [mistake('server_error', 'Transaction not found')]);
  }
  if (secondReversalIsInvalid && bank === '305') {
    return notProcessed(repeated, [mistake('invalid_payment_id', 'Invalid Payment ID')]);
  }
  return replyTo(sandbox, repeated, entered);
};

const replyTo = (sandbox: PayeezySandbox, repeated: Repeated, entered: Entered, more: Json = {}): SandboxReply => {
  if (entered.kind === 'refused') return declined(repeated, entered);
  const id = sandbox.habits.trailingSpace ? `${entered.id} ` : entered.id;
  return approved(repeated, { id, tag: entered.tag }, more);
};
