import type { Role } from './account.ts'

/** A session ends after so many minutes without activity. In its own file, as the account's schemas import zod. */
export const idleMinutes: Record<Role, number> = { admin: 15, patient: 30 }
