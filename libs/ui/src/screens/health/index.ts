export { AllergyList, ConditionList, MedicationList } from './condition-allergy-medication-lists.tsx';
export { sectionTitles } from './section-words.ts';
export { MyHealthScreen } from './my-health-screen.tsx';
export { WholeRecord } from './whole-record.tsx';
export { SectionBody } from './section-body.tsx';
export { CreateSummaryScreen } from './create-summary-screen.tsx';
export { summaryProblemWords } from './visit-summary.messages.ts';
