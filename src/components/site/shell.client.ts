import { fetchWorkerAtFirstInteraction } from './offline.client.ts'
import { watchLostParts } from './reload.client.ts'
import { syncOnce } from './sync.client.ts'

watchLostParts()
fetchWorkerAtFirstInteraction()
syncOnce()
