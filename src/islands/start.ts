import intent from './directives/intent.ts'
import session from './directives/session.ts'
import update from './directives/update.ts'

// Astro writes its element for islands and the directives into each page. Here they are a file that is fetched when
// somebody turns to an island, and the publisher leaves them out of the pages: see publish/island-scripts.ts.
const page = self as { Astro?: object }
page.Astro = { ...page.Astro, intent, session, update }
// After the directives, for which it asks at once.
await import('astro/runtime/server/astro-island.js')
