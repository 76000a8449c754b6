/** The base of the API: another host if the page names one in `<meta name="api-base">`, else the page's own. */
export const pageApiBase = (): string =>
  (typeof document !== 'undefined' &&
    document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content) ||
  '/api/'
