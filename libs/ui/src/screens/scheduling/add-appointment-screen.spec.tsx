import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AddAppointmentViewModel } from '@portico/view-models/scheduling';
import { schedulingFixture } from '@portico/view-models/scheduling/testing';
import { mesa, pena, visit, benAtPena } from '@portico/services/kernel/testing';
import type { Instant } from '@portico/domain/kernel';
import { bookablePractice, sample } from '@portico/domain/scheduling/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
// Lazily loaded by the screen; imported here, so that no test waits for it.
import '../../kit/filter-list.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import '../../kit/toasts.tsx';
import { renderIn, missingAfterPress } from '../../testing/index.ts';
import { shownPhone } from '../../words/tel-link.ts';
import { failureWords } from '../../words/failure.messages.ts';
import { AddAppointmentScreen } from './add-appointment-screen.tsx';
import { aspectWords, chooseWords } from './add-appointment.messages.ts';
import { providerWords } from './provider.messages.ts';

beforeEach(cleanup);

const show = async (language: 'en' | 'es' = 'en', fixture = schedulingFixture()) => {
  const viewModel = new AddAppointmentViewModel(fixture.service(), { drafts: fixture.drafts, practice: pena.id });
  const onNext = jest.fn<(path: string, inPlace?: boolean) => void>();
  await viewModel.load();
  renderIn(
    language,
    <AddAppointmentScreen
      viewModel={viewModel}
      onNext={onNext}
      aboutPath={(at, provider) => `/about/${at}/${provider}`}
    />,
    chooseWords,
    aspectWords,
    kitWords,
    failureWords,
    providerWords,
  );
  return { viewModel, onNext, person: userEvent.setup() };
};
const list = (name: string) => screen.findByRole('listbox', { name });
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Check available times' });

