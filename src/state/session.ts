import { computed } from 'nanostores'
import type { Area } from '#entities/text/safe-redirect.ts'
import { persistentAtom } from './stored.ts'
import { $token } from './token.ts'

/**
 * Stored beside the token, which is opaque: the area is known without a request, which would also restart the idle
 * timer.
 */
const $area = persistentAtom<string | undefined>('session-area', undefined)

/** The area of the session on this device; null without a session, or if the area is unknown. */
export const $session = computed([$token, $area], (token, area): Area | null =>
  token && (area === 'patients' || area === 'admins') ? area : null,
)

export const storeArea = (area: Area | undefined): void => $area.set(area)
