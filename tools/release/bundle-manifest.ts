import type { PackageFolder } from './installed-packages.ts';

/** What is read of the repository's own manifest. */
export interface RootManifest {
  readonly version: string;
  /** Packages that are taken in our version, whatever others ask for. */
  readonly overrides?: Readonly<Record<string, unknown>>;
}

/** The manifest of a bundle: the packages in the versions that it holds, and the commands as the documents name them. */
export const installedBundle = (
  { version, overrides = {} }: RootManifest,
  needed: readonly PackageFolder[],
  imported: Iterable<string>,
  commands: readonly string[],
): object => {
  const overridden = new Set(Object.keys(overrides));
  const versions = new Map(needed.map((one) => [one.folder, one.version]));
  const direct = [...imported].sort().flatMap((name) => {
    const found = versions.get(`node_modules/${name}`);
    return found === undefined ? [] : [[name, found] as const];
  });
  const scripts = commands.map((name) => [name, `node apps/operator/main.mjs ${name}`] as const);
  return {
    name: 'portico',
    version,
    private: true,
    description: 'The gateway of Portico with its portal and the commands of an operator.',
    license: 'Apache-2.0',
    type: 'module',
    engines: { node: '>=24' },
    workspaces: ['apps/gateway', 'apps/operator', 'libs/*'],
    scripts: {
      start: 'node apps/gateway/main.mjs',
      portico: 'node apps/operator/main.mjs',
      account: 'node apps/operator/main.mjs person',
      ...Object.fromEntries(scripts),
    },
    dependencies: Object.fromEntries(direct),
    overrides: Object.fromEntries(direct.flatMap(([name]) => (overridden.has(name) ? [[name, `$${name}`]] : []))),
  };
};
