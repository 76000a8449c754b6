import { randomUUID } from 'node:crypto'
import { compress } from 'hono/compress'
import { negotiate } from '#i18n/languages.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import type { App, Deps } from './kernel/deps.ts'
import { pagesElsewhere } from './kernel/http/cross-origin.ts'
import { answerProblem } from './kernel/http/errors.ts'
import { refuseWhileUnresponsive, shedLoad } from './kernel/http/load-shedding.ts'
import { newRouter } from './kernel/http/router.ts'
import { routes } from './routes.ts'

/** Creates the API from its dependencies. A test only needs `createApp(deps).request('/api/doctors')`. */
export function createApp(deps: Deps): App {
  const app = newRouter()
  app.use('*', async (context, next) => {
    const language = negotiate(context.req.header('accept-language'))
    const requestId = randomUUID()
    context.set('deps', deps)
    context.set('language', language)
    context.set('t', translateIn(language))
    context.set('requestId', requestId)
    context.header('x-request-id', requestId)
    context.header('cache-control', 'no-store')
    context.header('content-language', language)
    context.header('vary', 'Accept-Language, Authorization')
    context.header('x-content-type-options', 'nosniff')
    context.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    // None of our URLs contains NUL, and PostgreSQL refuses it.
    if (/%00|\0/.test(context.req.url)) return answerProblem(context, 400, 'api.refused')
    return next()
  })
  // Another site cannot guess a secret by the size of compressed answers: it cannot make a browser send the token of the
  // session, which is in a header.
  app.use('/api/*', compress({ encoding: 'gzip' }))
  const pages = pagesElsewhere(deps.config)
  if (pages) app.use('/api/*', pages)
  app.use('/api/*', shedLoad)
  app.use('/api/*', refuseWhileUnresponsive)
  for (const route of routes) app.route('/', route)
  app.notFound(context => answerProblem(context, 404, 'api.notFound'))
  app.onError((error, context) => answerProblem(context, error))
  return app
}
