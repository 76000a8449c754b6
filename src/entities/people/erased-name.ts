/** What stands where the name of an erased patient stood. */
export const erasedName = '—'
