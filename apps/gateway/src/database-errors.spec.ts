import { GetDashboardDocument } from '@portico/adapters-graphql/operations';
import type { AccountId } from '@portico/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { south } from './testing/clinic-fixture.ts';
import { holding, startTestGateway, type RunningGateway } from './testing/running-gateway.ts';
import { signedIn } from './testing/signed-in-sessions.ts';

let gateway: RunningGateway;
let accessToken: string;

/** From now on every line of the activity log ends in this state of the database; in none where it is empty. */
const ending = (state: string) => gateway.database.rows({ text: `update trouble set state = '${state}'` });

describe('database trouble', () => {
  beforeAll(async () => {
    gateway = await startTestGateway();
    accessToken = await signedIn(gateway.database, { account: 'ana' as AccountId });
    await gateway.database.rows({
      text: `create table trouble (state text);
        insert into trouble values ('');
        create function trouble() returns trigger language plpgsql as $$
          declare met text := (select state from trouble);
          begin
            if met <> '' then raise exception 'of Ana Nunez' using errcode = met; end if;
            return new;
          end $$;
        create trigger trouble before insert on activity for each row execute function trouble();`,
    });
  }, 120_000);
  afterAll(() => gateway.close());

  describe('a request that meets trouble of the database', () => {
    const ask = () => gateway.ask(GetDashboardDocument, {}, holding({ accessToken }, south.id));

    it.each([
      ['57014', 'busy'],
      ['55P03', 'busy'],
      ['40001', 'busy'],
      ['40P01', 'busy'],
      ['53300', 'busy'],
      ['53100', 'full'],
    ])(
      'OPS-D5 %s is answered 503 with Retry-After, and its line says the state and nothing of a person',
      async (state, why) => {
        await ending(state);
        const before = gateway.output().length;
        const reply = await ask();
        await ending('');
        expect({ status: reply.status, code: reply.code, retryAfter: reply.headers.get('retry-after') }).toEqual({
          status: 503,
          code: 'UNAVAILABLE',
          retryAfter: '1',
        });
        const said = gateway.output().slice(before);
        expect(said).toContain(`"database":{"why":"${why}","sqlstate":"${state}","severity":"ERROR"`);
        expect(said).not.toContain('Nunez');
        expect((await ask()).status).toBe(200);
      },
    );

    it('OPS-D5 what is a bug of the statement is a malfunction still', async () => {
      await ending('22012');
      const reply = await ask();
      await ending('');
      expect({ code: reply.code, retryAfter: reply.headers.get('retry-after') }).toEqual({
        code: 'INTERNAL',
        retryAfter: null,
      });
    });
  });
});
