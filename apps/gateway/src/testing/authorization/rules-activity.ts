import type { Rules } from './rule-types.ts';

export const activityRules: Rules = {
  getActivityLog: { to: 'self' },
};
