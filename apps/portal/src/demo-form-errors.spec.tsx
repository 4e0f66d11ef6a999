import { expect, it } from '@jest/globals';
import { demoForms } from '@portico/demo/write-demo-forms.ts';
import { inLanguage, type Field, type Form } from '@portico/domain/forms';
import type { Language, LocalDate } from '@portico/domain/kernel';
import { readFolders } from '@portico/tools/messages/catalog.ts';
import { FormPages } from '@portico/ui/forms';
import { renderIn } from '@portico/ui/testing';
import { FormViewModel } from '@portico/view-models/forms';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';

const folders = await readFolders(['libs/ui/src']);
const words = Object.fromEntries(
  folders
    .flatMap(({ entries }) => entries)
    .map(({ id, defaultMessage, description }) => [id, { id, defaultMessage, description }]),
);

const today = '2026-11-30' as LocalDate;
const said = {
  en: {
    drawn: 'Sign the form.',
    typed: 'Type your name to sign.',
    byName: 'Type my name',
    fixed: 'Required Field',
    goTo: 'Check the box: ',
    check: 'Check ',
  },
  es: {
    ...{ drawn: 'Firme el formulario.', typed: 'Escriba su nombre para firmar.' },
    ...{ byName: 'Escribir mi nombre', fixed: 'Campo obligatorio', goTo: 'Marque la casilla: ', check: 'Marque ' },
  },
} as const;

/** What a person reads at the control that is to be used. */
const ownText = (field: Field, byName: boolean, { drawn, typed }: { readonly drawn: string; readonly typed: string }) =>
  field.type === 'signature'
    ? byName
      ? typed
      : drawn
    : field.type === 'checkbox'
      ? (field.choices[0]?.label.replace(/\.$/, '') ?? '')
      : field.label;

/** Each page of a form, as a form of its own. */
const pagesOf = (form: Form): readonly Form[] => form.pages.map((page) => ({ ...form, pages: [page], rules: [] }));

it.each(
  (['en', 'es'] as const).flatMap((language: Language) =>
    demoForms
      .flatMap((form) => pagesOf(inLanguage(form, language)))
      .map((page) => [language, page.pages[0]?.fields[0]?.label ?? '', page] as const),
  ),
)(
  'APT-261 MON-358 in %s, the page of “%s” names what has no answer by its own text, and says the words of the row there alone',
  (language, _, form) => {
    const expected = said[language === 'es' ? 'es' : 'en'];
    for (const byName of [false, true]) {
      const viewModel = new FormViewModel({ form, today });
      renderIn(language, <FormPages form={viewModel} submit="Send" busy={false} onSubmit={() => undefined} />, words);
      const ways = screen.queryByRole('radio', { name: expected.byName });
      if (byName && ways !== null) fireEvent.click(ways);
      fireEvent.click(screen.getByRole('button', { name: 'Send' }));
      const required = (form.pages[0]?.fields ?? []).filter(({ uuid }) => form.pages[0]?.required.includes(uuid));
      const listed = screen.getAllByRole('listitem').flatMap((item) => within(item).queryAllByRole('link'));
      expect(listed.map(({ textContent }) => textContent)).toEqual(
        required.map((field) => expect.stringContaining(ownText(field, byName, expected))),
      );
      for (const { textContent: text } of listed) {
        expect(text).not.toMatch(new RegExp(`${expected.fixed}| – `));
        // The list leads to a box, which says itself what to do.
        expect(screen.getByText(`${text.replace(expected.goTo, expected.check)} (${expected.fixed})`)).toBeTruthy();
      }
      cleanup();
    }
  },
);
