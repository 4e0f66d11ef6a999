import type { PracticeBehavior } from '@portico/domain/practices';

/** Times are asked for and the office answers (`APT-012`, `ACC-331`); the rest as `APT-011`, `APT-050`, `APT-054`, `APT-158` say. */
export const vertexBehavior: PracticeBehavior = {
  management: 'vertex',
  booking: 'requests-only',
  appointmentComments: true,
  visitReasonOnCard: false,
  messageAttachments: false,
  profileEditable: false,
  visitSummary: 'ccda',
  checkOut: ['forms', 'survey', 'payment', 'next-visit'],
  historyByRequest: true,
};
