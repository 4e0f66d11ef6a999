import { defineMessages } from 'react-intl';

export const fillWords = defineMessages({
  last: {
    id: 'health.fill.last',
    defaultMessage: 'Last filled',
    description: 'A pharmacy handed out the medication; before the day and how much',
  },
  allowed: {
    id: 'health.fill.allowed',
    defaultMessage:
      '{count, plural, =0 {Prescribed without refills} one {Prescribed with # refill} other {Prescribed with # refills}}',
    description: 'Of a medication: how many refills its prescription allows, not how many are left',
  },
});
