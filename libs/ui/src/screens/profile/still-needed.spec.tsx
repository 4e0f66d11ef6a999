import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Language } from '@portico/domain/kernel';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Choice } from '../../kit/select-choice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { renderIn } from '../../testing/index.ts';
import { sectionWords } from './profile.messages.ts';
import { StillNeeded } from './still-needed.tsx';

beforeEach(cleanup);

const Completed = () => {
  const form = useRef<HTMLFormElement>(null);
  const [city, setCity] = useState('');
  const [gender, setGender] = useState('');
  return (
    <>
      <StillNeeded form={form} answers={`${city} ${gender}`} />
      <CheckedForm ref={form} isComplete={city !== '' && gender !== ''} onSend={() => undefined}>
        <TextField label="City" required value={city} onChange={({ currentTarget }) => setCity(currentTarget.value)} />
        <TextField label="Street" required value="1 Main" onChange={() => undefined} />
        <TextField label="Floor" value="" onChange={() => undefined} />
        <Choice
          label="Gender"
          required
          options={['', 'female'].map((value) => ({ value, text: value }))}
          value={gender}
          onChange={setGender}
        />
        <Button type="submit">Save</Button>
        <Button onClick={() => setCity('Mesa')}>Look up the ZIP code</Button>
      </CheckedForm>
    </>
  );
};

const open = (language: Language): void => void renderIn(language, <Completed />, sectionWords);
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const wrong = (): number => document.querySelectorAll('[aria-invalid=true]').length;

describe('a form that is opened to be completed', () => {
  it.each([
    ['en', 'We still need 2 details:', 'We still need 1 detail:'],
    ['es', 'Todavía nos faltan 2 datos:', 'Todavía nos falta 1 dato:'],
  ] as const)(
    'ACC-265 says what is still needed before anything is wrong, and less with each answer, in %s',
    (language, two, one) => {
      const title = document.title;
      open(language);
      const needed = screen.getByRole('group', { name: two });
      expect({ focused: document.activeElement === needed, links: links(), wrong: wrong() }).toEqual({
        ...{ focused: true, links: ['City', 'Gender'], wrong: 0 },
      });
      expect(document.title).toBe(title);
      fireEvent.click(screen.getByRole('link', { name: 'City' }));
      expect(document.activeElement).toBe(screen.getByLabelText('City'));
      fireEvent.input(screen.getByLabelText('City'), { target: { value: 'Mesa' } });
      expect(screen.getByRole('group', { name: one })).toBeTruthy();
      expect(links()).toEqual(['Gender']);
      expect(document.activeElement).toBe(screen.getByLabelText('City'));
    },
  );

  it('ACC-265 needs no more what the portal filled in itself, as the city of a ZIP code', () => {
    open('en');
    fireEvent.click(screen.getByRole('button', { name: 'Look up the ZIP code' }));
    expect(screen.getByRole('group', { name: 'We still need 1 detail:' })).toBeTruthy();
    expect(links()).toEqual(['Gender']);
  });

  it('says what is wrong once it was tried to be saved, and nothing twice', () => {
    open('en');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.queryByText('We still need 2 details:')).toBeNull();
    expect(wrong()).toBe(2);
  });
});
