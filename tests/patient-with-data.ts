import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { totpCode, totpStep } from '#server/accounts/sign-in/totp.ts'
import { createItem } from '#server/content/writes.ts'
import { newId } from '#server/database/connect.ts'
import { account, patient } from '#server/database/tables/accounts.ts'
import { reminder } from '#server/database/tables/booking.ts'
import { callAttempt, callItem } from '#server/database/tables/call-list.ts'
import { content } from '#server/database/tables/content.ts'
import { outboxMessage } from '#server/database/tables/messages.ts'
import { deliverOutbox } from '#server/mail/outbox.ts'
import { newKey } from './bookings.ts'
import { pdf } from './documents.ts'
import type { HospitalFixture } from './hospital.ts'

/** Personal data of the patient; each text occurs nowhere else. */
export const personalData = {
  name: 'Kusumaningsih',
  email: 'marker.person@example.org',
  former: 'marker.before@example.org',
  wished: 'marker.later@example.org',
  phone: '081298765432',
  address: 'Jalan Rahasia',
  contact: 'Wirasana',
  member: '0001987654321',
  reason: 'pusing berputar',
  answer: 'Mondoteko',
  note: 'Gumulya',
  child: 'Mangkubumi',
  childMember: '0007777123456',
  childReason: 'demam naik turun',
  letter: 'tagihan Sukowati',
  application: 'Pengalaman Ngesti',
  cv: 'Daftar Riwayat Ngesti',
  shown: 'Bu Ningsih Depok',
  told: 'sangat sabar sekali',
  edited: 'sabar dan teliti benar',
  wheelchair: 'perlu kursi roda',
  recordNumber: 'RM-778899',
  asCaller: 'Ningsih Penelepon',
}
export const password = 'dua belas merpati'

