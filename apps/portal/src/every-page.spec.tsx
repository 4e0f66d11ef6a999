import { afterEach, describe, expect, it } from '@jest/globals';
import { paths } from '@portico/application/kernel';
import { guest, patient, stranger, type Walk } from './testing/walked-addresses.ts';
import { everyOperation } from './testing/canned-gateway.ts';
import { openPortal, press, settled, type OpenedPortal, type Visitor } from './testing/opened-portal.tsx';
import { goTo, pressed } from './testing/press-and-type.ts';
import { button } from './testing/find-button.ts';

let opened: OpenedPortal | undefined;
afterEach(() => void opened?.close());

interface Page {
  readonly at: string;
  readonly visitor: Visitor;
}

const of = (visitor: Visitor, walks: readonly Walk[]): readonly Page[] =>
  walks.filter(({ by }) => by === undefined).map(({ at }) => ({ at, visitor }));
const pages = [...of('patient', patient), ...of('guest', guest), ...of('stranger', stranger)];

describe('a page that is left before its questions are answered', () => {
  /** Where each can be left for, without the other half of the portal. */
  const elsewhere = (): string =>
    opened?.portal.clientSession.tokens.signedIn === true ? paths.manageProfiles : paths.terms;

  it.each(pages)('$at of a $visitor leads nowhere and asks nothing more', async ({ at, visitor }) => {
    let answer = (): void => undefined;
    const answers = new Promise<void>((done) => (answer = done));
    opened = await openPortal(at, { visitor, answers });
    const to = elsewhere();
    await goTo(opened, to);
    const { length } = opened.log;
    answer();
    await settled(opened.log);
    // An answer that cannot be read is told of all the same.
    const came = opened.log.slice(length).filter((line) => !line.startsWith('fails'));
    expect({ at: window.location.pathname, came }).toEqual({ at: to, came: [] });
  });
});

describe('a page whose questions fail', () => {
  const errors = (code: string) => ({ [everyOperation]: [{ message: code, extensions: { code } }] });

  const questions = (log: readonly string[]): readonly string[] =>
    log.filter((line) => line.startsWith('asks') && !line.startsWith('asks GetLayout'));

  /** These ask nothing as they open, or are whole without the answer. */
  const whole: ReadonlySet<string> = new Set([
    paths.login,
    paths.getStarted,
    paths.messagesLink,
    paths.shopSignOn,
    paths.guestDone,
    paths.smsConfirmed,
    paths.delegateVerification,
    paths.delegateLogin,
    paths.delegateForgotPassword,
    paths.delegateCreateAccount,
    paths.terms,
    paths.privacy,
    paths.accessibility,
    '/',
    '/surl/pay/hash-1',
    '/guest/workflow/other',
  ]);
  const asking = pages.filter(({ at, visitor }) => visitor !== 'stranger' || !whole.has(at.split('?')[0] ?? at));

  it.each(asking)('$at of a $visitor asks again when it is told to', async ({ at, visitor }) => {
    opened = await openPortal(at, { visitor, canned: errors('TIMEOUT') });
    const asked = questions(opened.log);
    const again = button('body', 'Try again') ?? button('body', 'Try Again');
    expect({ offered: again !== undefined, again: again && questions(await press(opened, again)) }).toEqual({
      offered: true,
      again: asked,
    });
  });

  it.each(of('patient', patient))(
    '$at says what it may not show to a person who helps, and leads on',
    async ({ at, visitor }) => {
      opened = await openPortal(at, { visitor, canned: errors('FORBIDDEN') });
      const main = document.querySelector('main') ?? document.body;
      const ways = [...main.querySelectorAll('a[href], button')].filter((way) => way.closest('[hidden]') === null);
      expect({
        says: main.textContent.trim().length > 20,
        leadsOn: ways.length > 0,
        loads: main.querySelector('[aria-busy=true]') !== null,
      }).toEqual({
        says: true,
        leadsOn: true,
        loads: false,
      });
    },
  );

  it('leads to the sign-in when the session is over', async () => {
    opened = await openPortal(paths.help, { canned: errors('UNAUTHENTICATED') });
    const led = await pressed(opened, 'Return To Login');
    expect({ led: led.at(-1), isIn: opened.portal.clientSession.tokens.signedIn }).toEqual({
      led: 'opens /',
      isIn: false,
    });
  });

  it.each(of('guest', guest))("$at leads to the start when a guest's session is over", async ({ at }) => {
    opened = await openPortal(at, { visitor: 'guest', canned: errors('UNAUTHENTICATED') });
    const led = await pressed(opened, 'Ok');
    expect({ led, guest: opened.portal.clientSession.guest.current }).toEqual({
      led: ['opens /get_started'],
      guest: undefined,
    });
  });
});
