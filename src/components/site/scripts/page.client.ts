import { hydrateOnIntent } from '#islands/hydrate-on-intent.ts'
import { watchMissingChunks } from '#state/publish-update.ts'
import { watchDocking, watchMenu } from './bar.client.ts'
import { whenIdle } from './idle.client.ts'
import { offerLanguage } from './offer.client.ts'
import { fetchWorkerAtFirstInteraction } from './offline.client.ts'
import { replaceBrokenPictures } from './pictures.client.ts'
import { watchLeaving } from './progress.client.ts'

hydrateOnIntent()
watchDocking()
watchMenu()
offerLanguage()
replaceBrokenPictures()
watchLeaving()
watchMissingChunks()
fetchWorkerAtFirstInteraction()
// If it fails, the page shows what applied when it was built.
if (document.querySelector('[data-until],[data-from]'))
  import('#components/event/time-dependent.client.ts').catch(() => {})
// Loaded when the browser is idle, because it is not urgent. If it fails, the page keeps its built-in contact data.
whenIdle(() => import('./session.client.ts').then(({ openSession }) => openSession()).catch(() => {}))
