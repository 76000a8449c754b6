import { atom } from 'nanostores'

/** `unreachable`: the API does not answer: it is down, hangs, or a proxy answers instead. */
export const $connectivity = atom<'online' | 'unreachable'>('online')
