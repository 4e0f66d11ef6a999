export { BroadcastTabs, type TabsOptions } from './broadcast-tabs.ts';
export { drawQrCode } from './browser-qr-codes.ts';
export { browserClock, localIso } from './browser-clock.ts';
export { BrowserDelivery } from './browser-delivery.ts';
export { BrowserPasskeys } from './browser-passkeys.ts';
export { BrowserDevice, type DeviceOptions } from './browser-device.ts';
export { watchActivity } from './watch-activity.ts';
export { WebAnalytics, type AnalyticsSink, type WebAnalyticsOptions } from './web-analytics.ts';
export { WebKeep } from './web-keep.ts';
