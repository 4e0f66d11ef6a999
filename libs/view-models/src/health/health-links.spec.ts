import { describe, expect, it } from '@jest/globals';
import type { HealthLinkSettings, HealthLinkToMake, LinkPayload } from '@portico/application/health';
import { instant, ok, type PatientId, type PracticeId } from '@portico/domain/kernel';
import { HealthLinksViewModel } from './index.ts';

const patient = { practice: 'mesa' as PracticeId, patient: 'p1' as PatientId };
const summary = Uint8Array.from([1, 2, 3]);

const scene = () => {
  const asked: string[] = [];
  const sent: HealthLinkToMake[] = [];
  const sealed: Uint8Array[] = [];
  const payloads: LinkPayload[] = [];
  const links: HealthLinkSettings = {
    links: async () => ok([]),
    make: async (wanted) => {
      sent.push(wanted);
      return ok({ id: 'link' as never, path: '/shl/code', expiresAt: instant(5_000) });
    },
    revoke: async () => ok(undefined),
  };
  const viewModel = new HealthLinksViewModel(
    {
      links,
      health: {
        recordFile: async (of, form) => {
          asked.push(`${of} ${form}`);
          return ok({ name: '', mediaType: '', bytes: summary });
        },
      },
      sealing: {
        seal: async (bytes) => {
          sealed.push(bytes);
          return { sealed: 'sealed', key: 'the-key' };
        },
        link: (payload) => {
          payloads.push(payload);
          return 'shlink:/link';
        },
      },
      drawQrCode: async () => ({ size: 1, path: '' }),
      copy: async () => undefined,
      origin: 'https://portal.example',
      label: () => 'Summary',
    },
    patient,
  );
  return { viewModel, asked, sent, sealed, payloads };
};

describe('a link that is made', () => {
  it('shares the file that this person may take along, and sends no key', async () => {
    const { viewModel, asked, sent, sealed, payloads } = scene();
    viewModel.write('tulip-42');
    await viewModel.make();
    expect({ asked, sealed }).toEqual({ asked: ['p1 ips'], sealed: [summary] });
    expect(sent).toEqual([{ patient, lifetime: 'week', sealed: 'sealed', passcode: 'tulip-42' }]);
    expect(payloads).toEqual([
      { url: 'https://portal.example/shl/code', key: 'the-key', exp: 5, flag: 'P', label: 'Summary', v: 1 },
    ]);
    expect(viewModel.made).toMatchObject({ address: 'https://portal.example/shared_summary#shlink:/link' });
    expect(viewModel.passcode).toBe('');
  });

  it('waits for a passcode that is long enough, or for none', async () => {
    const { viewModel, sent } = scene();
    viewModel.write('short');
    await viewModel.make();
    expect({ sent, isComplete: viewModel.isComplete }).toEqual({ sent: [], isComplete: false });
  });
});
