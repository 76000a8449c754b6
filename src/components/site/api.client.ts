/** The address of an operation: on the host that the page names, or on its own. */
export const apiUrl = (path: string): string =>
  (document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '/api/') + path

/** What every call carries: it wants JSON, and says who asks where somebody is signed in. */
export function callHeaders(): Record<string, string> {
  let token: string | null = null
  try {
    token = localStorage.getItem('token')
  } catch {
    // Nobody is signed in where nothing is kept.
  }
  return { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
}
