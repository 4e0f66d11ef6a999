import { describe, expect, it } from '@jest/globals';
import { MemoryTries } from '@portico/domain/access/testing';
import { HOUR, plus, type Instant } from '@portico/domain/kernel';
import { MemoryShortLinks } from '@portico/domain/notifications/testing';
import { noon } from '@portico/services/kernel/testing';
import { ShortAddressesService } from '@portico/services/guests';
import { ShortLinkViewModel } from './short-link.view-model.ts';

const expiresAt = plus(noon, HOUR);

const follow = async (longUrl: string, more: { from?: Instant; now?: Instant; hash?: string; type?: string } = {}) => {
  const shortLinks = new MemoryShortLinks();
  const { from, now = noon, type = 'n' } = more;
  const hash = await shortLinks.keep({ type: 'n', longUrl, expiresAt, ...(from === undefined ? {} : { from }) });
  const destinationOf = (stored: string) => (stored === 'elsewhere' ? undefined : stored);
  const service = new ShortAddressesService(shortLinks, new MemoryTries(), destinationOf, { now });
  const viewModel = new ShortLinkViewModel(service, { type, hash: more.hash ?? hash });
  await viewModel.load();
  return viewModel.phase;
};

describe('a short link', () => {
  it('ACC-018 APT-282 leads to the long address', async () => {
    expect(await follow('/guest/guestPay?code=abc&language=es')).toEqual({
      kind: 'leads',
      to: '/guest/guestPay?code=abc&language=es',
    });
  });

  it('ACC-020 APT-283 that is early leads nowhere yet', async () => {
    expect(await follow('/x', { from: plus(noon, 1) })).toEqual({ kind: 'nowhere', why: 'too-early' });
    expect(await follow('/x', { from: noon })).toMatchObject({ kind: 'leads' });
  });

  it('ACC-021 APT-284 that is unknown or over leads nowhere', async () => {
    for (const more of [{ hash: 'another' }, { type: 'g' }, { type: 'x' }, { now: expiresAt }]) {
      expect(await follow('/x', more)).toEqual({ kind: 'nowhere', why: 'unknown' });
    }
  });

  it('ACC-021 APT-284 leads nowhere where its address may not lead', async () => {
    expect(await follow('elsewhere')).toEqual({ kind: 'nowhere', why: 'unknown' });
  });
});
