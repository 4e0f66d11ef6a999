import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import { clockOf, setOffline } from '../src/browser/profile-overrides.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { findVisits, flowsOfTyping, type FlowOfTyping, type NameOfFlow } from './flows-of-typing.ts';
import { becomes, browserHarness, networkError, openFixture, seen, visiting } from './fixture.ts';

const { email, practice } = people.rich;

const names = Object.keys(flowsOfTyping) as NameOfFlow[];

const moments = fc.record({
  name: fc.constantFrom(...names),
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

/** Moments in a run; more of them are asked for by hand. */
const howMany = Number(process.env['PORTICO_MOMENTS'] ?? 100);

const draw = (of: number) => fc.sample(moments, { seed: of, numRuns: howMany });

const seed = Number(process.env['PORTICO_SEED'] ?? Date.now() % 1_000_000);

const changeLanguage = async (page: Page): Promise<void> => {
  // What lies over the page is left first.
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  const choice = page.locator('#language');
  const spoken = await choice.locator('option:checked').innerText();
  await choice.selectOption({ label: spoken === 'English' ? 'Español' : 'English' });
};

const interrupt = async (visitor: Visitor, flow: FlowOfTyping, text: string, by: Interruption): Promise<void> => {
  const { page } = visitor;
  if (by === 'reload') await page.reload();
  if (by === 'language') await changeLanguage(page);
  if (by === 'offline') {
    await setOffline(page, true);
    await flow.give(page, text);
    await setOffline(page, false);
    await page.reload();
  }
  if (by === 'second tab') {
    const twin = new Visitor(await page.context().newPage(), 'en');
    await twin.putSession(await visitor.session());
    await flow.open(twin);
    await becomes(() => flow.given(twin.page), text);
    await twin.page.close();
  }
  if (by === 'inactivity') {
    await clockOf(page).runFor(1_000);
    await clockOf(page).fastForward('10:30');
    await clockOf(page).resume();
    await seen(page.locator('#login'));
    await visitor.fillIn(email, passwordOf(email));
    await visitor.enter(practice);
    await flow.open(visitor);
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
      await findVisits(page);
      await clockOf(page).install({ time: browserHarness().portal.clock.now() });
      const last = new Map<NameOfFlow, string>();
      const walked: string[] = [];
      let shown: NameOfFlow | undefined;
      for (const [at, { name, after, interruption }] of draw(seed).entries()) {
        const flow: FlowOfTyping = flowsOfTyping[name];
        walked.push(`${at} ${interruption} after ${after} ms at ${name}`);
        const where = `PORTICO_SEED=${seed}: ${walked.slice(-8).join(', ')}`;
        const stands = async (text: string): Promise<void> => {
          await becomes(async () => [where, await flow.given(page)], [where, text]);
        };
        if (shown !== name) {
          await flow.open(visitor);
          const known = last.get(name);
          if (known !== undefined) await stands(known);
        }
        shown = name;
        const text = flow.textOf(at);
        await flow.give(page, text);
        last.set(name, text);
        if (after > 0) await new Promise((done) => void setTimeout(done, after));
        await interrupt(visitor, flow, text, interruption);
        await stands(text);
      }
      expect(last.size).toBeGreaterThan(names.length / 2);
    },
    { expected: networkError },
  ),
  900_000,
);
