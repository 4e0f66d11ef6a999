import globalJsdom from 'global-jsdom';

globalJsdom(undefined, { url: 'http://localhost/' });

// Node has some of what a page has, too, but a page takes its own alone.
for (const name of ['Event', 'CustomEvent', 'MessageEvent', 'File', 'Blob', 'FormData', 'navigator']) {
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: window[name] });
}
// What every browser has and jsdom, which draws nothing, has not.
globalThis.CSS = window.CSS = { supports: () => true, escape: String };
Element.prototype.scrollIntoView = () => undefined;
// React asks for this where it is tested; the library sets it for the first file that loads it.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
