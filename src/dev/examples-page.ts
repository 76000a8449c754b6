import type { Plugin } from 'vite'

const html = `<!doctype html>
<html lang="en" dir="ltr" class="has-js has-font">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Examples | Rawat</title>
    <meta id="react-aria-pressable-style" name="style-of" content="portal.css">
  </head>
  <body>
    <div id="examples"></div>
    <script type="module" src="/tests/examples/page/main.tsx"></script>
  </body>
</html>`

/**
 * The examples of `ui` and of the portal's kit at /examples of a development server. They are in `tests/`, which nothing
 * under `src` may import, so no build has them.
 */
export const examplesPage: Plugin = {
  name: 'rawat:examples-page',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/examples', async (_, response, next) => {
      try {
        const page = await server.transformIndexHtml('/examples', html)
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(page)
      } catch (error) {
        next(error)
      }
    })
  },
}
