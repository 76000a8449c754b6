/** Loads the polyfill in browsers without Temporal (Safari). */
export async function withTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
}
