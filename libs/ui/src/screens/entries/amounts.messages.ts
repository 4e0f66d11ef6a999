import type { AmountDetail, BillPaper } from '@portico/domain/health';
import { defineMessages } from 'react-intl';
import type { Message } from '../../words/message-descriptor.ts';

/** What each amount of a claim or an explanation of benefits is, as My Health names it. */
export const amountWords: Readonly<Record<AmountDetail, Message>> = defineMessages({
  billed: {
    id: 'entries.amount.billed',
    defaultMessage: 'Billed to insurance: {text}',
    description: 'Page of a claim: billed',
  },
  allowed: {
    id: 'entries.amount.allowed',
    defaultMessage: 'Allowed by the insurer: {text}',
    description: 'Page of a claim: what the insurer accepts of what was billed',
  },
  'insurer-paid': {
    id: 'entries.amount.insurerPaid',
    defaultMessage: 'Insurer paid: {text}',
    description: 'Page of a claim: insurer paid',
  },
  'patient-part': {
    id: 'entries.amount.patientPart',
    defaultMessage: 'The patient’s part, as the insurer says: {text}',
    description: 'Page of a claim: what the patient has to pay, as the insurer tells it',
  },
  deductible: {
    id: 'entries.amount.deductible',
    defaultMessage: 'Deductible: {text}',
    description: 'Page of a claim: deductible',
  },
  copay: {
    id: 'entries.amount.copay',
    defaultMessage: 'Copay: {text}',
    description: 'Page of a claim: copay',
  },
  coinsurance: {
    id: 'entries.amount.coinsurance',
    defaultMessage: 'Coinsurance: {text}',
    description: 'Page of a claim: coinsurance',
  },
  'not-covered': {
    id: 'entries.amount.notCovered',
    defaultMessage: 'Not covered: {text}',
    description: 'Page of a claim: not covered',
  },
  'patient-paid': {
    id: 'entries.amount.patientPaid',
    defaultMessage: 'The patient paid, as the insurer says: {text}',
    description: 'Page of a claim: patient paid',
  },
});

/** Which paper it is, as My Health says it. */
export const paperWords: Readonly<Record<BillPaper, Message>> = defineMessages({
  claim: {
    id: 'entries.paper.claim',
    defaultMessage: 'Claim: what a provider billed.',
    description: 'Page of a claim: what kind of paper it is',
  },
  explanation: {
    id: 'entries.paper.explanation',
    defaultMessage: 'Explanation of benefits from an insurer. This isn’t a bill.',
    description: 'Page of an explanation of benefits: what kind of paper it is',
  },
});
