import type { Input } from './operations.ts'

/** The base of the API: another host if the page names one in `<meta name="api-base">`, else the page's own. */
export const pageApiBase = (): string =>
  (typeof document !== 'undefined' &&
    document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content) ||
  '/api/'

/** The URL of an operation: its declared path with the parameters filled in, and the query. */
export function urlOf(path: string, { params = {}, query = {} }: Input = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== null && one !== undefined && one !== '') search.append(name, String(one))
    }
  }
  const words = search.toString()
  return pageApiBase() + filled.slice('/api/'.length) + (words && `?${words}`)
}
