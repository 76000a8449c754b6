import { persistentAtom } from '#state/stored.ts'

/** A sound and a number in the tab's title for new requests, chosen on this device. Off at first. */
export const $requestAlert = persistentAtom<'on' | 'off'>('request-alert', 'off')
