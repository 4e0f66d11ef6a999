// `node tools/house/files-a-change-touches.ts`: what a common change touches: a third processor, a third notification channel, one more field on the
// card of a visit. It copies the house, makes the change there as it stands here, and compiles.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An edit by hand: one place of one file. */
interface Edit {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** A common change, the most edits by hand that it may take, and the projects that could refuse it. */
interface Change {
  readonly change: string;
  readonly most: number;
  readonly projects: readonly string[];
  readonly edits: readonly Edit[];
}

const changes: readonly Change[] = [
  {
    change: 'a third processor',
    most: 4,
    projects: ['apps/demo', 'libs/adapters-graphql'],
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
    change: 'a third notification channel',
    most: 4,
    projects: ['apps/demo', 'libs/adapters-graphql'],
    edits: [
      {
        path: 'libs/domain/src/notifications/notification.ts',
        before: '{ email: false, sms: true } as const',
        after: '{ email: false, sms: true, third: false } as const',
      },
    ],
  },
  {
    change: 'a field on the card of a visit: the moment of its booking',
    most: 8,
    projects: ['apps/demo', 'apps/portal'],
    edits: [
      {
        path: 'libs/domain/src/appointments/appointment.ts',
        before: '  readonly comment?: string;\n',
        after: '  readonly comment?: string;\n  readonly bookedAt?: Instant;\n',
      },
      {
        path: 'libs/adapters-practice/src/embedded/appointment-rows.ts',
        before: "comment: 'comment' }",
        after: "comment: 'comment', bookedAt: 'booked_at' }",
      },
      {
        path: 'libs/adapters-graphql/schema/appointments.graphql',
        before: '  comment: String\n',
        after: '  comment: String\n  bookedAt: DateTime\n',
      },
      {
        path: 'libs/adapters-graphql/operations/appointments.graphql',
        before: '  comment\n',
        after: '  comment\n  bookedAt\n',
      },
      {
        path: 'libs/adapters-graphql/src/codecs/appointments.codec.ts',
        before: "    comment: 'comment',\n",
        after: "    comment: 'comment',\n    bookedAt: maybe('bookedAt', moment),\n",
      },
      {
        path: 'libs/ui/src/screens/appointments/appointment-card.tsx',
        before: `  if (appointment.visitReason === undefined && appointment.comment === undefined) return null;
  return (
    <dl className={css.facts}>
`,
        after: `  const formats = useFormats();
  const { visitReason, comment, bookedAt } = appointment;
  if (visitReason === undefined && comment === undefined && bookedAt === undefined) return null;
  return (
    <dl className={css.facts}>
      {bookedAt !== undefined && (
        <div className={css.fact}>
          <dt>{say(cardWords.bookedAt)}</dt>
          <dd>{formats.visit(bookedAt, appointment.location.timeZone)}</dd>
        </div>
      )}
`,
      },
      {
        path: 'libs/ui/src/screens/appointments/appointment-card.messages.ts',
        before: '  comment: {\n',
        after: `  bookedAt: {
    id: 'appointments.card.booked-at',
    defaultMessage: 'Booked on',
    description: 'Label of the moment at which a visit was booked',
  },
  comment: {
`,
      },
      {
        path: 'libs/ui/src/screens/appointments/texts/es.json',
        before: '  "appointments.card.comment"',
        after: '  "appointments.card.booked-at": "Reservada el",\n  "appointments.card.comment"',
      },
    ],
  },
];

/** A copy of the house's sources that compiles by itself and shares its packages. */
const copyOf = async (root: string): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'portico-change-'));
  const isSource = (path: string) => !/\/(?:dist|node_modules)(?:\/|$)/.test(path.slice(root.length));
  for (const part of ['libs', 'apps', 'tools', 'tsconfig.base.json', 'package.json'])
    await cp(join(root, part), join(copy, part), { recursive: true, filter: isSource });
  await mkdir(join(copy, 'node_modules/@portico'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@portico') await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of await readdir(join(root, 'node_modules/@portico'))) {
    const room = ['libs', 'apps', '.'].map((each) => join(copy, each, name));
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

/** Writes what is made of the schema, which an edit may have changed. */
const generateIn = (root: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const done = (error: Error | null) => (error === null ? resolve() : reject(error));
    execFile(process.execPath, ['--no-warnings', join(root, 'tools/codegen/main.ts')], { cwd: root }, done);
  });

/** The places that a change touches: its edits by hand, and each further file that the compiler then names. */
const placesTouchedBy = async (root: string, { edits, projects }: Change): Promise<readonly string[]> => {
  const copy = await copyOf(root);
  try {
    for (const { path, before, after } of edits) {
      const text = await readFile(join(copy, path), 'utf8');
      if (!text.includes(before)) throw new Error(`${path} does not say ${before} any more.`);
      await writeFile(join(copy, path), text.replace(before, after));
    }
    await generateIn(copy);
    const named = await Promise.all(projects.map((project) => broken(copy, project)));
    const edited = edits.map(({ path }) => path);
    return [...edited, ...new Set(named.flat())];
  } finally {
    await rm(copy, { recursive: true });
  }
};

const wanted = process.argv[2] ?? '';
for (const change of changes.filter(({ change: name }) => name.includes(wanted))) {
  const touched = await placesTouchedBy(join(import.meta.dirname, '../..'), change);
  console.log(`${change.change} takes ${touched.length} edits, at most ${change.most}: ${touched.join(', ')}`);
  if (touched.length > change.most) process.exitCode = 1;
}
