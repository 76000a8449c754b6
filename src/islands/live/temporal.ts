/** Browsers without Temporal (Safari) fetch it; the others load nothing for it. */
export async function withTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
}
