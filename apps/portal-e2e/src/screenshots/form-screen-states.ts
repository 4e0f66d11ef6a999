import type { Page } from 'playwright-core';
import { inLanguageOf } from '@portico/domain/kernel';
import { people } from '../browser/demo-visitors.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const list = (page: Page) => page.locator('#forms-to-fill');
const form = (page: Page) => page.locator('main#content form');

const opened =
  (path: string) =>
  async ({ page }: Visitor): Promise<void> => {
    await page.goto(path);
  };

interface WireForm {
  readonly payload: {
    readonly fields: readonly { readonly properties: readonly { readonly type: string }[] }[];
  } | null;
}

/** Of the forms that wait the first one, and of that what is typed; the practice changes it before it is sent. */
const changedMeanwhile = async ({ page, language }: Visitor): Promise<void> => {
  let form: object | undefined;
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postData() ?? '';
    if (sent.includes('"PostPendingForms"')) {
      const modalSchema = inLanguageOf(changedWords, language);
      const postPendingForms = {
        type: 'ERROR',
        schemaFromError: form,
        addModalToSchema: true,
        modal: 'Changed',
        modalSchema,
      };
      return route.fulfill({ json: { data: { postPendingForms } } });
    }
    if (!sent.includes('"GetFormQueue"')) return route.fallback();
    const response = await route.fetch();
    const json = (await response.json()) as { data: { getFormHistory: { forms: { formsBlock: WireForm[] } } } };
    const { forms } = json.data.getFormHistory;
    const first = forms.formsBlock.find(({ payload }) => payload !== null);
    const fields = (first?.payload?.fields ?? []).map((each) => ({
      ...each,
      required: [],
      properties: each.properties.filter(({ type }) => type === 'textarea' || type === 'text'),
    }));
    const typed = fields.filter(({ properties }) => properties.length > 0).slice(0, 1);
    form = { ...first, payload: { ...first?.payload, fields: typed, rules: [] } };
    forms.formsBlock = [form as WireForm];
    return route.fulfill({ response, json });
  });
  await page.goto('/form_history/sign');
  const field = page.locator('main#content form :is(input, textarea)').first();
  await field.fill(language === 'es' ? 'Me duele la cabeza' : 'My head hurts');
  await page.locator('main#content form button[type=submit]').click();
};

const changedWords = {
  en: {
    title: 'This form has changed',
    text: 'The practice has just changed it, and nothing was sent. Your answers are kept where they still fit. Look through it once more.',
  },
  es: {
    title: 'Este formulario cambió',
    text: 'El consultorio acaba de cambiarlo y no se envió nada. Sus respuestas se conservan donde aún corresponden. Revíselo una vez más.',
  },
} as const;

/** The forms of a patient; nothing is signed here, as all pictures are of one portal. */
export const formScreens: readonly ScreenToShow[] = [
  { name: 'form-history', as: people.rich, arrive: opened('/form_history'), ready: list },
  { name: 'form-history-empty', as: people.empty, arrive: opened('/form_history'), ready: list },
  {
    name: 'form',
    as: people.rich,
    arrive: async ({ page }) => {
      await page.goto('/form_history/sign');
      await form(page).locator('button[type=submit]').click();
    },
    ready: (page) => form(page).locator('[aria-invalid=true], [data-invalid=true]').first(),
  },
  { name: 'form-changed', as: people.rich, arrive: changedMeanwhile, ready: (page) => page.getByRole('dialog') },
];
