import { eq } from 'drizzle-orm'
import type { Executor } from '../../database/connect.ts'
import { contactMessage, jobApplication } from '../../database/tables/forms.ts'
import type { Renamed } from '../../kernel/events.ts'

/** Applications follow their offer to its new address, and messages their location: lists are filtered by it. */
export async function renameInForms(db: Executor, { kind, from, to }: Renamed): Promise<void> {
  if (kind === 'job-offers')
    await db.update(jobApplication).set({ offer: to }).where(eq(jobApplication.offer, from))
  if (kind === 'addresses')
    await db.update(contactMessage).set({ location: to }).where(eq(contactMessage.location, from))
}
