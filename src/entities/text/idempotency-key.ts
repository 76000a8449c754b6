/** A random key that makes a repeated request safe. Not `randomUUID`, which browsers do not provide on plain http. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
