import type { Rules } from './rule.ts';

export const profileRules: Rules = {
  getPersonal: { to: 'profile:view' },
};
