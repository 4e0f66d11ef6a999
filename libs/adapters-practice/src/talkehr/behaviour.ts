import type { PracticeBehaviour } from '@portico/domain/practices';

/** Treated as every system but vertex is (`APT-010`); what it does with "none" (`MON-317`) is declared where it is asked. */
export const talkehrBehaviour: PracticeBehaviour = {
  management: 'talkehr',
  booking: 'slots',
  appointmentComments: false,
  visitReasonOnCard: true,
  messageAttachments: true,
  profileEditable: true,
  visitSummary: 'job',
  checkOut: ['forms', 'survey', 'payment', 'next-visit'],
};
