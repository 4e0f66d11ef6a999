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
} as const satisfies Record<string, FlowOfTyping>;

export type NameOfFlow = keyof typeof flowsOfTyping;
