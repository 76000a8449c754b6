/** A page whose API is on another host names it in `<meta name="api-base">`; else it is the page's own. */
export const pageApiBase = (): string =>
  (typeof document !== 'undefined' &&
    document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content) ||
  '/api/'
