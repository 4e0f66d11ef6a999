import type { Chart, ChartSection } from '@portico/domain/health';
import { failed } from '@portico/domain/kernel';
import { usualSurveyRules } from '@portico/domain/surveys';
import type { PracticeSystem } from '../systems/index.ts';

const unknownHistory = { entries: [], none: false };

/**
 * Ports for which a connection has no facet. What they would show is withheld (`withheldBy`), so each answers as for a
 * patient without anything; a change that would be lost is refused.
 */
export const withoutSystem: Pick<
  PracticeSystem,
  | 'patientPages'
  | 'recordPages'
  | 'videoRooms'
  | 'visitPages'
  | 'medicationReconciliation'
  | 'thirdPartyTasks'
  | 'summaryDocuments'
  | 'surveyStore'
  | 'refillStore'
  | 'amendmentStore'
> = {
  // The system of a connected practice is read by FHIR itself.
  patientPages: { patients: async () => [] },
  recordPages: {
    section: async <S extends ChartSection>() => ({ kind: 'no-information' }) as Chart[S],
    entry: async () => undefined,
  },
  visitPages: {
    visits: async () => [],
    everyVisit: async () => [],
    visitOf: async () => undefined,
    providers: async () => [],
    locations: async () => [],
  },
  videoRooms: { addressOf: async () => failed({ kind: 'no-room' }) },
  medicationReconciliation: {
    of: async () => ({ allergies: unknownHistory, medications: unknownHistory }),
    report: async () => {
      throw new Error('A connected practice takes no reports of allergies and medications.');
    },
  },
  thirdPartyTasks: { of: async () => undefined },
  summaryDocuments: {
    list: async () => [],
    of: async () => [],
    open: async () => undefined,
    send: async () => false,
  },
  surveyStore: {
    rules: async () => usualSurveyRules,
    open: async () => [],
    survey: async () => undefined,
    ofVisit: async () => undefined,
    keep: async () => false,
  },
  refillStore: {
    of: async () => [],
    request: async () => failed({ kind: 'not-found' }),
    withdraw: async () => false,
  },
  amendmentStore: {
    of: async () => [],
    request: async () => failed({ kind: 'not-found' }),
    disagree: async () => false,
  },
};
