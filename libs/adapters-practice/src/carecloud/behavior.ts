import type { PracticeBehavior } from '@portico/domain/practices';

/** Free times are booked at once; a visit summary is a job that ends in a document (`APT-153`). */
export const carecloudBehavior: PracticeBehavior = {
  management: 'carecloud',
  booking: 'slots',
  appointmentComments: false,
  visitReasonOnCard: true,
  messageAttachments: true,
  messagesByScrolling: true,
  profileEditable: true,
  visitSummary: 'job',
  checkOut: ['forms', 'survey', 'payment', 'next-visit'],
  guestStatements: true,
};
