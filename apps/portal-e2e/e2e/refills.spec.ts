import { describe, expect, it } from '@jest/globals';
import { EmbeddedRefillOffice } from '@portico/adapters-practice/embedded';
import { instant, type PracticeId } from '@portico/domain/kernel';
import { people } from '../src/browser/demo-visitors.ts';
import { unfoldRecord } from '../src/browser/unfold-record.ts';
import { main } from './book-time-steps.ts';
import { becomes, browserHarness, editions, seen, visiting, openFixture } from './fixture.ts';

const said = {
  en: {
    who: people.rich,
    title: 'Refill request',
    ask: /^Request a refill/,
    see: /^See the request/,
    pharmacy: /^Pharmacy/,
    note: /^Note to the practice/,
    send: 'Request a refill',
    sent: /^Your request was sent to/,
    requested: 'Requested',
    approved: 'Approved',
    beside: 'Refill approved',
    words: 'For 90 days.',
  },
  es: {
    who: people.spanish,
    title: 'Solicitud de resurtido',
    ask: /^Solicitar un resurtido/,
    see: /^Ver la solicitud/,
    pharmacy: /^Farmacia/,
    note: /^Nota para el consultorio/,
    send: 'Solicitar resurtido',
    sent: /^Su solicitud se envió a/,
    requested: 'Solicitado',
    approved: 'Aprobado',
    beside: 'Resurtido aprobado',
    words: 'Para 90 días.',
  },
} as const;

/** The office approves what was requested last with this note. */
const approve = async (practice: string, note: string, words: string): Promise<void> => {
  const office = new EmbeddedRefillOffice(browserHarness().portal.database);
  const open = await office.open(practice as PracticeId);
  const found = open.find(({ request }) => request.note === note);
  if (found === undefined) throw new Error('The office has no such request.');
  const { patient, request } = found;
  await office.answer(patient, request.id, 'approved', instant(request.requestedAt + 1), words);
};

openFixture();

describe('a refill', () => {
  it.each(editions)(
    'is requested, keeps what was typed over a reload, and says what the office says, in $language on a $size',
    (edition) => {
      const say = said[edition.language];
      const note = `Nota ${edition.language} & <${edition.size}>`;
      return visiting({ ...edition, as: say.who }, async ({ page }) => {
        await page.goto('/my_health');
        await unfoldRecord(page);
        await main(page).getByRole('link', { name: say.ask }).first().click();
        await seen(page.getByRole('heading', { level: 1, name: say.title }));
        await main(page).getByRole('textbox', { name: say.pharmacy }).fill('Corner Pharmacy');
        await main(page).getByRole('textbox', { name: say.note }).fill(note);
        await page.reload();
        await becomes(() => main(page).getByRole('textbox', { name: say.note }).inputValue(), note);
        expect(page.url()).not.toContain('Nota');
        await main(page).getByRole('button', { name: say.send, exact: true }).click();
        await seen(main(page).getByText(say.sent));
        await page.reload();
        await seen(main(page).getByText(say.requested, { exact: true }));
        expect(await main(page).getByText(note).count()).toBe(1);
        expect(await main(page).getByRole('button', { name: say.send, exact: true }).count()).toBe(0);

        await approve(say.who.practice, note, say.words);
        await page.reload();
        await seen(main(page).getByText(say.approved, { exact: true }).first());
        expect(await main(page).getByText(say.words).count()).toBe(1);
        await becomes(() => main(page).getByRole('textbox', { name: say.pharmacy }).inputValue(), 'Corner Pharmacy');
        await page.goto('/my_health');
        await unfoldRecord(page);
        await seen(main(page).getByText(say.beside).first());
      })();
    },
  );
});
