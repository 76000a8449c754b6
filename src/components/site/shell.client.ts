import { whenIdle } from './idle.client.ts'
import { fetchWorkerAtFirstInteraction } from './offline.client.ts'
import { watchLostParts } from './reload.client.ts'

watchLostParts()
fetchWorkerAtFirstInteraction()
whenIdle(() => {
  import('./sync.client.ts').then(({ syncOnce }) => syncOnce()).catch(() => {})
})
