import { describe, expect, it } from '@jest/globals';
import type { Language } from '@portico/domain/kernel';
import { Choice } from '@portico/ui/kit';
import { runInAction, observable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { act, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { hearEarlyLanguage } from './hear-early-language.ts';

const options: readonly { readonly value: Language; readonly text: string }[] = [
  { value: 'en', text: 'English' },
  { value: 'es', text: 'Español' },
];

/** A page in Spanish whose list is drawn anew by what happens at hydration, as the whole page is. */
const page = (onTakenOver: () => void, onChange: (language: Language) => void) => {
  const drawn = observable.box(0);
  const Page = observer(() => {
    useEffect(() => {
      onTakenOver();
      runInAction(() => {
        drawn.set(1);
      });
    }, []);
    return (
      <div data-drawn={drawn.get()}>
        <Choice label="Idioma" id="language" options={options} value="es" onChange={onChange} />
      </div>
    );
  });
  return (
    <IntlProvider locale="es">
      <Page />
    </IntlProvider>
  );
};

const inHtml = async (): Promise<{ readonly root: HTMLElement; readonly list: HTMLSelectElement }> => {
  const { renderToString } = await import('react-dom/server.node');
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(page(Boolean, Boolean));
  const list = root.querySelector('select');
  if (list === null) throw new Error('The page has no list of languages.');
  return { root, list };
};

/** What a browser does when a person chooses. */
const choose = (list: HTMLSelectElement, language: Language): void => {
  list.value = language;
  for (const event of ['input', 'change']) list.dispatchEvent(new Event(event, { bubbles: true }));
};

describe('a language chosen before the page was taken over', () => {
  it.each(['before the script', 'while React takes the page over', 'after it'] as const)(
    'is the one that is spoken, where it was chosen %s',
    async (moment) => {
      const { root, list } = await inHtml();
      if (moment === 'before the script') choose(list, 'en');
      const spoken: (Language | undefined)[] = [];
      const early = hearEarlyLanguage(root, 'es');
      const tree = page(
        () => spoken.push(early()),
        (language) => spoken.push(language),
      );
      await act(async () => {
        startTransition(() => {
          hydrateRoot(root, tree);
        });
        if (moment === 'while React takes the page over') choose(list, 'en');
      });
      if (moment === 'after it') act(() => choose(list, 'en'));
      expect(spoken.filter((language) => language !== undefined)).toEqual(['en']);
    },
  );
});
