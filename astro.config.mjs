import { readFileSync } from 'node:fs'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import Icons from 'unplugin-icons/vite'
import { iconCompiler } from './src/ui/icon-compiler.ts'

const languages = { en: 'en', id: 'id' }

/** Leaves Astro's own renderer with whoever runs the build, so that the publisher can render again without bundling. */
const keepPrerenderer = {
  name: 'rawat:keep-prerenderer',
  hooks: {
    'astro:build:start': ({ setPrerenderer }) =>
      setPrerenderer(standard => {
        globalThis.rawatKeepPrerenderer?.(standard)
        return standard
      }),
  },
}

/** Islands that wake when somebody turns to them: see src/islands/intent.ts. */
const clientIntent = {
  name: 'rawat:client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './src/islands/intent.ts' }),
  },
}

/** The sitemap must not lead to pages that ask search engines to stay away: the built page itself says which it is. */
let built
const rememberBuilt = {
  name: 'rawat:remember-built',
  hooks: {
    'astro:build:done': ({ dir }) => {
      built = dir
    },
  },
}
function isForSearch(address) {
  const path = new URL(address).pathname.replace(/^\/|\/$/g, '')
  const html = readFileSync(new URL(path ? `${path}.html` : 'index.html', built), 'utf8')
  return !/<meta name="robots" content="[^"]*noindex/.test(html)
}

export default defineConfig({
  site: process.env.PUBLIC_URL ?? 'http://localhost:4321',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'auto', assets: '_assets' },
  compressHTML: true,
  prefetch: false,
  devToolbar: { enabled: false },
  integrations: [
    keepPrerenderer,
    clientIntent,
    rememberBuilt,
    react(),
    sitemap({
      i18n: { defaultLocale: 'en', locales: languages },
      filter: isForSearch,
      serialize(item) {
        const english = item.links?.find(link => link.lang === 'en')
        if (english) item.links?.push({ lang: 'x-default', url: english.url })
        return item
      },
    }),
  ],
  vite: {
    plugins: [tailwindcss(), Icons({ compiler: iconCompiler })],
    // A style of a few lines costs more as a request than as bytes; the policy knows it by its hash.
    build: { assetsInlineLimit: (path, content) => path.endsWith('.css') && content.length < 4096 },
  },
})
