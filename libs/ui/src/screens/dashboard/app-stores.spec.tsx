import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppStoresViewModel, type AppStores as Stores } from '@portico/view-models/dashboard';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderIn } from '../../testing/index.ts';
import { appStoreWords, codeWords, linkWords, platformWords } from './app-stores.messages.ts';
import { AppStores } from './app-stores.tsx';

beforeEach(cleanup);

const open = async (stores: Stores, language: 'en' | 'es' = 'en') => {
  const viewModel = new AppStoresViewModel({
    stores: async () => stores,
    draw: async (address) => ({ size: 29, path: address.endsWith('ios') ? 'M1 1h1' : 'M2 2h1' }),
  });
  renderIn(language, <AppStores viewModel={viewModel} />, appStoreWords, codeWords, linkWords, platformWords);
  await act(() => viewModel.load());
};

const shown = () => ({
  code: screen.getByRole('img').getAttribute('aria-label'),
  path: screen.getByRole('img').querySelector('path')?.getAttribute('d'),
  href: screen.getByRole('link').getAttribute('href'),
});

describe('AppStores', () => {
  it('ACC-256 ACC-263 has a QR code that is switched between iOS and Android, with the address as a link', async () => {
    await open({ ios: 'https://apps.example/ios', android: 'https://apps.example/android' });
    expect(shown()).toEqual({
      code: 'QR code that opens the App Store',
      path: 'M1 1h1',
      href: 'https://apps.example/ios',
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Android' }));
    expect(shown()).toEqual({
      code: 'QR code that opens Google Play',
      path: 'M2 2h1',
      href: 'https://apps.example/android',
    });
  });

  it('ACC-256 is switched by the keyboard', async () => {
    await open({ ios: 'https://apps.example/ios', android: 'https://apps.example/android' }, 'es');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Android', checked: true })).toBeDefined();
    expect(shown().code).toBe('Código QR que abre Google Play');
  });

  it('has the links alone on the phone itself, which cannot point its camera at its own screen', async () => {
    const { matchMedia } = window;
    window.matchMedia = (() => ({
      ...{ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined },
    })) as unknown as typeof matchMedia;
    try {
      await open({ ios: 'https://apps.example/ios', android: 'https://apps.example/android' });
      const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
      expect(links).toEqual([
        ['Open in the App Store (new tab)', 'https://apps.example/ios'],
        ['Open in Google Play (new tab)', 'https://apps.example/android'],
      ]);
      const rest = {
        code: screen.queryByRole('img'),
        choice: screen.queryByRole('radio'),
        how: screen.queryByText(/camera/),
      };
      expect(rest).toEqual({ code: null, choice: null, how: null });
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('has no switch for one store, and shows nothing without any', async () => {
    await open({ android: 'https://apps.example/android' });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(shown().href).toBe('https://apps.example/android');
    cleanup();
    await open({});
    expect(document.body.textContent).toBe('');
  });
});
