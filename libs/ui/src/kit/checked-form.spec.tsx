import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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
const nameLacks = 'Name – Fill in this field.';
const cityLacks = 'City – Fill in this field.';

describe('a form that is checked when it is sent', () => {
  it('lists what is wrong, and no more what is mended, while the focus stays where is typed', async () => {
    const onSend = jest.fn();
    renderIn('en', <Form onSend={onSend} />);
    await send();
    expect(listed()).toEqual([nameLacks, cityLacks]);
    expect(document.activeElement?.textContent).toContain('Fix 2 fields:');
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
    await send();
    await send();
    expect(listed()).toEqual([]);
    await send();
    expect(listed()).toEqual([nameLacks]);
    await userEvent.type(screen.getByRole('textbox'), 'Hi');
    await send();
    await userEvent.type(screen.getByRole('textbox'), ' ');
    await userEvent.clear(screen.getByRole('textbox'));
    await send();
    expect(listed()).toEqual([nameLacks]);
  });

  it('says nothing of a field that came after the last try until the next', async () => {
    renderIn('en', <Form onSend={() => undefined} later />);
    await send();
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ana');
    const city = screen.getByRole('textbox', { name: /^City/ });
    expect(city.getAttribute('aria-invalid')).not.toBe('true');
    await send();
    expect(listed()).toEqual([cityLacks]);
    expect(within(screen.getByRole('group')).getAllByRole('link')).toHaveLength(1);
  });
});
