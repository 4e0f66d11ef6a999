// `node tools/house/third-of-a-kind.ts`: which files a third processor and a third notification channel touch; it copies the house and compiles it.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A change of one file: the text that adds one more of a kind. */
interface Edit {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** What has descriptors, and how one more of its kind is entered. */
interface Kind {
  readonly kind: string;
  readonly edits: readonly Edit[];
}

const kinds: readonly Kind[] = [
  {
    kind: 'processor',
    edits: [
      {
        path: 'libs/domain/src/practices/practice.ts',
        before: "['cloverapi', 'payeezy'] as const",
        after: "['cloverapi', 'payeezy', 'third'] as const",
      },
      {
        path: 'libs/adapters-payments/src/processors/index.ts',
        before: '{ cloverapi: clover, payeezy } as const',
        after: "{ cloverapi: clover, payeezy, third: { ...payeezy, id: 'third' } } as const",
      },
    ],
  },
  {
    kind: 'notification channel',
    edits: [
      {
        path: 'libs/domain/src/notifications/notification.ts',
        before: '{ email: false, sms: true } as const',
        after: '{ email: false, sms: true, third: false } as const',
      },
    ],
  },
];

const projects = ['apps/demo', 'libs/adapters-graphql'];

/** A copy of the house's sources that compiles by itself and shares its packages. */
const copyOf = async (root: string): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'portico-third-'));
  const isSource = (path: string) => !/\/(?:dist|node_modules)(?:\/|$)/.test(path.slice(root.length));
  for (const part of ['libs', 'apps', 'tsconfig.base.json', 'package.json'])
    await cp(join(root, part), join(copy, part), { recursive: true, filter: isSource });
  await mkdir(join(copy, 'node_modules/@portico'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@portico') await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of await readdir(join(root, 'node_modules/@portico'))) {
    const room = ['libs', 'apps'].map((each) => join(copy, each, name));
    const found = await Promise.all(room.map((path) => readdir(path).catch(() => undefined)));
    const target = room.find((_, at) => found[at] !== undefined);
    if (target !== undefined) await symlink(target, join(copy, 'node_modules/@portico', name));
  }
  return copy;
};

/** The production files of a project that do not compile. */
const broken = (root: string, project: string): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const compiler = join(root, 'node_modules/typescript7/bin/tsc');
    execFile(process.execPath, [compiler, '-p', join(root, project), '--pretty', 'false'], { cwd: root }, (_, out) => {
      const named = [...out.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, path = '']) => path);
      resolve(named.filter((path) => !/\.(?:spec|part)\.tsx?$|\/testing\//.test(path)));
    });
  });

/** The most files that one more of a kind may touch outside its own folder. */
const most = 4;

/** The files that one more of a kind touches outside its own folder: its entries, and what the compiler then names. */
const filesTouchedBy = async (root: string, { edits }: Kind): Promise<readonly string[]> => {
  const copy = await copyOf(root);
  try {
    for (const { path, before, after } of edits) {
      const text = await readFile(join(copy, path), 'utf8');
      if (!text.includes(before)) throw new Error(`${path} does not say ${before} any more.`);
      await writeFile(join(copy, path), text.replace(before, after));
    }
    const named = await Promise.all(projects.map((project) => broken(copy, project)));
    return [...new Set([...edits.map(({ path }) => path), ...named.flat()])];
  } finally {
    await rm(copy, { recursive: true });
  }
};

for (const kind of kinds) {
  const touched = await filesTouchedBy(join(import.meta.dirname, '../..'), kind);
  console.log(`a third ${kind.kind} touches ${touched.length} files, at most ${most}: ${touched.join(', ')}`);
  if (touched.length > most) process.exitCode = 1;
}
