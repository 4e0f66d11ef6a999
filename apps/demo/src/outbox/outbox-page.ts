import { escaped } from '@portico/adapters-notifications';
import { type Language, inLanguageOf } from '@portico/domain/kernel';
import { demoPage } from '../page/demo-page.ts';
import type { OutboxItem } from './outbox-items.ts';
import { outboxWords } from './outbox-words.ts';

/** The outbox as a page of its own: it runs nothing, and reads well in the order it is written. */
export const outboxPage = (items: readonly OutboxItem[], language: Language): string => {
  const words = inLanguageOf(outboxWords, language);
  const list =
    items.length === 0
      ? `<p class="empty">${words.empty}</p>`
      : `<h2 class="order">${words.newest}</h2><ol>${items.map((item) => entryOf(item, language)).join('')}</ol>`;
  const header = `<p>${words.about}</p>
<nav aria-label="${words.title}"><a href="/demo/outbox">${words.refresh}</a><a href="/">${words.portal}</a></nav>`;
  return demoPage(language, { title: words.title, header, main: list });
};

const entryOf = ({ channel, address, language: own, at, subject, text, links }: OutboxItem, language: Language) => {
  const words = inLanguageOf(outboxWords, language);
  const title = subject === '' ? '' : `<h3 lang="${own}">${escaped(subject)}</h3>`;
  return `<li><article>
<p class="about"><b>${words.channel[channel]}</b> <span>${words.to} ${escaped(address)}</span>
<time datetime="${at}">${words.sent} ${at.slice(0, 16).replace('T', ' ')} UTC</time></p>
${title}<div class="text" lang="${own}">${linked(text, links)}</div>
</article></li>`;
};

/** The text in its paragraphs, with its own links, and no others, to be followed. */
const linked = (text: string, links: readonly string[]): string =>
  text
    .trim()
    .split('\n\n')
    .map((paragraph) => {
      const lines = links.reduce((html, link) => {
        const address = escaped(link);
        return html.replaceAll(address, () => `<a href="${address}">${address}</a>`);
      }, escaped(paragraph));
      return `<p>${lines.replaceAll('\n', '<br>')}</p>`;
    })
    .join('');
