import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { jobApplication, storedFile } from '#server/database/tables/forms.ts'
import { pdf } from './documents.ts'
import type { openFormsHospital } from './forms-hospital.ts'

/** Where applicants of the open position apply. */
export const path = '/api/job-offers/nurse/applications'
export const json = { accept: 'application/json' }
export const fields = {
  language: 'en',
  elapsed: '60000',
  website: '',
  name: 'Budi Santoso',
  email: 'budi@example.org',
  phone: '+62 812 0000 0000',
  city: 'Jayapura',
  education: '',
  experience: '',
  licences: 'STR 123, until 2028',
  message: '',
  consentVersion: '2026-11',
  consent: 'yes',
}
/** The form of an application, with a CV. */
export function filled(
  own: Record<string, string | undefined> = {},
  cv: Buffer | null = pdf(),
  name = 'my cv.pdf',
) {
  const form = new FormData()
  for (const [field, value] of Object.entries({ ...fields, ...own }))
    if (value !== undefined) form.append(field, value)
  form.append('cv', new Blob(cv ? [new Uint8Array(cv)] : []), cv ? name : '')
  return form
}

/** Sends applications to a hospital, and reads what is stored of them. */
export function applicationsAt(hospital: () => Awaited<ReturnType<typeof openFormsHospital>>) {
  return {
    applications: () => hospital().deps.db.select().from(jobApplication),
    files: () => hospital().deps.db.select().from(storedFile),
    /** The paths of the stored files. */
    onDisk: (): string[] => {
      try {
        return readdirSync(join(hospital().dataDir, 'files'), { recursive: true, withFileTypes: true })
          .filter(entry => entry.isFile())
          .map(entry => join(entry.parentPath, entry.name))
      } catch {
        return []
      }
    },
    send: async (form: FormData, headers: Record<string, string> = {}, to = path) => {
      const response = await hospital().form(to, form, { ...json, ...headers })
      return { status: response.status, answer: await response.json() }
    },
  }
}
