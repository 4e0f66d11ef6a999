import { bytesOf, namesInZip } from '../src/browser/read-downloads.ts';
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { sizes } from '../src/browser/browser.ts';
import { people } from '../src/browser/demo-visitors.ts';
import { becomes, editions, everyEdition, networkError, seen, visiting, openFixture } from './fixture.ts';
import { words } from './expected-words.ts';

/** Opens the record, with the section that is named unfolded. */
const open = async (page: Page, section = ''): Promise<void> => {
  await page.goto(`/my_health${section}`);
  await seen(page.locator('#careTeam'));
};

/** Presses a button that hands over a file, and answers the file's name and how it begins. */
const fetched = async (page: Page, button: Locator): Promise<{ readonly name: string; readonly begins: string }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const bytes = await bytesOf(download);
  return { name: download.suggestedFilename(), begins: bytes.subarray(0, 4).toString('latin1') };
};

interface WrittenBundle {
  readonly resourceType: string;
  readonly type: string;
  readonly entry: readonly { readonly resource: { readonly resourceType: string } }[];
}

const taking = {
  en: {
    title: 'Take the record with you',
    bundle: 'Download for other apps (FHIR)',
    labTable: 'Download the lab results (CSV)',
    headings: '\uFEFFDate,Test,Result,Unit,Usual range,Note,Status,Ordered by',
    document: 'Download for another doctor (C-CDA)',
    summary: 'Download for a trip abroad (IPS)',
    everything: 'Download everything (ZIP with a password)',
  },
  es: {
    title: 'Llévese el expediente',
    bundle: 'Descargar para otras aplicaciones (FHIR)',
    labTable: 'Descargar los resultados de laboratorio (CSV)',
    headings: '\uFEFFFecha,Prueba,Resultado,Unidad,Rango normal,Nota,Estado,Solicitado por',
    document: 'Descargar para otro médico (C-CDA)',
    summary: 'Descargar para un viaje al extranjero (IPS)',
    everything: 'Descargar todo (ZIP con contraseña)',
  },
} as const;

openFixture();

/** In the person's language (`APT-279`). */
const fileNames = {
  en: {
    record: 'medical_record.pdf',
    lab: /^lab_\d+\.pdf$/,
    health: 'health-record',
    summary: 'patient-summary',
    labs: 'lab-results',
    bills: 'bills-and-claims',
  },
  es: {
    record: 'historial-medico.pdf',
    lab: /^laboratorio_\d+\.pdf$/,
    health: 'historial-de-salud',
    summary: 'resumen-del-paciente',
    labs: 'resultados-de-laboratorio',
    bills: 'facturas-y-reclamaciones',
  },
} as const;

/** The windows that a page is measured in, in pixels: the phone of the tests, and the two commonest of small laptops. */
const windowsOf = {
  phone: [sizes.phone],
  desktop: [{ width: 1_366, height: 768 }, sizes.desktop],
} as const;

