import type { Page } from 'playwright-core';

/** A phone of the lower middle: a quarter of this machine's speed, on a slow 4G line. */
const device = { slowerBy: 4, millisecondsAway: 150, downPerSecond: 1_600_000 / 8, upPerSecond: 750_000 / 8 };

/** Slows a page down before it goes anywhere; its cache holds nothing. */
export const slowDown = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: device.millisecondsAway,
    downloadThroughput: device.downPerSecond,
    uploadThroughput: device.upPerSecond,
  });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: device.slowerBy });
};
