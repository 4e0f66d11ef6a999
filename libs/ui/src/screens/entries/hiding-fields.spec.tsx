import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EntryHidingShown } from '@portico/application/health';
import type { AccountId } from '@portico/domain/kernel';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { missingAfterPress, renderIn } from '../../testing/index.ts';
import { HidingFields, type HidingFormModel } from './hiding-fields.tsx';
import * as words from './hiding.messages.ts';

const hiding: EntryHidingShown = {
  from: { everyone: false, helpers: [] },
  helpers: [
    { account: 'dana' as AccountId, name: 'Dana Fox' },
    { account: 'eli' as AccountId, name: 'Eli Fox' },
  ],
};

const open = (
  chosen: 'nobody' | 'everyone' | 'some',
  { doing = { kind: 'idle' }, of = hiding, language = 'en', from = [] }: Partial<Shown> = {},
) => {
  const viewModel = {
    ...{ doing, chosen: () => chosen, hiddenFrom: () => from },
    hideFrom: jest.fn<HidingFormModel['hideFrom']>(),
    choose: jest.fn<HidingFormModel['choose']>(),
    save: jest.fn<HidingFormModel['save']>(async () => undefined),
  };
  renderIn(language, <HidingFields viewModel={viewModel} hiding={of} />, ...Object.values(words));
  return viewModel;
};

interface Shown {
  readonly doing: HidingFormModel['doing'];
  readonly from: readonly AccountId[];
  readonly of: EntryHidingShown;
  readonly language: 'en' | 'es';
}

const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((each) => each.checked)
    .map(({ value }) => value);

beforeEach(cleanup);

describe('HidingFields', () => {
  it('offers everyone, some and nobody, with what is chosen, and each helper by name where it is some', () => {
    open('some', { from: ['dana' as AccountId] });
    expect(screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
      'Everyone who helps you can see it',
      'Hidden from everyone who helps you',
      'Hidden from some of them',
    ]);
    expect(checked()).toEqual(['some']);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map((each) => [each.closest('label')?.textContent, each.checked])).toEqual([
      ['Hidden from Dana Fox', true],
      ['Hidden from Eli Fox', false],
    ]);
  });

  it('offers no choice among nobody, and no boxes where it is all of them', () => {
    open('nobody', { of: { ...hiding, helpers: [] } });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('asks for somebody where it is hidden from some, and saves nothing without', async () => {
    const viewModel = open('some');
    const [said = ''] = missingAfterPress(screen.getByRole('button', { name: 'Save who can see it' }));
    expect(said).toMatch(/Hidden from Dana Fox/);
    expect(viewModel.save).not.toHaveBeenCalled();
  });

  it('hands on what is chosen and saves it when the button is pressed', async () => {
    const viewModel = open('some', { from: ['dana' as AccountId] });
    await userEvent.click(screen.getByRole('radio', { name: 'Hidden from everyone who helps you' }));
    expect(viewModel.choose).toHaveBeenCalledWith('everyone');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hidden from Eli Fox' }));
    expect(viewModel.hideFrom).toHaveBeenCalledWith(hiding, 'eli' as AccountId, true);
    await userEvent.click(screen.getByRole('button', { name: 'Save who can see it' }));
    expect(viewModel.save).toHaveBeenCalledWith(hiding);
  });

  it.each([
    ['hidden', 'This entry is now hidden.'],
    ['released', 'People who help you can now see this entry.'],
  ] as const)('says that it was %s', (kind, text) => {
    open('nobody', { doing: { kind } });
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });

  it('says once it is hidden that links shared before still show it, with a way to turn them off', () => {
    open('everyone', { doing: { kind: 'hidden' } });
    expect(screen.getAllByText(/Links to your summary that were shared before still show it/).length).toBeGreaterThan(
      0,
    );
    const [way] = screen.getAllByRole('link', { name: 'See your shared links in My Health' });
    expect(way?.getAttribute('href')).toBe('/my_health');
    cleanup();
    open('nobody', { doing: { kind: 'released' } });
    expect(screen.queryByText(/shared before/)).toBeNull();
  });

  it('says that nothing was changed where it was not saved', () => {
    open('everyone', { doing: { kind: 'failed', failure: { kind: 'unreachable' } } });
    expect(screen.getByText('Nothing was changed. Please try again.')).toBeTruthy();
  });

  it('says why an entry is hidden that nobody chose to hide', () => {
    open('everyone', { of: { ...hiding, heldBack: 'hiv' } });
    expect(screen.getByText('It’s about HIV, so it’s hidden until you choose to show it.')).toBeTruthy();
  });

  it('speaks Spanish', () => {
    open('nobody', { language: 'es' });
    expect(screen.getByRole('radio', { name: 'Oculto para todas las personas que le ayudan' })).toBeTruthy();
  });
});
