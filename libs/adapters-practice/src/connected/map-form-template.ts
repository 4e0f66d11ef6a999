import { textsOf } from '@portico/application/texts';
import { parseFormTemplate, type FormTemplate } from '@portico/domain/forms';
import { languages, type Localized } from '@portico/domain/kernel';
import type { AskedForm, Question, Texts } from '@portico/practice-spi';
import { catalogs } from '../generated/catalogs.ts';
import { formWords } from './forms.messages.ts';
import type { PortalIds } from './portal-and-system-ids.ts';

export const localized = ({ en, es = en }: Texts): Localized => ({ en, es });

/** A help text is shown as HTML, and what a system writes is text. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const typeOf: Readonly<Record<Question['kind'], string>> = {
  text: 'text',
  'long-text': 'textarea',
  date: 'datefield',
  'one-of': 'radios',
  'some-of': 'checkboxes',
  'yes-no': 'radios',
  rating: 'rating',
  signature: 'signature',
  help: 'help',
};

const sayIn = textsOf(catalogs);

const yesOrNo = (): unknown =>
  (['yes', 'no'] as const).map((value) => ({
    value,
    label: Object.fromEntries(languages.map((language) => [language, sayIn(language)(formWords[value])])),
  }));

const fieldOf = ({ id: uuid, kind, label, choices }: Question, at: number): unknown => ({
  uuid,
  type: typeOf[kind],
  label: localized(label),
  sortOrder: at + 1,
  rules: [],
  ...(kind === 'help' ? { html: localized({ en: escaped(label.en), es: escaped(label.es ?? label.en) }) } : {}),
  ...(kind === 'yes-no' && choices === undefined ? { choices: yesOrNo() } : {}),
  ...(choices === undefined ? {} : { choices: choices.map((each) => ({ ...each, label: localized(each.label) })) }),
});

/** A form on one page; undefined for one that exists on paper alone, and a failure for one that cannot be read. */
export const templateOf = (
  { id, version, title, questions }: AskedForm,
  ids: PortalIds,
): { readonly template?: FormTemplate; readonly problem?: string } => {
  if (questions === undefined) return {};
  const parsed = parseFormTemplate({
    uuid: ids.of('form', id),
    version,
    title: localized(title),
    pages: [
      {
        required: questions.filter(({ required, kind }) => required === true && kind !== 'help').map((each) => each.id),
        fields: questions.map(fieldOf),
      },
    ],
    rules: [],
  });
  return parsed.ok ? { template: parsed.value } : { problem: `AskedForm.${parsed.error.kind}` };
};
