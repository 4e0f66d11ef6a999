import { describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languages, type Language } from '@portico/domain/kernel';
import { useState } from 'react';
import { renderIn } from '../testing/render-in-language.tsx';
import { leaveAfterPress } from './blur-after-press.ts';
import { CheckedForm } from './checked-form.tsx';
import { DateField } from './date-field.tsx';
import { kitWords } from './kit.messages.ts';

/** Its owner takes any text for complete, as one that knows nothing of dates. */
const Sending = ({ onSend }: { readonly onSend: (day: string) => void }) => {
  const [day, setDay] = useState('');
  return (
    <CheckedForm isComplete onSend={() => onSend(day)}>
      <DateField
        label="Last day"
        value={day}
        unfit={day.startsWith('20') && day < '2026-11-29' ? 'It is past.' : undefined}
        onChange={setDay}
      />
      <button type="submit">Send</button>
    </CheckedForm>
  );
};

const Form = ({
  known = '',
  readOnly = false,
  isAhead = false,
}: {
  readonly known?: string;
  readonly readOnly?: boolean;
  readonly isAhead?: boolean;
}) => {
  const [day, setDay] = useState(known);
  return (
    <CheckedForm isComplete={false} onSend={() => undefined}>
      <DateField label="Last day" value={day} readOnly={readOnly} isAhead={isAhead} onChange={setDay} />
      <output data-testid="answer">{day}</output>
      <button type="submit">Send</button>
    </CheckedForm>
  );
};

const show = (language: Language, form = <Form />) => {
  renderIn(language, form, kitWords);
  const field = screen.getByLabelText<HTMLInputElement>('Last day');
  const frame = field.closest('div')?.parentElement;
  return {
    field,
    understood: () => frame?.querySelector('[role=status]'),
    answer: () => screen.getByTestId('answer').textContent,
  };
};

