import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { balancerOver, so } from '@portico/gateway/testing';
import { openDatabase } from '@portico/adapters-storage/sql';
import { startTestServer, type TestServer } from '@portico/adapters-storage/testing';
import type { Notification } from '@portico/domain/notifications';
import { root } from '../setup/paths.mjs';
import { dayOfNewest, lastRelease } from './upgrade/last-release.ts';
import { device, documentsOf, PersonWithPage, plainQueriesOf, textsOf } from './upgrade/people-with-pages.ts';
import { outboxAt, startTextService } from './upgrade/notifications-of-all-kinds.ts';
import { writeRelease, writeSite } from './upgrade/release-folder.ts';
import { ReleaseProcess } from './upgrade/release-process.ts';

const release = lastRelease(root, process.env['PORTICO_LAST_RELEASE']);
const home = mkdtempSync(join(tmpdir(), 'portico-upgrade-'));
const last = join(home, 'last');
const people = ['lucy.ng@example.org', 'helen.brooks@example.org', 'carlos.rivera@example.org'];
const practices = ['saguaro', 'riverwalk', 'biscayne'];
const rounds = 2;
const keys = 'test:a-secret-of-a-test-that-is-longer-than-32-bytes';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Whether a release has words for a notification: its kind, and what a change of an account was. */
const knows = (folder: string, { kind, ...told }: Notification): boolean => {
  const source = readFileSync(join(folder, 'libs/domain/src/notifications/notification.ts'), 'utf8');
  const words = 'news' in told ? [kind, told.news] : [kind];
  return words.every((word) => source.includes(`'${word}'`));
};

/** Of two releases that seal the activity log at once one finds it sealed; 0.1.0 says so in its log and goes on. */
const isSealedByAnother = ({ database }: Readonly<Record<string, unknown>>): boolean =>
  (database as { readonly constraint?: string } | undefined)?.constraint === 'activity_seals_pkey';

describe('the release before this one', () => {
  it('is of the day of the newest entry in the changelog', () => {
    expect(dayOfNewest('## 0.2.0 (2026-12-01)\n\n## 0.1.0 (2026-11-24)\n')).toBe('2026-12-01');
    expect(dayOfNewest('# Changes\n')).toBeUndefined();
  });
});

