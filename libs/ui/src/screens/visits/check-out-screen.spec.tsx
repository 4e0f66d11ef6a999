import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { benAtPena, noon, pena, visit } from '@portico/services/kernel/testing';
import { MINUTE, plus, type Cents } from '@portico/domain/kernel';
import { sample } from '@portico/domain/scheduling/testing';
import type { CheckOutViewModel } from '@portico/view-models/visits';
import { checkOutFixture, running } from '@portico/view-models/visits/testing';
import { sampleForm } from '@portico/domain/forms/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { kitWords } from '../../kit/kit.messages.ts';
import { renderIn } from '../../testing/index.ts';
import { failureWords } from '../../words/failure.messages.ts';
// Lazily loaded by the screen; imported here, so that no test waits for it.
import './check-out-done-modal.tsx';
import './check-out-early-modal.tsx';
import { CheckOutScreen } from './check-out-screen.tsx';
import { checkOutDoneWords } from './check-out-done.messages.ts';
import { checkOutRefusalWords, checkOutWords, followUpWords, statusWords, stepWords } from './check-out.messages.ts';

beforeEach(cleanup);

const show = async (
  viewModel: CheckOutViewModel,
  { language = 'en', here = true }: { readonly language?: 'en' | 'es'; readonly here?: boolean } = {},
) => {
  const onBack = jest.fn<() => void>();
  await viewModel.load();
  renderIn(
    language,
    <CheckOutScreen viewModel={viewModel} practice={here ? pena.id : undefined} onBack={onBack} />,
    checkOutWords,
    checkOutDoneWords,
    checkOutRefusalWords,
    followUpWords,
    statusWords,
    stepWords,
    kitWords,
    failureWords,
  );
  return { onBack, person: userEvent.setup() };
};
const step = (name: string) => within(screen.getByRole('group', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the main screen of check-out', () => {
  it('APT-008 APT-229 opens checkoutDoneModal once the person is checked out, and leads on from there', async () => {
    const fixture = await checkOutFixture();
    const { person } = await show(fixture.viewModel());
    expect(screen.queryByRole('dialog')).toBeNull();
    await person.click(button('Check out'));
    const modal = await screen.findByRole('dialog', { name: 'You’re checked out' });
    expect(modal.querySelector('[data-modal=checkoutDoneModal]')).not.toBeNull();
    const left = within(modal).getAllByRole('listitem');
    expect(left.map((one) => one.textContent)).toEqual(['Pay $145.00', 'Book the next visit']);
    await person.click(within(modal).getByRole('button', { name: 'Pay $145.00' }));
    await waitFor(() => expect(fixture.exits).toEqual(['payment']));
  });

  it.each([
    ['en', 'Payment', /^You paid \$40\.00\. \$105\.00 is still due\./],
    ['es', 'Pago', /^Pagó \$40\.00\. Todavía debe \$105\.00\./],
  ] as const)('says in %s what was paid on the way, and shows the card of that step', async (language, name, said) => {
    const fixture = await checkOutFixture();
    const viewModel = fixture.viewModel();
    await viewModel.load();
    viewModel.choose('payment');
    await fixture.payer.pay({ kind: 'check-out', appointment: running }, { kind: 'partial', amount: 4_000 as Cents });
    await viewModel.paid(false);
    await show(viewModel, { language });
    expect(document.activeElement).toBe(screen.getByRole('group', { name }));
    expect(step(name).getByText(said)).toBeTruthy();
  });

  it('APT-216 offers times of a next visit like this one, by when it is wanted, where it is known what this one was', async () => {
    const fixture = await checkOutFixture();
    const { person } = await show(fixture.viewModel());
    expect(step('Next visit').queryByRole('button', { name: 'In 2 weeks' })).toBeNull();
    cleanup();
    fixture.booking.schedule.put(
      visit(running, benAtPena, -1, {
        status: 'CHECKED-IN',
        bookedAs: { resource: sample.nunez, visitReason: sample.checkUp },
      }),
    );
    await show(fixture.viewModel());
    const names = step('Next visit')
      .getAllByRole('button')
      .map((one) => one.textContent);
    expect(names.slice(0, 4)).toEqual(['In 2 weeks', 'In a month', 'In 3 months', 'Book the next visit']);
    await person.click(step('Next visit').getByRole('button', { name: 'In a month' }));
    expect(fixture.exits).toEqual(['In a month']);
  });

  it('APT-223 asks before a visit is checked out of that may still be going on', async () => {
    const fixture = await checkOutFixture();
    fixture.clock.now = plus(noon, -50 * MINUTE);
    const { person } = await show(fixture.viewModel());
    await person.click(button('Check out'));
    const asked = await screen.findByRole('dialog', { name: 'Check out already?' });
    expect(asked.textContent).toMatch(/may still be going on/);
    await person.click(within(asked).getByRole('button', { name: 'Not yet' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('You’re checked out.')).toBeNull();
    await person.click(button('Check out'));
    await person.click(await screen.findByRole('button', { name: 'Yes, check out now' }));
    expect(await screen.findByRole('dialog', { name: 'You’re checked out' })).toBeDefined();
  });

  it('APT-229 APT-230 says that the forms are sent, and checks nobody out who does not press for it', async () => {
    const fixture = await checkOutFixture();
    fixture.booking.formStore.write(pena.id, sampleForm());
    fixture.system.ask(pena.id, running, ['f1']);
    const viewModel = fixture.viewModel();
    const { person } = await show(viewModel);
    await act(() => viewModel.load(true));
    const modal = await screen.findByRole('dialog', { name: 'Sent to the practice' });
    expect(modal.textContent).toContain('You aren’t checked out yet.');
    expect(
      within(modal)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['Pay $145.00', 'Book the next visit']);
    // What is open can be pressed; checking out comes after it, and is offered here where nothing is open.
    const ways = within(modal).getAllByRole('button');
    expect(ways.map((one) => one.textContent)).toEqual(['Next: Pay $145.00', 'Back to check-out']);
    await person.click(within(modal).getByRole('button', { name: 'Next: Pay $145.00' }));
    expect(fixture.exits).toEqual(['payment']);
  });

  it('APT-229 offers to check out once the forms are sent and nothing else is open', async () => {
    const fixture = await checkOutFixture(['forms']);
    fixture.booking.formStore.write(pena.id, sampleForm());
    fixture.system.ask(pena.id, running, ['f1']);
    const viewModel = fixture.viewModel();
    const { person } = await show(viewModel);
    await act(() => viewModel.load(true));
    const modal = await screen.findByRole('dialog', { name: 'Sent to the practice' });
    await person.click(within(modal).getByRole('button', { name: 'Check out' }));
    expect(await screen.findByRole('dialog', { name: 'You’re checked out' })).toBeDefined();
  });

  it('APT-229 says at the end what was done on the way beside what is open, also after another page', async () => {
    const fixture = await checkOutFixture();
    const before = fixture.viewModel();
    await before.load();
    before.choose('payment');
    await fixture.payer.pay({ kind: 'check-out', appointment: running }, { kind: 'partial', amount: 4_000 as Cents });
    await before.paid(false);
    const booked = visit('next', benAtPena, 24 * 30);
    fixture.booking.schedule.put(booked);
    const { person } = await show(fixture.viewModel());
    expect(step('Payment').getByText(/^You paid \$40\.00\. \$105\.00 is still due\./)).toBeTruthy();
    await person.click(button('Check out'));
    const modal = await screen.findByRole('dialog', { name: 'You’re checked out' });
    const [done, open] = within(modal)
      .getAllByRole('list')
      .map((list) =>
        within(list)
          .getAllByRole('listitem')
          .map((one) => one.textContent),
      );
    expect(done?.[0]).toBe('You paid $40.00.');
    expect(done?.[1]).toMatch(/^Booked: .+ with Dr\. Ng$/);
    expect(open?.[0]).toBe('Pay $105.00');
  });

  it('MON-058 says in one sentence that what is due is paid at the front desk where no card is taken', async () => {
    const fixture = await checkOutFixture();
    fixture.payer.merchants.without.add(pena.id);
    await show(fixture.viewModel());
    expect(screen.getByText(/^\$145\.00 is due\. .*please pay at the front desk\.$/)).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Payment' })).toBeNull();
    cleanup();
    await show((await checkOutFixture()).viewModel());
    expect(screen.getByText('$145.00 is due. You can also pay later, or in cash at the front desk.')).toBeTruthy();
    expect(screen.queryByText(/please pay at the front desk/)).toBeNull();
  });

  it('MON-169 says of what the sum is made that is due', async () => {
    const fixture = await checkOutFixture();
    await show(fixture.viewModel());
    expect(step('Payment').getByText('Balance $120.00 + copay for this visit $25.00.')).toBeDefined();
  });

  it('APT-219 APT-230 shows each step with how it stands, and leaves one out until it is wanted', async () => {
    const fixture = await checkOutFixture();
    fixture.place.surveys = { surveys: [{ id: 's', title: 'Your visit' }] };
    const { person } = await show(fixture.viewModel(), { language: 'es' });
    expect(
      step('Pago').getByText('Debe $145.00. También puede pagar después, o en efectivo en la recepción.'),
    ).toBeDefined();
    await person.click(step('Encuesta').getByRole('button', { name: 'Ahora no: Encuesta' }));
    expect(step('Encuesta').getByText('Ahora no')).toBeDefined();
    await person.click(step('Encuesta').getByRole('button', { name: 'Responder la encuesta' }));
    await person.click(step('Próxima cita').getByRole('button', { name: 'Reservar la próxima cita' }));
    expect(fixture.exits).toEqual(['survey', 'next-visit']);
  });

  it.each([
    [true, true],
    [false, false],
  ])('APT-219 waits for the forms, which are filled in at their practice: %s', async (here, offers) => {
    const fixture = await checkOutFixture();
    fixture.booking.formStore.write(pena.id, sampleForm());
    const form = { id: 'f1', title: { en: 'After your visit', es: 'Después de su cita' } };
    fixture.booking.formStore.put({ practice: pena.id, patient: 'ben-pena' as never }, [form]);
    fixture.system.ask(pena.id, running, ['f1']);
    await show(fixture.viewModel(), { here });
    expect(screen.queryAllByText(/^This visit is at .+, another practice\.$/)).toHaveLength(here ? 0 : 1);
    expect(step('Forms').getByText('After your visit')).toBeDefined();
    expect(button('Check out').getAttribute('aria-disabled')).not.toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(button('Check out'));
    const told = screen.getByRole('alert');
    expect(told.textContent).toBe('Please fill out the form first.');
    // Below the button it stood under the bar of a phone.
    expect(told.compareDocumentPosition(button('Check out')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(step('Forms').queryByRole('button', { name: 'Fill out the form' }) !== null).toBe(offers);
    expect(screen.queryAllByRole('button', { name: 'Fill out the form' })).toHaveLength(offers ? 2 : 0);
    expect(screen.queryByText(`To fill them out, switch to ${pena.name} first.`) === null).toBe(here);
  });
});
