/** How numbers of a brand begin, as far as the double tells them apart. The brand's name is compared without case. */
const brands: readonly { readonly name: string; readonly prefix: RegExp }[] = [
  { name: 'Visa', prefix: /^4/ },
  { name: 'Mastercard', prefix: /^(5[1-5]|2[2-7])/ },
  { name: 'American Express', prefix: /^3[47]/ },
  { name: 'Discover', prefix: /^(6011|64[4-9]|65)/ },
  { name: 'JCB', prefix: /^35/ },
  { name: 'Diners Club', prefix: /^3(0[0-5]|[68])/ },
];

export interface Mistake {
  readonly code: string;
  readonly description: string;
}

export const mistake = (code: string, description: string): Mistake => ({ code, description });

const textAt = (part: unknown, name: string): string => {
  const value: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
  return typeof value === 'string' ? value : '';
};

export const passesLuhn = (number: string): boolean => {
  let sum = 0;
  for (let at = 0; at < number.length; at += 1) {
    const digit = Number(number[number.length - 1 - at]);
    const doubled = at % 2 === 0 ? digit : digit * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

/** `MMYY`, good to the end of its month. */
const isPast = (expiry: string, now: number): boolean => {
  const today = new Date(now);
  const months = (2_000 + Number(expiry.slice(2))) * 12 + Number(expiry.slice(0, 2));
  return months < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
};

/** What is the same for a card and for a token of one: brand, holder, last month. */
const faceMistakes = (part: unknown, now: number): readonly Mistake[] => {
  const found: Mistake[] = [];
  const type = textAt(part, 'type').toLowerCase();
  const expiry = textAt(part, 'exp_date');
  if (!brands.some(({ name }) => name.toLowerCase() === type)) {
    found.push(mistake('invalid_card_type', 'The card type is not known'));
  }
  if (textAt(part, 'cardholder_name') === '') found.push(mistake('missing_cardholder_name', 'The name is missing'));
  if (!/^(0[1-9]|1[0-2])\d\d$/.test(expiry)) found.push(mistake('invalid_exp_date', 'The expiry date is not valid'));
  else if (isPast(expiry, now)) found.push(mistake('card_expired', 'The card has expired'));
  return found;
};

/** Every mistake of a `credit_card`, in one list. */
export const cardMistakes = (card: unknown, now: number): readonly Mistake[] => {
  const number = textAt(card, 'card_number');
  const type = textAt(card, 'type').toLowerCase();
  const found = [...faceMistakes(card, now)];
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) {
    found.push(mistake('invalid_card_number', 'The credit card number check failed'));
  } else if (brands.some(({ name, prefix }) => name.toLowerCase() === type && !prefix.test(number))) {
    found.push(mistake('invalid_card_type', 'The card type does not match the number'));
  }
  // An empty code is let through; it is not checked here.
  if (!/^\d{0,4}$/.test(textAt(card, 'cvv'))) found.push(mistake('invalid_cvv', 'The cvv is not valid'));
  return found;
};

export const tokenMistakes = (data: unknown, now: number): readonly Mistake[] => [
  ...faceMistakes(data, now),
  ...(textAt(data, 'value') === '' ? [mistake('missing_token_value', 'The token is missing')] : []),
];
