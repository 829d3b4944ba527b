const byte = () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0

/** A random UUID (version 4), also on plain HTTP, where browsers lack `crypto.randomUUID`. */
export const randomId = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (byte() & (15 >> (Number(digit) / 4)))).toString(16),
  )
