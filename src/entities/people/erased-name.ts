/** Replaces the name of an erased patient. */
export const erasedName = '—'
