import { defineMessages } from 'react-intl';

/** What the modal of check-out says beside the steps. */
export const checkOutDoneWords = defineMessages({
  next: {
    id: 'checkOut.screen.next',
    defaultMessage: 'Next: {step}',
    description: 'Button of that modal: to the first open step, by the words of its own button, such as Pay $80.00',
  },
  paidHere: {
    id: 'checkOut.screen.paidHere',
    defaultMessage: 'You paid {paid}.',
    description: 'In the modal at the end, among what was done on the way',
  },
});
