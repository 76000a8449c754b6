import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'
import { csvFile } from '#entities/text/csv.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { listAsCsv } from '#portal/admin/content/list/export-list.ts'
import { newId } from '#server/database/connect.ts'
import { account, patient } from '#server/database/tables/accounts.ts'
import { content } from '#server/database/tables/content.ts'
import { audit } from '#server/kernel/audit.ts'
import { $token } from '#state/token.ts'
import { operations } from './every-operation.ts'
import { createHospital, type HospitalFixture } from './hospital.ts'

let hospital: HospitalFixture
beforeAll(async () => {
  hospital = await createHospital({ patients: 1 })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await hospital.close()
})

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−']
const blanks = [
  '',
  ' ',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\ufeff',
  '\u00ad',
  '\u202e',
  '\u2066',
  '\u061c',
  '\u0001',
]
/** Texts that end a cell in some spreadsheets. The separator depends on the language: in Indonesian and German it is the semicolon. */
const ends = ['a;', 'a\t', 'a\n', 'a\r\n', 'a\u0085', 'a\u2028', 'a","', 'a";']
const hostile = [
  ...signs.flatMap(sign =>
    [...blanks, ...ends, ...ends.map(end => `${end} `)].map(before => `${before}${sign}1+1`),
  ),
  '=HYPERLINK("https://evil.example";"x")',
  "=cmd|' /C calc'!A0",
  '\t=1',
  '\r=1',
]

/** Parses a table as a spreadsheet with this separator does. */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += sign
        at++
      } else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === separator || /[\r\n\u0085\u2028\u2029]/.test(sign)) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return [...cells, cell]
}
const isNumber = (cell: string) => /^-?\d+(\.\d+)?$/.test(cell)
const formulas = (text: string) =>
  [',', ';', '\t'].flatMap(separator =>
    cellsOf(text.replace(/^\ufeff/, ''), separator).filter(
      cell => !isNumber(cell) && /^[\s\p{C}\p{Z}"']*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u.test(cell) && !/^'/.test(cell),
    ),
  )

test('no value becomes a formula with any cell separator, and all of the text is kept', () => {
  expect(hostile.length).toBeGreaterThan(300)
  const text = csvFile(hostile.map(one => ['before', one, 'after', -5]))
  expect(formulas(text)).toEqual([])
  const read = cellsOf(text.slice(1), ',')
  for (const one of hostile.filter(value => !/[\r\n\u0085\u2028\u2029]/.test(value)))
    expect(read.map(cell => cell.replaceAll("'", ''))).toContain(one.replace(/[^\P{Cc}\t]|'/gu, ''))
  expect(read.filter(cell => cell === '-5').length).toBeGreaterThanOrEqual(hostile.length)
})

test('every CSV answer of the server is listed here', () => {
  const tables = operations.filter(({ contract }) =>
    Object.values(contract.responses as Record<string, { content?: object }>).some(({ content = {} }) =>
      Object.keys(content).some(type => /csv|spreadsheet|excel|tab-separated/.test(type)),
    ),
  )
  expect(tables.map(one => one.name)).toEqual(['GET /api/admins/audit/export'])
})

test('every module that creates a file for download is listed here', () => {
  const makes = /csvFile\(|csvRow\(|saveFile\(|\bdownload\(|text\/csv|spreadsheet/
  const places = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => /\.(tsx?|astro)$/.test(name) && !/\.(test|gen)\.ts$|^contract\//.test(name))
    .filter(name =>
      makes.test(readFileSync(join('src', name), 'utf8').replace(/^\s*(\*|\/\/|\/\*).*$/gm, '')),
    )
  expect(places.sort()).toEqual([
    'api/download.ts',
    'api/save-file.ts',
    // JSON of the person's own data.
    'portal/admin/audit/AuditScreen.tsx',
    'portal/admin/content/list/ListScreen.tsx',
    'portal/admin/content/list/export-list.ts',
    'portal/admin/front-desk/day/day-csv.ts',
    'portal/admin/jobs/ApplicantScreen.tsx',
    'portal/admin/patients/PatientActions.tsx',
    // Numbers, without persons.
    'portal/admin/searches/MissedSearchesScreen.tsx',
    'portal/admin/searches/missed-csv.ts',
    'portal/admin/statistics/StatisticsScreen.tsx',
    'portal/admin/statistics/statistics-csv.ts',
    'portal/patient/OwnData.tsx',
    // A calendar.
    'portal/patient/appointments/WhatToBring.tsx',
    'server/operations/audit-routes.ts',
  ])
})

test('the audit: hostile names, actions and details are no formulas', async () => {
  const { deps, admins, patients } = hospital
  const [own] = patients
  for (const [index, value] of hostile.entries()) {
    // The database cannot store a zero byte, and forms refuse it.
    const text = value.replaceAll('\0', '')
    await audit(deps.db, {
      accountId: index % 2 ? admins.desk.accountId : (own?.accountId as string),
      action: 'display.create',
      objectKind: text,
      objectId: text,
      patientId: own?.patientId as string,
      requestId: text,
      detail: { [text]: text },
    })
  }
  await deps.db.update(account).set({ fullName: '=1+1;\t=2' }).where(eq(account.id, admins.desk.accountId))
  await deps.db
    .update(patient)
    .set({ fullName: '＝1+1' })
    .where(eq(patient.id, own?.patientId as string))
  const answer = await hospital.app.request('/api/admins/audit/export?action=display', {
    headers: { authorization: `Bearer ${admins.super.token}` },
  })
  const text = await answer.text()
  expect(text.split('display.create').length - 1).toBe(hostile.length)
  expect(formulas(text)).toEqual([])
})

test.each(contentKinds)('the list of %s', async (kind: ContentKind) => {
  const { deps, app, admins } = hospital
  const { list, fields, singleton } = entityOf(kind)
  const data = (value: string) =>
    Object.fromEntries(
      list.map(name => [
        name,
        fields[name]?.localized ? { en: value, id: value } : name === 'tags' ? [value, value] : value,
      ]),
    )
  const made = singleton ? hostile.slice(0, 1) : hostile
  for (const [index, value] of made.entries()) {
    const row = { key: `probe-${index}`, draft: data(value), data: data(value) }
    const known = singleton ? await deps.db.update(content).set(row).where(eq(content.kind, kind)) : null
    if (!known?.rowCount) await deps.db.insert(content).values({ id: newId(), kind, ...row } as never)
  }
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => app.request(`http://h${address}`, init))
  $token.set(admins.super.token)
  const query = { page: 1, search: '', status: '', sort: '', columns: '' } as never
  const text = await listAsCsv(kind, query, translateIn('en'))
  expect(text.split(/probe-\d+/).length - 1, kind).toBe(made.length)
  expect(formulas(text)).toEqual([])
})
