import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RecordedError } from '@portico/view-models/access';
import { SupportViewModel } from '@portico/view-models/support';
import type { Permission } from '@portico/domain/access';
import { instant } from '@portico/domain/kernel';
import { act, cleanup, screen, within } from '@testing-library/react';
import { renderIn } from '../../testing/index.ts';
import { ActedForContext } from '../../kit/acted-for.ts';
import { questionWords, supportWords } from './support.messages.ts';
import { SupportScreen } from './support-screen.tsx';

beforeEach(cleanup);

const open = async (
  language: 'en' | 'es',
  recent: readonly RecordedError[] = [],
  { name, may = () => true }: { readonly name?: string; readonly may?: (permission: Permission) => boolean } = {},
) => {
  const viewModel = new SupportViewModel({
    contact: async () => ({
      ok: true,
      value: {
        phone: '1-800-555-0199',
        email: 'support@example.com',
        hours: { from: '08:00', to: '18:00', days: [1, 2, 3, 4, 5] },
        practice: { name: 'Desert Bloom', phone: '(602) 555-0142' },
      },
    }),
  });
  renderIn(
    language,
    <ActedForContext value={name}>
      <SupportScreen viewModel={viewModel} recent={recent} may={may} />
    </ActedForContext>,
    supportWords,
    questionWords,
  );
  await act(() => viewModel.load());
};

describe('SupportScreen', () => {
  it('ACC-365 gives telephone, email and hours, questions, and a note for medical matters', async () => {
    await open('en');
    expect(screen.getByRole('link', { name: '1\u2011800\u2011555\u20110199' }).getAttribute('href')).toBe(
      'tel:18005550199',
    );
    expect(screen.getByRole('link', { name: 'support@example.com' })).toBeTruthy();
    expect(screen.getByText('Monday to Friday, 8:00 AM to 6:00 PM')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Frequent questions' })).toBeTruthy();
    expect(screen.getByText(/Please call Desert Bloom at \(602\) 555\u20110142/)).toBeTruthy();
    const call = screen.getByRole('link', { name: '911' });
    expect(call.getAttribute('href')).toBe('tel:911');
    expect(call.parentElement?.textContent).toBe('In an emergency, call 911.');
  });

  it('ACC-392 names the last errors to whoever calls support', async () => {
    const at = instant(1_795_287_600_000);
    await open('en', [{ operation: 'GetMyHealth', code: 'INTERNAL', at, request: 'r-17' }]);
    expect(screen.getByText('GetMyHealth · INTERNAL · r-17')).toBeTruthy();
    cleanup();
    await open('en');
    expect(screen.queryByRole('heading', { name: 'Recent problems' })).toBeNull();
  });

  it.each([
    ['en', 'How do I ask for a refill?', 'See medications'],
    ['es', '¿Cómo pido un resurtido?', 'Ver los medicamentos'],
  ] as const)('ACC-365 leads from an answer to where it is done, in %s', async (language, question, link) => {
    await open(language);
    const answer = screen.getByText(question).closest('details') ?? document.body;
    expect(within(answer).getByText(link).getAttribute('href')).toBe('/my_health#medications');
  });

  it('ACC-365 asks nothing of what is not open to the reader, and of helpers as the reader has to do with them', async () => {
    const hrefs = () => [...document.querySelectorAll('details a')].map((one) => one.getAttribute('href'));
    await open('en', [], { may: (permission) => permission !== 'health:view' && permission !== 'payments:act' });
    expect(hrefs()).toEqual(['/appointments', '/profile_settings/manage_delegates']);
    cleanup();
    await open('en', [], { name: 'Liam Hoffman', may: () => false });
    expect(hrefs()).toEqual(['/manage_profiles']);
  });

  it('ACC-365 speaks Spanish', async () => {
    await open('es');
    expect(screen.getByText('De lunes a viernes, de 8:00 a. m. a 6:00 p. m.')).toBeTruthy();
  });
});
