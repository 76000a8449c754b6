import { createApp } from '#server/app.ts'
import { createItem } from '#server/content/writes.ts'
import type { Deps } from '#server/kernel/deps.ts'
import { startSession } from '#server/kernel/sessions.ts'
import { type EmptyHospital, openEmptyHospital } from './empty-hospital.ts'

const text = (words: string) => ({
  en: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
})

/** A field in the markup of a released page, with the attributes that components/form/ sets. */
const field = (name: string, control: string) =>
  `<div class="field"><label for="f-${name}">${name}</label>${control}<p class="field-error" id="f-${name}-error" hidden data-x><svg></svg><span data-x></span></p></div>`
const input = (name: string) =>
  field(name, `<input class="control" id="f-${name}" name="${name}" type="text">`)
const area = (name: string) => field(name, `<textarea id="f-${name}" name="${name}" rows="3"></textarea>`)
const problems =
  '<div class="notice" data-problems role="alert" hidden data-x><p data-problems-text data-x></p><ul data-problems-list data-x></ul></div>'
const topic = field(
  'topic',
  '<select id="f-topic" name="topic"><option value="">-</option><option value="billing">Bills</option><option value="other">Other</option></select>',
)
const page = (fields: string) =>
  `<!doctype html><html><head><title>Page</title></head><body><input name="search"><form data-form="x">${problems}<input type="hidden" name="language" value="en">${fields}</form><p>After</p></body></html>`
const consent = field(
  'consent',
  '<label><input type="checkbox" id="f-consent" name="consent" value="yes"></label>',
)
const cv = field('cv', '<input type="file" id="f-cv" name="cv">')

export const releasedPages: Record<string, string> = {
  '/contact': page(input('name') + input('email') + input('phone') + topic + area('message')),
  '/career/nurse': page(input('name') + input('email') + area('experience') + consent + cv),
}

/** A hospital with an open position, and one closed position for each possible reason. Only the test moves the clock. */
export async function openFormsHospital(config: Partial<Deps['config']> = {}): Promise<
  EmptyHospital & {
    token(scopes: ('hr' | 'desk' | 'content' | 'super')[]): Promise<string>
    form(path: string, body: FormData | URLSearchParams, headers?: Record<string, string>): Promise<Response>
  }
> {
  const hospital = await openEmptyHospital(config)
  hospital.deps.releasedPage = async path => {
    const html = releasedPages[path.replace(/^\/id(?=\/)/, '')]
    return html ? { html, policy: "default-src 'none'; form-action 'self'" } : null
  }
  const put = (kind: 'addresses' | 'job-offers' | 'settings', data: Record<string, unknown>) =>
    createItem(hospital.deps.db, { kind, data, publish: true, accountId: null })
  await put('settings', { hospital_name: 'Rumah Sakit Uji', supportEmail: 'care@example.org' })
  await put('addresses', {
    code: 'jayapura',
    officialName: 'RS Uji Jayapura',
    timezone: 'Asia/Jayapura',
    email1: 'jayapura@example.org',
    phones: { emergencyNumber: '119' },
    isMain: true,
  })
  const today = hospital.clock.now.toZonedDateTimeISO('Asia/Jayapura').toPlainDate()
  const offer = (slug: string, days: number, hiring: string) =>
    put('job-offers', {
      slug,
      title: { en: `Work as ${slug}`, id: `Kerja ${slug}` },
      description: text('Work.'),
      location: 'jayapura',
      validThrough: today.add({ days }).toString(),
      hiring,
    })
  await offer('nurse', 10, 'open')
  await offer('over', -1, 'open')
  await offer('paused', 10, 'paused')
  await offer('filled', 10, 'filled')
  const app = createApp(hospital.deps)
  let count = 0
  return {
    ...hospital,
    async token(scopes) {
      const person = await hospital.person(`admin${count++}@example.org`, 'admin', scopes)
      return startSession(hospital.deps, person, 'test')
    },
    async form(path, body, headers = {}) {
      const socket = { remoteAddress: headers['x-from'] ?? '203.0.113.5' }
      return app.request(path, { method: 'POST', body, headers, duplex: 'half' } as RequestInit, {
        incoming: { socket },
      })
    },
  }
}

export const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
