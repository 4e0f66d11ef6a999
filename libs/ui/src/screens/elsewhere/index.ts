export { ElsewhereLines, type ElsewhereModel } from './elsewhere-lines.tsx';
export { OthersBadge } from './others-badge.tsx';
export { PracticeChoice } from './practice-choice.tsx';
