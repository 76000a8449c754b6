/** `active`: it carries something that runs, or another file. `locked`: a password keeps us from looking. */
export type DocumentProblem = 'empty' | 'type' | 'damaged' | 'active' | 'locked'
