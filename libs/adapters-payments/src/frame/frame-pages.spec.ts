import { describe, expect, it } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import { cloverFramePages } from './clover-pages.ts';
import { payeezyFramePages } from './payeezy-pages.ts';
import { framePaths } from './frame-paths.ts';

const portal = 'https://portal.example';

/** Runs a page's script as a browser would at this origin, inside a foreign frame. */
const runAt = (path: string, origin: string, apart?: string) => {
  const sdk = 'https://checkout.clover.example';
  const around = { portals: [portal], apart };
  const pages = {
    ...cloverFramePages({ sdk: [sdk], tokens: [sdk] }, around),
    ...payeezyFramePages(['https://api.payeezy.example'], around),
  };
  const script = /<script>(.*)<\/script>/s.exec(pages[path]?.html ?? '')?.[1] ?? '';
  const told: unknown[] = [];
  const loaded: { src?: string }[] = [];
  const parent = { postMessage: (message: unknown, to: string) => told.push([message, to]) };
  const heard = new Set<(event: unknown) => void>();
  const window = {
    parent,
    addEventListener: (_: string, hear: (event: unknown) => void) => heard.add(hear),
    removeEventListener: (_: string, hear: (event: unknown) => void) => heard.delete(hear),
  };
  const document = { createElement: () => ({}), head: { append: (one: object) => loaded.push(one) } };
  runInNewContext(script, { window, document, location: { hash: '#the nonce', origin }, Reflect });
  const say = (event: object): void => [...heard].forEach((hear) => hear(event));
  const answers: unknown[] = [];
  const port = {
    postMessage: (message: unknown) => answers.push(message),
    onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
  };
  return { told, parent, say, port, answers, loaded, sdk };
};

describe('the fields of a card', () => {
  const around = { portals: [portal], apart: undefined };
  const { html = '' } = cloverFramePages({ sdk: [], tokens: [] }, around)[framePaths.clover] ?? {};

  it('stand in one line beside each other, whatever their labels and errors take', () => {
    expect(html).toContain('.half .row{grid-row:span 3;grid-template-rows:subgrid}');
  });

  it('have the letters of the page around, and before that those that the portal shows without them', () => {
    expect(html).toMatch(/@font-face\{font-family:'Portico Fallback';src:local\('Arial'\)/);
    expect(html).toMatch(/font:var\(--size,1rem\)\/1\.5 Portico,'Portico Fallback',/);
  });
});

describe.each([framePaths.clover, framePaths.cloverWallets, framePaths.payeezy])('the page %s', (path) => {
  it('PAY-F1 works at its own origin and nowhere else, where it has one', () => {
    expect(runAt(path, 'https://cards.example', 'https://cards.example').told).toEqual([['the nonce', '*']]);
    expect(runAt(path, portal, 'https://cards.example').told).toEqual([]);
    expect(runAt(path, portal).told).toEqual([['the nonce', '*']]);
  });

  it('PAY-F1 takes the port of whoever frames it and knows its nonce, once, and hears no other window', () => {
    const { parent, say, port, answers } = runAt(path, portal);
    const other = { ...port, postMessage: () => answers.push('to another') };
    for (const event of [
      { source: {}, data: 'the nonce', ports: [other] },
      { source: parent, data: 'another nonce', ports: [other] },
      { source: parent, data: 'the nonce', ports: [] },
      { source: null, data: 'the nonce', ports: [other] },
    ]) {
      say(event);
    }
    expect(answers).toEqual([]);
    say({ source: parent, data: 'the nonce', ports: [port] });
    expect(answers).toEqual([{ kind: 'ready' }]);
    say({ source: parent, data: 'the nonce', ports: [other] });
    expect(answers).toEqual([{ kind: 'ready' }]);
  });

  it('PAY-F1 loads the script of its processor and of nobody else', () => {
    const { parent, say, port, answers, loaded, sdk } = runAt(path, portal);
    say({ source: parent, data: 'the nonce', ports: [port] });
    port.onmessage?.({ data: { kind: 'begin', sdk: 'https://evil.example/sdk.js', address: 'https://evil.example' } });
    expect({ answersAt: answers.at(-1), loaded }).toEqual({ answersAt: { kind: 'unreachable' }, loaded: [] });
    port.onmessage?.({
      data: { kind: 'begin', sdk: `${sdk}/sdk.js`, address: 'https://api.payeezy.example', query: 'a=b' },
    });
    expect(loaded.map(({ src }) => new URL(src ?? '').hostname)).toEqual([
      path !== framePaths.payeezy ? 'checkout.clover.example' : 'api.payeezy.example',
    ]);
  });
});