/** A patient about whom every table has data that can have any. */
export async function createPatientWithData(hospital: HospitalFixture) {
  let token: string
  let patientId = ''

  async function call(
    method: string,
    path: string,
    body?: unknown,
    as: string | undefined = token,
    status = [200, 201, 202],
  ) {
    const answer = await hospital.call(method, path, {
      token: as,
      body,
      headers: { 'idempotency-key': newKey() },
    })
    expect(status, `${method} ${path}: ${JSON.stringify(answer.meta)}`).toContain(answer.status)
    return answer
  }
  const atDesk = (method: string, path: string, body?: unknown) =>
    call(method, path, body, hospital.admins.desk.token)
  const codeFor = async (to: string) => {
    const { db } = hospital.deps
    const letters = await db.select().from(outboxMessage).where(eq(outboxMessage.to, to))
    return letters.flatMap(one => /\b\d{6}\b/.exec(one.text)?.[0] ?? []).at(-1)
  }

  /** Uses every operation that stores data of the patient or about her. */
  async function storeEverything(): Promise<void> {
    const { deps, schedules, admins } = hospital
    const { db } = deps
    await createItem(db, {
      kind: 'job-offers',
      data: {
        slug: 'nurse',
        title: { en: 'Nurse', id: 'Perawat' },
        description: { en: { type: 'doc', content: [] } },
        validThrough: '2027-06-01',
        location: 'jakarta',
      },
      publish: true,
      accountId: null,
    })
    const { former: email } = personalData
    const name = `Siti ${personalData.name}`
    const form = { name, email, password, passwordCheck: password, promotionalOffers: true }
    await call('POST', '/api/auth/patients/signup', form, '')
    const code = await codeFor(email)
    const entered = await call('POST', '/api/auth/patients/confirm', { email, code, password }, '')
    token = entered.result.token
    const profile = {
      full_name: name,
      language: 'id',
      phone: personalData.phone,
      birthDate: '1990-02-03',
      address: `${personalData.address} 7`,
      promotionalOffers: true,
      guarantor: { kind: 'bpjs', member: personalData.member },
    }
    await call('PUT', '/api/patients/me', { ...profile, promotionalOffers: false })
    await call('PUT', '/api/patients/me', profile)
    const [person] = await db.select().from(account).where(eq(account.email, email))
    const [own] = await db
      .select()
      .from(patient)
      .where(eq(patient.accountId, person?.id as string))
    patientId = own?.id as string
    const emergencyContact = {
      name: personalData.contact,
      phone: personalData.phone,
      relation: personalData.contact,
    }
    await db.update(patient).set({ emergencyContact }).where(eq(patient.id, patientId))
    // A second record of her, from a call to the front desk, which is merged into that of her account.
    const [called] = await db
      .insert(patient)
      .values({
        ...{ id: newId(), fullName: personalData.asCaller, phone: personalData.phone },
        ...{ deskNotes: personalData.wheelchair, recordNumber: personalData.recordNumber },
      })
      .returning()
    const { result: kept } = await atDesk('GET', `/api/admins/patients/${patientId}`)
    await atDesk('POST', `/api/admins/patients/${patientId}/merge`, {
      ...{ other: called?.id, version: kept.updatedAt, otherVersion: String(called?.updatedAt) },
    })
    // A message, an application and an email under the earlier email address.
    await writeAs(email)
    await call('POST', '/api/profile/email', { email: personalData.email, current: password })
    await call('POST', '/api/profile/email/confirm', { code: await codeFor(personalData.email) })
    await writeAs(personalData.email)
    await call('POST', '/api/profile/email', { email: personalData.wished, current: password })
    await call('POST', '/api/auth/patients/reset-request', { email: personalData.email }, '')
    const { secret } = (await call('POST', '/api/profile/authenticator', { current: password })).result
    const shown = totpCode(secret, totpStep(deps.now()))
    await call('POST', '/api/profile/authenticator/confirm', { code: shown })
    await call(
      'POST',
      '/api/auth/patients/login',
      { email: personalData.email, password: 'wrong wrong wrong' },
      '',
      [401],
    )
    await call('GET', '/api/profile/keep-key')
    await attend()
    await addFamily()
    const startsAt = '2026-12-07T02:00:00Z'
    await call('POST', '/api/waiting-list', { doctor: 'budi', from: '2026-11-23', to: '2026-11-30' })
    await call('POST', '/api/holds', { schedule: schedules.slots, startsAt })
    await call('GET', '/api/patients/me/everything')
    await atDesk('GET', `/api/admins/patients?search=${encodeURIComponent(personalData.name)}`)
    await atDesk('GET', `/api/admins/patients/${patientId}`)
    await atDesk('GET', `/api/admins/search?words=${encodeURIComponent(personalData.name)}`)
    await call('GET', `/api/admins/patients/${patientId}/everything`, undefined, admins.super.token)
    await deliverOutbox(deps)
  }

  async function writeAs(email: string): Promise<void> {
    const { name, phone } = { name: `Siti ${personalData.name}`, phone: personalData.phone }
    const message = { name, email, phone, topic: 'other', message: personalData.letter, elapsed: '9000' }
    await call('POST', '/api/contact-messages', message, '')
    const form = new FormData()
    const fields = {
      name,
      email,
      phone,
      city: personalData.address,
      experience: personalData.application,
      consent: 'yes',
      consentVersion: '2026-11',
      elapsed: '9000',
      language: 'id',
    }
    for (const [field, value] of Object.entries(fields)) form.append(field, value)
    form.append('cv', new Blob([new Uint8Array(pdf())]), `${personalData.cv}.pdf`)
    const headers = { accept: 'application/json' }
    const sent = await hospital.app.request('/api/job-offers/nurse/applications', {
      method: 'POST',
      body: form,
      headers,
    })
    expect(sent.status, await sent.clone().text()).toBe(201)
  }

  const booking = (startsAt: string, own = {}) => ({
    doctor: 'ayu',
    schedule: hospital.schedules.slots,
    startsAt,
    ...own,
  })

  /** Appointments with all transitions and messages: booked, declined with a reason, booked again, called in, completed. */
  async function attend(): Promise<void> {
    const { db } = hospital.deps
    const declined = await call(
      'POST',
      '/api/appointments',
      booking('2026-11-23T02:00:00Z', { reason: personalData.reason }),
    )
    await atDesk('POST', `/api/admins/appointments/${declined.result.id}/decline`, {
      reason: personalData.answer,
    })
    const made = await call(
      'POST',
      '/api/appointments',
      booking('2026-11-23T02:30:00Z', {
        reason: personalData.reason,
        guarantor: { kind: 'bpjs', member: personalData.member },
      }),
    )
    const { id } = made.result
    await atDesk('POST', `/api/admins/appointments/${id}/accept`)
    // The doctor is late, then absent, and the patient answers by the link of the email.
    const day = { doctor: 'ayu', from: '2026-11-23', to: '2026-11-23' }
    await atDesk('POST', '/api/admins/schedule-exceptions', { ...day, kind: 'late', minutes: 20 })
    const values = {
      id: newId(),
      appointmentId: id,
      news: 'absence',
      why: 'unanswered',
      note: personalData.note,
    }
    await db.insert(callItem).values(values as never)
    const calledBy = hospital.admins.desk.accountId
    await db.insert(callAttempt).values({ id: newId(), callItemId: values.id, calledBy, result: 'reached' })
    await hospital.travel('2026-11-23T02:20:00Z')
    await atDesk('POST', `/api/admins/appointments/${id}/check-in`)
    await atDesk('POST', '/api/admins/desk/queue/call', {
      ...{
        location: 'jakarta',
        schedule: hospital.schedules.slots,
        startsAt: '2026-11-23T02:00:00Z',
        after: null,
        appointment: id,
      },
    })
    await atDesk('POST', `/api/admins/appointments/${id}/complete`)
    const reminded = {
      appointmentId: id,
      kind: 'day' as const,
      startsAt: Temporal.Instant.from('2026-11-23T02:30:00Z'),
    }
    await db.insert(reminder).values(reminded)
    await hospital.travel('2026-11-23T05:00:00Z')
    const told = { displayName: personalData.shown, text: personalData.told, consent: true }
    await call('POST', `/api/appointments/${id}/testimonial`, told)
    const [draft] = await db.select().from(content).where(eq(content.kind, 'testimonials'))
    const data = { ...draft?.draft, text: { id: personalData.edited, en: personalData.edited } }
    await call(
      'PUT',
      `/api/testimonials/${draft?.key}`,
      { data, version: draft?.version, publish: true },
      hospital.admins.content.token,
    )
  }

  async function addFamily(): Promise<void> {
    const body = {
      name: `Raka ${personalData.child}`,
      birthDate: '2020-05-01',
      sex: 'male',
      relationship: 'child',
    }
    const child = await call('POST', '/api/dependants', body)
    const dependant = child.result.id
    const guarantor = { kind: 'bpjs', member: personalData.childMember }
    const made = await call(
      'POST',
      '/api/appointments',
      booking('2026-11-30T03:00:00Z', { dependant, guarantor, reason: personalData.childReason }),
    )
    await call('POST', `/api/appointments/${made.result.id}/cancel`)
    // Booked by telephone for her, and cancelled with a reason.
    const byPhone = await atDesk('POST', '/api/admins/appointments', {
      ...{
        schedule: hospital.schedules.slots,
        startsAt: '2026-11-30T04:00:00Z',
        patient: { id: patientId },
        source: 'phone',
      },
    })
    await atDesk('POST', `/api/admins/appointments/${byPhone.result.id}/cancel`, {
      reason: personalData.answer,
    })
  }

  await storeEverything()
  return { patientId, call, atDesk }
}
