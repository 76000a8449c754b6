import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { noSteps, type Steps } from '#terminal/steps.ts'
import { network } from '../../../seeds/network.ts'
import { hashPassword } from '../accounts/passwords/passwords.ts'
import { createAccount } from '../accounts/people.ts'
import { bookAppointment } from '../appointments/book.ts'
import { newId } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import type { Deps } from '../kernel/deps.ts'
import { freeSlots, isRequestable } from '../schedules/free-slots.ts'

/**
 * Invented patients with open requests, so that the front desk of a new demo is not empty. They cannot sign in: their
 * passwords are random and not stored anywhere.
 */
export async function loadDemoPeople(deps: Deps, steps: Steps = noSteps): Promise<void> {
  const now = deps.now()
  const today = now.toZonedDateTimeISO('Asia/Jakarta').toPlainDate()
  const doctors = network.content.doctors.filter(one => one.bookable && one.featured)
  const people = network.people(today)
  steps.begin('Registering patients of the demo', people.length)
  for (const [index, person] of people.entries()) {
    steps.at(index)
    const { name, email, language, birthDate, sex, phone } = person
    const passwordHash = await hashPassword(randomBytes(24).toString('base64url'))
    const made = await createAccount(deps.db, now, {
      email,
      fullName: name,
      role: 'patient',
      language,
      passwordHash,
    })
    if (!made?.patientId) continue
    await deps.db.update(patient).set({ birthDate, sex, phone }).where(eq(patient.id, made.patientId))
    const doctor = doctors[index % doctors.length]?.slug
    if (!doctor) continue
    const from = today.add({ days: 1 + (index % 3) }).toString()
    const occurrences = await freeSlots(deps, doctor, from, today.add({ days: 14 }).toString())
    const occurrence = occurrences.find(one => one.places.some(isRequestable))
    const place = occurrence?.places.filter(isRequestable)[index % 2]
    if (!occurrence || !place) continue
    await bookAppointment(deps, {
      accountId: made.id,
      requestId: newId(),
      key: newId(),
      doctor,
      schedule: occurrence.schedule,
      startsAt: place.startsAt,
    })
  }
}
