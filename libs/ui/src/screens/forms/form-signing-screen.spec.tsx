import { describe, expect, it, jest } from '@jest/globals';
import { formModal, type Forms } from '@portico/application/forms';
import { FormSigningViewModel } from '@portico/view-models/forms';
import { noDraft } from '@portico/view-models/kernel';
import { inLanguage } from '@portico/domain/forms';
import { sampleForm } from '@portico/domain/forms/testing';
import { failed, ok, type LocalDate, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { fieldWords, formWords, problemWords, ruleWords } from '../../forms/field.messages.ts';
import { ActedForContext, SignerContext } from '../../kit/acted-for.ts';
import { kitWords } from '../../kit/kit.messages.ts';
import { renderIn } from '../../testing/index.ts';
import { OpenContext } from '../open/index.ts';
import { historyWords, refusalWords, signingWords } from './form-history.messages.ts';
import { FormSigningScreen } from './form-signing-screen.tsx';

const form = (version: number) => inLanguage(sampleForm('f1', version), 'en');
const notice = { modal: 'Changed', title: 'This form has changed', text: 'Look through it once more.' };

/** What heads the page. */
const title = jest.fn<(title: string | undefined) => void>();

const open = async (sign: Forms['sign'], actedFor?: string, signer?: string) => {
  const patient = { practice: 'mesa' as PracticeId, patient: 'ana' as PatientId };
  const queue: Forms['queue'] = async () =>
    ok({ patient, canReview: true, today: '2026-11-21' as LocalDate, forms: [form(1)] });
  const viewModel = new FormSigningViewModel({ forms: { queue, sign }, drafts: { of: () => noDraft } });
  await viewModel.load();
  const onDone = jest.fn<(signed: readonly string[]) => void>();
  renderIn(
    'en',
    <OpenContext value={{ brand: () => undefined, title }}>
      <ActedForContext value={actedFor}>
        <SignerContext value={signer}>
          <FormSigningScreen viewModel={viewModel} onDone={onDone} />
        </SignerContext>
      </ActedForContext>
    </OpenContext>,
    historyWords,
    refusalWords,
    signingWords,
    fieldWords,
    formWords,
    problemWords,
    ruleWords,
    kitWords,
  );
  if (viewModel.phase.kind !== 'filling') throw new Error(viewModel.phase.kind);
  const { form: filling } = viewModel.phase;
  act(() => {
    filling.type('name', 'Ana');
    filling.type('signature', 'Ana Reyes');
    filling.next();
  });
  return { form: filling, onDone, send: () => viewModel.send() };
};

describe('a form', () => {
  it('heads its page with its name', async () => {
    await open(async () => ok(undefined));
    expect(title).toHaveBeenLastCalledWith(form(1).title);
    expect(screen.queryByText(form(1).title)).toBeNull();
  });
});

describe('a form for somebody else', () => {
  it('says above it for whom it is filled out and signed', async () => {
    const { form: filling } = await open(async () => ok(undefined), 'Liam Ng');
    expect(screen.getByText('You’re filling this out and signing for Liam Ng.')).toBeTruthy();
    // A page of a signature alone asks nothing of them.
    expect(screen.queryByText(/means/)).toBeNull();
    act(() => filling.back());
    expect(screen.getByText('In these questions, “you” means Liam Ng.')).toBeTruthy();
    cleanup();
    await open(async () => ok(undefined));
    expect(screen.queryByText(/filling this out|means/)).toBeNull();
  });
});

describe('a typed name', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Your full name');
  const send = () => document.querySelector('form button[type=submit]') as HTMLElement;
  const press = {
    'Enter in the field': async (user: UserEvent) => user.type(field(), '{Enter}'),
    'the keyboard on the button': async (user: UserEvent) => {
      await user.click(field());
      send().focus();
      await user.keyboard('{Enter}');
    },
    'the pointer': async (user: UserEvent) => {
      await user.click(field());
      await user.click(send());
    },
  };
  const begin = async (name: string) => {
    const sign = jest.fn<Forms['sign']>(async () => ok(undefined));
    const { form: filling } = await open(sign, undefined, 'Ana Reyes');
    act(() => filling.type('signature', name));
    const question = () =>
      screen.queryByRole('group', { name: `Not sent yet. You typed “${name}”. Is that your full name?` });
    return { sign, user: userEvent.setup(), question };
  };
  const ways = Object.entries(press);

  it.each(['Ana', 'Emily Ng'].flatMap((name) => ways.map(([way, by]) => [name, way, by] as const)))(
    'APT-255 %s is asked about before it is sent, once, and taken, by %s: no press does nothing',
    async (name, _, by) => {
      const { sign, user, question } = await begin(name);
      expect(question()).toBeNull();
      await by(user);
      expect(question()).not.toBeNull();
      expect({ sent: sign.mock.calls.length, focus: document.activeElement }).toEqual({ sent: 0, focus: question() });
      await by(user);
      expect(sign).toHaveBeenCalledTimes(1);
    },
  );

  it('APT-255 is not asked about while it is typed, nor once it is left', async () => {
    const { user, question } = await begin('Ana');
    await user.click(field());
    await user.tab();
    expect(question()).toBeNull();
  });

  it('APT-255 is sent by “Yes, send”, and changed by “Change it”, after which another name is sent at once', async () => {
    const first = await begin('Ana');
    await first.user.click(send());
    await first.user.click(screen.getByRole('button', { name: 'Yes, send' }));
    expect(first.sign).toHaveBeenCalledTimes(1);
    cleanup();
    const second = await begin('Ana');
    await second.user.click(send());
    await second.user.click(screen.getByRole('button', { name: 'Change it' }));
    expect(document.activeElement).toBe(field());
    await second.user.keyboard(' Reyes');
    expect(second.question()).toBeNull();
    await second.user.click(send());
    expect(second.sign).toHaveBeenCalledTimes(1);
  });

  it('APT-255 is asked to be changed where it is that of the patient, and the own one is offered', async () => {
    const sign = jest.fn<Forms['sign']>(async () => ok(undefined));
    const { form: filling } = await open(sign, 'Liam Ng', 'Ana Reyes');
    act(() => filling.type('signature', 'Liam Ng'));
    const user = userEvent.setup();
    await user.click(send());
    const group = screen.getByRole('group', { name: /Is that your full name/ });
    const offered = within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(offered).toEqual(['Use “Ana Reyes”', 'Change it', 'Yes, send']);
    await user.click(screen.getByRole('button', { name: 'Use “Ana Reyes”' }));
    expect(field()).toMatchObject({ value: 'Ana Reyes' });
    await user.click(send());
    expect(sign).toHaveBeenCalledTimes(1);
  });

  it('APT-255 that was asked about keeps the focus while the same is typed once more', async () => {
    const { user, question } = await begin('Ana');
    await user.click(send());
    await user.click(screen.getByRole('button', { name: 'Change it' }));
    await user.keyboard(' {Backspace}');
    expect(question()).not.toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it('says whose name it is where one signs for somebody else', async () => {
    await open(async () => ok(undefined), 'Liam Ng');
    screen.getByText('Type your own name, not Liam Ng’s. Your typed name counts as your signature.');
    await userEvent.setup().click(screen.getByRole('radio', { name: 'Sign by hand' }));
    screen.getByText('Sign your own name, not Liam Ng’s.');
    cleanup();
    await open(async () => ok(undefined));
    screen.getByText('Your typed name counts as your signature.');
  });

  it('APT-255 of the person is sent at once', async () => {
    const sign = jest.fn<Forms['sign']>(async () => ok(undefined));
    await open(sign, undefined, 'Ana Reyes Ortiz');
    await userEvent.type(screen.getByLabelText('Your full name'), '{Enter}');
    expect(sign).toHaveBeenCalledTimes(1);
  });
});

describe('a form that is sent', () => {
  it('MON-024 opens the modal that the answer names, over the form as it is now', async () => {
    const uuid = form(2).uuid;
    const { onDone, send } = await open(async ([sent]) =>
      sent?.version === 1 ? failed({ kind: 'form-changed', uuid, now: { form: form(2), notice } }) : ok(undefined),
    );
    await send();
    const modal = await screen.findByRole('dialog', { name: notice.title });
    expect(modal.id).toBe(formModal('postPendingForms', 'Changed'));
    expect(modal.id).toBe('postPendingFormsChanged');
    expect(modal.textContent).toContain(notice.text);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Ana');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('MON-024 MON-026 says above the form why it was not taken, where no modal is named', async () => {
    const { send } = await open(async () => failed({ kind: 'form-not-requested', uuid: form(1).uuid }));
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('no longer asks for this form');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
