import type { Role } from './account.ts'

/** A session ends when its person did nothing for so long. Alone in its file: who imports the account's schemas has zod. */
export const idleMinutes: Record<Role, number> = { admin: 15, patient: 30 }
