import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { audit } from '../kernel/audit.ts'

let hospital: HospitalFixture
beforeAll(async () => {
  hospital = await createHospital()
})
afterAll(() => hospital.close())
const ask = (query: string) =>
  hospital.call('GET', `/api/admins/audit${query}`, { token: hospital.admins.super.token })
const actions = async (query: string) =>
  (await ask(query)).result.map((one: { action: string }) => one.action) as string[]

test('reads of a patient are found, also in lists, and reading the audit log is recorded, too', async () => {
  const { patientId } = hospital.patients[0] as { patientId: string }
  const other = hospital.patients[1] as { patientId: string }
  await hospital.call('GET', `/api/admins/patients/${patientId}`, { token: hospital.admins.desk.token })
  await audit(hospital.deps.db, {
    accountId: hospital.admins.desk.accountId,
    action: 'appointment.list',
    objectKind: 'appointment',
    detail: { patients: [patientId] },
  })
  const found = await ask(`?patient=${patientId}`)
  expect(found.result.map((one: { action: string }) => one.action)).toEqual([
    'appointment.list',
    'patient.read',
  ])
  expect(found.result[1]).toMatchObject({ by: 'desk', patient: 'patient0' })
  expect(await actions(`?patient=${other.patientId}`)).toEqual([])
  expect(await actions(`?patient=${patientId}`)).toContain('audit.read')
})

test('the filters: by account, by action group or exact action, and by day', async () => {
  const { accountId } = hospital.admins.desk
  await audit(hospital.deps.db, { accountId, action: 'schedule.change', objectKind: 'schedule' })
  expect(new Set(await actions(`?who=${accountId}&action=schedule`))).toEqual(new Set(['schedule.change']))
  expect(await actions('?action=sched')).toEqual([])
  await audit(hospital.deps.db, { action: 'sign-in.refused', objectKind: 'account' })
  expect(await actions('?who=nobody&action=sign-in')).toEqual(['sign-in.refused'])
  expect(await actions(`?who=${accountId}&action=sign-in`)).toEqual([])
  // From loading the test hospital.
  expect(await actions('?who=nobody&action=settings')).toEqual(['settings.publish'])
  expect(await actions('?to=2020-01-01')).toEqual([])
  const { meta, result } = await ask('?perPage=1&page=2')
  expect(result).toHaveLength(1)
  expect(meta.total).toBeGreaterThan(2)
})

test('the export contains all filtered entries, and no value is a spreadsheet formula', async () => {
  const { accountId } = hospital.admins.desk
  for (let count = 0; count < 3; count++)
    await audit(hospital.deps.db, { accountId, action: 'display.create', objectKind: '=1+1' })
  const response = await hospital.app.request('/api/admins/audit/export?action=display', {
    headers: { authorization: `Bearer ${hospital.admins.super.token}` },
  })
  const lines = (await response.text()).trim().split('\r\n')
  expect(response.headers.get('content-disposition')).toContain('audit.csv')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toContain('at,by,role,action')
  expect(lines[1]).toContain(",display.create,'=1+1,")
  expect(await actions('?action=audit.export')).toHaveLength(1)
})
