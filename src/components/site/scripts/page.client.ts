import { hydrateOnIntent } from '#islands/wake.ts'
import { watchLostParts } from '#state/tell-update.ts'
import { watchDocking, watchMenu } from './bar.client.ts'
import { whenIdle } from './idle.client.ts'
import { offerLanguage } from './offer.client.ts'
import { fetchWorkerAtFirstInteraction } from './offline.client.ts'
import { mendPictures } from './pictures.client.ts'
import { watchLeaving } from './progress.client.ts'

hydrateOnIntent()
watchDocking()
watchMenu()
offerLanguage()
mendPictures()
watchLeaving()
watchLostParts()
fetchWorkerAtFirstInteraction()
// Not before the page: nobody waits for it. Without a line the page has its own.
whenIdle(() => import('./session.client.ts').then(({ openSession }) => openSession()).catch(() => {}))
