import type { ShopsByPractice, ShopSettings } from '@portico/adapters-shop/http';
import { failed, ok, type Result } from '@portico/domain/kernel';
import { parseByPractice, readEntry, type Mistakes } from './parse-by-practice.ts';
import type { Elsewhere } from './references.ts';
import { oneOf, secret, text, webAddress, webOrigin, type Reader } from './setting-readers.ts';

/** A name that stands in addresses as it is. */
const name: Reader<string> = (raw) =>
  /^[\w-]{1,64}$/.test(raw) ? ok(raw) : failed('must be letters, digits, _ and -');

/** An origin or address that receives our secret or a person's sign-on: HTTPS required, except on this machine. */
const shopOrigin: Reader<string> = (raw) => {
  const origin = webOrigin(raw);
  return origin.ok && webAddress(raw).ok ? origin : failed('must be an origin such as https://shop.example.com');
};
const shopAddress: Reader<string> = (raw) => {
  const address = webAddress(raw);
  return address.ok ? ok(address.value.replace(/\/$/, '')) : address;
};

const readers = {
  shopId: name,
  name: text,
  widgetHost: shopOrigin,
  api: shopAddress,
  key: secret(8),
  secret: secret(32),
  channel: name,
  sso: oneOf(['on', 'off']),
} as const satisfies Readonly<Record<keyof ShopSettings, Reader<string>>>;

/** Reads the file of shops. Every mistake is named at once. */
export const parseShops = (json: string, elsewhere?: Elsewhere): Result<ShopsByPractice, Mistakes> =>
  parseByPractice(
    json,
    (practice, entry) => {
      const read = readEntry(practice, entry, readers, 'a shop');
      return read.ok ? ok(read.value as unknown as ShopSettings) : read;
    },
    elsewhere,
  );
