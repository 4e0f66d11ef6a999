import { describe, expect, it } from '@jest/globals';
import type { AppointmentId, PatientId, PatientRef, PracticeId } from '@portico/domain/kernel';
import fc from 'fast-check';
import { atTrustedPartners, leadsToPartner } from './trusted-partners.ts';

const portal = 'https://portal.example/';
const named = ['https://partner.example', 'https://tasks.example:8443', 'http://127.0.0.1:4000', 'http://far.example'];
const leads = (address: string) => leadsToPartner(address, portal, named);

describe('the address of a partner', () => {
  it.each([
    'https://partner.example/tasks?ticket=1',
    'https://tasks.example:8443/',
    'http://127.0.0.1:4000/?ticket=1',
    'https://portal.example/demo/tasks',
  ])('APT-214 leads where the installation says: %s', (address) => {
    expect(leads(address)).toBe(true);
  });

  it.each([
    '',
    '/tasks',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://partner.example/tasks',
    'http://far.example/tasks',
    'http://127.0.0.1:4001/',
    'https://tasks.example/',
    'https://partner.example.evil.example/',
    'https://partner.example@evil.example/',
    'https://somebody@partner.example/',
    'https://:password@partner.example/',
    '//partner.example/tasks',
  ])('APT-214 leads nowhere else: %j', (address) => {
    expect(leads(address)).toBe(false);
  });

  it('APT-214 is at an origin that is named, whatever a practice system says', () => {
    const addresses = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.constantFrom(...named).chain((one) => fc.string().map((rest) => one + rest)),
    );
    fc.assert(
      fc.property(addresses, (address) => {
        fc.pre(leads(address));
        expect([new URL(portal).origin, ...named]).toContain(new URL(address).origin);
      }),
    );
  });
});

describe('the tasks of partners', () => {
  it('APT-214 are left out where people are not sent to their address, and somebody hears of it', async () => {
    const patient: PatientRef = { practice: 'mesa' as PracticeId, patient: 'ana' as PatientId };
    const heard: unknown[] = [];
    const at = (address: string) =>
      atTrustedPartners({ of: async () => ({ partner: 'Mesa', address, isDone: true }) }, () => portal, {
        origins: named,
        onUnknown: (...said) => heard.push(said),
      }).of(patient, 'visit' as AppointmentId, { returnTo: portal, language: 'en' });
    expect(await at('https://partner.example/')).toMatchObject({ partner: 'Mesa', isDone: true });
    expect(heard).toEqual([]);
    expect(await at('https://other.example/tasks?ticket=secret')).toBeUndefined();
    expect(heard).toEqual([['mesa', 'https://other.example']]);
  });
});
