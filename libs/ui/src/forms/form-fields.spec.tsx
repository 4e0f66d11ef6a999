import { describe, expect, it, jest } from '@jest/globals';
import { FormViewModel } from '@portico/view-models/forms';
import { fieldsOf, fieldTypes, parseForm, type CheckedRule, type Form } from '@portico/domain/forms';
import type { Language, LocalDate } from '@portico/domain/kernel';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../testing/render-in-language.tsx';
import { fieldWords, formWords, problemWords, ruleWords } from './field.messages.ts';
import { FormAnswers, FormPages } from './index.ts';
import { safeHtml } from './safe-html.ts';

const today = '2026-11-21' as LocalDate;
const choices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const extras: Readonly<Record<string, object>> = {
  select: { choices },
  checkboxes: { choices },
  radios: { choices },
  radiobuttons: { choices },
  checkbox: { choices: [{ value: 'yes', label: 'I agree' }] },
  help: { html: '<p>Call <a href="tel:+16025550100">us</a></p>' },
};
const fieldOf = (type: string, at: number, more: object = {}) => ({
  uuid: type,
  type,
  label: `The ${type}`,
  sortOrder: at,
  rules: [],
  ...extras[type],
  ...more,
});
const formOf = (pages: object[], rules: object[] = [], more: object = {}): Form => {
  const form = parseForm({ uuid: 'f', version: 1, title: 'Health', pages, rules, ...more });
  if (!form.ok) throw new Error(`${form.error.kind} ${form.error.path}`);
  return form.value;
};
const everything = formOf([{ required: [], fields: fieldTypes.map((type, at) => fieldOf(type, at)) }]);

const show = (form: Form, language: Language = 'en') => {
  const viewModel = new FormViewModel({ form, today });
  const onSubmit = jest.fn();
  renderIn(
    language,
    <FormPages form={viewModel} submit="Send" busy={false} onSubmit={onSubmit} />,
    fieldWords,
    formWords,
    problemWords,
    ruleWords,
  );
  return { viewModel, onSubmit, user: userEvent.setup() };
};

describe('the fields of a form', () => {
  it('APT-254 APT-256 APT-258 MON-360 ACC-016 each type has a field of its own, that takes what is typed or chosen', async () => {
    const { viewModel, user } = show(everything);
    await user.type(screen.getByLabelText('The text'), ' Ana');
    await user.type(screen.getByLabelText('The phonenumber'), '6025550101');
    await user.type(screen.getByLabelText('The datefield'), '03021950');
    await user.type(screen.getByLabelText('The textarea'), 'It’s fine');
    await user.type(screen.getByLabelText('The email'), 'ana@example.org');
    await user.selectOptions(screen.getByLabelText('The select'), 'Yes');
    const within = (type: string, label: string): HTMLElement => {
      const group = screen.getByRole('group', { name: `The ${type}` });
      const found = [...group.querySelectorAll('label')].find(({ textContent }) => textContent === label);
      if (found === undefined) throw new Error(`${type} has no ${label}`);
      return found;
    };
    await user.click(within('checkboxes', 'Yes'));
    await user.click(within('checkboxes', 'No'));
    await user.click(within('checkbox', 'I agree'));
    await user.click(within('radios', 'No'));
    await user.click(within('radiobuttons', 'Yes'));
    await user.click(within('rating', '4 stars of 5'));
    await user.click(within('signature', 'Type my name'));
    await user.type(screen.getByLabelText('Your full name'), 'Ana Reyes');
    expect(viewModel.input.answers).toEqual({
      text: 'Ana',
      phonenumber: '(602) 555-0101',
      datefield: '1950-03-02',
      textarea: "It's fine",
      email: 'ana@example.org',
      select: 'yes',
      checkboxes: ['yes', 'no'],
      checkbox: 'yes',
      radios: 'no',
      radiobuttons: 'yes',
      rating: '4',
      signature: 'Ana Reyes',
    });
    expect((screen.getByLabelText('The datefield') as HTMLInputElement).value).toBe('03/02/1950');
  });

  it('lets a browser fill in only what a form says is about the person', () => {
    const own = fieldOf('phonenumber', 2, { uuid: 'own', label: 'My phone', autoComplete: 'tel' });
    show(formOf([{ required: [], fields: [fieldOf('phonenumber', 1), own, fieldOf('email', 3)] }]));
    const filledBy = (label: string) => screen.getByLabelText(label).getAttribute('autocomplete');
    expect(['The phonenumber', 'My phone', 'The email'].map(filledBy)).toEqual(['off', 'tel', 'off']);
  });

  it('APT-267 MON-287 takes a date as DD/MM/YYYY in a Spanish session', async () => {
    const { viewModel, user } = show(everything, 'es');
    await user.type(screen.getByLabelText('The datefield'), '31/12/1950');
    expect(viewModel.input.answers['datefield']).toBe('1950-12-31');
    await user.clear(screen.getByLabelText('The datefield'));
    await user.paste('14 de marzo de 1985');
    expect(viewModel.input.answers['datefield']).toBe('1985-03-14');
  });

  it('APT-271 APT-257 ASVS-1.3 shows text, lists, emphasis and links of help, and nothing that acts', () => {
    show(everything);
    expect(screen.getByRole('link', { name: 'us' }).getAttribute('href')).toBe('tel:+16025550100');
    const nasty =
      '<p onclick="x()">a<script>x()</script><img src=x onerror=x()><a href="javascript:x()">b</a><style>p{}</style><iframe></iframe></p><ul><li><strong>c</strong></li></ul>';
    expect(safeHtml(nasty, 'opens in a new tab')).toBe('<p>a<a>b</a></p><ul><li><strong>c</strong></li></ul>');
  });
});

