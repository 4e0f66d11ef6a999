import { escaped } from '@portico/adapters-notifications';
import { type Language, inLanguageOf } from '@portico/domain/kernel';
import { partnerWords } from './partner-words.ts';

export interface PartnerReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const style = `body{font:1rem/1.6 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem;color:#1b1b1f}
fieldset{border:0;margin:0 0 1.5rem;padding:0}legend,.ask{display:block;font-weight:600}
label{display:inline-flex;gap:.5rem;align-items:center;min-height:44px;margin-right:1.5rem}
input[type=text]{font:inherit;width:100%;box-sizing:border-box;min-height:44px;padding:0 .75rem}
button{font:inherit;min-height:44px;padding:0 1.25rem;border:0;border-radius:.5rem;background:#0b5c6e;color:#fff}
a{display:inline-block;margin-top:1rem;line-height:44px;color:#0b5c6e}[role=alert]{color:#9c1c1c;font-weight:600}`;

/** `leadsTo` is the origin that the form may lead to when it was sent. */
const page = (language: Language, status: number, title: string, main: string, leadsTo = ''): PartnerReply => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self' ${leadsTo}; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
  },
  body: `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style><main><h1>${escaped(title)}</h1>${main}</main></html>`,
});

export interface Questions {
  readonly language: Language;
  readonly title: string;
  /** Stands for the person while they answer. */
  readonly key: string;
  readonly returnTo: string;
}

/** What the partner asks; again with what is missing, where something is. */
export const questionsPage = ({ language, title, key, returnTo }: Questions, contact?: string): PartnerReply => {
  const say = inLanguageOf(partnerWords, language);
  const isAgain = contact !== undefined;
  const choice = (value: 'yes' | 'no') =>
    `<label><input type="radio" name="insurance" value="${value}" required>${say[value]}</label>`;
  const main = `<p>${say.intro}</p>${isAgain ? `<p role="alert">${say.missing}</p>` : ''}
<form method="post" action="/answers"><input type="hidden" name="key" value="${key}">
<fieldset><legend>${say.insurance}</legend>${choice('yes')}${choice('no')}</fieldset>
<fieldset><label class="ask" for="contact">${say.contact}</label>
<input type="text" id="contact" name="contact" maxlength="100" autocomplete="off" required value="${escaped(contact ?? '')}"></fieldset>
<button>${say.send}</button></form>
<p><a href="${escaped(returnTo)}">${say.leave}</a></p>`;
  return page(language, isAgain ? 400 : 200, title, main, new URL(returnTo).origin);
};

export const noWayPage = (language: Language, title: string): PartnerReply =>
  page(language, 400, title, `<p>${inLanguageOf(partnerWords, language).noWay}</p>`);

export const ledTo = (address: string): PartnerReply => ({ status: 303, headers: { location: address }, body: '' });
