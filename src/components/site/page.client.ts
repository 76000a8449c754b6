import { watchDocking, watchDropdowns, watchMenu } from './bar.client.ts'
import { whenIdle } from './idle.client.ts'
import { watchLanguage } from './language.client.ts'
import { fetchWorkerAtFirstInteraction } from './offline.client.ts'
import { mendPictures } from './pictures.client.ts'
import { watchLeaving } from './progress.client.ts'
import { watchLostParts } from './reload.client.ts'
import { watchSearchToolbar } from './search-toolbar.client.ts'
import { watchTheme } from './theme.client.ts'

watchTheme()
watchDocking()
watchMenu()
watchDropdowns()
watchSearchToolbar()
watchLanguage()
mendPictures()
watchLeaving()
watchLostParts()
fetchWorkerAtFirstInteraction()
// Not before the page: nobody waits for it. Without a line the page has its own.
whenIdle(() => import('./session.client.ts').then(({ openSession }) => openSession()).catch(() => {}))