it('a link of a practice’s text to the web opens a tab and says so; one that calls or writes does neither', () => {
  const link = (to: string): string => String(safeHtml(`<a href="${to}">go</a>`, 'se abre en otra pestaña'));
  expect(link('HTTPS://a.example/')).toBe(
    '<a href="HTTPS://a.example/" target="_blank" rel="noopener noreferrer">go (se abre en otra pestaña)</a>',
  );
  expect(['tel:+1602', 'mailto:a@b.example'].map(link)).toEqual([
    '<a href="tel:+1602">go</a>',
    '<a href="mailto:a@b.example">go</a>',
  ]);
});

describe('a form with something wrong', () => {
  const required = ['radios', 'rating', 'text'];
  const page = { required, fields: required.map((type, at) => fieldOf(type, at)) };

  it('APT-260 APT-261 MON-358 MON-361 says Required Field at each required field, and does not go on', async () => {
    const { viewModel, onSubmit, user } = show(formOf([page, { required: [], fields: [fieldOf('email', 1)] }]));
    expect(screen.getAllByText('Required')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(viewModel.page).toBe(0);
    expect(screen.getAllByText(/Required Field/, { selector: 'p' })).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Choose an option for “The radios”.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose 1 to 5 stars for “The rating”.' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Fill in “The text”.' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^The text/));
    await user.keyboard('Ana');
    act(() => {
      viewModel.type('radios', 'yes');
      viewModel.type('rating', '5');
    });
    expect(screen.queryAllByText(/Required Field/)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Page 2 of 2')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('keeps the room of the error of a signature while it is drawn, so that the pad stays under the finger', async () => {
    const page = { required: ['signature'], fields: [fieldOf('signature', 1)] };
    const { user, viewModel } = show(formOf([page]));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const room = screen.getByText('Sign the form. (Required Field)').closest('p')?.className;
    act(() => viewModel.type(page.fields[0]?.uuid ?? '', 'drawn:M1 1L9 9'));
    const kept = screen.getByText('Sign the form. (Required Field)').closest('p');
    expect({
      hidden: kept?.getAttribute('aria-hidden'),
      likeBefore: kept?.className.startsWith(room ?? 'none'),
    }).toEqual({
      hidden: 'true',
      likeBefore: true,
    });
  });

  it('APT-261 leads to a box that is missing by a link that does not read like the box, and checks nothing', async () => {
    const page = { required: ['checkbox'], fields: [fieldOf('checkbox', 1)] };
    const { user } = show(formOf([page]));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(screen.getByRole('link', { name: 'Check the box: “I agree.”' }));
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ });
    expect({ focused: document.activeElement === box, checked: box.checked }).toEqual({
      focused: true,
      checked: false,
    });
    expect(screen.getByText('Check “I agree.” (Required Field)')).toBeTruthy();
  });

  it('APT-255 offers to sign again only once something is signed', () => {
    const page = { required: [], fields: [fieldOf('signature', 1)] };
    const { viewModel } = show(formOf([page]));
    expect(screen.queryByRole('button', { name: 'Clear and sign again' })).toBeNull();
    act(() => viewModel.type('signature', 'drawn:M1 1L9 9'));
    expect(screen.getByRole('button', { name: 'Clear and sign again' })).toBeTruthy();
  });

  it('APT-261 says nothing of a signature that is to be given in the other way, until it is left again', async () => {
    const page = { required: ['signature'], fields: [fieldOf('signature', 1)] };
    const { user } = show(formOf([page]));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Sign the form. (Required Field)')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Type my name' }));
    expect(screen.queryByText(/Required Field/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByLabelText('Your full name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Type your name to sign. (Required Field)')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Type your name to sign.' })).toBeTruthy();
  });

  it.each([
    [{ to: 'today' }, '02/20/2099', 'This date is in the future. Enter today or an earlier date.'],
    [{ from: 'today' }, '02/20/1999', 'This date is in the past. Enter today or a later date.'],
    [{ from: '2020-03-03', to: 'today' }, '03/02/2020', 'This date is too early. Enter March 3, 2020 or a later date.'],
    [{ from: '2020-03-03', to: 'today' }, '03/02/2099', 'This date is in the future. Enter today or an earlier date.'],
    [
      { from: 'today', to: '2098-03-03' },
      '03/04/2098',
      'This date is too late. Enter March 3, 2098 or an earlier date.',
    ],
    [{ from: 'today', to: '2098-03-03' }, '03/04/1998', 'This date is in the past. Enter today or a later date.'],
  ] as const)('MON-356 APT-263 says why a date is not within its limits: %j, %s', async (limits, typed, why) => {
    const page = { required: [], fields: [fieldOf('datefield', 1)] };
    const { user } = show(formOf([page], [{ type: 'DATE_RANGE', field: 'datefield', ...limits } as CheckedRule]));
    await user.type(screen.getByLabelText('The datefield'), typed);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('link').textContent).toBe(`The datefield – ${why}`);
  });

  it('APT-270 says what the practice wants said in place of Required Field', async () => {
    const { user } = show(formOf([page], [], { errorRequiredLabel: 'We need this' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getAllByText('We need this')).toHaveLength(3);
  });

  it('MON-357 APT-264 says Fields Invalid when fields do not go together, and which, at the one that lacks and by a link to it', async () => {
    const pages = [{ required: [], fields: [fieldOf('text', 1), fieldOf('email', 2)] }];
    const { onSubmit, user } = show(formOf(pages, [{ type: 'COMPLETION_EQUAL', fields: ['text', 'email'] }]));
    await user.type(screen.getByLabelText('The text'), 'Ana');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getAllByText('Fields Invalid')).toHaveLength(1);
    const rule = 'Fill in all of these or none of them: The text, The email';
    expect(screen.getByLabelText('The text').getAttribute('aria-invalid')).toBe(null);
    expect(screen.getByLabelText('The email').getAttribute('aria-invalid')).toBe('true');
    const named = screen.getByLabelText('The email').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(named)?.textContent).toBe(rule);
    await user.click(screen.getByRole('link', { name: rule }));
    expect(document.activeElement).toBe(screen.getByLabelText('The email'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('APT-264 says what is wrong with a field once: its rule is not listed beside its own error', async () => {
    const pages = [{ required: ['text'], fields: [fieldOf('datefield', 1), fieldOf('text', 2)] }];
    const { user } = show(
      formOf(pages, [
        { type: 'DATE_RANGE', field: 'datefield', to: 'today' },
        { type: 'OR', fields: ['text', 'datefield'] },
      ]),
    );
    const listed = () => screen.queryAllByRole('link').map((link) => link.textContent);
    await user.type(screen.getByLabelText('The datefield'), '02/30/2020');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(listed()).toHaveLength(2);
    expect(listed()[0]).toBe('The datefield – February 2020 has 29 days.');
    expect(screen.queryByText('Fields Invalid')).toBeNull();
    await user.clear(screen.getByLabelText('The datefield'));
    await user.type(screen.getByLabelText('The datefield'), '02/20/2099');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(listed().at(-1)).toBe('The datefield – This date is in the future. Enter today or an earlier date.');
    expect(screen.getAllByText('Fields Invalid')).toHaveLength(1);
    // Two fields hold it up, one of them by a rule.
    expect(screen.getByText('Please check 2 details:')).toBeTruthy();
  });

  it('a question that depends on an answer is there only after it, and neither demanded nor read otherwise', async () => {
    const fields = [fieldOf('radios', 1), fieldOf('text', 2)];
    const form = formOf(
      [{ required: ['radios', 'text'], fields }],
      [{ type: 'SHOWN_IF', driver: 'radios', field: 'text', values: ['yes'] }],
    );
    const { onSubmit, user, viewModel } = show(form);
    expect(screen.queryByLabelText(/^The text/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.type(screen.getByLabelText(/^The text/), '20');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.queryByLabelText(/^The text/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    const { answers, responses } = viewModel.input;
    expect(responses).toEqual([{ propertyUuid: 'radios', type: 'radios', value: 'no' }]);
    cleanup();
    renderIn('es', <FormAnswers form={form} answers={answers} />, fieldWords);
    expect(screen.getByText('The radios')).toBeTruthy();
    expect(screen.queryByText('The text')).toBeNull();
  });

  it('MON-286 says the configured message of a date up to its semicolon, or whole', async () => {
    const message = 'Type MM/DD/YYYY; it cannot be in the future';
    const { viewModel, user } = show(
      formOf([{ required: [], fields: [fieldOf('datefield', 1, { dateOfBirth: true, message })] }]),
    );
    await user.type(screen.getByLabelText('The datefield'), '02/30/2000{Tab}');
    expect(screen.getByText('Type MM/DD/YYYY')).toBeTruthy();
    act(() => viewModel.type('datefield', '2099-01-01'));
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('APT-252 APT-253 MON-026 says above the form what the gateway said, on the first page, and keeps what was typed', async () => {
    const { viewModel, user } = show(
      formOf([
        { required: [], fields: [fieldOf('text', 1)] },
        { required: [], fields: [fieldOf('email', 1)] },
      ]),
    );
    await user.type(screen.getByLabelText('The text'), 'Ana');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    act(() => viewModel.returned('The practice changed this form.'));
    expect(screen.getByRole('alert').textContent).toContain('The practice changed this form.');
    expect((screen.getByLabelText('The text') as HTMLInputElement).value).toBe('Ana');
  });
});

describe('a form that is read', () => {
  it('APT-247 APT-255 shows what was answered, and nothing to change', () => {
    const answers = {
      text: 'Ana',
      datefield: '1950-12-31',
      checkboxes: ['yes', 'no'],
      rating: '1',
      signature: 'drawn:M1 1L9 9',
      phonenumber: '(602) 555-0101',
    };
    renderIn('es', <FormAnswers form={everything} answers={answers} />, fieldWords);
    for (const text of ['Ana', '31/12/1950', 'Yes, No', '1 estrella de 5', '+1 (602) 555\u20110101'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Firma' })).toBeTruthy();
    expect(screen.queryAllByRole('textbox')).toHaveLength(0);
    expect(fieldsOf(everything)).toHaveLength(fieldTypes.length);
  });
});
