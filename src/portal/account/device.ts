const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]
// The order matters: Edge and Opera also contain 'Chrome', and Chrome also contains 'Safari'.
const browsers: [RegExp, string][] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const named = (list: [RegExp, string][], text: string) => list.find(([pattern]) => pattern.test(text))?.[1]

/** `Chrome, Android`: enough to recognize one's own devices; null if no browser or system is recognized. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null
  return [named(browsers, userAgent), named(systems, userAgent)].filter(Boolean).join(', ') || null
}
