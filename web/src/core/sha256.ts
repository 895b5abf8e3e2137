/** SHA-256 of a text or of bytes, in hexadecimal. Browsers offer their own on safe origins only, and a home has none. */
const PRIMES = primes(64);
/** The first 32 bits of a root's fraction. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: string | Uint8Array): string {
  const bytes = typeof message === "string" ? new TextEncoder().encode(message) : message;
  const padded = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  bytes.forEach((byte, i) => padded.setUint8(i, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  padded.setUint32(padded.byteLength - 4, bytes.length << 3);
  let hash = START;
  for (let at = 0; at < padded.byteLength; at += 64) hash = compress(hash, schedule(padded, at));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The 64 words that a block of 16 is stretched to. */
function schedule(block: DataView, at: number): Int32Array {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = block.getInt32(at + 4 * i);
  const word = (i: number): number => words[i] ?? 0;
  for (let i = 16; i < 64; i += 1) {
    const old = word(i - 15);
    const late = word(i - 2);
    const low = turn(old, 7) ^ turn(old, 18) ^ (old >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = word(i - 16) + low + word(i - 7) + high;
  }
  return words;
}

function compress(hash: readonly number[], words: Int32Array): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  words.forEach((word, i) => {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUND[i] ?? 0) + word) | 0;
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + (hash[i] ?? 0)) | 0);
}
