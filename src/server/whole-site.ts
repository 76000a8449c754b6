import { type Context, Hono } from 'hono'
import type { ContentLanguage } from '#entities/localized.ts'
import { localizedPath } from '#i18n/paths.ts'
import type { SiteStore } from '#publishing/release/site-store.ts'
import { createApp } from './app.ts'
import type { Deps } from './kernel/deps.ts'
import { requestNetwork } from './kernel/http/client-address.ts'
import type { Fetch } from './kernel/http/fetch.ts'
import { withStrictTransport } from './kernel/http/strict-transport.ts'
import { isMedia, serveMedia } from './media/serve.ts'
import { countPageView, refusesCounting } from './operations/page-views.ts'
import type { Publisher } from './publishing/publisher.ts'
import { availabilityOf } from './schedules/today.ts'
import { isSharePicture, serveSharePicture } from './site/share-pictures.ts'
import { serveSite } from './site/site.ts'

/** Counts a search without results that was answered by a page, with and without scripts. */
function countMissed(deps: Deps, context: Context, words: string, language: ContentLanguage): void {
  if (context.req.method !== 'GET' || refusesCounting(context)) return
  const network = requestNetwork(context, deps.config.TRUSTED_PROXIES)
  countPageView(deps, network, localizedPath(language, '/search'), words)
}

/** Everything that this process serves to visitors: the API, the pictures of the library and the current release. */
export function wholeSite(
  deps: Deps,
  store: SiteStore,
  site: Pick<Publisher, 'current' | 'pictures' | 'changedPages'>,
): Fetch {
  const app = createApp(deps)
  const pages = new Hono().all('*', async context =>
    isMedia(context.req.path)
      ? serveMedia(context, deps)
      : site.current
        ? isSharePicture(context.req.path)
          ? serveSharePicture(context, site.pictures, site.current)
          : serveSite(
              context,
              store,
              site.current,
              doctors => availabilityOf(deps, doctors),
              path => site.changedPages.page(path),
              (words, language) => countMissed(deps, context, words, language),
            )
        : context.text('The site is being built. Please come back in a moment.', 503, {
            'retry-after': '5',
            'cache-control': 'no-store',
          }),
  )
  return withStrictTransport(deps.config.PUBLIC_URL, (request, env) =>
    /^\/api(\/|$)/.test(new URL(request.url).pathname) ? app.fetch(request, env) : pages.fetch(request, env),
  )
}
