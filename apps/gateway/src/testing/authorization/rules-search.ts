import type { Rules } from './rule-types.ts';

export const searchRules: Rules = {
  searchRecords: { to: 'practice', input: { text: 'results' } },
};
