import type { Page } from 'playwright-core';

/** The network to the gateway is gone; the page itself still came. */
export const withoutNetwork = (page: Page): Promise<unknown> =>
  page.route('**/graphql', (route) => route.abort('connectionfailed'));

/** The gateway answers every question with an error of this code. */
export const answerWith = (page: Page, code: string, message = 'An error.', more: object = {}): Promise<unknown> =>
  page.route('**/graphql', (route) =>
    route.fulfill({ json: { data: null, errors: [{ message, extensions: { code, ...more } }] } }),
  );

/** The dashboard's answer comes in a shape that no gateway gives, so that drawing it fails. */
export const breakAnswer = (page: Page): Promise<unknown> =>
  page.route('**/graphql', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"timeZone":"[^"]*"/g, '"timeZone":"Nowhere/At_All"');
    // An answer that comes once the network is whole again is given by it.
    await route.fulfill({ response: answer, body }).catch(() => undefined);
  });
