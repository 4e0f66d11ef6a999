import { describe, expect, it } from '@jest/globals';
import type { ChosenFile } from '@portico/application/messages';
import { BrowserUploads, chosenFile, reopenedFile } from './browser-uploads.ts';

/** What a browser's request has that an upload uses. */
class Request {
  readonly upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  responseType = '';
  asked: readonly string[] = [];
  readonly headers: Record<string, string> = {};
  sent: FormData | undefined;
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  readonly #then: (request: Request) => void;

  constructor(then: (request: Request) => void) {
    this.#then = then;
  }

  open(...asked: readonly string[]): void {
    this.asked = asked;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(form: FormData): void {
    this.sent = form;
    this.#then(this);
  }
}

const arm: ChosenFile = {
  name: 'arm.png',
  size: 3,
  beginning: async () => new Uint8Array(),
  content: async () => 'YWJj',
  held: new File(['abc'], 'IMG_1.png'),
};

const bring = async (then: (request: Request) => void) => {
  const request = new Request(then);
  const shares: number[] = [];
  const uploads = new BrowserUploads(() => request as unknown as XMLHttpRequest);
  const place = { endpoint: '/message_files', token: 'a.token-of_base64' };
  const answer = await uploads.bring(place, arm, (share) => shares.push(share));
  return { request, shares, answer };
};

const answering = (status: number, text: string) => (request: Request) => {
  request.status = status;
  request.responseText = text;
  request.onload?.();
};

describe('BrowserUploads', () => {
  it('MON-252 posts the file as multipart with the token in a header, tells how far it is, and answers nodeid', async () => {
    const { request, shares, answer } = await bring((sent) => {
      sent.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
      sent.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
      answering(200, '{"nodeid":"n1"}')(sent);
    });
    expect(answer).toEqual({ ok: true, value: 'n1' });
    expect(request.asked).toEqual(['POST', '/message_files']);
    expect(request.headers).toEqual({ 'x-upload-token': 'a.token-of_base64' });
    expect((request.sent?.get('file') as File).name).toBe('arm.png');
    expect(shares).toEqual([0.25]);
  });

  it.each([
    [401, '{"reason":"not-allowed"}', 'not-allowed'],
    [400, '{"reason":"wrong-type"}', 'wrong-type'],
    [413, '{"reason":"too-large"}', 'too-large'],
    [429, '{"reason":"too-many"}', 'too-many'],
    [400, '{"reason":"infected"}', 'infected'],
    [503, '{"reason":"not-scanned"}', 'not-scanned'],
    [504, '{"errors":[]}', 'timed-out'],
    [503, 'Busy', 'unavailable'],
    [200, 'not JSON', 'malfunction'],
    [200, '{"nodeid":"<>"}', 'malfunction'],
  ])('MON-252 takes %i with %s for %s', async (status, text, kind) => {
    expect((await bring(answering(status, text))).answer).toEqual({ ok: false, error: { kind } });
  });

  it('says that the portal is not reached', async () => {
    const { answer } = await bring((sent) => sent.onerror?.());
    expect(answer).toEqual({ ok: false, error: { kind: 'unreachable' } });
  });
});

describe('a chosen file', () => {
  it('is opened again from what was kept of it, byte by byte', async () => {
    const bytes = Uint8Array.from([0x89, 0x50, 0, 255, 10]);
    const chosen = chosenFile(new File([bytes], 'arm.png'));
    const again = reopenedFile(chosen.name, await chosen.content());
    expect(again).toMatchObject({ name: 'arm.png', size: 5 });
    expect(await again.beginning()).toEqual(bytes);
  });
});
