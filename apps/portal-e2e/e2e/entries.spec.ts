import { describe, expect, it } from '@jest/globals';
import { EmbeddedAmendmentOffice } from '@portico/adapters-practice/embedded';
import { instant, type PracticeId } from '@portico/domain/kernel';
import { people } from '../src/browser/demo-visitors.ts';
import { unfoldRecord } from '../src/browser/unfold-record.ts';
import { main } from './book-time-steps.ts';
import { becomes, browserHarness, editions, seen, titleOf, visiting, openFixture } from './fixture.ts';

const said = {
  en: {
    who: people.rich,
    open: /^Correct or add a note/,
    title: 'Entry in your record',
    wrong: /^What is wrong/,
    correct: /^What should it say/,
    send: 'Request correction',
    sent: /^Your request was sent to/,
    status: 'Sent to the practice',
    denied: 'Denied',
    another: 'Ask for another correction',
    beside: 'Correction denied',
    statement: /^Why do you disagree/,
    disagree: 'Send statement',
    disagreed: /^Your statement was sent to/,
    note: /^Note/,
    save: 'Save note',
    saved: 'Your note was saved.',
    erase: 'Delete note',
    erased: 'Your note was deleted.',
  },
  es: {
    who: people.spanish,
    open: /^Corregir o anotar/,
    title: 'Dato de su expediente',
    wrong: /^¿Qué está mal/,
    correct: /^¿Qué debería decir/,
    send: 'Solicitar corrección',
    sent: /^Su solicitud se envió a/,
    status: 'Enviada al consultorio',
    denied: 'Denegada',
    another: 'Solicitar otra corrección',
    beside: 'Corrección denegada',
    statement: /^¿Por qué no está de acuerdo/,
    disagree: 'Enviar declaración',
    disagreed: /^Su declaración se envió a/,
    note: /^Nota/,
    save: 'Guardar nota',
    saved: 'Su nota se guardó.',
    erase: 'Borrar nota',
    erased: 'Su nota se borró.',
  },
} as const;

/** The office denies what was requested with these words. */
const deny = async (practice: string, wrong: string, words: string): Promise<void> => {
  const office = new EmbeddedAmendmentOffice(browserHarness().portal.database);
  const open = await office.open(practice as PracticeId);
  const found = open.find(({ request }) => request.wrong === wrong);
  if (found === undefined) throw new Error('The office has no such request.');
  await office.answer(found.patient, found.request.id, 'denied', instant(found.request.requestedAt + 1), words);
};

openFixture();

describe('an entry of the record', () => {
  it.each(editions)(
    'is asked to be corrected, says the denial, and takes a statement of disagreement, in $language on a $size',
    (edition) => {
      const say = said[edition.language];
      const wrong = `Mal ${edition.language} & <${edition.size}>`;
      return visiting({ ...edition, as: say.who }, async (visitor) => {
        const { page } = visitor;
        const field = (name: RegExp) => main(page).getByRole('textbox', { name });
        const press = (name: string) => main(page).getByRole('button', { name, exact: true }).click();
        await page.goto('/my_health');
        await unfoldRecord(page);
        const way = main(page).locator('#medications').getByRole('link', { name: say.open }).last();
        const name = (await way.getAttribute('aria-label'))?.replace(/^[^:]*: /, '');
        await way.click();
        await becomes(() => titleOf(visitor).innerText(), name);
        // The browser keeps the window's title.
        expect(await page.title()).toContain(say.title);
        await field(say.wrong).fill(wrong);
        await field(say.correct).fill('Bien');
        await page.reload();
        await becomes(() => field(say.wrong).inputValue(), wrong);
        expect(page.url()).not.toContain('Mal');
        await press(say.send);
        await seen(main(page).getByText(say.sent));
        await page.reload();
        await seen(main(page).getByText(say.status, { exact: true }));
        expect(await main(page).getByRole('button', { name: say.send, exact: true }).count()).toBe(0);

        await deny(say.who.practice, wrong, 'Porque sí.');
        await page.reload();
        await seen(main(page).getByText(say.denied, { exact: true }).first());
        expect(await main(page).getByText('Porque sí.').count()).toBe(1);
        await field(say.statement).fill('No estoy de acuerdo.');
        await press(say.disagree);
        await seen(main(page).getByText(say.disagreed));
        expect(await field(say.statement).count()).toBe(0);
        expect(await field(say.wrong).count()).toBe(0);
        await press(say.another);
        await seen(field(say.wrong));
        await page.goto('/my_health');
        await unfoldRecord(page);
        await seen(main(page).locator('#medications').getByText(say.beside).last());
      })();
    },
  );

  it.each(editions)('has an own note beside it that is kept, shown and deleted, in $language on a $size', (edition) => {
    const say = said[edition.language];
    const note = `Mi nota & <${edition.size}>`;
    return visiting({ ...edition, as: say.who }, async ({ page }) => {
      const press = (name: string) => main(page).getByRole('button', { name, exact: true }).click();
      await page.goto('/my_health');
      await unfoldRecord(page);
      await main(page).locator('#allergies, #immunizations').getByRole('link', { name: say.open }).last().click();
      await main(page).getByRole('textbox', { name: say.note }).fill(note);
      await press(say.save);
      await seen(main(page).getByText(say.saved));
      await page.goto('/my_health');
      await unfoldRecord(page);
      await seen(main(page).getByText(note));
      await main(page).locator('#allergies, #immunizations').getByRole('link', { name: say.open }).last().click();
      await press(say.erase);
      await seen(main(page).getByText(say.erased));
      await page.goto('/my_health');
      await unfoldRecord(page);
      await seen(main(page).getByRole('link', { name: say.open }).first());
      expect(await main(page).getByText(note).count()).toBe(0);
    })();
  });
});
