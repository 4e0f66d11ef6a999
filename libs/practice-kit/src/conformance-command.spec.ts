import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conformance } from './conformance-command.ts';

const here = (name: string): string => fileURLToPath(new URL(`./testing/${name}`, import.meta.url));
const patients = ['one', 'two'].map((id) => ({ id, claim: { firstName: id, lastName: id, birthDate: '1990-01-01' } }));

describe('the command', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'conformance-'));
    for (const connection of [{}, { wrong: true }]) {
      const settings = JSON.stringify({ timeZone: 'America/New_York', connection, patients });
      await writeFile(join(folder, 'wrong' in connection ? 'wrong.json' : 'right.json'), settings);
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run = async (...more: readonly string[]) => {
    let written = '';
    const args = ['--adapter', here('people-only-adapter.ts'), '--settings', join(folder, 'right.json'), ...more];
    const code = await conformance(args, (text) => {
      written += text;
    });
    return { code, written };
  };

  it('passes an adapter that knows people alone, and lists what it lacks as skipped by declaration', async () => {
    const { code, written } = await run('--level', '4');
    expect({ code }).toEqual({ code: 0 });
    expect(written).toContain('visits: not declared');
    expect(written).toContain('pass  1  people.known');
    expect(written).toMatch(/^skip {2}1 {2}visits\.whole: .*\(no visits\)$/m);
    expect(written).toMatch(
      /^open {2}4 {2}concurrency\.one-booking: .*\(could not be checked: no practice to furnish\)$/m,
    );
    expect(written).toMatch(/\d+ passed, 0 failed, \d+ skipped by declaration, \d+ could not be checked/);
  });

  it('runs levels from the first to the wanted one', async () => {
    const report = JSON.parse((await run('--format', 'json')).written) as { results: readonly { level: number }[] };
    expect(new Set(report.results.map(({ level }) => level))).toEqual(new Set([1]));
  });

  it('fails by its exit code, and says why in each format', async () => {
    const told = {
      text: /^FAIL .*people\.read/m,
      html: /<td>FAIL<\/td>/,
      junit: /<failure message="/,
      json: /"failed"/,
    };
    for (const [format, why] of Object.entries(told)) {
      const { code, written } = await run('--settings', join(folder, 'wrong.json'), '--format', format);
      expect({ format, code }).toEqual({ format, code: 1 });
      expect(written).toMatch(why);
    }
  });

  it('names the mistakes of a file of settings, and runs no law', async () => {
    const refused = async (text: string, ...more: readonly string[]) => {
      await writeFile(join(folder, 'mistaken.json'), text);
      const { code, written } = await run('--settings', join(folder, 'mistaken.json'), ...more);
      expect({ text, code }).toEqual({ text, code: 2 });
      return written;
    };
    expect(await refused('{ "timeZone": ')).toMatch(/mistaken\.json is no JSON/);
    expect(await refused('{\n  timeZone: 7 }')).toMatch(/mistaken\.json is no JSON: see line 2 column 3\.$/m);
    expect(await refused('[]')).toContain('has to hold an object');
    const misspelled = await refused(JSON.stringify({ timezone: 'America/New_York', connections: {} }));
    expect(misspelled).toContain('which has timezone, connections:');
    expect(misspelled).toContain('timeZone is missing');
    expect(misspelled).toContain('connection has to be an object');
    const [one] = patients;
    const other = { id: 'two', claim: { firstName: 'two', lastName: 'two', birthDate: '1/1/1990' } };
    const wrong = await refused(
      JSON.stringify({ timeZone: 'America/Newyork', connection: {}, patients: [one, other] }),
    );
    expect(wrong).toContain('timeZone is no IANA time zone');
    expect(wrong).toContain('patients[1].claim.birthDate has to be a day');
    expect(await refused(JSON.stringify({ timeZone: 'UTC', connection: {}, patients: [one] }))).toContain(
      'list of two',
    );
  });

  it('runs no law where the settings are refused or the system does not answer', async () => {
    const module = join(folder, 'away.mjs');
    await writeFile(
      module,
      `export const adapter = { spi: 1, name: 'away', connect: async ({ base }) => base === undefined
        ? { ok: false, mistakes: ['connection.base is missing'] }
        : { ok: true, connection: { people: {
            read: async () => ({ ok: false, error: { kind: 'away' } }),
            match: async () => ({ ok: false, error: { kind: 'away' } }) } } } };`,
    );
    expect(await run('--adapter', module)).toEqual({
      code: 2,
      written: 'The adapter does not take its settings:\n  connection.base is missing\n',
    });
    const settings = join(folder, 'away.json');
    await writeFile(settings, JSON.stringify({ timeZone: 'UTC', connection: { base: 'x' }, patients }));
    expect(await run('--adapter', module, '--settings', settings)).toEqual({
      code: 2,
      written: 'The system does not answer: people.read answered away. No law was run.\n',
    });
  });

  it('tells which law is under way, and where in the adapter something was thrown', async () => {
    const module = join(folder, 'throws.mjs');
    await writeFile(
      module,
      `const broken = (id) => {
  throw new RangeError('Ana ' + id);
};
export const adapter = { spi: 1, name: 'throws', connect: async () => ({ ok: true, connection: { people: {
  match: async () => ({ ok: true, value: [] }), read: async (id) => broken(id) } } }) };`,
    );
    const told: string[] = [];
    let written = '';
    const args = ['--adapter', module, '--settings', join(folder, 'right.json')];
    const tell = (line: string) => void told.push(line);
    expect(await conformance(args, (text) => (written += text), { tell })).toBe(1);
    expect(written).toMatch(/people\.read threw RangeError at .*throws\.mjs:2\)/);
    expect(written).not.toContain('Ana');
    expect(told[0]).toMatch(/^1 of \d+, level 1: connect\.mistakes$/);
  });

  it('does not pass where no law was seen to hold, and says what a stage is needed for', async () => {
    const { code, written } = await run('--level', '2');
    expect(code).toBe(0);
    expect(written).toMatch(/^\d+ of them need a practice that may be emptied: --stage\.$/m);
    const bare = join(folder, 'bare.json');
    await writeFile(bare, JSON.stringify({ timeZone: 'UTC', connection: {} }));
    const unseen = await run('--settings', bare);
    expect({ code: unseen.code }).toEqual({ code: 1 });
    expect(unseen.written).toMatch(/^No law was seen to hold\.$/m);
  });

  it('says which option is missing or wrong before it tells how it is used', async () => {
    let written = '';
    expect(await conformance([], (text) => (written += text))).toBe(2);
    expect(written).toMatch(/^--adapter is missing\.\n\n/);
    expect((await run('--level', '5')).written).toMatch(/^--level is 1, 2, 3 or 4\.\n\n/);
  });

  it('tells how it is used and which version it is', async () => {
    const { version } = JSON.parse(await readFile(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8'));
    expect(await run('--version')).toEqual({ code: 0, written: `${version}\n` });
    const { code, written } = await run('--help');
    expect({ code }).toEqual({ code: 0 });
    for (const option of [
      '--adapter',
      '--settings',
      '--stage',
      '--level',
      '--format',
      'new',
      'add',
      'record',
      'replay',
    ]) {
      expect(written).toContain(option);
    }
  });

  it('records a system without a person in it, and replays it until it is interrupted', async () => {
    const out = join(folder, 'cassette.json');
    const adapter = ['--adapter', here('memory-stage.ts')];
    expect((await run('record', '--out', out, ...adapter)).code).toBe(2);
    expect((await run('record')).code).toBe(2);
    expect((await run('record', '--out', out)).code).toBe(0);
    expect(JSON.parse(await readFile(out, 'utf8'))).toMatchObject({ cassette: 1, timeZone: 'America/New_York' });
    let written = '';
    const stop = AbortSignal.abort();
    expect(await conformance(['replay', out], (text) => (written += text), { stop })).toBe(0);
    expect(written).toMatch(/is served at http:\/\/127\.0\.0\.1:\d+/);
    const settings = join(folder, 'replayed.json');
    await writeFile(settings, JSON.stringify({ cassette: 'cassette.json', connection: {} }));
    expect((await run('--settings', settings)).written).toContain('FAIL  1  people.known');
  });

  it('writes an adapter, and further parts into it, each once', async () => {
    const target = join(folder, 'seaside');
    const inTarget = (path: string) => readFile(join(target, path), 'utf8');
    const asked = (...args: readonly string[]) => conformance([...args, '--folder', target], () => undefined);
    expect(await asked('new', '@seaside/adapter')).toBe(0);
    const manifest = JSON.parse(await inTarget('package.json'));
    expect(manifest).toMatchObject({ peerDependencies: { '@portico/practice-spi': '*' } });
    expect(manifest).not.toHaveProperty('dependencies');
    expect(await inTarget('src/adapter.ts')).toContain("name: '@seaside/adapter'");
    expect(await asked('add', 'visits,times')).toBe(0);
    expect(await asked('add', 'booking.hold', 'mail')).toBe(0);
    const adapter = await inTarget('src/adapter.ts');
    for (const facet of ['people', 'visits', 'times', 'booking', 'mail']) {
      expect(adapter.split(`import { ${facet}Of } from './${facet}.ts';\n`)).toHaveLength(2);
      expect(adapter.split(`\n        ${facet}: ${facet}Of(system),\n`)).toHaveLength(2);
    }
    expect(await inTarget('src/booking.ts')).toContain("hold: system.notYet('booking.hold')");
    const readme = await inTarget('README.md');
    const atOnce = join(folder, 'at-once');
    const facets = 'people,visits,times,booking,booking.hold,mail';
    expect(
      await conformance(['new', '@seaside/adapter', '--facets', facets, '--folder', atOnce], () => undefined),
    ).toBe(0);
    const stepsOf = (text: string) => text.split('\n').filter((line) => /^\d+\. /.test(line));
    const furtherIn = (text: string) =>
      stepsOf(text).flatMap((line) => /: (.*)\. What is absent/.exec(line)?.[1]?.split(', ').sort() ?? []);
    const withoutFurther = (text: string) => stepsOf(text).filter((line) => !line.includes('What is absent'));
    const whole = await readFile(join(atOnce, 'README.md'), 'utf8');
    expect(withoutFurther(readme)).toEqual(withoutFurther(whole));
    expect(furtherIn(readme)).toEqual(furtherIn(whole));
    expect(await asked('add', 'visits')).toBe(2);
    await writeFile(join(target, 'src/adapter.ts'), 'export const adapter = {};');
    expect(await asked('add', 'money')).toBe(2);
    await expect(inTarget('src/money.ts')).rejects.toThrow('ENOENT');
  });

  it.each([
    { what: 'an unknown command', args: ['newer'] },
    { what: 'a new adapter without a name', args: ['new'] },
    { what: 'further parts of no name', args: ['add'] },
    { what: 'a part of an adapter that is not there', args: ['add', 'visits', '--folder', 'nowhere'] },
    { what: 'a facet that there is not', args: ['new', 'x', '--facets', 'horoscope'] },
    { what: 'a replay of something else', args: ['replay', here('memory-stage.ts')] },
    { what: 'an unknown level', args: ['--level', '5'] },
    { what: 'an unknown format', args: ['--format', 'pdf'] },
    { what: 'an unknown option', args: ['--fast'] },
    { what: 'settings that cannot be read', args: ['--settings', 'nowhere.json'] },
    { what: 'a module without an adapter', args: ['--adapter', here('memory-stage.ts')] },
    { what: 'a module without a practice', args: ['--stage', here('memory-stage.ts')] },
  ])('ends with 2 at $what', async ({ args }) => {
    expect((await run(...args)).code).toBe(2);
  });
});
