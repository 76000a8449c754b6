const algorithm = 'AES-GCM'
const ivBytes = 12

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), letter => letter.charCodeAt(0))

/** Browsers offer `crypto.subtle` only in secure contexts: on plain http in a private network it is missing. */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined

export const importKey = (base64: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64(base64), algorithm, false, ['encrypt', 'decrypt'])

const parametersOf = (iv: Uint8Array<ArrayBuffer>, name: string) => ({
  name: algorithm,
  iv,
  // Binds the ciphertext to its name: it cannot be decrypted under another name.
  additionalData: new TextEncoder().encode(name),
})

export async function encrypt(key: CryptoKey, name: string, value: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const ciphertext = await crypto.subtle.encrypt(parametersOf(iv, name), key, plain)
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(ciphertext)]))
}

/** Throws if the key is another one, or the text was not made by `encrypt`. */
export async function decrypt(key: CryptoKey, name: string, text: string): Promise<unknown> {
  const bytes = fromBase64(text)
  const parameters = parametersOf(bytes.slice(0, ivBytes), name)
  const plain = await crypto.subtle.decrypt(parameters, key, bytes.slice(ivBytes))
  return JSON.parse(new TextDecoder().decode(plain))
}