// A copy without the history of the release has nothing to put beside the new one.
(release === undefined ? describe.skip : describe)(
  'a release beside the one before, on one database under load',
  () => {
    let server: TestServer;
    let databaseUrl: string;
    let ports: { readonly last: number; readonly next: number };
    let balancer: Awaited<ReturnType<typeof balancerOver>>;
    let site: string;
    const running: ReleaseProcess[] = [];
    let pages: PersonWithPage[] = [];
    let operations: readonly string[];
    let isOver = false;
    let looking: readonly Promise<void>[] = [];

    const surroundings = () => ({
      DATABASE_URL: databaseUrl,
      PORTICO_DEMO: 'off',
      PORTICO_MIGRATE: 'off',
      PORTICO_DRAIN_SECONDS: '1',
      PORTICO_KEYS: keys,
      PORTICO_REQUESTS_PER_MINUTE: '1000000',
      PUBLIC_ORIGIN: 'http://localhost',
    });

    const start = async (folder: string, port: number, more: object = {}): Promise<ReleaseProcess> => {
      const gateway = await ReleaseProcess.start({ folder, site, port, env: { ...surroundings(), ...more } });
      running.push(gateway);
      return gateway;
    };
    const command = (folder: string, ...parameters: readonly string[]): string =>
      execFileSync(process.execPath, ['--no-warnings', ...parameters], {
        cwd: folder,
        env: { ...process.env, ...surroundings(), PORTICO_DEMO: '' },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });

    const failed = () => pages.flatMap((page) => page.failed);

    /** The gateways named have each answered some rounds of everything. */
    const serves = async (...gateways: readonly ReleaseProcess[]): Promise<void> => {
      const until = gateways.map(({ answered }) => answered + rounds * operations.length);
      await so(() => gateways.every(({ answered }, at) => answered >= (until[at] ?? 0)));
    };

    /** Everybody signs in with a page of the last release, and looks at everything and writes a message again and again. */
    const comeWithPages = async (): Promise<void> => {
      await so(async () => (await fetch(`${balancer.url}/readyz`)).ok);
      pages = people.map(() => new PersonWithPage(balancer.url, documentsOf(last)));
      for (const [at, page] of pages.entries()) {
        await page.signIn(people[at] ?? '', 'Portico-Demo-1', practices[at] ?? '');
        await page.look(operations);
      }
      looking = pages.map(async (page) => {
        while (!isOver) {
          await page.look(operations);
          await page.write();
        }
      });
    };

    /** What a page of the new release asks of a gateway of the last one is answered, or refused as what it does not know. */
    const newPageMeets = async (gateway: ReleaseProcess): Promise<void> => {
      const page = new PersonWithPage(gateway.url, documentsOf(root));
      const known = new Set(documentsOf(last).values());
      for (const [name, id] of documentsOf(root)) {
        if (known.has(id)) continue;
        const { errors } = await page.ask(name, {});
        expect({ name, reason: errors?.[0]?.extensions?.reason }).toEqual({ name, reason: 'unknown-document' });
      }
    };

    beforeAll(async () => {
      if (release === undefined) return;
      writeRelease(root, release, last);
      operations = plainQueriesOf(last);
      site = writeSite(join(home, 'site'));
      server = await startTestServer();
      databaseUrl = await server.createDatabase();
      ports = { last: await freePort(), next: await freePort() };
      command(last, 'apps/operator/src/migrate/main.ts');
      command(last, 'apps/demo/src/make-or-remove-demo.ts', '--patients', '12', '--appointments', '60', '--yes');
      const database = await openDatabase({ kind: 'server', url: databaseUrl });
      await database.rows({
        text: `insert into trusted_devices (account_id, device_id, until) select id, $1, 9000000000000 from accounts`,
        values: [device],
      });
      await database.close();
      balancer = await balancerOver(
        Object.values(ports).map((port) => `http://127.0.0.1:${port}`),
        50,
      );
    }, 300_000);

    afterAll(async () => {
      if (release === undefined) return;
      isOver = true;
      // A server that is left behind keeps the run from ending.
      try {
        await Promise.all(looking);
        for (const gateway of running) await gateway.stop();
        await balancer.close();
      } finally {
        await server.stop();
        rmSync(home, { recursive: true, force: true });
      }
    }, 60_000);

    it('has kept the documents of the one before, so that its pages are answered', () => {
      const kept = JSON.parse(
        readFileSync(join(root, 'libs/adapters-graphql/operations/earlier-documents.json'), 'utf8'),
      ) as Readonly<Record<string, object>>;
      const answered = new Set([...Object.values(kept).flatMap(Object.keys), ...Object.keys(textsOf(root))]);
      expect(Object.keys(textsOf(last)).filter((id) => !answered.has(id))).toEqual([]);
    });

    it('takes its place and gives it back, and no request of a page of the one before fails, and no message sent is lost', async () => {
      const before = await start(last, ports.last);
      await comeWithPages();
      await serves(before);
      command(root, 'apps/operator/src/migrate/main.ts');
      await serves(before);
      const next = await start(root, ports.next);
      await serves(before, next);
      expect(await before.stop()).toBe(0);
      await serves(next);
      const again = await start(last, ports.last);
      await serves(next, again);
      await newPageMeets(again);
      expect(await next.stop()).toBe(0);
      await serves(again);
      isOver = true;
      await Promise.all(looking);
      expect(pages.map(({ sent }) => sent.length >= rounds)).toEqual(people.map(() => true));
      expect((await Promise.all(pages.map((page) => page.lost()))).flat()).toEqual([]);
      expect(await again.stop()).toBe(0);
      expect({ lost: balancer.lost(), failed: failed() }).toEqual({ lost: 0, failed: [] });
      expect(running.flatMap(({ errors }) => errors).filter((line) => !isSealedByAnother(line))).toEqual([]);
      expect(command(root, 'apps/operator/src/audit/main.ts', 'verify', '--reason', 'an upgrade')).toContain(
        'all as they were sealed',
      );
    }, 180_000);

    it('sends itself what the one before has no words for, which that one leaves where it is', async () => {
      isOver = true;
      await Promise.all(looking);
      command(root, 'apps/operator/src/migrate/main.ts');
      const [outbox, service] = [await outboxAt(databaseUrl, keys), await startTextService()];
      const texts = { SMS_URL: service.url, SMS_TOKEN: 'a-token-of-a-test' };
      try {
        const put = await outbox.putAll();
        const before = await start(last, ports.last, texts);
        await so(async () => (await outbox.all()).every(({ tries }) => tries > 0));
        await before.stop();
        expect((await outbox.all()).filter(({ over }) => over)).toEqual([]);
        const left = (await outbox.all()).filter(({ sent }) => !sent).map(({ kind }) => kind);
        await outbox.pass();
        const next = await start(root, ports.next, texts);
        await so(async () => (await outbox.all()).every(({ sent }) => sent));
        await next.stop();
        expect([before, next].flatMap(({ errors }) => errors)).toEqual([]);
        expect(put.filter((one) => left.includes(one.kind) && knows(last, one))).toEqual([]);
      } finally {
        await outbox.close();
        await service.close();
      }
    }, 180_000);
  },
);
