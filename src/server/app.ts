import { randomUUID } from 'node:crypto'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { InterfaceLanguage } from '#entities/interface-language.ts'
import { negotiate } from '#i18n/languages.ts'
import type { Say } from '#i18n/messages.ts'
import { sayIn } from '#i18n/texts-from-disk.ts'
import type { SignedIn } from './accounts/sessions.ts'
import { takesUploads } from './careers/upload-path.ts'
import type { Config } from './config.ts'
import { pagesElsewhere } from './cross-origin.ts'
import type { Database } from './database/connect.ts'
import { answerProblem } from './errors.ts'
import { refuseWhileUnresponsive, shedLoad } from './load.ts'
import type { Publishing } from './publishing/releases.ts'
import { newRouter } from './router.ts'
import { routes } from './routes.ts'

export interface ReleasedPage {
  html: string
  /** Its Content-Security-Policy. */
  policy: string
}

/** What the API needs to run. Tests give their own database and clock. */
export interface Deps {
  config: Config
  database: Database
  db: Database['db']
  now(): Temporal.Instant
  log(entry: Record<string, unknown>): void
  /** The first release is served. */
  ready(): boolean
  /** Called after a commit that may change public files. */
  contentChanged(): void
  /** Asks for a full build of the public site: a person's wish also ends a hold. */
  publishAll(by: 'demand' | 'schedule'): void
  /** The publisher of this process; null where it serves no site. */
  publishing(): Publishing | null
  /** A page of the current release as it stands; null where there is none, or this process serves no site. */
  releasedPage(path: string): Promise<ReleasedPage | null>
  /** Called after a commit that put a message into the outbox. */
  outboxChanged(): void
  /** A visitor would like what another system knows; at most one of many starts work. */
  directoryWanted(): void
}

export interface AppEnv {
  Variables: { deps: Deps; say: Say; language: InterfaceLanguage; requestId: string; session?: SignedIn }
}
export type App = OpenAPIHono<AppEnv>

const hasNoBody = /^(GET|HEAD|OPTIONS)$/

/** The whole API as a function of its needs: `createApp(deps).request('/api/doctors')` is all a test has to do. */
export function createApp(deps: Deps): App {
  const app = newRouter()
  app.use('*', async (context, next) => {
    const language = negotiate(context.req.header('accept-language'))
    const requestId = randomUUID()
    context.set('deps', deps)
    context.set('language', language)
    context.set('say', sayIn(language))
    context.set('requestId', requestId)
    context.header('x-request-id', requestId)
    context.header('cache-control', 'no-store')
    context.header('content-language', language)
    context.header('vary', 'Accept-Language, Authorization')
    context.header('x-content-type-options', 'nosniff')
    context.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    // No address of ours has one, and PostgreSQL takes none.
    if (/%00|\0/.test(context.req.url)) return answerProblem(context, 400, 'api.refused')
    return next()
  })
  const pages = pagesElsewhere(deps.config)
  if (pages) app.use('/api/*', pages)
  app.use('/api/*', shedLoad)
  app.use('/api/*', refuseWhileUnresponsive)
  const limit = bodyLimit({
    maxSize: 2 * 1024 * 1024,
    onError: context => answerProblem(context as Context<AppEnv>, 413, 'api.tooLarge'),
  })
  // It holds the whole body; uploads are counted where they are read, piece by piece. Of a request without one it would make
  // a whole Request of the Web, which costs as much as answering from memory.
  app.use('/api/*', (context, next) =>
    hasNoBody.test(context.req.method) || takesUploads(context.req) ? next() : limit(context, next),
  )
  for (const route of routes) app.route('/', route)
  app.notFound(context => answerProblem(context, 404, 'api.notFound'))
  app.onError((error, context) => answerProblem(context, error))
  return app
}
