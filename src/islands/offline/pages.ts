import { formatMoment } from '#entities/time/clock.ts'

/** The portal and the API are never cached: their answers belong to one person at one moment. */
const never = /^\/(api|patients|admins|auth|language|chat|unknown)(\/|$)/

/** Whether a page may be shown from the cache when offline. A file (a feed, a calendar) is not a page. */
export const isCachedOffline = (path: string): boolean => !never.test(path) && !/\.\w+$/.test(path)

export const languageOfPath = (url: string): 'en' | 'id' =>
  /^\/id(\/|$)/.test(new URL(url).pathname) ? 'id' : 'en'

/** Adds a note at the top of a page from the cache: that it is cached, and when it was fetched. */
export async function withNote(response: Response, note: string, url: string): Promise<Response> {
  const html = await response.text()
  const fetched = new Date(response.headers.get('date') ?? Number.NaN)
  const time = Number.isNaN(fetched.valueOf())
    ? '?'
    : formatMoment(
        fetched.toISOString(),
        Intl.DateTimeFormat().resolvedOptions().timeZone,
        languageOfPath(url),
      )
  const headers = new Headers(response.headers)
  // The body has changed and is no longer compressed.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  const said = `<p class="notice notice-urgent offline-note" role="status">${note.replace('{{time}}', time)}</p>`
  return new Response(
    html.replace(/<body[^>]*>/, body => body + said),
    { status: 200, headers },
  )
}
