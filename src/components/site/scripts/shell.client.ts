import { watchMissingChunks } from '#state/publish-update.ts'
import { whenIdle } from './idle.client.ts'
import { fetchWorkerAtFirstInteraction } from './offline.client.ts'
import { replaceBrokenPictures } from './pictures.client.ts'

watchMissingChunks()
replaceBrokenPictures()
fetchWorkerAtFirstInteraction()
document.addEventListener(
  'portal-shown',
  () =>
    whenIdle(() => {
      import('./sync.client.ts').then(({ syncOnce }) => syncOnce()).catch(() => {})
    }),
  { once: true },
)
