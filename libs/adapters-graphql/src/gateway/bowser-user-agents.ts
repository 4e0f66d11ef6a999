import type { UserAgents } from '@portico/services/authentication';
import Bowser from 'bowser';

/** What browsers call themselves, by the kept list of Bowser. */
export class BowserUserAgents implements UserAgents {
  read(text: string): { readonly browser?: string; readonly system?: string } {
    if (text === '') return {};
    const { browser, os } = Bowser.parse(text);
    return {
      ...(browser.name === undefined || browser.name === '' ? {} : { browser: browser.name }),
      ...(os.name === undefined || os.name === '' ? {} : { system: os.name }),
    };
  }
}
