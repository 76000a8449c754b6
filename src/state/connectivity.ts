import { atom } from 'nanostores'

/** `away`: the API does not answer: it is down, hangs, or a proxy answers instead. */
export const $connectivity = atom<'online' | 'away'>('online')
