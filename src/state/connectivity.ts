import { atom } from 'nanostores'

/** `away`: the API gives no answer of its own, as it is down, or hangs, or a proxy answers in its place. */
export const $connectivity = atom<'online' | 'away'>('online')
