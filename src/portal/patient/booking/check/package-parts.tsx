import { loadTexts } from '../../../texts.ts'
import { part } from '../../appointments/rare-parts.tsx'

/** For whom a package is. */
export const TargetGroup = part(async () => {
  const module = await import('./TargetGroup.tsx')
  await loadTexts(['packages'])
  return module.TargetGroup
})
