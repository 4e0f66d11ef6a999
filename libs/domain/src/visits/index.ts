export {
  checkOutSteps,
  stepStatuses,
  type StepStatus,
  type CheckOutPart,
  type CheckOut,
  type CheckOutFacts,
  isOptional,
  checkOutOf,
  afterCheckOut,
  mayCheckOut,
  nextOf,
  wayAfter,
  type CheckOutOutcome,
  leadsToSurvey,
} from './check-out-steps.ts';
export type { CheckOutSystem, CheckOutForms, NotCheckedIn } from './ports/check-out-system.ts';
export {
  checkInPageSteps,
  type CheckInPageStep,
  formSteps,
  type FormStep,
  checkInSteps,
  type CheckInStep,
  checkInFormIds,
  checkInSections,
  type CheckInProgress,
  askedInOrder,
  nextStep,
  judgeStep,
  afterStep,
  type CheckInStatus,
  checkInOpens,
  checkInStatus,
} from './check-in-steps.ts';
export {
  type HistoryRow,
  type HistoryDraft,
  type KnownEntry,
  draftOf,
  draftTold,
  isFilled,
  addRow,
  typeRow,
  pickRow,
  clearRow,
  canRemoveRow,
  removeRow,
  putBack,
  tickNone,
  untickNone,
  isAnswered,
  reportOf,
} from './medical-history-draft.ts';
export {
  type HistoryEntry,
  type HistoryList,
  type HistoryFound,
  type HistoryChange,
  type HistoryReport,
  type HistoryTold,
  historyTold,
  type MedsAllergies,
  isSearched,
  longestHistoryName,
  judgeReport,
} from './medical-history.ts';
export type { CheckInAsks, CheckInSystem } from './ports/check-in-system.ts';
export type { CheckIns } from './ports/check-in-progress.ts';
export type { AllergyMedicationSearch } from './ports/allergy-medication-search.ts';
export type { ThirdPartyTask, ThirdPartyTasks, ThirdPartyTaskWay } from './ports/third-party-tasks.ts';
export { historyKinds, type HistoryKind, type MedicationReconciliation } from './ports/medication-reconciliation.ts';
