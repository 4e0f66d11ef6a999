import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Language, ProviderId } from '@portico/domain/kernel';
import type { Resource } from '@portico/domain/scheduling';
import { bookablePractice } from '@portico/domain/scheduling/testing';
import { pena } from '@portico/services/kernel/testing';
import { ProviderPageViewModel } from '@portico/view-models/scheduling';
import { schedulingFixture } from '@portico/view-models/scheduling/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { kitWords } from '../../../kit/kit.messages.ts';
import { renderIn } from '../../../testing/index.ts';
import { failureWords } from '../../../words/failure.messages.ts';
import { OpenContext } from '../../open/index.ts';
import { chooseWords } from '../add-appointment.messages.ts';
import { languageWords, providerWords } from '../provider.messages.ts';
import { ProviderScreen } from './provider-screen.tsx';

beforeEach(cleanup);

/** What heads the page. */
const title = jest.fn<(title: string | undefined) => void>();

const show = async (provider: string, language: Language = 'en', fixture = schedulingFixture()) => {
  const tools = { practice: pena.id, provider: provider as ProviderId, drafts: fixture.drafts };
  const viewModel = new ProviderPageViewModel(fixture.service(), tools);
  const onBook = jest.fn<(path: string) => void>();
  await viewModel.load();
  const page = (
    <OpenContext value={{ brand: () => undefined, title }}>
      <ProviderScreen viewModel={viewModel} onBook={onBook} />
    </OpenContext>
  );
  renderIn(language, page, languageWords, providerWords, chooseWords, kitWords, failureWords);
  return { fixture, onBook, person: userEvent.setup() };
};

describe('the page of a provider', () => {
  it.each([
    ['en', 'Family Medicine', 'Speaks Spanish and English', 'Locations'],
    ['es', 'Medicina familiar', 'Habla español e inglés', 'Lugares'],
  ] as const)(
    'says in %s who they are, what they speak and where they are',
    async (language, specialty, speaks, places) => {
      await show('nunez', language);
      expect(title).toHaveBeenLastCalledWith('Dr. Ana Núñez');
      for (const text of [specialty, speaks, 'Bay office', 'Harbor office']) {
        expect(screen.getByText(text)).toBeDefined();
      }
      expect(screen.getByRole('heading', { name: places })).toBeDefined();
    },
  );

  it('shows the sentence of the practice about them', async () => {
    const { catalog } = bookablePractice(pena.id);
    const resources = catalog.resources.map((resource) => ({ ...resource, about: 'She likes long walks.' }));
    await show('nunez', 'en', schedulingFixture({ pena: { catalog: { ...catalog, resources } } }));
    expect(screen.getByText('She likes long walks.')).toBeDefined();
  });

  it('says nothing of languages where the practice says nothing', async () => {
    await show('oneil');
    expect(title).toHaveBeenLastCalledWith('Lee O’Neil');
    expect(document.body.textContent).not.toContain('Speaks');
  });

  it.each([
    ['en', 'Speaks English and Navajo'],
    ['es', 'Habla inglés y navajo'],
  ] as const)(
    'names in %s a language that the browser does not name, and leaves out one that nobody names',
    async (language, speaks) => {
      const names = jest.spyOn(Intl.DisplayNames.prototype, 'of');
      const english = language === 'en' ? 'English' : 'inglés';
      names.mockImplementation((tag) => (tag === 'en' ? english : undefined));
      try {
        const { catalog } = bookablePractice(pena.id);
        const languages = ['en', 'nv', 'zza'] as unknown as NonNullable<Resource['languages']>;
        const resources = catalog.resources.map((resource) => ({ ...resource, languages }));
        await show('nunez', language, schedulingFixture({ pena: { catalog: { ...catalog, resources } } }));
        expect(screen.getByText(speaks)).toBeDefined();
      } finally {
        names.mockRestore();
      }
    },
  );

  it('begins a booking with the provider', async () => {
    const { fixture, onBook, person } = await show('oneil');
    await person.click(screen.getByRole('button', { name: 'Book with Lee O’Neil' }));
    expect(onBook).toHaveBeenCalledWith('/appointments/add_appointment');
    expect(fixture.drafts.current).toEqual({ practice: pena.id, picked: { resource: 'oneil' } });
  });

  it('says whom to call about a provider who cannot be booked online', async () => {
    await show('gone');
    expect(screen.getByText(/can’t be booked online/)).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
