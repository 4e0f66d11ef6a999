import type { Locator, Page } from 'playwright-core';
import { unfoldRecord } from '../src/browser/unfold-record.ts';
import type { Visitor } from '../src/browser/visitor.ts';
import { seen } from './fixture.ts';

/** A place where people type or choose what is not sent yet. Texts of the page are not named: its language changes. */
export interface FlowOfTyping {
  /** From any page to where the field stands, as a person gets there. */
  readonly open: (visitor: Visitor) => Promise<void>;
  /** Types or chooses it. */
  readonly give: (page: Page, text: string) => Promise<void>;
  /** What stands there. */
  readonly given: (page: Page) => Promise<string>;
  readonly textOf: (at: number) => string;
}

const content = (page: Page): Locator => page.locator('main#content');

const words = (at: number): string => `What I typed ${at}`;

const typedInto = (
  field: (page: Page) => Locator,
  open: FlowOfTyping['open'],
  textOf: FlowOfTyping['textOf'] = words,
): FlowOfTyping => ({
  open: async (visitor) => {
    await open(visitor);
    await seen(field(visitor.page));
  },
  give: (page, text) => field(page).fill(text),
  given: (page) => field(page).inputValue(),
  textOf,
});

const at =
  (path: string) =>
  async ({ page }: Visitor): Promise<void> => {
    await page.goto(path);
  };

const first =
  (selector: string) =>
  (page: Page): Locator =>
    content(page).locator(selector).first();

/** Follows a link of My health, to the last entry that has one. */
const fromRecord =
  (part: string, link: RegExp) =>
  async ({ page }: Visitor): Promise<void> => {
    await page.goto('/my_health');
    await unfoldRecord(page);
    await content(page).locator(part).getByRole('link', { name: link }).last().click();
  };

const entry = fromRecord('#conditions', /^(Correct or add a note|Corregir o anotar|See why|Vea por qué)/);

const bookingSteps =
  /^(Choose days and times|Elegir días y horarios|Check available times|Ver horarios disponibles|Go on|Continuar)$/;

/** In a dialog over the times, or beside the days that are asked for. */
const reasonField = (page: Page): Locator => page.locator('textarea').first();

const firstTime = (page: Page): Locator =>
  page.getByRole('toolbar').first().locator('button:not([aria-busy=true])').first();

/** Chooses the last of each list that is still open, until the days and times are asked. */
const toRequest = async ({ page }: Visitor): Promise<void> => {
  await page.goto('/appointments/add_appointment');
  // The person's other practice asks nothing before, and whom it lists last does not book at once.
  await content(page).locator('select').first().selectOption({ label: 'Biscayne Bay Health Partners' });
  const reason = reasonField(page);
  const option = page.getByRole('listbox').getByRole('option').last();
  const time = firstTime(page);
  const on = content(page).getByRole('button', { name: bookingSteps });
  for (;;) {
    await seen(reason.or(option).or(on).or(time).first());
    if (await reason.isVisible()) return;
    await option.or(on).or(time).first().click();
    await page.waitForTimeout(300);
  }
};

const dialog = (page: Page): Locator => page.getByRole('dialog');
const comments = (page: Page): Locator => dialog(page).locator('textarea');

const cancelVisit = /^(Cancel visit|Cancelar la cita)/;
const askForEarlier = /^(Tell me if an earlier|Avíseme si hay)/;

/** The addresses of visits by the buttons that they were found to have. */
const visitsWith = new Map<RegExp, string>();

