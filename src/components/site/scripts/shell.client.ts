import { watchLostParts } from '#state/tell-update.ts'
import { whenIdle } from './idle.client.ts'
import { fetchWorkerAtFirstInteraction } from './offline.client.ts'
import { mendPictures } from './pictures.client.ts'

watchLostParts()
mendPictures()
fetchWorkerAtFirstInteraction()
whenIdle(() => {
  import('./sync.client.ts').then(({ syncOnce }) => syncOnce()).catch(() => {})
})
