import { defineMessages } from '@portico/application/texts';

export const cardAgreementWords = defineMessages({
  terms: {
    id: 'services.cardAgreement.terms',
    defaultMessage:
      'I authorize {practice} to keep this card on file and to charge it for payments that I make or schedule myself. I can remove the card at any time in my profile settings, under Payment.',
    description:
      'What a person agrees to who puts a card on file; practice. A changed text is a new version of the terms',
  },
});
