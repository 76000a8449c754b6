import { eq, sql } from 'drizzle-orm'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import { clearPublicContent } from '#server/content/public-reads.ts'
import { createItem } from '#server/content/writes.ts'
import { newId } from '#server/database/connect.ts'
import { patient as patientTable } from '#server/database/tables/accounts.ts'
import { callItem } from '#server/database/tables/call-list.ts'
import { content } from '#server/database/tables/content.ts'
import { contactMessage, jobApplication } from '#server/database/tables/forms.ts'
import { outboxMessage } from '#server/database/tables/messages.ts'
import { newKey } from './bookings.ts'
import type { Operation } from './every-operation.ts'
import type { HospitalFixture } from './hospital.ts'
import type { Known, Row } from './operation-row.ts'
import { picture } from './pictures.ts'

/** The request of an operation: by default its own path and the row of `every-operation.ts`. */
export interface PreparedCall {
  /** Replaces `{id}` in the path. */
  id?: string
  path?: string
  query?: string
  body?: unknown
  headers?: Record<string, string>
}

/** Creates the object that each operation of staff needs, and returns the request on it. */
export function preparedCalls(hospital: HospitalFixture, rows: Record<string, Row>, known: Known) {
  const as = () => ({ token: hospital.admins.super.token })
  const ask = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    const answer = await hospital.call(method, path, { ...as(), body, ...(headers ? { headers } : {}) })
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.meta)}`)
    return answer.result
  }

  let minute = 0
  const nextPlace = () => ({
    schedule: known.schedule,
    startsAt: Temporal.Instant.from('2026-11-23T06:00:00Z')
      .add({ minutes: 10 * minute++ })
      .toString(),
  })
  let callers = 0
  /** An appointment that the front desk booked by telephone. */
  async function booked(): Promise<string> {
    const patient = { name: `Caller ${callers++}`, phone: `+62 812 0000 ${1000 + callers}` }
    const body = { ...nextPlace(), patient, source: 'phone' }
    return (await ask('POST', '/api/admins/appointments', body, { 'idempotency-key': newKey() })).id
  }
  async function requested(): Promise<string> {
    const { deps, patients } = hospital
    const id = await booked()
    const expiresAt = deps.now().add({ hours: 2 }).toString()
    await deps.db.execute(
      sql`update appointment set status = 'requested', patient_id = ${patients[1]?.patientId}, expires_at = ${expiresAt}::timestamptz where id = ${id}`,
    )
    return id
  }
  /** A request a week later: there are days before it that can be offered. */
  async function later(): Promise<string> {
    const id = await requested()
    // The front desk changes no entry that the patient has for another appointment with the doctor.
    await hospital.deps.db.execute(sql`delete from place_hold where waiting_entry_id is not null`)
    await hospital.deps.db.execute(sql`delete from waiting_entry`)
    await hospital.deps.db.execute(
      sql`update appointment set starts_at = starts_at + interval '7 days', ends_at = ends_at + interval '7 days' where id = ${id}`,
    )
    return id
  }
  const step = (name: string, body?: unknown) => async (): Promise<PreparedCall> => ({
    path: `/api/admins/appointments/${await (/accept|decline/.test(name) ? requested() : booked())}/${name}`,
    body,
  })
  async function arrived(): Promise<string> {
    const id = await booked()
    await ask('POST', `/api/admins/appointments/${id}/check-in`)
    return id
  }
  async function called(): Promise<string> {
    const id = await arrived()
    const [row] = (
      await hospital.deps.database.pool.query('select starts_at from appointment where id = $1', [id])
    ).rows
    const startsAt = new Date(row.starts_at).toISOString()
    const queues = await ask('GET', '/api/admins/desk/queue?location=jakarta')
    const queue = queues.find((one: { waiting: { id: string }[] }) =>
      one.waiting.some(line => line.id === id),
    )
    const after = queue.serving?.id ?? null
    await ask('POST', '/api/admins/desk/queue/call', {
      ...{ location: 'jakarta', schedule: known.schedule, startsAt: queue.startsAt ?? startsAt, after },
      appointment: id,
    })
    return id
  }

  const colleague = async () =>
    (
      await ask('POST', '/api/admins/users', {
        ...{ email: `${newId()}@example.org`, name: 'New', scopes: ['desk'], language: 'en' },
      })
    ).id
  const patient = () => hospital.patients[0]?.patientId as string
  /** The request that merges a new record of a caller into that of `patient`. */
  async function mergeOfCaller() {
    const [caller] = await hospital.deps.db
      .insert(patientTable)
      .values({ id: newId(), fullName: 'A caller', phone: '0812 000 444' })
      .returning()
    const { updatedAt: version } = await ask('GET', `/api/admins/patients/${patient()}`)
    return { other: caller?.id, version, otherVersion: String(caller?.updatedAt) }
  }
  /** A patient who can be erased, without open appointments. */
  async function former(): Promise<string> {
    const id = await booked()
    const { rows: found } = await hospital.deps.database.pool.query<{ patient_id: string }>(
      `update appointment set status = 'declined' where id = $1 returning patient_id`,
      [id],
    )
    return found[0]?.patient_id as string
  }
  async function message(): Promise<string> {
    const body = { ...(rows['POST /api/contact-messages']?.body as object), message: newId() }
    await ask('POST', '/api/contact-messages', body)
    const [row] = await hospital.deps.db.select().from(contactMessage).limit(1)
    return row?.id as string
  }
  async function applicant(): Promise<string> {
    const id = newId()
    const consent = { consentVersion: '1', consentText: 'Yes', consentAt: hospital.deps.now() }
    const person = {
      name: 'Ayu',
      email: 'ayu@example.org',
      language: 'en' as const,
      retentionUntil: '2027-01-01',
    }
    await hospital.deps.db.insert(jobApplication).values({
      ...{ id, reference: id, offer: 'nurse', offerTitle: { en: 'Nurse' }, ...person, ...consent },
      ...{ sendKey: id, bodyHash: 'x' },
    })
    return id
  }
  async function cv(): Promise<string> {
    const form = new FormData()
    const fields = {
      ...{ language: 'en', elapsed: '60000', name: 'Citra', email: 'citra@example.org', phone: '+62 812 1' },
      ...{ city: 'Jakarta', licences: 'STR', consentVersion: '2026-11', consent: 'yes' },
    }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('cv', new Blob(['%PDF-1.7 and more\n%%EOF']), 'cv.pdf')
    const slug = `porter-${newId().slice(-8)}`
    const offer = { slug, title: { en: 'Porter' }, description: words, validThrough: '2027-01-01' }
    await createItem(hospital.deps.db, { kind: 'job-offers', data: offer, publish: true, accountId: null })
    clearPublicContent(hospital.deps, 'job-offers')
    await hospital.app.request(`/api/job-offers/${slug}/applications`, {
      ...{ method: 'POST', body: form, headers: { accept: 'application/json' } },
    })
    const [row] = await hospital.deps.db.select().from(jobApplication).where(eq(jobApplication.offer, slug))
    return row?.id as string
  }
  let pictures = 0
  async function file(): Promise<FormData> {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(await picture({ seed: 9 * pictures++ }))]), 'sample.jpg')
    return form
  }
  async function image(): Promise<string> {
    const answer = await hospital.app.request('/api/admins/media', {
      ...{ method: 'POST', body: await file(), headers: { authorization: `Bearer ${as().token}` } },
    })
    return (await answer.json()).result.id
  }
  async function letter(): Promise<string> {
    const id = newId()
    const kind = 'appointment.accepted' as const
    await hospital.deps.db.insert(outboxMessage).values({
      ...{ id, kind, to: 'a@example.org', language: 'en', subject: 'Sample', text: 'Sample' },
      ...{ attempts: 1, lastError: '550', givenUpAt: hospital.deps.now() },
    })
    return id
  }
  async function call(): Promise<string> {
    const id = newId()
    const values = { id, appointmentId: await booked(), news: 'absence' as const, why: 'no_address' as const }
    await hospital.deps.db.insert(callItem).values(values)
    return id
  }
  const departure = () => rows['POST /api/admins/schedule-exceptions']?.body as Record<string, unknown>
  let weeks = 0
  const exception = async () => {
    const day = `2027-${String(1 + (weeks % 12)).padStart(2, '0')}-${String(1 + weeks++).padStart(2, '0')}`
    return (await ask('POST', '/api/admins/schedule-exceptions', { ...departure(), from: day, to: day })).id
  }
  const week = (weekday: number) => ({ ...(rows['POST /api/admins/schedules']?.body as object), weekday })
  const timetable = async (weekday: number) => (await ask('POST', '/api/admins/schedules', week(weekday))).id
  const display = async () =>
    (await ask('POST', '/api/admins/desk/displays', { name: 'Lobby', location: 'jakarta' })).display.id

  const words = {
    en: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Sample' }] }] },
  }
  /** An item of a kind that no other test uses, with a published version and a newer draft. */
  async function item(kind: ContentKind) {
    const { db } = hospital.deps
    const entity = entityOf(kind)
    const { data: sample } = (rows[`POST /api/${kind}`] as Row).body as { data: Record<string, unknown> }
    const own = entity.singleton || entity.key === 'id' ? {} : { [entity.key]: `own-${newId().slice(-8)}` }
    const data = { ...sample, ...own }
    if (entity.singleton) await moveAside(kind)
    const { row } = await createItem(db, { kind, data, publish: true, accountId: null })
    await db.update(content).set({ draft: data }).where(eq(content.id, row.id))
    return { key: row.key, version: row.version, data }
  }
  /** Gives the only item of such a kind another key and marks it as deleted, so that the test can create one. */
  const moveAside = (kind: ContentKind) =>
    hospital.deps.db
      .update(content)
      .set({ key: newId(), deletedAt: hospital.deps.now() })
      .where(eq(content.kind, kind))

  async function contentCall({ method, path }: Operation): Promise<PreparedCall | null> {
    const [, name = '', ending = ''] = /^\/api\/([a-z-]+)(?:\/\{key\})?(?:\/(.*))?$/.exec(path) ?? []
    if (!(contentKinds as readonly string[]).includes(name)) return null
    const kind = name as ContentKind
    if (method === 'POST' && path === `/api/${kind}`) {
      if (entityOf(kind).singleton) await moveAside(kind)
      return {}
    }
    const { key, version, data } = await item(kind)
    const at = entityOf(kind).singleton && !path.includes('{key}') ? `/api/${kind}` : `/api/${kind}/${key}`
    if (method === 'PUT') return { path: at, body: { data, version, publish: true } }
    if (method === 'DELETE') return { path: at, query: `?version=${version}` }
    const body = { ...(rows[`POST ${path}`]?.body as object), version }
    return { path: `${at}/${ending.replace('{earlier}', '1')}`, body }
  }

  /** An operation on the object that `id` creates. */
  const on =
    (id: () => Promise<string> | string, more = async (): Promise<PreparedCall> => ({})) =>
    async (): Promise<PreparedCall> => ({ id: await id(), ...(await more()) })

  const ready: Record<string, () => Promise<PreparedCall>> = {
    'POST /api/admins/users/{id}/invite': on(colleague),
    'PUT /api/admins/users/{id}': on(colleague),
    'GET /api/admins/patients/{id}': on(patient),
    'GET /api/admins/patients/{id}/trail': on(patient),
    'GET /api/admins/patients/{id}/everything': on(patient),
    'GET /api/admins/patients/{id}/document': on(patient),
    'PUT /api/admins/patients/{id}/nik': async () => {
      const { updatedAt: version } = await ask('GET', `/api/admins/patients/${patient()}`)
      return { id: patient(), body: { nik: '3174011205900001', version } }
    },
    'POST /api/admins/patients/{id}/nik': async () => {
      const { updatedAt: version } = await ask('GET', `/api/admins/patients/${patient()}`)
      await ask('PUT', `/api/admins/patients/${patient()}/nik`, { nik: '3174011205900002', version })
      return { id: patient() }
    },
    'PUT /api/admins/patients/{id}': async () => {
      const { name, phone, updatedAt: version } = await ask('GET', `/api/admins/patients/${patient()}`)
      const others = { birthDate: null, sex: null, address: null, recordNumber: null }
      const body = { name, phone: phone ?? '0812 000 333', ...others, notes: 'Sample', version }
      return { id: patient(), body }
    },
    'POST /api/admins/patients/{id}/merge': async () => ({ id: patient(), body: await mergeOfCaller() }),
    'POST /api/admins/patients/{id}/unmerge': async () => {
      const path = `/api/admins/patients/${patient()}`
      await ask('POST', `${path}/merge`, await mergeOfCaller())
      const { merges } = await ask('GET', path)
      return { id: patient(), body: { merge: merges[0].id } }
    },
    'POST /api/admins/patients/{id}/disable': on(patient),
    'POST /api/admins/patients/{id}/erase': on(former),
    'POST /api/admins/undelivered-letters/{id}/retry': on(letter),
    'DELETE /api/admins/redirects/{id}': async () => ({
      path: `/api/admins/redirects/${(await ask('POST', '/api/admins/redirects', { from: '/older', to: null })).id}`,
    }),
    'GET /api/admins/search': async () => ({ path: '/api/admins/search?words=patient1', query: '' }),
    'POST /api/admins/appointments': async () => ({
      body: { ...(rows['POST /api/admins/appointments']?.body as object), ...nextPlace() },
      headers: { 'idempotency-key': newKey() },
    }),
    'GET /api/admins/appointments/{id}': on(booked),
    'POST /api/admins/appointments/{id}/accept': step('accept'),
    'POST /api/admins/appointments/{id}/letter': step('letter', { reason: 'Sample' }),
    'POST /api/admins/appointments/{id}/decline': step('decline', { reason: 'Sample' }),
    'POST /api/admins/appointments/{id}/cancel': step('cancel', { reason: 'Sample' }),
    'POST /api/admins/appointments/{id}/check-in': step('check-in'),
    'POST /api/admins/appointments/{id}/complete': on(arrived),
    'POST /api/admins/appointments/{id}/no-show': async () => {
      const id = await booked()
      await hospital.deps.database.pool.query(
        `update appointment set starts_at = starts_at - interval '9 days', ends_at = ends_at - interval '9 days' where id = $1`,
        [id],
      )
      return { path: `/api/admins/appointments/${id}/no-show` }
    },
    'POST /api/admins/appointments/{id}/reinstate': async () => {
      const id = await arrived()
      await hospital.call('POST', `/api/admins/appointments/${id}/no-show`, {
        token: hospital.admins.desk.token,
      })
      return { path: `/api/admins/appointments/${id}/reinstate` }
    },
    'POST /api/admins/appointments/{id}/reschedule': on(booked, async () => ({ body: nextPlace() })),
    'PUT /api/admins/appointments/{id}/guarantor': on(booked),
    'POST /api/admins/appointments/{id}/earlier': on(later),
    'DELETE /api/admins/appointments/{id}/earlier': on(async () => {
      const id = await later()
      await ask('POST', `/api/admins/appointments/${id}/earlier`)
      return id
    }),
    'POST /api/admins/call-list/{id}/done': on(call),
    'POST /api/admins/call-list/{id}/call': on(call),
    'POST /api/admins/call-list/{id}/no-answer': on(call, async () => ({
      body: { note: 'Asked for later' },
    })),
    'POST /api/admins/schedules': async () => ({ body: week(2) }),
    'PUT /api/admins/schedules/{id}': async () => {
      const id = await timetable(3)
      const { result } = await hospital.call('GET', '/api/admins/schedules?doctor=ayu', as())
      const { version } = result.find((one: { id: string }) => one.id === id)
      return { path: `/api/admins/schedules/${id}`, body: { ...week(3), endTime: '16:00', version } }
    },
    'DELETE /api/admins/schedules/{id}': async () => ({
      path: `/api/admins/schedules/${await timetable(4)}`,
    }),
    'PUT /api/admins/schedule-exceptions/{id}': on(exception, async () => ({
      body: { ...departure(), from: '2027-02-20', to: '2027-02-21' },
    })),
    'DELETE /api/admins/closures/{id}': async () => {
      const entered = rows['POST /api/admins/closures']?.body as Record<string, unknown>
      const later = { ...entered, from: '2027-03-20', to: '2027-03-20' }
      return { path: `/api/admins/closures/${(await ask('POST', '/api/admins/closures', later)).id}` }
    },
    'DELETE /api/admins/schedule-exceptions/{id}': on(exception),
    'POST /api/admins/desk/queue/call': async () => {
      const id = await arrived()
      const queues = await ask('GET', '/api/admins/desk/queue?location=jakarta')
      const queue = queues.find((one: { waiting: { id: string }[] }) =>
        one.waiting.some(line => line.id === id),
      )
      const after = queue.serving?.id ?? null
      const { schedule, startsAt } = queue
      return { body: { location: 'jakarta', schedule, startsAt, after } }
    },
    'POST /api/admins/desk/queue/{id}/again': on(called),
    'POST /api/admins/desk/queue/{id}/pass': on(called),
    'POST /api/admins/desk/displays/{id}/take-over': on(display),
    'DELETE /api/admins/desk/displays/{id}': on(display),
    'GET /api/admins/contact-messages/{id}': on(message),
    'PUT /api/admins/contact-messages/{id}': on(message),
    'DELETE /api/admins/contact-messages/{id}': on(message),
    'POST /api/admins/contact-messages/bulk': async () => {
      const id = await message()
      await ask('PUT', `/api/admins/contact-messages/${id}`, { status: 'open' })
      return { body: { status: 'answered', items: [{ id }] } }
    },
    'GET /api/admins/job-applicants/{id}': on(applicant),
    'GET /api/admins/job-applicants/{id}/cv': on(cv),
    'GET /api/admins/job-applicants/{id}/reply-template': async () => ({
      path: `/api/admins/job-applicants/${await applicant()}/reply-template?status=rejected`,
    }),
    'POST /api/admins/job-applicants/{id}/replies': on(applicant),
    'PUT /api/admins/job-applicants/{id}': on(applicant),
    'DELETE /api/admins/job-applicants/{id}': on(applicant),
    'POST /api/admins/job-applicants/bulk': async () => ({
      body: { status: 'hired', items: [{ id: await applicant(), version: 1 }] },
    }),
    'POST /api/admins/media': async () => ({ body: await file() }),
    'POST /api/admins/media/{id}/file': on(image, async () => ({ body: await file() })),
    'PUT /api/admins/media/{id}': on(image),
    'PUT /api/admins/media/{id}/crop': on(image, async () => ({
      body: { version: 1, crop: { x: 0, y: 0, width: 500, height: 500 } },
    })),
    'DELETE /api/admins/media/{id}': on(image),
    'POST /api/admins/content/{kind}/bulk': async () => {
      const { key, version } = await item('partners')
      return {
        path: '/api/admins/content/partners/bulk',
        body: { action: 'archive', items: [{ key, version }] },
      }
    },
    'POST /api/admins/content/{kind}/assign': async () => {
      const { key, version } = await item('doctors')
      const { key: specialist } = await item('specialists')
      return {
        path: '/api/admins/content/doctors/assign',
        body: { field: 'specialists', way: 'add', keys: [specialist], items: [{ key, version }] },
      }
    },
    'PUT /api/admins/content/{kind}/order': async () => ({ path: '/api/admins/content/doctors/order' }),
    'POST /api/admins/trash/{id}/restore': async () => {
      const { key, version } = await item('partners')
      await ask('DELETE', `/api/partners/${key}?version=${version}`)
      const [deleted] = await ask('GET', '/api/admins/trash')
      return { path: `/api/admins/trash/${deleted.id}/restore` }
    },
  }

  return { ready, contentCall }
}
