import { defineMessages } from '@portico/application/texts';

export const planAgreementWords = defineMessages({
  terms: {
    id: 'services.planAgreement.terms',
    defaultMessage:
      'I authorize {practice} to charge the card that I chose on each due day until the plan is paid. I can change or cancel the plan at any time before a due day. A payment that is declined is tried again; what I then still owe stays due.',
    description:
      'What a person agrees to who makes a payment plan, where the practice wrote no terms of its own; practice. A changed text is a new version of the terms',
  },
});