/** Finds them before anything is typed: the list of visits ends a booking that was begun. */
export const findVisits = async (page: Page): Promise<void> => {
  await page.goto('/appointments');
  const visits = content(page).locator('a[href*="/appointments/visit/"]');
  await seen(visits.first());
  const addresses = new Set(await visits.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
  for (const address of addresses) {
    await page.goto(address);
    await seen(content(page).getByRole('article').first());
    for (const name of [cancelVisit, askForEarlier]) {
      if ((await content(page).getByRole('button', { name }).count()) > 0) visitsWith.set(name, address);
    }
    if (visitsWith.size === 2) return;
  }
};

/** Opens the page of a visit that has a button of that name. */
const buttonOfVisit = async (page: Page, name: RegExp): Promise<Locator> => {
  await page.goto(visitsWith.get(name) ?? '/appointments');
  return content(page).getByRole('button', { name }).first();
};

/** Opens the question whether the visit is canceled, which a page that is loaded again does not show. */
const askToCancel = async (page: Page): Promise<void> => {
  const cancel = content(page).getByRole('button', { name: cancelVisit }).first();
  await seen(dialog(page).or(cancel).first());
  if (!(await dialog(page).isVisible())) await cancel.click();
  await seen(dialog(page).locator('select'));
};

const zoom = first('input[type=range]');

const parts = ['any', 'morning', 'afternoon'] as const;
const partOfDay = (page: Page): Locator => content(page).locator(`input[value=${parts[0]}]`);

const radios = (page: Page): Locator => content(page).locator('input[type=radio]');
const insurance = first('form select');
const notice = first('input[type=checkbox]:not(:disabled)');

const sumField = first('input[name=partial-amount]');
const part = first('input[type=radio][value=partial]');

const nameOfFile = (page: Page): Locator =>
  content(page)
    .getByText(/picture-\d+\.png/)
    .first();

/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const flowsOfTyping = {
  message: typedInto(first('textarea[name=body]'), at('/messages?new')),
  reply: typedInto(first('textarea[name=reply]'), async ({ page }) => {
    await page.goto('/messages');
    await content(page).locator('li a').first().click();
  }),
  attachment: {
    open: async ({ page }) => {
      await page.goto('/messages?new');
      await seen(content(page).locator('textarea[name=body]'));
    },
    give: async (page, text) => {
      const remove = content(page).getByRole('button', { name: /^(Remove|Quitar)/ });
      if (await remove.isVisible()) await remove.click();
      await content(page)
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: text, mimeType: 'image/png', buffer: pixel });
      await seen(nameOfFile(page));
    },
    given: async (page) => (await nameOfFile(page).innerText()).replace(/^[^]*(picture-\d+\.png)[^]*$/, '$1'),
    textOf: (at) => `picture-${at}.png`,
  },
  invitation: typedInto(first('form[aria-labelledby=invite-delegate] input'), at('/profile_settings/manage_delegates')),
  payment: {
    open: async (visitor) => {
      const { id, patient } = JSON.parse((await visitor.session())['practice'] ?? '{}');
      await visitor.page.goto(`/payments/patient/${patient}/practice/${id}/make_payment`);
      await seen(sumField(visitor.page).or(part(visitor.page)).first());
    },
    give: async (page, text) => {
      await part(page).check();
      await sumField(page).fill(text);
    },
    given: (page) => sumField(page).inputValue(),
    textOf: (at) => `10.${10 + (at % 90)}`,
  },
  form: typedInto(first('form :is(textarea, input[type=text])'), at('/form_history/sign')),
  personal: typedInto(first('form input[type=text]'), at('/profile_settings/personal')),
  demographics: typedInto(first('form input[type=text]'), at('/profile_settings/demographics')),
  correction: typedInto(first('textarea[name=statement]'), entry),
  note: typedInto(first('textarea[name=note]'), entry),
  refill: typedInto(
    first('textarea[name=note]'),
    fromRecord('#medications', /^(Request a refill|Solicitar un resurtido)/),
  ),
  booking: {
    ...typedInto(reasonField, toRequest),
    given: async (page) => {
      // A page that is loaded again shows the times; the dialog of one opens by a press.
      await seen(reasonField(page).or(firstTime(page)).first());
      if (!(await reasonField(page).isVisible())) await firstTime(page).click();
      await seen(reasonField(page));
      return reasonField(page).inputValue();
    },
  },
  cancellation: {
    open: async ({ page }) => {
      await buttonOfVisit(page, cancelVisit);
      await askToCancel(page);
    },
    give: async (page, text) => {
      await askToCancel(page);
      if (!(await comments(page).isVisible())) {
        const options = await dialog(page).locator('select option').count();
        await dialog(page)
          .locator('select')
          .selectOption({ index: options - 1 });
      }
      await comments(page).fill(text);
    },
    given: async (page) => {
      await askToCancel(page);
      return comments(page).inputValue();
    },
    textOf: words,
  },
  photo: {
    open: async ({ page }) => {
      await page.goto('/profile_settings/photo');
      // The field of the file is never seen: a button opens it.
      await content(page).locator('input[type=file]').or(zoom(page)).first().waitFor({ state: 'attached' });
    },
    give: async (page, text) => {
      if (!(await zoom(page).isVisible())) {
        const chosen = { name: 'me.png', mimeType: 'image/png', buffer: pixel };
        await content(page).locator('input[type=file]').setInputFiles(chosen);
      }
      await zoom(page).fill(text);
    },
    given: (page) => zoom(page).inputValue(),
    textOf: (at) => String(110 + (at % 20) * 10),
  },
  updates: {
    open: async ({ page }) => {
      await page.goto('/profile_settings/notifications');
      await seen(notice(page));
    },
    give: (page, text) => notice(page).setChecked(text === 'true'),
    given: async (page) => String(await notice(page).isChecked()),
    textOf: (at) => String(at % 2 === 0),
  },
  documents: {
    open: async ({ page }) => {
      await page.goto('/profile_settings/documents');
      await seen(insurance(page));
    },
    give: async (page, text) => {
      await insurance(page).selectOption({ index: Number(text) });
    },
    given: (page) => insurance(page).evaluate((select: HTMLSelectElement) => String(select.selectedIndex)),
    textOf: (at) => String(1 + (at % 3)),
  },
  waitList: {
    open: async ({ page }) => {
      await (await buttonOfVisit(page, askForEarlier)).click();
      await seen(partOfDay(page));
    },
    give: (page, text) => content(page).locator(`input[value=${text}]`).check(),
    given: (page) =>
      content(page)
        .locator(parts.map((part) => `input[value=${part}]:checked`).join())
        .inputValue(),
    textOf: (at) => parts[at % parts.length] ?? 'any',
  },
  survey: {
    open: async ({ page }) => {
      await page.goto('/surveys');
      await content(page).locator('a[href^="/surveys/view"]').first().click();
      await radios(page).first().waitFor({ state: 'attached' });
    },
    give: (page, text) => radios(page).nth(Number(text)).check({ force: true }),
    given: (page) =>
      radios(page).evaluateAll((all) => String(all.findIndex((one) => (one as HTMLInputElement).checked))),
    textOf: (at) => String(at % 3),
  },
} as const satisfies Record<string, FlowOfTyping>;

export type NameOfFlow = keyof typeof flowsOfTyping;
