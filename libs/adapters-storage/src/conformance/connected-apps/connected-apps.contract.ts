import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CodeHash, SmartScope } from '@portico/domain/access';
import type {
  AppGrant,
  AppGrantId,
  AppGrants,
  AppId,
  AppRegistry,
  AppToken,
  AppTokens,
  ConnectedApp,
} from '@portico/domain/connected-apps';
import { instant, type AccountId, type PatientId, type PracticeId } from '@portico/domain/kernel';

interface Stores {
  readonly registry: AppRegistry;
  readonly grants: AppGrants;
  readonly tokens: AppTokens;
}

const [ana, ben] = ['ana' as AccountId, 'ben' as AccountId];
const [alder, birch] = ['alder' as PracticeId, 'birch' as PracticeId];
const chart = { practice: alder, patient: 'p-ana' as PatientId };
const scopes = ['patient/Observation.rs', 'offline_access'] as SmartScope[];

const diary: ConnectedApp = {
  id: 'diary' as AppId,
  name: 'Diary',
  address: 'https://diary.example',
  kind: 'public',
  redirectAddresses: ['https://diary.example/back', 'example.diary:/back'],
  scopes,
  registeredAt: instant(1),
};
const tracker: ConnectedApp = {
  ...diary,
  id: 'tracker' as AppId,
  name: 'A tracker',
  kind: 'confidential',
  secretHash: 's' as CodeHash,
};
const lab: ConnectedApp = {
  ...diary,
  id: 'lab' as AppId,
  name: 'Lab',
  kind: 'service',
  redirectAddresses: [],
  practice: alder,
  keys: { address: 'https://lab.example/keys' },
};

const grant: AppGrant = {
  id: 'g1' as AppGrantId,
  app: diary.id,
  chart,
  account: ana,
  scopes,
  grantedAt: instant(1_000),
  until: instant(9_000),
};
const code: AppToken = {
  hash: 'code' as CodeHash,
  kind: 'code',
  app: diary.id,
  practice: alder,
  grant: grant.id,
  scopes,
  expiresAt: instant(2_000),
  sent: { to: 'https://diary.example/back', challenge: 'c' },
};

/** `empty` answers stores that hold nothing. */
export const connectedAppsContract = (empty: () => Promise<Stores>): void => {
  let stores: Stores;
  beforeEach(async () => {
    stores = await empty();
    for (const app of [diary, tracker, lab]) await stores.registry.register(app);
  });

  describe('AppRegistry', () => {
    it('finds each kind of app as it was registered, and lists them by name', async () => {
      for (const app of [diary, tracker, lab]) expect(await stores.registry.byId(app.id)).toEqual(app);
      expect((await stores.registry.all()).map(({ id }) => id)).toEqual(['tracker', 'diary', 'lab']);
      expect(await stores.registry.byId('other' as AppId)).toBeUndefined();
    });

    it('a removed app is found no more, keeps its name, and all that it was allowed ends', async () => {
      await stores.grants.grant(grant);
      await stores.grants.grant({ ...grant, id: 'g2' as AppGrantId, app: tracker.id });
      expect(await stores.registry.remove(diary.id, instant(3_000))).toEqual([grant.chart]);
      expect(await stores.registry.remove(diary.id, instant(4_000))).toBeUndefined();
      expect(await stores.registry.byId(diary.id)).toBeUndefined();
      expect((await stores.registry.all()).map(({ id }) => id)).toEqual(['tracker', 'lab']);
      expect(await stores.registry.named([diary.id])).toEqual([diary]);
      expect((await stores.grants.live(ana, [], instant(3_000))).map(({ id }) => id)).toEqual(['g2']);
      expect((await stores.grants.find(chart, grant.id))?.endedAt).toBe(3_000);
    });
  });

  describe('AppGrants', () => {
    beforeEach(() => stores.grants.grant(grant));

    it('finds a permission in its practice alone', async () => {
      expect(await stores.grants.find(chart, grant.id)).toEqual(grant);
      expect(await stores.grants.find({ practice: birch }, grant.id)).toBeUndefined();
    });

    it('lists what an account allowed, and what concerns its charts, the newest first, until it ends', async () => {
      const byBen = { ...grant, id: 'g2' as AppGrantId, account: ben, grantedAt: instant(1_500) };
      await stores.grants.grant(byBen);
      const live = async (account: AccountId, charts: AppGrant['chart'][], at = 2_000) =>
        (await stores.grants.live(account, charts, instant(at))).map(({ id }) => id);
      expect(await live(ana, [chart])).toEqual(['g2', 'g1']);
      expect(await live(ana, [])).toEqual(['g1']);
      expect(await live(ben, [{ ...chart, practice: birch }])).toEqual(['g2']);
      expect(await live(ana, [chart], 8_999)).toEqual(['g2', 'g1']);
      expect(await live(ana, [chart], 9_000)).toEqual([]);
    });

    it('a second permission of the same person for the same app and chart takes the place of the first', async () => {
      await stores.grants.grant({ ...grant, id: 'g2' as AppGrantId, grantedAt: instant(1_500) });
      expect((await stores.grants.live(ana, [chart], instant(2_000))).map(({ id }) => id)).toEqual(['g2']);
      expect((await stores.grants.find(chart, grant.id))?.endedAt).toBe(1_500);
    });

    it('ends once, of two that come at once, and notes its use', async () => {
      await stores.grants.noteUse(grant, instant(1_200));
      expect((await stores.grants.find(chart, grant.id))?.lastUsedAt).toBe(1_200);
      const ended = await Promise.all([2_000, 2_000].map((at) => stores.grants.end(grant, instant(at))));
      expect([...ended].sort()).toEqual([false, true]);
      expect((await stores.grants.find(chart, grant.id))?.endedAt).toBe(2_000);
    });

    it('forgets what ended or ran out before', async () => {
      await stores.grants.prune(instant(9_000));
      expect(await stores.grants.find(chart, grant.id)).toBeDefined();
      await stores.grants.prune(instant(9_001));
      expect(await stores.grants.find(chart, grant.id)).toBeUndefined();
    });
  });

  describe('AppTokens', () => {
    beforeEach(async () => {
      await stores.grants.grant(grant);
      await stores.tokens.put(code);
    });

    it('finds each kind by its hash', async () => {
      const { sent: _, grant: __, ...bare } = code;
      const own = { ...bare, hash: 'own' as CodeHash, kind: 'access', app: lab.id } as const;
      await stores.tokens.put(own);
      expect(await stores.tokens.find(code.hash)).toEqual(code);
      expect(await stores.tokens.find(own.hash)).toEqual(own);
      expect(await stores.tokens.find('other' as CodeHash)).toBeUndefined();
    });

    it('is spent once, of two that come at once, and only as what it is', async () => {
      expect(await stores.tokens.spend(code.hash, 'refresh', instant(1_500))).toBe(false);
      const spent = await Promise.all([1, 2].map(() => stores.tokens.spend(code.hash, 'code', instant(1_500))));
      expect([...spent].sort()).toEqual([false, true]);
      expect((await stores.tokens.find(code.hash))?.spentAt).toBe(1_500);
    });

    it('is forgotten when asked, and once it is over', async () => {
      await stores.tokens.prune(instant(2_000));
      expect(await stores.tokens.find(code.hash)).toBeDefined();
      await stores.tokens.prune(instant(2_001));
      expect(await stores.tokens.find(code.hash)).toBeUndefined();
      await stores.tokens.put(code);
      await stores.tokens.forget(code.hash);
      expect(await stores.tokens.find(code.hash)).toBeUndefined();
    });
  });
};
