import fc from 'fast-check';
import type { PracticeId } from '../../kernel/index.ts';
import { ids, timeZones, withOptional, words } from '../../kernel/testing/index.ts';
import { practiceManagements, type PracticeBehavior } from '../practice-system-behavior.ts';
import { onlineServices, type PaymentExecution, type Practice } from '../practice.ts';

export const paymentExecutions: fc.Arbitrary<PaymentExecution> = fc.constantFrom('cloverapi', 'payeezy', 'no-value');

/** Any combination of abilities, whether or not a known system has it. */
export const behaviors: fc.Arbitrary<PracticeBehavior> = fc.record({
  management: fc.constantFrom(...practiceManagements),
  booking: fc.constantFrom('slots', 'requests-only'),
  appointmentComments: fc.boolean(),
  visitReasonOnCard: fc.boolean(),
  messageAttachments: fc.boolean(),
  profileEditable: fc.boolean(),
  visitSummary: fc.constantFrom('job', 'ccda'),
  checkOut: fc.subarray(['forms', 'survey', 'payment', 'next-visit']),
});

export const practices: fc.Arbitrary<Practice> = withOptional(
  {
    id: ids<PracticeId>('practice-'),
    name: words(),
    phone: words(),
    timeZone: timeZones,
    behavior: behaviors,
    payments: paymentExecutions,
  },
  {
    accent: fc.stringMatching(/^#[0-9a-f]{6}$/),
    logo: fc.base64String().map((bytes) => `data:image/svg+xml;base64,${bytes}`),
    guestActions: fc.subarray([...onlineServices], { minLength: 1 }),
    takesNewPatients: fc.constant(true),
  },
);
