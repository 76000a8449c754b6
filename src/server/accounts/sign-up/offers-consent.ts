import { and, desc, eq, sql } from 'drizzle-orm'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import type { Executor } from '../../database/connect.ts'
import { auditEntry } from '../../database/tables/messages.ts'

/** For the audit: whether the patient wants offers by email, and the exact sentence of the consent. */
export const offersConsent = (
  promotionalOffers: boolean,
  language: InterfaceLanguage,
  sentence: 'auth:signUp.offers' | 'patient:profile.offers',
) => ({ promotionalOffers, ...(promotionalOffers ? { consent: translateIn(language)(sentence) } : {}) })

/** The sentence of the last consent; null if it was withdrawn, or given before the sentence was stored. */
export async function offersConsentOf(db: Executor, patientId: string): Promise<string | null> {
  const [last] = await db
    .select({ consent: sql<string | null>`${auditEntry.detail}->>'consent'` })
    .from(auditEntry)
    .where(and(eq(auditEntry.patientId, patientId), sql`${auditEntry.detail} ? 'promotionalOffers'`))
    .orderBy(desc(auditEntry.id))
    .limit(1)
  return last?.consent ?? null
}
