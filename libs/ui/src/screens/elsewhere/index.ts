export { DueElsewhere } from './due-elsewhere.tsx';
export { ElsewhereLines, type ElsewhereModel } from './elsewhere-lines.tsx';
export { openPracticeChoice } from './open-practice-choice.ts';
export { OthersBadge } from './others-badge.tsx';
export { UnreadElsewhere } from './unread-elsewhere.tsx';
export { PracticeChoice } from './practice-choice.tsx';
export { WaitingAtPractice } from './waiting-at-practice.tsx';
export { elsewhereWords } from './elsewhere.messages.ts';
