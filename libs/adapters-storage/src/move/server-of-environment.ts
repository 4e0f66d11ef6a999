import { readFileSync } from 'node:fs';
import { failed, ok, type Result } from '@portico/domain/kernel';

/** The address of the server, from `DATABASE_URL` or the file that `DATABASE_URL_FILE` names; or what is wrong, as a sentence. */
export const serverOf = (env: Readonly<Record<string, string | undefined>>): Result<string | undefined, string> => {
  const [url = '', path = ''] = [env['DATABASE_URL']?.trim(), env['DATABASE_URL_FILE']?.trim()];
  if (path === '') return ok(url === '' ? undefined : url);
  if (url !== '') return failed('DATABASE_URL and DATABASE_URL_FILE are both set; one of them is enough.');
  try {
    return ok(readFileSync(path, 'utf8').trim() || undefined);
  } catch {
    return failed('DATABASE_URL_FILE names a file that cannot be read.');
  }
};
