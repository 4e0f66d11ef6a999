import { readFileSync } from 'node:fs';
import { failed, ok, type Result } from '@portico/domain/kernel';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that hold a secret. Each may stand in a file, whose path is in the variable with `_FILE` behind its name. */
export const secretSettings = [
  'DATABASE_URL',
  'PORTICO_KEYS',
  'PORTICO_ANALYTICS_TOKEN',
  'PORTICO_USPS_CLIENT_SECRET',
  'SMS_TOKEN',
  'SMTP_URL',
] as const;

/**
 * Puts what secret files hold in the place of their paths. Every file that cannot be read is named, in sentences for the
 * person who starts the gateway; no content is repeated.
 */
export const withSecretFiles = (env: Environment): Result<Environment, readonly string[]> => {
  const paths: ReadonlySet<string> = new Set(secretSettings.map((name) => `${name}_FILE`));
  const read = Object.fromEntries(Object.entries(env).filter(([variable]) => !paths.has(variable)));
  const mistakes: string[] = [];
  for (const name of secretSettings) {
    const variable = `${name}_FILE`;
    const path = env[variable]?.trim();
    if (path === undefined || path === '') continue;
    if ((env[name] ?? '').trim() !== '') mistakes.push(`${name} and ${variable} are both set; one of them is enough.`);
    else {
      const content = contentOf(path);
      if (content === undefined) mistakes.push(`${variable} names a file that cannot be read.`);
      else read[name] = content;
    }
  }
  return mistakes.length === 0 ? ok(read) : failed(mistakes);
};

const contentOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
};