describe('DateField', () => {
  it.each([
    ['en', '2/28/27'],
    ['es', '28/2/27'],
  ] as const)(
    'APT-267 in %s reads %s as of this century where the date is to come, by leaving or sending',
    async (language, typed) => {
      for (const leave of [(field: HTMLElement) => fireEvent.blur(field), () => userEvent.keyboard('{Enter}')]) {
        const { field, answer } = show(language, <Form isAhead />);
        fireEvent.change(field, { target: { value: typed } });
        field.focus();
        expect(answer()).not.toMatch(/^2027/);
        await leave(field);
        expect(answer()).toBe('2027-02-28');
        cleanup();
      }
    },
  );

  it.each([
    ['en', 'Write the year with four digits.'],
    ['es', 'Escriba el año con cuatro dígitos.'],
  ] as const)('APT-267 asks in %s for the whole year where the century is not known', (language, says) => {
    const { field, answer } = show(language);
    fireEvent.change(field, { target: { value: '03/04/85' } });
    fireEvent.blur(field);
    expect(screen.getByText(says)).toBeTruthy();
    expect(answer()).toBe('03/04/85');
  });

  it.each([
    ['en', '03041985', '03/04/1985', '1985-03-04', 'March 4, 1985'],
    ['es', '03041985', '03/04/1985', '1985-04-03', '3 de abril de 1985'],
    ['es', '4/3/1985', '04/03/1985', '1985-03-04', '4 de marzo de 1985'],
  ] as const)(
    'APT-267 in %s, %s is written %s, taken as %s and said as %s',
    async (language, typed, value, stored, said) => {
      const { field, understood, answer } = show(language);
      const region = understood();
      expect(region?.textContent).toBe('');
      if (typed.includes('/')) fireEvent.change(field, { target: { value: typed } });
      else await userEvent.type(field, typed);
      expect({ value: field.value, stored: answer(), said: understood()?.textContent }).toEqual({
        value,
        stored,
        said,
      });
      expect(understood()).toBe(region);
    },
  );

  it.each([
    ['en', '3/1/2027', '2027-03-01'],
    ['en', '3-1-2027', '2027-03-01'],
    ['en', '12/5/2027', '2027-12-05'],
    ['en', '3/12/2027', '2027-03-12'],
    ['es', '1/3/2027', '2027-03-01'],
    ['es', '12.5.2027', '2027-05-12'],
  ] as const)('APT-267 in %s takes %s key by key as it takes it pasted', async (language, typed, date) => {
    const { field, answer } = show(language);
    await userEvent.type(field, typed);
    const byKeys = answer();
    await userEvent.clear(field);
    await userEvent.paste(typed);
    expect({ byKeys, pasted: answer() }).toEqual({ byKeys: date, pasted: date });
  });

  it('APT-267 takes what a keyboard puts in whole as it takes it pasted', () => {
    const { field, answer } = show('en');
    const whole = { inputType: 'insertText', data: '3/1/2027' };
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, whole.data);
    fireEvent(field, new InputEvent('input', { bubbles: true, ...whole }));
    expect(answer()).toBe('2027-03-01');
  });

  it('keeps the caret where a digit in the middle is typed anew', async () => {
    const { field, answer } = show('en', <Form known="2027-03-01" />);
    await userEvent.type(field, '{Backspace}2', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect({ answer: answer(), caret: field.selectionStart }).toEqual({ answer: '2027-02-01', caret: 2 });
  });

  it('sends at the first press a date whose year was typed with two digits where it is to come', async () => {
    const sent: string[] = [];
    const stop = leaveAfterPress(document);
    const Ahead = () => {
      const [day, setDay] = useState('');
      return (
        <CheckedForm isComplete onSend={() => sent.push(day)}>
          <DateField label="Last day" value={day} isAhead onChange={setDay} />
          <button type="submit">Send</button>
        </CheckedForm>
      );
    };
    const { field } = show('en', <Ahead />);
    await userEvent.type(field, '3/1/27');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    stop();
    expect(sent).toEqual(['2027-03-01']);
  });

  it.each(languages)('APT-267 in %s, what the field calls wrong is not sent, whatever its form thinks', (language) => {
    const sent: string[] = [];
    const { field } = show(language, <Sending onSend={(day) => sent.push(day)} />);
    const isSent = (typed: string): boolean => {
      const before = sent.length;
      fireEvent.change(field, { target: { value: typed } });
      field.blur();
      fireEvent.submit(field.closest('form') ?? field);
      const isNow = sent.length > before;
      const isWrong = field.getAttribute('aria-invalid') === 'true';
      expect({ typed, isNow, hasFocus: document.activeElement === field }).toEqual({
        typed,
        isNow: !isWrong,
        hasFocus: isWrong,
      });
      return isNow;
    };
    const typed = ['', '05/06/2027', '1', '02/30/2026', '05/06/2020', '11/29/2026', '13/13/2026', ''];
    expect(typed.map(isSent)).toEqual([true, true, false, false, false, true, false, true]);
  });

  const standing = (field: HTMLInputElement, understood: string | null | undefined) => ({
    invalid: field.getAttribute('aria-invalid'),
    understood,
  });

  it('says nothing while the date is not whole, and once it is left that it is none', async () => {
    const { field, understood } = show('en');
    await userEvent.type(field, '0230');
    expect(standing(field, understood()?.textContent)).toEqual({ invalid: null, understood: '' });
    await userEvent.type(field, '2026{Tab}');
    expect(standing(field, understood()?.textContent)).toEqual({ invalid: 'true', understood: '' });
    expect(field.value).toBe('02/30/2026');
    await userEvent.type(field, '{Backspace}');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('says so too after a try to send that never left it', async () => {
    const { field } = show('en');
    await userEvent.type(field, '13{Enter}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows a date that cannot be changed in words alone', () => {
    const { field, understood } = show('es', <Form known="1985-03-04" readOnly />);
    expect(field.value).toBe('4 de marzo de 1985');
    expect(understood()).toBeNull();
  });
});
