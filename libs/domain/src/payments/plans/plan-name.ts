import { failed, ok, type Result } from '../../kernel/index.ts';

/** Characters of a plan's name (`MON-081`). */
export const longestPlanName = 50;

export interface BadPlanName {
  readonly kind: 'plan-name';
  readonly limit: number;
}

/** A plan's name of 1 to 50 characters, without blanks around it. */
export const parsePlanName = (raw: string): Result<string, BadPlanName> => {
  const name = raw.trim();
  return name !== '' && [...name].length <= longestPlanName
    ? ok(name)
    : failed({ kind: 'plan-name', limit: longestPlanName });
};
