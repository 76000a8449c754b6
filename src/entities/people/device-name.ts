const systems: [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
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

/** `Chrome, Android`: only our own words, as a User-Agent may contain any text; null if neither browser nor system is known. */
export function deviceName(userAgent: string | null | undefined): string | null {
  if (!userAgent) return null
  return [named(browsers, userAgent), named(systems, userAgent)].filter(Boolean).join(', ') || null
}
