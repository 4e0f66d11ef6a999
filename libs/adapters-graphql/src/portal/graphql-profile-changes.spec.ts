import { describe, expect, it } from '@jest/globals';
import type { ProfilePhoto, IdentityDocuments, Profile, Updates } from '@portico/application/profile';
import { failed, ok } from '@portico/domain/kernel';
import { inLanguage } from '@portico/domain/forms';
import { sampleForm } from '@portico/domain/forms/testing';
import {
  detailFields,
  detailSections,
  notificationTopics,
  pictureChanges,
  usualChoices,
  type Details,
  type NotificationChoices,
} from '@portico/domain/profile';
import fc from 'fast-check';
import type { GatewayContext, OwnServices } from '../gateway/index.ts';
import documents from '../generated/documents.json' with { type: 'json' };
import { notingService } from '../testing/recording-service.ts';
import { json, signedInTab } from '../testing/signed-in-tab.ts';
import { documentIdIn, gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { profilePhotoWire } from '../wire/profile-photo.wire.ts';
import { identityDocumentsWire } from '../wire/identity-documents.wire.ts';
import { GraphqlProfile } from './graphql-profile.ts';
import { updatesWire } from '../wire/notification-updates.wire.ts';

const texts: Readonly<Record<string, string>> = documents;
const saved = ok({ message: 'Kept.' });

/** The wire with every section of the profile behind it. */
const across = () => {
  const { asked, place, service } = notingService<Profile & IdentityDocuments & Updates & ProfilePhoto>();
  const own = { profile: service, identityDocuments: service, updates: service, face: service } as Partial<OwnServices>;
  const { client, requests } = tab(gatewayFetch(() => ({ own: () => own }) as unknown as GatewayContext));
  place.answer = saved;
  return { asked, place, client, requests };
};

const choices: fc.Arbitrary<NotificationChoices> = fc.record(
  Object.fromEntries(notificationTopics.map((topic) => [topic, fc.record({ email: fc.boolean(), sms: fc.boolean() })])),
) as fc.Arbitrary<NotificationChoices>;

/** Some fields of each group, with a text; a physician has all of theirs, or there is none. */
const demographics: fc.Arbitrary<Details> = fc.record(
  Object.fromEntries(
    detailSections.demographics.map((group) => {
      const fields: readonly string[] = detailFields[group];
      const texts = Object.fromEntries(fields.map((field) => [field, fc.stringMatching(/^\w{1,9}$/)]));
      const all = fc.record(texts);
      return [group, fields.includes('npi') ? fc.oneof(fc.constant({}), all) : fc.record(texts, { requiredKeys: [] })];
    }),
  ),
) as fc.Arbitrary<Details>;

describe('changes of the profile, over the wire', () => {
  it('MON-275 MON-276 MON-277 MON-278 MON-279 go by the mutation of their section, and bring what is said of them', async () => {
    const { client, requests } = across();
    const profile = new GraphqlProfile(client);
    const identity = pictureChanges({}, { frontPhoto: '', backPhoto: '' });
    const said = [
      await profile.saveSection('personal', { personal: { first_name: 'Ana' } }),
      await profile.saveSection('demographics', { personal_details: { gender: 'Female' } }),
      await client.port(identityDocumentsWire).saveIdentityDocuments({ insurances: [], identity }),
      await client.port(updatesWire).saveUpdates(usualChoices),
    ];
    expect(said).toEqual([saved, saved, saved, saved]);
    const fields = requests.map(({ body }) => /\{\s*(\w+)\(/.exec(texts[documentIdIn(body)] ?? '')?.[1]);
    expect(fields).toEqual(['updatePersonal', 'updateDemographics', 'updateDocuments', 'updateNotifications']);
  });

  it('MON-274 MON-276 demographics arrive as they were typed, and are shown so', async () => {
    const { asked, place, client } = across();
    const port = new GraphqlProfile(client);
    const form = inLanguage(sampleForm(), 'en');
    await fc.assert(
      fc.asyncProperty(demographics, async (details) => {
        place.answer = saved;
        expect(await port.saveSection('demographics', details)).toEqual(saved);
        expect(asked.at(-1)).toEqual(['saveSection', 'demographics', details, {}]);
        const page = { practiceName: 'Mesa', practicePhone: '602', readOnly: false, today: '2026-11-21' };
        place.answer = ok({ ...page, section: 'demographics', form, details });
        expect(await port.section('demographics')).toEqual(place.answer);
      }),
    );
  });

  it('MON-278 choices of notices arrive as they were made, and are shown so', async () => {
    const { asked, place, client } = across();
    const port = client.port(updatesWire);
    await fc.assert(
      fc.asyncProperty(choices, fc.boolean(), fc.boolean(), fc.boolean(), async (chosen, hasPhone, ...tells) => {
        place.answer = saved;
        expect(await port.saveUpdates(chosen)).toEqual(saved);
        expect(asked.at(-1)).toEqual(['saveUpdates', chosen, {}]);
        const page = { practiceName: 'Mesa', practicePhone: '602', readOnly: false, today: '2026-11-21' };
        const [tellsOfResults, tellsOfMessages] = tells;
        place.answer = ok({ ...page, choices: chosen, hasPhone, tellsOfResults, tellsOfMessages });
        expect(await port.updates()).toEqual(place.answer);
      }),
    );
  });

  it('MON-331 a photo arrives as it was framed', async () => {
    const { asked, client } = across();
    const picture = 'data:image/jpeg;base64,/9j/AP+A';
    expect(await client.port(profilePhotoWire).saveProfilePhoto(picture)).toEqual(saved);
    expect(asked.at(-1)).toEqual(['saveProfilePhoto', picture]);
  });

  it('MON-332 nothing instead of an answer to a photo is a failure, and is logged', async () => {
    const { client, recorded } = signedInTab(json({ data: { updatePhoto: null } }));
    expect(await client.port(profilePhotoWire).saveProfilePhoto('')).toEqual(failed({ kind: 'malfunction' }));
    expect(recorded).toEqual([{ operation: 'UpdatePhoto', code: 'malfunction' }]);
  });
});
