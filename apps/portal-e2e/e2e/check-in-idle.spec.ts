import { clockOf } from '../src/browser/profile-overrides.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PatientId } from '@portico/domain/kernel';
import { people } from '../src/browser/demo-visitors.ts';
import { partnerPractice } from '@portico/demo/partner/start-demo-partner.ts';
import { asking, james, pathOf, soonLike, usual } from './check-in-visits.ts';
import { visitOf } from './check-in-steps.ts';
import { askOfChart } from './due-forms-steps.ts';
import { intakeFrame, intakeWords } from './fill-intake-form.ts';
import { idleFor, modal } from './idle-visitor.ts';
import { seen, browserHarness, visiting, openFixture } from './fixture.ts';

openFixture();

describe('somebody who fills in an intake form', () => {
  beforeAll(() => asking(['intake']));
  afterAll(() => asking(usual));

  it.each([
    { language: 'en', size: 'desktop', as: james },
    { language: 'es', size: 'phone', as: people.spanish },
  ] as const)(
    'APT-205 ACC-235 is there while they type and scroll in its frame, and is warned once they do nothing, in $language on a $size',
    ({ language, size, as }) =>
      visiting({ language, size, as }, async (visitor) => {
        const { page } = visitor;
        const visit = await soonLike(await visitOf(as.email, partnerPractice));
        // A long form, which scrolls on every screen.
        await askOfChart({ practice: partnerPractice, patient: visit.patient as PatientId }, ['Medical history']);
        await clockOf(page).install({ time: browserHarness().portal.clock.now() });
        await page.goto(pathOf(visit));
        const isThere = async (): Promise<void> => {
          expect(await modal(visitor).count()).toBe(0);
          expect(await visitor.session()).toHaveProperty('accessToken');
        };
        const field = intakeFrame(page).getByRole('textbox', { name: intakeWords[language].reason });
        await seen(field);
        await field.focus();
        await idleFor(visitor, '08:50');
        await page.keyboard.type('a');
        await idleFor(visitor, '08:50');
        await isThere();
        // Until the frame has heard of it: a scroll is told a frame later, and the clock must not be ahead of that.
        await intakeFrame(page)
          .locator('html')
          .evaluate(
            (html) =>
              new Promise<void>((resolve) => {
                html.ownerDocument.addEventListener('scroll', () => resolve(), { once: true });
                html.ownerDocument.defaultView?.scrollTo(0, html.scrollHeight);
              }),
          );
        await idleFor(visitor, '08:50');
        await isThere();
        await clockOf(page).fastForward('00:20');
        await seen(modal(visitor));
      })(),
  );
});
