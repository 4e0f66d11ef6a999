import { describe, expect, it } from '@jest/globals';
import type { PracticeId } from '@portico/domain/kernel';
import { anaAtMesa, mesa, noon } from '../kernel/testing/index.ts';
import { Invitations } from './invitations.ts';
import { signupFixture, phone } from './testing/index.ts';

const codeIn = (link = ''): string => /[?&]i=([^&]*)/.exec(link)?.[1] ?? '';

describe('Invitations', () => {
  const address = 'new.ana@example.org';
  const invite = async (to: { readonly channel: 'email' | 'sms'; readonly address: string }) => {
    const fixture = signupFixture();
    const invitations = new Invitations(
      fixture.parts.capabilities,
      fixture.parts.codes,
      fixture.parts.notifier,
      fixture.parts.practices,
      fixture.parts.linkTo,
    );
    await invitations.issue({ chart: anaAtMesa, to, language: 'es' }, noon);
    return { fixture, invitations, link: fixture.parts.notifier.last('invitation', to.address)?.link };
  };

  it('ACC-198 ACC-199 mails a link that opens the sign-up of that patient, in the language of the patient', async () => {
    const { fixture, link } = await invite({ channel: 'email', address });
    expect(link).toMatch(/^https:\/\/portal\.example\.org\/signup\?i=[^&]+&em=new\.ana%40example\.org&usedBtn=/);
    expect(fixture.parts.notifier.sent).toMatchObject([
      { notification: { practice: mesa.name, days: 30 }, language: 'es', to: { address } },
    ]);
    const looked = await fixture.service().look({ invitation: codeIn(link), email: '', sms: false });
    expect(looked).toMatchObject({ value: { screen: { name: 'invited', email: address, sms: false } } });
  });

  it('ACC-206 texts a link to the page that confirms it', async () => {
    const { fixture, link } = await invite({ channel: 'sms', address: phone });
    expect(link).toMatch(/^https:\/\/portal\.example\.org\/guest\/smsSignupConfirmation\?i=/);
    const looked = await fixture.service().look({ invitation: codeIn(link), email: '', sms: true });
    expect(looked).toMatchObject({ value: { screen: { name: 'invited', email: '', sms: true } } });
  });

  it('are closed once they are withdrawn', async () => {
    const { fixture, invitations, link } = await invite({ channel: 'email', address });
    await invitations.withdraw(anaAtMesa, noon);
    const looked = await fixture.service().look({ invitation: codeIn(link), email: '', sms: false });
    expect(looked).toMatchObject({ value: { screen: { name: 'invitation-over', why: 'revoked' } } });
  });

  it('are not made to a practice that is not known', async () => {
    const fixture = signupFixture();
    const chart = { ...anaAtMesa, practice: 'nowhere' as PracticeId };
    const order = { chart, to: { channel: 'email', address }, language: 'en' } as const;
    expect(
      await new Invitations(
        fixture.parts.capabilities,
        fixture.parts.codes,
        fixture.parts.notifier,
        fixture.parts.practices,
        fixture.parts.linkTo,
      ).issue(order, noon),
    ).toBeUndefined();
    expect(fixture.parts.notifier.sent).toEqual([]);
  });
});
