import { whenIdle } from './idle.client.ts'
import { fetchWorkerAtFirstInteraction } from './offline.client.ts'
import { mendPictures } from './pictures.client.ts'
import { watchLostParts } from './reload.client.ts'

watchLostParts()
mendPictures()
fetchWorkerAtFirstInteraction()
whenIdle(() => {
  import('./sync.client.ts').then(({ syncOnce }) => syncOnce()).catch(() => {})
})
