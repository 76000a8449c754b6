import { fetchWorkerAtFirstInteraction } from './offline.client.ts'
import { watchLostParts } from './reload.client.ts'

watchLostParts()
fetchWorkerAtFirstInteraction()
