import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { canary, grayPng, jpegOfPhone } from '@portico/adapters-documents/testing';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import {
  CreateMessageDocument,
  GetDocumentsSettingsDocument,
  GetMessageAttachmentDocument,
  GetMessagesDocument,
  GetPhotoSettingsDocument,
  UpdateDocumentsDocument,
  UpdatePhotoDocument,
} from '@portico/adapters-graphql/operations';
import type { AccountId } from '@portico/domain/kernel';
import type { ScanVerdict } from '@portico/domain/messages';
import { ana, south } from './testing/clinic-fixture.ts';
import { insuranceWith } from './testing/insurance-input.ts';
import { startTestGateway, type RunningGateway } from './testing/running-gateway.ts';
import { signedIn } from './testing/signed-in-sessions.ts';

let gateway: RunningGateway;
let anas: Record<string, string>;
/** What the scanner was shown, and what it says next. */
const scanning: { seen: Uint8Array[]; verdict: ScanVerdict } = { seen: [], verdict: 'clean' };

const startOf = 'data:image/jpeg;base64,';
const dataUrl = (bytes: Uint8Array): string => `${startOf}${Buffer.from(bytes).toString('base64')}`;

/** A picture as it is kept, from its data URL or base64. */
const textIn = (base64: string): string => Buffer.from(base64.replace(startOf, ''), 'base64').toString('latin1');

/** The first text of an answer under a name, wherever it stands. */
const found = (answer: unknown, name: string): string => {
  const at = new RegExp(`"${name}":"([^"]+)"`).exec(JSON.stringify(answer));
  if (at?.[1] === undefined) throw new Error(`There is no ${name}.`);
  return at[1];
};

const upload = async (
  name: string,
  bytes: Uint8Array,
): Promise<{ readonly nodeid?: string; readonly reason?: string }> => {
  const screen = await gateway.ask(GetMessagesDocument, {}, anas);
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { 'x-upload-token': found(screen.data, 'token') };
  const answer = await fetch(`${gateway.url}${found(screen.data, 'endpoint')}`, { method: 'POST', body, headers });
  return (await answer.json()) as object;
};

const identityDocuments = (insurancePhoto: string, identityDocumentPhoto: string) => ({
  input: {
    insurances: [insuranceWith(insurancePhoto)],
    identityDocumentPhotos: [
      { page: 1, delete: false, identityDocumentPhoto },
      { page: 2, delete: false, identityDocumentPhoto },
    ],
  },
});

const says = ['Exif', canary, 'Ana'];

describe('pictures', () => {
  beforeAll(async () => {
    const scan = async (bytes: Uint8Array): Promise<ScanVerdict> => {
      scanning.seen.push(bytes);
      return scanning.verdict;
    };
    gateway = await startTestGateway({ scanner: { scan } });
    const token = await signedIn(gateway.database, { account: 'ana' as AccountId });
    anas = { [headerNames.accessToken]: token, [headerNames.practiceId]: south.id };
  }, 120_000);
  afterAll(() => gateway.close());

  describe('pictures over HTTP', () => {
    it('ASVS-5.2 ASVS-5.4 ASVS-14.2 at a message are scanned, and kept without place and device, upright', async () => {
      const brought = await jpegOfPhone(6);
      scanning.seen.length = 0;
      const { nodeid } = await upload('arm.jpg', brought);
      expect(scanning.seen.map((bytes) => Buffer.from(bytes).equals(brought))).toEqual([true]);
      const sent = {
        uniqueId: 'with-a-picture',
        patientId: ana[1]?.patient,
        practiceId: south.id,
        providerId: 'ng',
        providerName: 'Dr. Ng',
        subject: 'My arm',
        body: 'See the picture.',
        nodeId: nodeid,
        fileFormat: 'jpg',
        description: 'My arm',
      };
      expect((await gateway.ask(CreateMessageDocument, { input: sent }, anas)).code).toBeUndefined();
      const { data } = await gateway.ask(GetMessageAttachmentDocument, { nodeId: nodeid }, anas);
      const kept = textIn(found(data, 'base64Str'));
      expect(kept.startsWith('\xff\xd8\xff')).toBe(true);
      for (const word of says) expect(kept).not.toContain(word);
    }, 60_000);

    it('ASVS-5.2 that would unpack to more than the gateway has are refused at once', async () => {
      expect(await upload('bomb.png', grayPng(30_000, 30_000, 1_000))).toEqual({ reason: 'too-large' });
      expect(await upload('none.png', grayPng(10, 10).subarray(0, 30))).toEqual({ reason: 'wrong-type' });
    }, 60_000);

    it('ASVS-5.2 ASVS-5.4 ASVS-14.2 of a face, of insurance cards and of papers are scanned and drawn anew too', async () => {
      const brought = dataUrl(await jpegOfPhone(1));
      scanning.seen.length = 0;
      const saved = [
        await gateway.ask(UpdatePhotoDocument, { profilePhoto: brought }, anas),
        await gateway.ask(UpdateDocumentsDocument, identityDocuments(brought, brought), anas),
      ];
      expect(saved.map(({ code }) => code)).toEqual([undefined, undefined]);
      expect(scanning.seen.map((bytes) => Buffer.from(bytes).toString('latin1').includes(canary))).toEqual(
        Array(5).fill(true),
      );
      const face = await gateway.ask(GetPhotoSettingsDocument, {}, anas);
      const kept = await gateway.ask(GetDocumentsSettingsDocument, {}, anas);
      const pictures = [face, kept].flatMap(({ data }) => JSON.stringify(data).match(/data:image\/jpeg;base64,[^"]+/g));
      expect(pictures).toHaveLength(5);
      for (const word of says) for (const picture of pictures) expect(textIn(picture ?? word)).not.toContain(word);
    }, 60_000);

    it('ASVS-5.4 are not kept where the scanner found something, or cannot be asked', async () => {
      const brought = dataUrl(await jpegOfPhone(1));
      const idOnly = { input: { ...identityDocuments(brought, brought).input, insurances: [] } };
      const asked = async () => [
        (await gateway.ask(UpdatePhotoDocument, { profilePhoto: brought }, anas)).code,
        (await gateway.ask(UpdateDocumentsDocument, idOnly, anas)).code,
        (await upload('arm.jpg', await jpegOfPhone(1))).reason,
      ];
      scanning.verdict = 'infected';
      expect(await asked()).toEqual(['BAD_INPUT', 'BAD_INPUT', 'infected']);
      scanning.verdict = 'unreachable';
      expect(await asked()).toEqual(['UNAVAILABLE', 'UNAVAILABLE', 'not-scanned']);
      scanning.verdict = 'clean';
    }, 60_000);
  });
});