describe('the start of booking', () => {
  it('APT-058 APT-060 APT-061 is walked through by pressing one of each list, and then leads to the times', async () => {
    const { onNext, person } = await show();
    expect(missingAfterPress(next())).toEqual(['Choose a provider.', 'Choose a kind of visit.', 'Choose a location.']);
    await person.click(within(await list('Provider')).getByRole('option', { name: /^Dr. Ana Núñez/ }));
    await person.click(within(await list('Kind of visit')).getByRole('option', { name: /^Check-up/ }));
    // The place under which the provider was listed: it is not asked for again, and can be changed.
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('group', { name: 'Location' }).textContent).toContain('Bay office');
    await person.click(screen.getByRole('button', { name: 'Change: Location' }));
    await person.click(within(await list('Location')).getByRole('option', { name: /^Bay office/ }));
    expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(next()));
    await person.click(next());
    expect(onNext).toHaveBeenCalledWith('/appointments/add_appointment/available_hours');
  });

  it('APT-058 finds what is typed without its accents, and is chosen from with the keyboard alone', async () => {
    const { viewModel, person } = await show();
    await list('Provider');
    await person.click(screen.getByRole('combobox', { name: 'Search this list' }));
    await person.keyboard('nunez');
    expect(within(await list('Provider')).getAllByRole('option')).toHaveLength(1);
    await person.keyboard('{ArrowDown}{Enter}');
    expect(viewModel.selection.chosen).toEqual({ resource: sample.nunez });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Kind of visit'));
  });

  it.each([
    ['en', 'Language of the provider', 'Speaks Spanish', 'Any language', 'Speaks Spanish and English'],
    ['es', 'Idioma del profesional médico', 'Habla español', 'Cualquier idioma', 'Habla español e inglés'],
  ] as const)(
    'shows in %s what each provider speaks, and only those who speak a language',
    async (language, label, one, any, said) => {
      const { person } = await show(language);
      const options = async () =>
        within(await screen.findByRole('listbox'))
          .getAllByRole('option')
          .map(({ textContent }) => textContent);
      const everyone = await options();
      expect(everyone).toHaveLength(2);
      expect(everyone.filter((text) => text.includes(said))).toHaveLength(1);
      const filter = screen.getByRole('combobox', { name: label });
      await person.selectOptions(filter, one);
      expect(await options()).toEqual(everyone.filter((text) => text.includes(said)));
      await person.selectOptions(filter, any);
      expect(await options()).toEqual(everyone);
    },
  );

  it('offers no choice of languages where the practice says none', async () => {
    const { catalog } = bookablePractice(pena.id);
    const resources = catalog.resources.map(({ languages: _, ...resource }) => resource);
    await show('en', schedulingFixture({ pena: { catalog: { ...catalog, resources } } }));
    await list('Provider');
    expect(screen.queryByRole('combobox', { name: 'Language of the provider' })).toBeNull();
    expect(document.body.textContent).not.toContain('Speaks');
  });

  it('says of a provider whose times are only asked for that they are, in the list and above the choices', async () => {
    const { person } = await show();
    const above = /^You ask for a time here\. .+ reviews every request/;
    expect(screen.queryByText(above)).toBeNull();
    const byName = async (name: RegExp) => within(await list('Provider')).getByRole('option', { name });
    expect((await byName(/^Lee O’Neil/)).textContent).toContain('Takes requests');
    expect((await byName(/^Dr. Ana Núñez/)).textContent).not.toContain('Takes requests');
    await person.click(await byName(/^Lee O’Neil/));
    expect(screen.getByText(above)).toBeDefined();
  });

  it('leads to the page about the provider that is chosen', async () => {
    const { person } = await show();
    await person.click(within(await list('Provider')).getByRole('option', { name: /^Dr. Ana Núñez/ }));
    expect(screen.getByRole('link', { name: 'About Dr. Ana Núñez' }).getAttribute('href')).toBe(
      `/about/${pena.id}/nunez`,
    );
  });

  it.each([
    ['en', 'Search this list'],
    ['es', 'Buscar en esta lista'],
  ] as const)('APT-059 says in %s what the gateway says where the search finds nothing', async (language, label) => {
    const { person, viewModel } = await show(language);
    await person.type(await screen.findByRole('combobox', { name: label }), 'zzz');
    expect(await screen.findByText(viewModel.choices?.noSearchResults ?? '')).toBeDefined();
    expect(viewModel.choices?.noSearchResults).toMatch(/^Nothing matches/);
  });

  it.each([
    ['en', 'Practice', 'Please select practice first'],
    ['es', 'Consultorio', 'Primero elija un consultorio'],
  ] as const)('MON-029 MON-032 asks for a practice for 5 seconds, in %s', async (language, label, text) => {
    const first = await show(language);
    // Loads what is lazy by the real clock.
    await first.person.selectOptions(screen.getByRole('combobox', { name: label }), '-1');
    await screen.findByRole('alertdialog');
    cleanup();
    jest.useFakeTimers();
    const person = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
    try {
      await show(language);
      await person.selectOptions(screen.getByRole('combobox', { name: label }), '-1');
      const toast = (): Element | null => screen.queryByRole('alertdialog');
      expect((await screen.findByRole('alertdialog')).textContent).toContain(text);
      act(() => void jest.advanceTimersByTime(4_900));
      expect(toast()).not.toBeNull();
      act(() => void jest.advanceTimersByTime(100));
      expect(toast()).toBeNull();
      expect(screen.getByText(text)).toBeDefined();
    } finally {
      jest.useRealTimers();
    }
  });

  it('APT-062 MON-029 asks for a practice when the placeholder is picked', async () => {
    const { person } = await show();
    const practices = screen.getByRole('combobox', { name: 'Practice' });
    expect(
      within(practices)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Select a practice', mesa.name, pena.name]);
    await person.selectOptions(practices, '-1');
    expect(await screen.findAllByText('Please select practice first')).toHaveLength(2);
    expect(screen.queryByRole('listbox')).toBeNull();
    await person.selectOptions(practices, mesa.id);
    expect(await screen.findByRole('button', { name: 'Choose days and times' })).toBeDefined();
    // Said before anything is chosen, and only where it is so.
    const isByRequest = () => screen.queryByText(new RegExp(`^${mesa.name} takes requests`)) !== null;
    expect(isByRequest()).toBe(true);
    await person.selectOptions(practices, pena.id);
    await screen.findByRole('button', { name: 'Check available times' });
    expect(isByRequest()).toBe(false);
  });

  it.each([
    ['en', /^You ask for a time here\./],
    ['es', /^Aquí se solicita un horario\./],
  ] as const)(
    'APT-077 says before anything is chosen that nothing is booked at once, in %s',
    async (language, says) => {
      const { catalog } = bookablePractice(pena.id);
      for (const [books, count] of [
        [[true, false], 0],
        [[false, false], 1],
      ] as const) {
        cleanup();
        const fixture = schedulingFixture();
        const resources = catalog.resources.map((resource, at) => ({ ...resource, autoSchedule: books[at] ?? false }));
        fixture.booking.catalog = async () => ({ ...catalog, resources });
        await show(language, fixture);
        await screen.findAllByRole('option');
        expect(screen.queryAllByText(says)).toHaveLength(count);
      }
    },
  );

  it.each([
    ['en', 'Family Medicine', 'Speaks Spanish and EnglishAlso at 1 more place', 'Last visit: November 19th'],
    ['es', 'Medicina familiar', 'Habla español e inglésTambién en 1 lugar más', 'Última cita: 19 de noviembre'],
  ] as const)('APT-063 APT-064 has a card for each provider, in %s', async (language, specialty, elsewhere, last) => {
    const fixture = schedulingFixture();
    const { catalog } = bookablePractice(pena.id);
    const start: Instant = visit('x', benAtPena, -48).start;
    fixture.booking.catalog = async () => ({
      ...catalog,
      resources: catalog.resources.map((resource) => ({ ...resource, lastAppointment: start })),
    });
    await show(language, fixture);
    const card = (await screen.findAllByRole('option', { name: /^Dr. Ana Núñez/ })).at(-1) as HTMLElement;
    expect(card.textContent).toBe(`Dr. Ana Núñez${specialty}${elsewhere}${last}`);
    const place = within(card.closest('[role=group]') as HTMLElement);
    for (const line of ['Bay office', pena.name, '1 Bay Street, Miami, FL 33101', '305\u2011555\u20110110']) {
      expect(place.getByText(line)).toBeDefined();
    }
  });

  it('APT-063 says each place once, above everyone who sees patients there, and with whom was chosen', async () => {
    const { person } = await show();
    const places = within(await list('Provider')).getAllByRole('group');
    const lines = places.map((place) => place.querySelector('header')?.textContent);
    expect(new Set(lines).size).toBe(lines.length);
    expect(places.map((place) => within(place).getAllByRole('option').length)).not.toContain(0);
    await person.click(within(places[0] as HTMLElement).getAllByRole('option')[0] as HTMLElement);
    const chosen = screen.getByRole('group', { name: 'Provider' }).textContent;
    const [office, ...more] = [...(places[0]?.querySelectorAll('header > span') ?? [])].map((line) => line.textContent);
    expect(chosen).toContain(`Family Medicine · ${office}`);
    // The rest is in the list alone: what is chosen takes two lines.
    expect(more.length).toBeGreaterThan(0);
    for (const line of more) expect(chosen).not.toContain(line);
  });

  it('APT-058 lets what was chosen be changed, and says when something is left out of a list', async () => {
    const { person, viewModel } = await show();
    await person.click(within(await list('Provider')).getByRole('option', { name: /^Lee O’Neil/ }));
    expect(viewModel.selection.offer).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Change: Location' }));
    await list('Location');
    expect(screen.getByText('Showing options that match your other choices.')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Start over' }));
    expect(viewModel.selection.picked).toEqual({});
    await list('Provider');
  });

  it('APT-085 offers the questions of the practice first', async () => {
    const first = {
      id: 'q',
      text: { en: 'Q', es: 'P' },
      options: [
        { id: 'o', text: { en: 'O', es: 'O' }, leadsTo: { kind: 'notice' as const, text: { en: 'N', es: 'N' } } },
      ],
    };
    const { onNext, person } = await show('en', schedulingFixture({ rules: { questions: first } }));
    expect(screen.queryByRole('listbox')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Answer the questions' }));
    expect(onNext).toHaveBeenCalledWith('/appointments/intelligent_schedular');
  });

  it('APT-058 says how the practice is reached where nothing can be booked online', async () => {
    await show('es', schedulingFixture({ closed: [pena.id] }));
    expect(await screen.findByText(`${pena.name} programa citas por teléfono. Llame para pedir una.`)).toBeDefined();
    expect(screen.getByRole('link', { name: `Llamar al ${shownPhone(pena.phone)}` }).getAttribute('href')).toBe(
      'tel:2125550102',
    );
  });
});
