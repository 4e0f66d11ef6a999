import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';

/** So many requests of one kind to one server. */
export interface Asked {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly times: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let from = 0;

/** Each request comes from an address of its own: nobody asks so often. */
const nextAddress = (): string => {
  from += 1;
  return `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`;
};

const askOnce = ({ url, headers, body }: Asked): Promise<string> =>
  new Promise((resolve, reject) => {
    const more = { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() };
    const asking = request(url, { agent, method: 'POST', headers: { ...more, ...headers } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve(text));
    });
    asking.on('error', reject);
    asking.end(body);
  });

/** A thread that asks, so that the thread that answers spends nothing on it; says the last answer. */
parentPort?.on('message', (asked: Asked) => {
  const ask = async (): Promise<void> => {
    let last = '';
    for (let nth = 0; nth < asked.times; nth += 1) last = await askOnce(asked);
    parentPort?.postMessage(last);
  };
  void ask();
});
