import { computed } from 'nanostores'
import type { Area } from '#entities/text/safe-redirect.ts'
import { persistentAtom } from './stored.ts'
import { $token } from './token.ts'

/** Stands beside the token, which is opaque: nobody has to be asked whose it is, and the idle clock goes on. */
const $area = persistentAtom<string | undefined>('session-area', undefined)

/** In which area somebody is signed in on this device; null where nobody is, or where it is not known. */
export const $session = computed([$token, $area], (token, area): Area | null =>
  token && (area === 'patients' || area === 'admins') ? area : null,
)

export const noteArea = (area: Area | undefined): void => $area.set(area)
