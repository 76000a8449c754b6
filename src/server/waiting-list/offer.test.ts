import { expect, onTestFinished, test } from 'vitest'
import { half, requestSlot } from '../../../tests/bookings.ts'
import { createHospital } from '../../../tests/hospital.ts'
import { refuseRows } from '../../../tests/refuse-rows.ts'
import { oneWaitsForLock } from '../../../tests/waits-for-lock.ts'
import { createItem } from '../content/writes.ts'
import { newId } from '../database/connect.ts'
import { patient } from '../database/tables/accounts.ts'
import { placeHold } from '../database/tables/booking.ts'
import { waitingEntry } from '../database/tables/waiting-list.ts'
import { lockPatient } from '../patients/locks.ts'
import { offerFreeSlots } from './offers.ts'

test('a patient with an appointment at nine is offered half past, though six doctors are free at nine', async () => {
  const hospital = await createHospital({ patients: 1 })
  onTestFinished(hospital.close)
  const { db } = hospital.deps
  const sits = async (slug: string, specialists: string[]) => {
    const data = { slug, name: slug, specialists, bookable: true }
    const { row } = await createItem(db, { kind: 'doctors', data, publish: true, accountId: null })
    return hospital.addSchedule({ doctorId: row.id })
  }
  const schedule = await sits('citra', [])
  for (const slug of ['dewi', 'eka', 'fitri', 'gita']) await sits(slug, ['cardiology'])
  expect((await requestSlot(hospital, 0, { doctor: 'citra', schedule })).status).toBe(201)
  const body = { specialist: 'cardiology', from: '2026-11-23', to: '2026-11-23' }
  const { token } = hospital.patients[0] ?? {}
  const { result } = await hospital.call('POST', '/api/waiting-list', { token, body })
  expect(result.offer).toMatchObject({ startsAt: half })
})

test('nothing is kept for a patient whom a colleague merges into another at that moment', async () => {
  const hospital = await createHospital({ patients: 2 })
  onTestFinished(hospital.close)
  const { db } = hospital.deps
  const [before, after] = hospital.patients
  const { asked } = await db.transaction(async holding => {
    await lockPatient(holding, before?.patientId as string)
    const values = { doctorId: hospital.ids.get('doctors/ayu'), status: 'waiting' as const }
    const dates = { fromDate: '2026-11-23', toDate: '2026-11-23' }
    const id = newId()
    await db.insert(waitingEntry).values({ id, patientId: before?.patientId as string, ...values, ...dates })
    const asked = offerFreeSlots(hospital.deps, values.doctorId)
    // The offer has read the entry, and waits for the lock.
    await oneWaitsForLock(db)
    await holding.update(waitingEntry).set({ patientId: after?.patientId as string })
    return { asked }
  })
  await asked
  expect(await db.select().from(placeHold)).toEqual([])
  expect((await db.select().from(waitingEntry))[0]?.status).toBe('waiting')
})

test('no slot is held for a patient without an account, whom no offer can reach', async () => {
  const hospital = await createHospital({ patients: 1 })
  onTestFinished(hospital.close)
  const { db } = hospital.deps
  const doctorId = hospital.ids.get('doctors/ayu')
  const [id, patientId] = [newId(), newId()]
  await db.insert(patient).values({ id: patientId, fullName: 'Pak Joko', phone: '0812 000 111' })
  const dates = { fromDate: '2026-11-23', toDate: '2026-11-23' }
  await db.insert(waitingEntry).values({ id, patientId, doctorId, status: 'waiting', ...dates })
  expect(await offerFreeSlots(hospital.deps, doctorId)).toBe(0)
  expect(await db.select().from(placeHold)).toEqual([])
  expect((await db.select().from(waitingEntry))[0]?.status).toBe('waiting')
})

test('no slot is held for a disabled account, which cannot take it', async () => {
  const hospital = await createHospital({ patients: 1 })
  onTestFinished(hospital.close)
  const { db } = hospital.deps
  const doctorId = hospital.ids.get('doctors/ayu')
  const [person] = hospital.patients
  const [id, patientId] = [newId(), person?.patientId as string]
  const disable = (disabled: boolean) =>
    hospital.call('POST', `/api/admins/patients/${patientId}/disable`, {
      token: hospital.admins.desk.token,
      body: { disabled },
    })
  expect((await disable(true)).status).toBe(200)
  const dates = { fromDate: '2026-11-23', toDate: '2026-11-23' }
  await db.insert(waitingEntry).values({ id, patientId, doctorId, status: 'waiting', ...dates })
  expect(await offerFreeSlots(hospital.deps, doctorId)).toBe(0)
  await disable(false)
  expect(await offerFreeSlots(hospital.deps, doctorId)).toBe(1)
})

test('an entry that cannot be offered a slot does not keep it from the next, and the job fails', async () => {
  const hospital = await createHospital({ patients: 2 })
  onTestFinished(hospital.close)
  const { db } = hospital.deps
  const doctorId = hospital.ids.get('doctors/ayu')
  const dates = { fromDate: '2026-11-23', toDate: '2026-11-23' }
  const [first, second] = [newId(), newId()]
  for (const [index, id] of [first, second].entries()) {
    const patientId = hospital.patients[index]?.patientId as string
    await db.insert(waitingEntry).values({ id, patientId, doctorId, status: 'waiting', ...dates })
  }
  await refuseRows(db, 'insert', 'place_hold', `new.waiting_entry_id = '${first}'`)
  await expect(offerFreeSlots(hospital.deps)).rejects.toThrow()
  expect(await db.select().from(placeHold)).toMatchObject([{ waitingEntryId: second }])
  // The request that has freed a slot has succeeded.
  expect(await offerFreeSlots({ ...hospital.deps, log: () => {} }, doctorId)).toBe(0)
})
