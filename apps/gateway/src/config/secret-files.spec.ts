import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig, secretSettings, withSecretFiles } from './index.ts';

const home = mkdtempSync(join(tmpdir(), 'portico-secrets-'));
afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

const fileWith = (content: string): string => {
  const path = join(home, 'secret');
  writeFileSync(path, content);
  return path;
};

describe('withSecretFiles', () => {
  it.each(secretSettings)('reads %s from the file that its _FILE names', (name) => {
    const env = withSecretFiles({ HOME: '/root', [`${name}_FILE`]: fileWith('marked\n') });
    expect(env).toEqual({ ok: true, value: { HOME: '/root', [name]: 'marked' } });
  });

  it('names every file that cannot be read, and every setting that is given twice', () => {
    const env = withSecretFiles({
      SMTP_URL_FILE: join(home, 'missing'),
      SMS_TOKEN: 'marked',
      SMS_TOKEN_FILE: fileWith('marked'),
    });
    expect(env).toEqual({
      ok: false,
      error: [
        'SMS_TOKEN and SMS_TOKEN_FILE are both set; one of them is enough.',
        'SMTP_URL_FILE names a file that cannot be read.',
      ],
    });
  });

  it('leaves nothing behind that is no setting', () => {
    const env = withSecretFiles({ PORTICO_KEYS_FILE: ' ', SMTP_URL: '' });
    expect(env.ok && parseConfig(env.value).ok).toBe(true);
  });
});
