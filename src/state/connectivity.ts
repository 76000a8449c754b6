import { atom } from 'nanostores'

/** `unreachable`: the API does not answer: it is down, hangs, or a proxy answers instead. */
export const $connectivity = atom<'online' | 'unreachable'>('online')

/** True while a failed request for the profile waits for its retry. */
export const $profileWaits = atom(false)
