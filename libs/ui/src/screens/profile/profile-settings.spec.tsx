import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { paths } from '@portico/application/kernel';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActedForContext, SignerContext } from '../../kit/acted-for.ts';
import { renderIn } from '../../testing/index.ts';
import { settingsWords } from './profile.messages.ts';
import { ProfileSettings } from './profile-settings.tsx';

const { matchMedia, scrollTo } = window;
/** Whether there is room for columns, and who wants to know. */
let isWide = false;
const listeners = new Set<() => void>();

beforeEach(() => {
  cleanup();
  isWide = false;
  window.scrollTo = () => undefined;
  window.matchMedia = (() => ({
    matches: isWide,
    addEventListener: (_: string, onChange: () => void) => listeners.add(onChange),
    removeEventListener: (_: string, onChange: () => void) => listeners.delete(onChange),
  })) as unknown as typeof matchMedia;
});
afterEach(() => void Object.assign(window, { matchMedia, scrollTo }));

const turn = (wide: boolean): void =>
  act(() => {
    isWide = wide;
    for (const onChange of listeners) onChange();
  });

/** The first section, to which the address of the whole settings leads. */
const Settings = () => {
  const navigate = useNavigate();
  useEffect(() => void navigate(paths.personal, { replace: true, state: { missed: 'section' } }), [navigate]);
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <ProfileSettings>
        <label>
          Name <input />
        </label>
      </ProfileSettings>
    </>
  );
};

const field = () => screen.queryByLabelText<HTMLInputElement>('Name');

describe('the list of sections', () => {
  const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

  it('names no place of the menu that stands beside it, and is not there on the page of that place', () => {
    isWide = true;
    const Begin = () => {
      const navigate = useNavigate();
      return <button onClick={() => void navigate(paths.manageDelegates)}>Helpers</button>;
    };
    renderIn(
      'en',
      <>
        <Begin />
        <ProfileSettings>Text</ProfileSettings>
      </>,
      settingsWords,
    );
    expect(names()).toContain('Photo');
    expect(names()).not.toContain('People who help you');
    fireEvent.click(screen.getByText('Helpers'));
    expect(names()).toEqual([]);
  });

  it('names all sections on a page of its own', () => {
    renderIn('en', <Settings />, settingsWords);
    expect(names()).toContain('People who help you');
  });
});

describe('the settings as a whole', () => {
  it('keep the form that is filled out while the page is turned or made narrower', () => {
    isWide = true;
    renderIn('en', <Settings />, settingsWords);
    fireEvent.change(field() as HTMLInputElement, { target: { value: 'Ana' } });
    turn(false);
    expect(field()?.value).toBe('Ana');
    turn(true);
    expect(field()?.value).toBe('Ana');
  });

  it('give way to the form where the page is made wide, which then stays', () => {
    renderIn('en', <Settings />, settingsWords);
    expect(field()).toBeNull();
    turn(true);
    fireEvent.change(field() as HTMLInputElement, { target: { value: 'Ana' } });
    turn(false);
    expect(field()?.value).toBe('Ana');
  });

  it('are gone back to from the first section, whose address they have', async () => {
    renderIn('en', <Settings />, settingsWords);
    fireEvent.click(screen.getByRole('link', { name: 'Personal' }));
    expect(field()).not.toBeNull();
    await act(async () => screen.getByText('Back').click());
    expect(field()).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Profile settings' })).toBeTruthy();
  });

  it.each([
    ['Liam', 'Your own account, Nora'],
    [undefined, undefined],
  ])('MON-005 mark what stays the own account of who acts for %s', (actedFor, says) => {
    renderIn(
      'en',
      <ActedForContext value={actedFor}>
        <SignerContext value="Nora">
          <Settings />
        </SignerContext>
      </ActedForContext>,
      settingsWords,
    );
    const own = screen.queryAllByText(/^Your own account/).map(({ textContent }) => textContent);
    expect(own).toEqual(says === undefined ? [] : [says]);
  });
});
