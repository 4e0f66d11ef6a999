import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadBuiltPortal } from './index.ts';
import { type RunningServer, startServer } from './testing/running-server.ts';

const page = (language: string) =>
  `<!doctype html><html lang="${language}"><style>a{}</style><script>start()</script><script type="module" src="/assets/app-1.js"></script></html>`;

describe('the built portal', () => {
  let directory: string;
  let running: RunningServer;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'portico-site-'));
    await mkdir(join(directory, 'site/assets'), { recursive: true });
    await writeFile(join(directory, 'secret.txt'), 'secret');
    await writeFile(join(directory, 'site/index.en.html'), page('en'));
    await writeFile(join(directory, 'site/index.es.html'), page('es'));
    await writeFile(join(directory, 'site/plain.html'), '<link rel="stylesheet" href="/plain.css" />');
    await mkdir(join(directory, 'site/intake-forms'));
    await writeFile(join(directory, 'site/intake-forms/index.html'), '<style>b{}</style>');
    await writeFile(join(directory, 'site/assets/app-1.js'), 'start()');
    await writeFile(join(directory, 'site/assets/app-1.js.br'), brotliCompressSync('start()'));
    await writeFile(join(directory, 'site/favicon.svg'), '<svg/>');
    await writeFile(join(directory, 'site/guide.pdf'), '%PDF-1.7');
    running = await startServer({ static: await loadBuiltPortal(join(directory, 'site')) });
  });
  afterAll(async () => {
    await running.server.close();
    await rm(directory, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${running.url}${path}`, { method, headers });

  it.each([
    ['the chosen language', { cookie: 'a=b; language=es', 'accept-language': 'en' }, 'es'],
    ['the one that was chosen by HTTPS', { cookie: 'a=b; __Secure-language=es', 'accept-language': 'en' }, 'es'],
    ['the preferred language', { 'accept-language': 'fr, es-MX;q=0.8, en;q=0.5' }, 'es'],
    ['the better of two', { 'accept-language': 'es;q=0.1, en-US' }, 'en'],
    ['English for any other', { 'accept-language': 'fr', cookie: 'language=fr' }, 'en'],
  ])('serves the page of any screen in %s', async (_, headers, language) => {
    for (const path of ['/', '/appointments/upcoming', '/sign-in?next=%2F']) {
      const response = await get(path, headers);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(page(language));
      expect(response.headers.get('content-language')).toBe(language);
      expect(response.headers.get('vary')).toBe('accept-encoding, accept-language, cookie');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('hands `payment` on to the origin of the card frames where a wallet is offered, and to nobody else', async () => {
    const built = await loadBuiltPortal(join(directory, 'site'));
    const policiesOf = async (options: object) => {
      const { url, server } = await startServer({ static: built, ...options });
      const { headers } = await fetch(`${url}/`);
      const { headers: others } = await fetch(`${url}/config.json`);
      await server.close();
      const all = [headers.get('permissions-policy'), headers.get('cross-origin-opener-policy')];
      return [...all, others.get('permissions-policy'), others.get('cross-origin-opener-policy')];
    };
    const closed = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
    const page = 'camera=(self), geolocation=(), microphone=(self), payment=(), usb=()';
    const frameOrigin = 'https://cards.example';
    const open = page.replace('payment=()', `payment=(self "${frameOrigin}")`);
    expect(await policiesOf({ frameOrigin, offersWallets: true })).toEqual([
      open,
      'same-origin-allow-popups',
      closed,
      'same-origin',
    ]);
    for (const options of [{ frameOrigin }, { offersWallets: true }, {}]) {
      expect(await policiesOf(options)).toEqual([page, 'same-origin', closed, 'same-origin']);
    }
  });

  it('MON-037 serves the page for a payment whose name has a point in it', async () => {
    const answer = await get('/payments/plan/p1/practice/mesa/edit_one_time/s1:mesa:demo.p00001');
    expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 200, text: page('en') });
    expect((await get('/appointments/plan.js')).status).toBe(404);
  });

  it('MON-224 serves the page for a conversation whose name has a point in it', async () => {
    const answer = await get('/messages/demo.t01');
    expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 200, text: page('en') });
    expect((await get('/appointments/plan.js')).status).toBe(404);
  });

  it('serves the page for a refill of a medication whose id has a point in it', async () => {
    expect((await get('/my_health/refill/demo.m02')).status).toBe(200);
    expect((await get('/my_health/entry/conditions/demo.c01')).status).toBe(200);
  });

  it.each(['visit', 'earlier_time'])('serves the page for a %s whose id has a point in it', async (page) => {
    expect((await get(`/appointments/${page}/riverwalk/demo.a01`)).status).toBe(200);
  });

  it('APT-235 ACC-116 serves the page for a form whose name, or moment of signing, has a point in it', async () => {
    for (const form of ['demo.q01', 'demo.q01_2026-03-02T19%3A00%3A00.000Z']) {
      const answer = await get(`/form_history/${form}`);
      expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 200, text: page('en') });
    }
  });

  it('lets its pages run their own scripts and the inline ones by hash, and nothing else', async () => {
    const policy = (await get('/')).headers.get('content-security-policy');
    expect(policy).toMatch(
      /script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='; style-src 'self'(?: 'sha256-[A-Za-z0-9+/]{43}='){2};/,
    );
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('ASVS-3.4 makes text into markup or a script by three named policies only, and has browsers tell what was refused', async () => {
    for (const path of ['/', '/login', '/plain.html']) {
      const policy = (await get(path)).headers.get('content-security-policy');
      expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default dompurify portico-page; ");
      expect(policy).toContain('; report-uri /policy-reports');
    }
  });

  it('ASVS-3.4 names the address of reports to browsers of both kinds, where they would send them', async () => {
    const site = await loadBuiltPortal(join(directory, 'site'));
    const live = await startServer({ static: site, publicOrigins: ['https://portal.example'] });
    const overHttps = (await fetch(`${live.url}/login`)).headers;
    await live.server.close();
    expect(overHttps.get('content-security-policy')).toContain('; report-uri /policy-reports; report-to policy; ');
    expect(overHttps.get('reporting-endpoints')).toBe('policy="/policy-reports"');
    const overHttp = (await get('/login')).headers;
    expect(overHttp.get('content-security-policy')).not.toContain('report-to');
    expect(overHttp.get('reporting-endpoints')).toBeNull();
  });

  it('APT-202 APT-206 lets the portal alone frame the page of intake forms, and nobody any other', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? '';
    expect(await policyOf('/intake-forms/index.html')).toContain("frame-ancestors 'self'");
    for (const path of ['/', '/plain.html', '/favicon.svg', '/intake-forms/other.html', '/intake-forms']) {
      expect({ path, isFramedByNone: (await policyOf(path)).includes("frame-ancestors 'none'") }).toEqual({
        path,
        isFramedByNone: true,
      });
    }
    const framed = (await policyOf('/intake-forms/index.html')).replace(
      "frame-ancestors 'self'",
      "frame-ancestors 'none'",
    );
    expect(framed).toBe(await policyOf('/'));
  });

  it('lets a page of its own address have its styles, and any other file nothing', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy');
    expect(await policyOf('/plain.html')).toContain("style-src 'self'");
    expect(await policyOf('/favicon.svg')).not.toContain("'self'");
  });

  it('ASVS-5.4 serves a file in a sandbox, without an origin, and a PDF to be saved', async () => {
    for (const path of ['/favicon.svg', '/assets/app-1.js', '/guide.pdf']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')?.split('; ')).toEqual(
        expect.arrayContaining(["default-src 'none'", 'sandbox']),
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-disposition')).toBe(path.endsWith('.pdf') ? 'attachment' : null);
    }
  });

  it('serves a hashed asset for a year, compressed by the build', async () => {
    const response = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe('start()');
    const plain = await get('/assets/app-1.js', { 'accept-encoding': 'br;q=0' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('etag')).not.toBe(response.headers.get('etag'));
  });

  it('answers 304 to one who has it, and HEAD without a body', async () => {
    const etag = (await get('/favicon.svg')).headers.get('etag') ?? '';
    const known = await get('/favicon.svg', { 'if-none-match': `"other", ${etag}` });
    expect(known.status).toBe(304);
    const head = await get('/favicon.svg', {}, 'HEAD');
    expect(head.headers.get('content-length')).toBe('6');
    expect(await head.text()).toBe('');
  });

  it.each(['/assets/gone.js', '/assets/', '/robots.txt', '/index.en.html', '/.env'])('knows no %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each(['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '//secret.txt'])(
    'stays inside its directory for %s',
    async (path) => {
      const { port } = new URL(running.url);
      const answer = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
        request({ port, host: '127.0.0.1', path }, (response) => {
          let body = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
          response.on('end', () => resolve({ status: response.statusCode, body }));
        })
          .on('error', reject)
          .end();
      });
      expect(answer.status).toBe(404);
      expect(answer.body).not.toContain('secret');
    },
  );

  it('has no screen where a demo has its pages', async () => {
    for (const path of ['/demo/outbox', '/demo/outbox.json', '/demo/']) expect((await get(path)).status).toBe(404);
    expect((await get('/demography')).status).toBe(200);
  });

  it('takes no POST', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });

  it('says so when the portal is not built', async () => {
    await expect(loadBuiltPortal(join(directory, 'site/assets'))).rejects.toThrow('the portal is not built');
  });
});

describe('the paths that need no tokens', () => {
  let directory: string;
  let running: RunningServer;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'portico-open-'));
    for (const language of ['en', 'es']) {
      await writeFile(join(directory, `index.${language}.html`), page(language));
      await writeFile(join(directory, `open.${language}.html`), `<script>open()</script>${page(language)}`);
    }
    await writeFile(join(directory, 'open-paths.json'), JSON.stringify('^(?:/guest/[^/]+|/signup\\.html)/?$'));
    running = await startServer({ static: await loadBuiltPortal(directory) });
  });
  afterAll(async () => {
    await running.server.close();
    await rm(directory, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${running.url}${path}`, { headers });

  it('have a page of their own, which holds no sign-in form, even where they end like a file', async () => {
    for (const path of ['/guest/guestPay', '/guest/guestPay/', '/GUEST/guestPay?code=c', '/signup.html']) {
      const answer = await get(path);
      expect({ path, status: answer.status, opens: (await answer.text()).startsWith('<script>open()') }).toEqual({
        path,
        status: 200,
        opens: true,
      });
      expect(answer.headers.get('content-security-policy')?.match(/'sha256-/g)).toHaveLength(3);
    }
    for (const path of ['/', '/guest', '/guest/a/b', '/dashboard']) {
      expect((await (await get(path)).text()).startsWith('<script>open()')).toBe(false);
    }
    for (const path of ['/other.html', '/open.en.html', '/open-paths.json']) expect((await get(path)).status).toBe(404);
  });

  it('ACC-043 ACC-068 APT-307 speak the language that the link names, and nothing but a language of ours', async () => {
    const languageOf = async (path: string) =>
      (await get(path, { 'accept-language': 'en', cookie: 'language=en' })).headers.get('content-language');
    expect(await languageOf('/guest/guestPay?code=c&language=es')).toBe('es');
    expect(await languageOf('/guest/guestPay?language=fr')).toBe('en');
    expect(await languageOf('/?language=es')).toBe('en');
  });
});
