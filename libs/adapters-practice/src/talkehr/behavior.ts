import type { PracticeBehavior } from '@portico/domain/practices';

/** Treated as every system but vertex is (`APT-010`). */
export const talkehrBehavior: PracticeBehavior = {
  management: 'talkehr',
  booking: 'slots',
  appointmentComments: false,
  visitReasonOnCard: true,
  messageAttachments: true,
  profileEditable: true,
  visitSummary: 'job',
  checkOut: ['forms', 'survey', 'payment', 'next-visit'],
  clinicianEntriesStay: true,
};
