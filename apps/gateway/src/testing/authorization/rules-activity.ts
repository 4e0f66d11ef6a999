import type { Rules } from './rule.ts';

export const activityRules: Rules = {
  getActivityLog: { to: 'self' },
};
