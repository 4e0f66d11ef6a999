import { sha256 } from '@portico/adapters-crypto';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { cardTermsAt, termsAt } from '@portico/services/payments';
import { south } from './clinic-fixture.ts';

/** The hashes of what is agreed to at a practice, in English. */
export const agreedAt = (practice: string) => {
  const place = { practice: { name: `${practice} clinic` }, call: { language: 'en' } } as const;
  return { card: cardTermsAt(sha256, place).hash, plan: termsAt(sha256, place, {}).hash };
};

const ofPlans = new Set(['createPaymentPlan', 'addToPaymentPlan', 'editPaymentPlan']);

/** Adds agreement to the terms on display, unless the input already says which terms are agreed to. */
export const agreeing = (name: string, variables: object, headers: Record<string, string>): object => {
  const { card: ofCard, plan } = agreedAt(headers[headerNames.practiceId] ?? south.id);
  const terms = ofPlans.has(name) ? plan : name === 'addCreditCard' ? ofCard : undefined;
  if (!('input' in variables)) return variables;
  const { plainTextCardData: text, ...input } = variables.input as Readonly<Record<string, unknown>>;
  const card = typeof text === 'string' && text.startsWith('{"') ? (JSON.parse(text) as object) : undefined;
  const kept = card === undefined ? text : JSON.stringify({ agreedTerms: ofCard, ...card });
  return {
    ...variables,
    input: {
      ...(terms === undefined ? {} : { agreedTerms: terms }),
      ...input,
      ...(text === undefined ? {} : { plainTextCardData: kept }),
    },
  };
};
