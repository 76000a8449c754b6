/** `active`: contains code or an embedded file. `locked`: encrypted, so it cannot be checked. */
export type DocumentProblem = 'empty' | 'type' | 'damaged' | 'active' | 'locked'
