import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';

/** What stands on the pages of a provider of a test. No page of the portal has any of it, so nothing is typed into that by mistake. */
export const foreignPage = {
  person: 'input[name=person]',
  signIn: 'button[value=sign-in]',
  decline: 'button[value=decline]',
  signOut: 'button[value=sign-out]',
} as const;

const page = (body: string): string => `<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>A provider</title>${body}</html>`;

const signInPage = page(`<form method="post">
<label>Who are you? <input name="person" autocomplete="off"></label>
<button name="does" value="sign-in">Sign in</button>
<button name="does" value="decline">No</button>
</form>`);

/** `form` is the provider's own form; it must be submitted with the field that confirms the sign-out. */
export const signOutPage = (form: string): string =>
  page(`${form}<input type="hidden" form="op.logoutForm" name="logout" value="yes">
<button form="op.logoutForm" value="sign-out">Sign out</button>`);

export const interactionPath = '/interaction/';

/** The one page on which a person enters who they are, or declines. */
export const answerInteraction = async (
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(signInPage);
    return;
  }
  const typed = new URLSearchParams(await text(request));
  const result =
    typed.get('does') === 'sign-in'
      ? { login: { accountId: typed.get('person') ?? '' } }
      : { error: 'access_denied', error_description: 'The person said no.' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
};
