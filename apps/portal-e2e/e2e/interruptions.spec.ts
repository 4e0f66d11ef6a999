import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import { clockOf, setOffline } from '../src/browser/profile-overrides.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { becomes, browserHarness, networkError, openFixture, seen, visiting } from './fixture.ts';

const { email, practice } = people.spanish;

const flows = ['message', 'invitation', 'payment'] as const;
type Flow = (typeof flows)[number];

const moments = fc.record({
  flow: fc.constantFrom(...flows),
  /** How many milliseconds after the last letter. */
  after: fc.constantFrom(0, 20, 200),
  interruption: fc.oneof(
    { weight: 40, arbitrary: fc.constant('reload' as const) },
    { weight: 25, arbitrary: fc.constant('language' as const) },
    { weight: 18, arbitrary: fc.constant('offline' as const) },
    { weight: 14, arbitrary: fc.constant('second tab' as const) },
    { weight: 3, arbitrary: fc.constant('inactivity' as const) },
  ),
});
type Interruption = ReturnType<typeof draw>[number]['interruption'];

const draw = (of: number) => fc.sample(moments, { seed: of, numRuns: 100 });

const seed = Number(process.env['PORTICO_SEED'] ?? Date.now() % 1_000_000);

const fieldOf = (page: Page, flow: Flow) =>
  ({
    message: page.locator('main textarea').first(),
    invitation: page.locator('form[aria-labelledby=invite-delegate] input').first(),
    payment: page.locator('input[name=partial-amount]'),
  })[flow];

const textOf = (flow: Flow, at: number): string => (flow === 'payment' ? `10.${10 + at}` : `What I typed ${at}`);

const pathOf = async (visitor: Visitor, flow: Flow): Promise<string> => {
  if (flow === 'message') return '/messages?new';
  if (flow === 'invitation') return '/profile_settings/manage_delegates';
  const { id, patient } = JSON.parse((await visitor.session())['practice'] ?? '{}');
  return `/payments/patient/${patient}/practice/${id}/make_payment`;
};

const open = async (visitor: Visitor, flow: Flow): Promise<void> => {
  const { page } = visitor;
  await page.goto(await pathOf(visitor, flow));
  const part = page.locator('input[type=radio][value=partial]');
  await fieldOf(page, flow).or(part).first().waitFor();
};

const type = async (page: Page, flow: Flow, text: string): Promise<void> => {
  if (flow === 'payment') await page.locator('input[type=radio][value=partial]').check();
  await fieldOf(page, flow).fill(text);
};

const changeLanguage = async (page: Page): Promise<void> => {
  const choice = page.locator('#language');
  const spoken = await choice.locator('option:checked').innerText();
  await choice.selectOption({ label: spoken === 'English' ? 'Español' : 'English' });
};

const interrupt = async (visitor: Visitor, flow: Flow, text: string, by: Interruption): Promise<void> => {
  const { page } = visitor;
  if (by === 'reload') await page.reload();
  if (by === 'language') await changeLanguage(page);
  if (by === 'offline') {
    await setOffline(page, true);
    await fieldOf(page, flow).fill(text);
    await setOffline(page, false);
    await page.reload();
  }
  if (by === 'second tab') {
    const twin = new Visitor(await page.context().newPage(), 'en');
    await twin.putSession(await visitor.session());
    await open(twin, flow);
    await becomes(() => fieldOf(twin.page, flow).inputValue(), text);
    await twin.page.close();
  }
  if (by === 'inactivity') {
    await clockOf(page).runFor(1_000);
    await clockOf(page).fastForward('10:30');
    await clockOf(page).resume();
    await seen(page.locator('#login'));
    await visitor.fillIn(email, passwordOf(email));
    await seen(page.locator('main#content h1'));
    await open(visitor, flow);
  }
};

openFixture();

it(
  'nothing that is typed is lost at a hundred moments of reloads, languages, tabs, lost networks and ended sessions',
  visiting(
    {},
    async (visitor) => {
      const { page } = visitor;
      await visitor.signIn(email, passwordOf(email), practice, '/help');
      await clockOf(page).install({ time: browserHarness().portal.clock.now() });
      const last = new Map<Flow, string>();
      const walked: string[] = [];
      let shown: Flow | undefined;
      for (const [at, { flow, after, interruption }] of draw(seed).entries()) {
        walked.push(`${at} ${interruption} after ${after} ms at ${flow}`);
        const where = `PORTICO_SEED=${seed}: ${walked.slice(-8).join(', ')}`;
        if (shown !== flow) {
          await open(visitor, flow);
          const known = last.get(flow);
          if (known !== undefined)
            await becomes(async () => [where, await fieldOf(page, flow).inputValue()], [where, known]);
        }
        shown = flow;
        const text = textOf(flow, at);
        await type(page, flow, text);
        last.set(flow, text);
        if (after > 0) await new Promise((done) => void setTimeout(done, after));
        await interrupt(visitor, flow, text, interruption);
        await becomes(async () => [where, await fieldOf(page, flow).inputValue()], [where, text]);
      }
      expect(last.size).toBe(flows.length);
    },
    { expected: networkError },
  ),
  280_000,
);