describe('my health', () => {
  it.each(editions)('APT-272 APT-273 has its sections and a way to each, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = words[edition.language];
      await open(page);
      const titles = await page.locator('main#content h2').allInnerTexts();
      const uncounted = (texts: readonly string[]) => texts.map((text) => text.replace(/\s*\d+[^]*$/, ''));
      expect(uncounted(titles)).toEqual([...say.sections, say.files]);
      const spoken = await page.locator('main#content h2').first().ariaSnapshot();
      expect(spoken).toMatch(new RegExp(`"${say.sections[0]}\\s\\d+( New| Nuevo)?"`));
      // The page is its own list: what is not among the first folds, with how much it holds, and opens by a press.
      const documents = page.locator('#documents');
      const isOpen = async () => (await documents.locator(':is(li, tbody tr):visible').count()) > 0;
      expect(await isOpen()).toBe(false);
      await documents.locator('summary').first().click();
      await becomes(isOpen, true);
      // On a phone the links fold.
      if (edition.size === 'phone') await page.locator('main#content nav summary').click();
      const links = page.locator('main#content nav a');
      expect(uncounted(await links.allInnerTexts())).toEqual([
        ...say.sections,
        say.files,
        edition.language === 'en' ? 'Timeline' : 'Línea de tiempo',
      ]);
      // A link opens what it leads to, as often as it is pressed.
      for (const press of ['first', 'again']) {
        await documents.locator('summary').first().click();
        expect({ press, isOpen: await isOpen() }).toEqual({ press, isOpen: false });
        await links.nth(say.sections.length - 2).click();
        await becomes(isOpen, true);
      }
      await page.waitForFunction(() => {
        const top = document.querySelector('#documents')?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < innerHeight;
      });
      if (edition.size === 'phone') return;
      // The bar follows the reading.
      await page.locator('#medications').evaluate((section) => {
        section.scrollIntoView({ block: 'start', behavior: 'instant' });
      });
      await seen(page.locator('main#content nav a[aria-current=location]').filter({ hasText: say.sections[1] }));
    })(),
  );

  it.each(
    [people.rich, people.elderly, people.spanish].flatMap((as) =>
      everyEdition.flatMap((edition) => windowsOf[edition.size].map((window) => ({ ...as, ...edition, ...window }))),
    ),
  )(
    'is at most five windows long before anything is opened: $email, in $language, $width by $height',
    ({ email, practice, language, size, width, height }) =>
      visiting({ language, size, as: { email, practice } }, async (visitor) => {
        await visitor.page.setViewportSize({ width, height });
        await open(visitor.page);
        await visitor.settled();
        const windows = await visitor.page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
        expect(windows).toBeLessThanOrEqual(5);
      })(),
  );

  it.each(editions)('draws laboratory values over time and offers them as a table, in $language', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      await open(page, '#labs');
      const plot = page.locator('#labs figure');
      await seen(plot);
      const count = await plot.locator('svg[data-standing]').count();
      expect(count).toBeGreaterThan(5);
      await plot.locator('summary').click();
      await becomes(() => plot.locator('tbody tr').count(), count);
      const caption = await plot.locator('figcaption').innerText();
      expect(caption).toContain(String(count));
      const tests = page.locator('#labs select');
      // It opens on a test out of its range where there is one, so any other is chosen.
      const other = (await tests.evaluate((list: HTMLSelectElement) => list.selectedIndex)) === 2 ? 1 : 2;
      await tests.selectOption({ index: other });
      await plot.locator('figcaption').filter({ hasNotText: caption }).waitFor();
    })(),
  );

  it.each(editions)('APT-276 APT-279 downloads the whole record as a PDF, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      await open(page);
      const file = await fetched(page, page.getByRole('button', { name: words[edition.language].record, exact: true }));
      expect(file).toEqual({ name: fileNames[edition.language].record, begins: '%PDF' });
    })(),
  );

  it.each(editions)('takes the record along for other apps and as a table, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = taking[edition.language];
      await open(page);
      await page.getByText(say.title, { exact: true }).click();
      const saved = async (name: string) => {
        const button = page.getByRole('button', { name, exact: true });
        const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
        return { name: download.suggestedFilename(), text: (await bytesOf(download)).toString('utf8') };
      };
      const bundle = await saved(say.bundle);
      const { health, summary: patientSummary, labs } = fileNames[edition.language];
      const undated = (file: { readonly name: string }): string => file.name.replace(/-\d{4}-\d\d-\d\d\./, '.');
      expect(undated(bundle)).toBe(`${health}.json`);
      const { resourceType, type, entry } = JSON.parse(bundle.text) as WrittenBundle;
      expect({ resourceType, type }).toEqual({ resourceType: 'Bundle', type: 'collection' });
      const types = new Set(entry.map(({ resource }) => resource.resourceType));
      expect([...types]).toEqual(
        expect.arrayContaining(['Patient', 'Condition', 'Observation', 'Encounter', 'CareTeam']),
      );
      const document = await saved(say.document);
      expect(undated(document)).toBe(`${health}.xml`);
      expect(document.text).toContain('<ClinicalDocument');
      const summary = await saved(say.summary);
      expect(undated(summary)).toBe(`${patientSummary}.json`);
      expect(JSON.parse(summary.text)).toMatchObject({ resourceType: 'Bundle', type: 'document' });
      const table = await saved(say.labTable);
      expect(undated(table)).toBe(`${labs}.csv`);
      expect(table.text.split('\r\n')[0]).toBe(say.headings);
    })(),
  );

  it.each(editions)('takes all files along in one ZIP that its password opens, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = taking[edition.language];
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await open(page);
      await page.getByText(say.title, { exact: true }).click();
      const button = page.getByRole('button', { name: say.everything, exact: true });
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      const password = await page.locator('main#content code').innerText();
      expect(download.suggestedFilename()).toBe('my_record.zip');
      const zip = await bytesOf(download);
      const names = await namesInZip(zip, password);
      const { record, health, summary, labs, bills } = fileNames[edition.language];
      expect(names.map((name) => name.replace(/-\d{4}-\d\d-\d\d/, ''))).toEqual([
        record,
        `${health}.xml`,
        `${summary}.json`,
        `${health}.json`,
        `${labs}.csv`,
        `${bills}.csv`,
        'payments.csv',
      ]);
      expect(sent.filter((each) => each.includes(password))).toEqual([]);
    })(),
  );

  it.each(editions)('APT-277 APT-279 downloads one laboratory report as a PDF, in $language', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      await open(page, '#labs');
      const report = page.locator('#labs details details:visible, #labs:not(:has(> details)) details:visible').last();
      await report.locator('summary').click();
      const file = await fetched(page, report.getByRole('button', { name: words[edition.language].labReport }));
      expect(file.name).toMatch(fileNames[edition.language].lab);
      expect(file.begins).toBe('%PDF');
    })(),
  );

  it.each(editions)(
    'APT-279 downloads a document under a name that says only its day and its kind, in $language',
    (edition) =>
      visiting({ ...edition, as: people.rich }, async ({ page }) => {
        await open(page, '#documents');
        const say = words[edition.language];
        const button = page
          .locator('#documents')
          .getByRole('button', { name: `${say.download} After-visit summary` })
          .first();
        expect(await button.innerText()).toBe(say.download);
        const file = await fetched(page, button);
        expect(file.begins).toBe('Jame');
        expect(file.name).toMatch(
          edition.language === 'en' ? /^document_\d{4}-\d{2}-\d{2}\.txt$/ : /^documento_\d{4}-\d{2}-\d{2}\.txt$/,
        );
      })(),
  );

  it.each(editions)(
    'says where a file could not be fetched, and fetches it on a second press, in $language',
    (edition) =>
      visiting(
        { ...edition, as: people.rich },
        async ({ page }) => {
          const say = words[edition.language];
          await open(page);
          await page.route('**/graphql', (route) =>
            route.fulfill({ json: { data: null, errors: [{ message: 'x', extensions: { code: 'INTERNAL' } }] } }),
          );
          const button = page.getByRole('button', { name: say.record, exact: true });
          await button.click();
          await seen(page.locator('main#content [role=alert]').first());
          await page.unroute('**/graphql');
          expect((await fetched(page, button)).begins).toBe('%PDF');
        },
        { expected: networkError },
      )(),
  );

  it.each([
    {
      language: 'en',
      known: 'The practice has noted that there are no known allergies.',
      asked: /^The practice has no information about/,
    },
    {
      language: 'es',
      known: 'El consultorio anotó que no hay alergias conocidas.',
      asked: /^El consultorio no tiene información sobre/,
    },
  ] as const)('tells "none known" and "no information" apart, in $language', ({ language, known, asked }) =>
    visiting({ language, as: people.elderly }, async (visitor) => {
      const { page } = visitor;
      await open(page);
      expect(await page.locator('#allergies p').allInnerTexts()).toEqual([known]);
      await visiting({ language, as: people.empty }, async (other) => {
        await open(other.page);
        for (const sentence of await other.page.locator('main#content section p').allInnerTexts()) {
          expect(sentence).toMatch(asked);
        }
        expect(await other.page.locator('main#content section p').count()).toBe(10);
      })();
    })(),
  );
});
