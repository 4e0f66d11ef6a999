import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderIn } from '../testing/index.ts';
import { CheckedForm } from './checked-form.tsx';
import { TextField } from './text-field.tsx';

const Form = ({ onSend, later = false }: { readonly onSend: () => void; readonly later?: boolean }) => {
  const [name, setName] = useState('');
  const [city, setCity] = useState('');
  return (
    <CheckedForm isComplete={name !== '' && city !== ''} onSend={onSend}>
      <TextField label="Name" required value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
      {(!later || name !== '') && (
        <TextField label="City" required value={city} onChange={({ currentTarget }) => setCity(currentTarget.value)} />
      )}
      <button type="submit">Send</button>
    </CheckedForm>
  );
};

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const listed = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const nameLacks = 'Fill in “Name”.';
const cityLacks = 'Fill in “City”.';

describe('a form that is checked when it is sent', () => {
  it('lists what is wrong, and no more what is mended, while the focus stays where is typed', async () => {
    const onSend = jest.fn();
    renderIn('en', <Form onSend={onSend} />);
    await send();
    expect(listed()).toEqual([nameLacks, cityLacks]);
    expect(document.activeElement?.textContent).toContain('Please check 2 details:');
    const field = screen.getByRole('textbox', { name: /^Name/ });
    await userEvent.type(field, 'Ana');
    await waitFor(() => expect(listed()).toEqual([cityLacks]));
    expect(document.activeElement).toBe(field);
    await userEvent.type(screen.getByRole('textbox', { name: /^City/ }), 'Mesa');
    await waitFor(() => expect(listed()).toEqual([]));
    await userEvent.clear(field);
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'Bo');
    await send();
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('brings the error of a field into sight, whose link leads to it', async () => {
    const shown: string[] = [];
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.textContent === '' ? this.tagName : (this.textContent ?? ''));
    });
    renderIn('en', <Form onSend={() => undefined} />);
    await send();
    shown.length = 0;
    await userEvent.click(screen.getByRole('link', { name: cityLacks }));
    expect(shown).toEqual([cityLacks, 'INPUT']);
    scroll.mockRestore();
  });

  it('takes a second tap that follows a sent form for the first one, and no further', async () => {
    const Chat = () => {
      const [text, setText] = useState('');
      return (
        <CheckedForm isComplete={text !== ''} onSend={() => setText('')}>
          <TextField
            label="Name"
            required
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <button type="submit">Send</button>
        </CheckedForm>
      );
    };
    renderIn('en', <Chat />);
    await userEvent.type(screen.getByRole('textbox'), 'Hello');
    const lacks = () => screen.getByRole('textbox').getAttribute('aria-invalid');
    await send();
    await send();
    expect(lacks()).not.toBe('true');
    await send();
    expect(lacks()).toBe('true');
    await userEvent.type(screen.getByRole('textbox'), 'Hi');
    await send();
    await userEvent.type(screen.getByRole('textbox'), ' ');
    await userEvent.clear(screen.getByRole('textbox'));
    await send();
    expect(lacks()).toBe('true');
  });

  it('says nothing of a field that came after the last try until the next', async () => {
    renderIn('en', <Form onSend={() => undefined} later />);
    await send();
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ana');
    const city = screen.getByRole('textbox', { name: /^City/ });
    expect(city.getAttribute('aria-invalid')).not.toBe('true');
    await send();
    expect(city.getAttribute('aria-invalid')).toBe('true');
  });

  it('says one mistake once, at its field, which takes the focus', async () => {
    renderIn('en', <Form onSend={() => undefined} />);
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ana');
    const title = document.title;
    await send();
    const city = screen.getByRole('textbox', { name: /^City/ });
    await waitFor(() => expect(document.activeElement).toBe(city));
    expect(listed()).toEqual([]);
    expect(screen.getAllByText('Fill in “City”.')).toHaveLength(1);
    expect(document.title).toBe(`Error: ${title}`);
    // What has the focus is heard as it takes it; where it had it before, the summary says it.
    await userEvent.type(city, '{Enter}');
    await waitFor(() => expect(listed()).toEqual([cityLacks]));
    await userEvent.type(city, 'Mesa');
    await waitFor(() => expect(listed()).toEqual([]));
    expect(document.title).toBe(title);
  });

  it('goes from a list of several to the one field that is left, at the next press', async () => {
    renderIn('en', <Form onSend={() => undefined} />);
    await send();
    expect(listed()).toEqual([nameLacks, cityLacks]);
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ana');
    await waitFor(() => expect(listed()).toEqual([cityLacks]));
    await send();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^City/ })));
    expect(listed()).toEqual([]);
  });
});
