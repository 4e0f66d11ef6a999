import { failed, ok, type Result } from '../../kernel/index.ts';

/** Longest name of a plan, in characters (`MON-081`). */
export const longestPlanName = 50;

export interface BadPlanName {
  readonly kind: 'plan-name';
  readonly limit: number;
}

/** Parses a plan's name: 1 to 50 characters, trimmed. */
export const parsePlanName = (raw: string): Result<string, BadPlanName> => {
  const name = raw.trim();
  return name !== '' && [...name].length <= longestPlanName
    ? ok(name)
    : failed({ kind: 'plan-name', limit: longestPlanName });
};
