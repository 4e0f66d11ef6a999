import type { Sealing } from '../sealing.ts';

const mark = 'sealed.memory.';

/** Hides content by a fixed encoding and stores a checksum of the place; for tests, not secret. */
export class MemorySealing implements Sealing {
  readonly current = 'memory';

  seal(plain: string, place: string): string {
    const hidden = [...plain].map((sign) => (sign.codePointAt(0) ?? 0).toString(36)).join('-');
    return `${mark}${sumOf(place)}_${sumOf(plain)}_${hidden}`;
  }

  open(kept: string, place: string): string {
    if (this.keyOf(kept) === undefined) return kept;
    const [where, what, hidden = ''] = kept.slice(mark.length).split('_');
    const plain =
      hidden === '' ? '' : String.fromCodePoint(...hidden.split('-').map((sign) => Number.parseInt(sign, 36)));
    if (where !== sumOf(place) || what !== sumOf(plain) || this.seal(plain, place) !== kept) throw new Error(broken);
    return plain;
  }

  sealBytes(plain: Uint8Array, place: string): Uint8Array {
    const sums = `${sumOf(place)}_${sumOf(String(plain))}_`;
    return Uint8Array.from([...signsOf(mark), sums.length, ...signsOf(sums), ...plain.map((byte) => byte ^ 0xa5)]);
  }

  openBytes(kept: Uint8Array, place: string): Uint8Array {
    if (this.keyOf(kept) === undefined) return kept;
    const start = mark.length + 1 + (kept[mark.length] ?? 0);
    const plain = Uint8Array.from(kept.slice(start), (byte) => byte ^ 0xa5);
    if (String(this.sealBytes(plain, place)) !== String(Uint8Array.from(kept))) throw new Error(broken);
    return plain;
  }

  keyOf(kept: string | Uint8Array): string | undefined {
    const isSealed =
      typeof kept === 'string' ? kept.startsWith(mark) : signsOf(mark).every((byte, at) => kept[at] === byte);
    return isSealed ? this.current : undefined;
  }
}

const broken = 'It was sealed for another place, or changed since.';

const signsOf = (text: string): readonly number[] => Array.from(text, (sign) => sign.charCodeAt(0));

/** A checksum good enough to distinguish two short texts in tests. */
const sumOf = (text: string): string =>
  signsOf(text)
    .reduce((sum, sign) => (sum * 31 + sign) % 4_294_967_291, text.length)
    .toString(36);
