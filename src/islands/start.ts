import intent from './directives/intent.ts'
import session from './directives/session.ts'
import update from './directives/update.ts'

// Astro inlines its island element and the directives into each page. Here they are a file that is fetched at the first
// interaction with an island, and the build leaves the inline copies out: see astro.config.mjs.
const page = self as { Astro?: object }
page.Astro = { ...page.Astro, intent, session, update }
// Import after the directives are set: the element looks for them at once.
await import('astro/runtime/server/astro-island.js')
