import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parsePractices } from '@portico/gateway/config';
import { machineFor, openPractices } from '@portico/gateway/open-practices';
import { root } from '../setup/paths.mjs';
import { OutsideProject } from './outside-project.ts';
import { publishables } from './publishable.ts';

const adapter = `import { spiVersion } from '@portico/practice-spi';
const noneElse = async () => ({ ok: false, error: { kind: 'gone' } });
export const adapter = {
  spi: spiVersion,
  name: 'seaside',
  connect: async () => ({ ok: true, connection: { people: { match: noneElse, read: noneElse } } }),
};
`;

/** An adapter that knows people alone; `read` says who is known. */
const adapterOf = (read: string): string => `export const adapter = {
  spi: 1,
  name: 'people',
  connect: async (settings) => {
    if (Object.prototype.toString.call(settings) !== '[object Object]') return { ok: false, mistakes: ['no object'] };
    const readOne = async (id) => ${read} : { ok: false, error: { kind: 'gone' } };
    const match = async ({ firstName, lastName, birthDate }) => {
      const person = lastName === 'Ortiz' && birthDate === '1990-01-01' ? await readOne(firstName) : { ok: false };
      return { ok: true, value: person.ok ? [person.value] : [] };
    };
    return { ok: true, connection: { people: { match, read: readOne } } };
  },
};
`;

const { version: version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const outside = new OutsideProject();
let tarballs: ReadonlyMap<string, string>;

beforeAll(() => {
  tarballs = outside.pack();
  outside.write('package.json', JSON.stringify({ name: 'seaside', version: '1.0.0', type: 'module', private: true }));
  outside.install(...tarballs.values(), ...foreign(tarballs));
}, 180_000);
afterAll(() => outside.remove());

/** What the packages need beside each other, as this repository has it. */
const foreign = (packed: ReadonlyMap<string, string>): readonly string[] =>
  publishables()
    .flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {}))
    .filter((name) => !packed.has(name))
    .map((name) => join(root, 'node_modules', name));

const installed = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(outside.folder, 'node_modules', name, 'package.json'), 'utf8'));

describe('the packages for adapters', () => {
  it('can be published, each with what it is and how it is used', () => {
    for (const name of tarballs.keys()) {
      const manifest = installed(name);
      expect(manifest).toMatchObject({ name, version, license: 'Apache-2.0', type: 'module' });
      expect(manifest['description']).toMatch(/Portico/);
      expect(Object.keys(manifest)).not.toContain('private');
      expect(Object.keys(manifest)).not.toContain('nx');
      const readme = readFileSync(join(outside.folder, 'node_modules', name, 'README.md'), 'utf8');
      expect(readme.split('\n').length).toBeGreaterThan(20);
      const license = readFileSync(join(outside.folder, 'node_modules', name, 'LICENSE'), 'utf8');
      expect(license).toMatch(/Apache License\s+Version 2\.0, January 2004/);
    }
    expect([...tarballs.keys()]).toEqual(expect.arrayContaining(['@portico/practice-spi', '@portico/practice-fhir']));
  });

  it('are JavaScript that Node runs where no types are stripped', () => {
    const entries = [...tarballs.keys()].flatMap((name) =>
      Object.keys(installed(name)['exports'] as object).map((path) => join(name, path)),
    );
    const imports = entries.map((entry) => `import ${JSON.stringify(entry)};`).join('');
    outside.run(process.execPath, ['--no-experimental-strip-types', '--input-type=module', '-e', imports]);
  });

  it('have a command that holds an adapter from outside against the laws, by its exit code', () => {
    outside.write('two-people.js', adapterOf("['1', '2'].includes(id) ? { ok: true, value: { id, name: id } }"));
    const claim = { firstName: 'Ana', lastName: 'Ortiz', birthDate: '1990-01-01' };
    const patients = ['1', '2'].map((id) => ({ id, claim: { ...claim, firstName: id } }));
    outside.write('kit.json', JSON.stringify({ timeZone: 'America/New_York', connection: {}, patients }));
    const held = (file: string) =>
      outside.run('npx', ['--offline', 'portico-conformance', '--adapter', file, '--settings', 'kit.json']);
    expect(held('./two-people.js')).toContain('pass  1  people.unknown');
    outside.write('nobody.js', adapterOf('false ? undefined'));
    expect(() => held('./nobody.js')).toThrow();
  });

  it('have an adapter from outside loaded by the gateway, by its path', async () => {
    outside.write('adapter.js', adapter);
    const practices = await openedWith('./adapter.js');
    expect(practices).toMatchObject({ ok: true, value: [{ settings: { adapter: './adapter.js' } }] });
    if (!practices.ok) return;
    const call = { signal: AbortSignal.timeout(1_000), language: 'en' };
    expect(await practices.value[0]?.connection.people.read('1', call)).toEqual({ ok: false, error: { kind: 'gone' } });
  });
});

describe('an adapter that was packed', () => {
  it('is loaded by its name from beside the file of practices', async () => {
    const project = new OutsideProject();
    try {
      project.write('adapter.js', adapter);
      project.write(
        'package.json',
        JSON.stringify({
          name: '@seaside/portico-adapter',
          version: '1.0.0',
          type: 'module',
          exports: './adapter.js',
          dependencies: { '@portico/practice-spi': version },
        }),
      );
      project.npm('pack', '--offline');
      outside.install(join(project.folder, 'seaside-portico-adapter-1.0.0.tgz'));
      expect(await openedWith('@seaside/portico-adapter')).toMatchObject({ ok: true });
      expect(await openedWith('@seaside/other')).toEqual({
        ok: false,
        error: ['seaside.connection.adapter names a package that is not installed.'],
      });
    } finally {
      project.remove();
    }
  }, 60_000);
});

const openedWith = (name: string) => {
  const file = parsePractices(
    JSON.stringify({
      seaside: {
        name: 'Seaside Family Medicine',
        phone: '(305) 555-0100',
        timeZone: 'America/New_York',
        behavior: 'carecloud',
        connection: { adapter: name },
      },
    }),
  );
  if (!file.ok) throw new Error(file.error.join(' '));
  return openPractices(
    file.value,
    machineFor(join(outside.folder, 'practices.json'), () => undefined),
  );
};
