import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../setup/paths.mjs';

const out = mkdtempSync(join(tmpdir(), 'portico-messages-'));
const script = join(root, 'tools', 'messages', 'fixtures', 'bundle-and-greet.ts');
let greeting = '';

beforeAll(() => {
  greeting = execFileSync(process.execPath, [script, out], { encoding: 'utf8', cwd: root });
}, 60_000);

afterAll(() => rmSync(out, { recursive: true }));

const chunk = (name: RegExp): string => {
  const file = readdirSync(out).find((found) => name.test(found));
  return file === undefined ? '' : readFileSync(join(out, file), 'utf8');
};

describe('a portal built with its messages', () => {
  it('keeps ids in the code and texts in a chunk of their own', () => {
    expect(chunk(/^main/)).toContain('garden.greeting.hello');
    for (const text of ['Hello', 'Hola', 'Over the garden gate']) expect(chunk(/^main/)).not.toContain(text);
    expect(chunk(/^es/)).toContain('Hola');
    expect(chunk(/^es/)).not.toContain('Hello');
  });

  it('keeps the texts of two contexts that come together in one chunk', () => {
    for (const text of ['Hola', 'Adiós']) expect(chunk(/^es/)).toContain(text);
  });

  it('has no pseudo-language, but where it is asked for', () => {
    expect(chunk(/^en-XA/)).toBe('');
    const asked = join(out, 'pseudo');
    execFileSync(process.execPath, [script, asked, 'pseudo'], { encoding: 'utf8', cwd: root });
    expect(readdirSync(asked).filter((name) => name.startsWith('en-XA'))).toHaveLength(1);
  });

  it('formats without a parser', () => {
    expect(greeting.trim()).toBe('Hola Ana');
    expect(chunk(/^main/)).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE');
  });
});
