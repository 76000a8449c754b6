import { Readable } from 'node:stream'
import { eq, inArray, or } from 'drizzle-orm'
import { type Localized, localizedText } from '#entities/localized.ts'
import { fullName } from '#entities/people/full-name.ts'
import { escapeHtml } from '#entities/text/escape-html.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { directionOf } from '#i18n/languages.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { deviceNotice } from '../accounts/sign-in/devices.ts'
import { patient } from '../database/tables/accounts.ts'
import { content } from '../database/tables/content.ts'
import type { Deps } from '../kernel/deps.ts'
import { notFound } from '../kernel/problem.ts'
import { rowsOf } from './data-export.ts'
import { type Part, partsOf } from './data-export-parts.ts'
import { type Chapter, chapters } from './document-chapters.ts'
import type { Reader } from './document-texts.ts'

const styles = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:44rem;margin:0 auto;padding:1.5rem 1rem}
h1{font-size:1.6rem;line-height:1.25}
h2{margin-block:2rem .5rem;padding-block-end:.25rem;border-block-end:2px solid;font-size:1.25rem}
h3{margin-block:1.25rem .25rem;font-size:1rem}
dl{display:grid;grid-template-columns:minmax(7rem,30%) 1fr;gap:.125rem 1rem;margin:0}
dt{opacity:.75}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}
h1,h2,h3{break-after:avoid}
article{break-inside:avoid-page}
@page{size:A4;margin:18mm}
@media print{:root{font-size:11pt;color-scheme:light}body{padding:0}}
@media (width<30rem){dl{grid-template-columns:1fr}dd{margin-block-end:.375rem}}`

/** The names for ids that rows refer to. */
async function namesIn({ db }: Deps, person: typeof patient.$inferSelect, language: InterfaceLanguage) {
  const family = await db
    .select({ id: patient.id, name: patient.fullName })
    .from(patient)
    .where(or(eq(patient.id, person.id), eq(patient.dependantOf, person.accountId ?? person.id)))
  const rows = await db
    .select({ id: content.id, data: content.data, draft: content.draft })
    .from(content)
    .where(inArray(content.kind, ['doctors', 'packages', 'specialists', 'addresses']))
  const called = rows.map(({ id, data, draft }): [string, string] => {
    const { officialName, ...item } = (data ?? draft ?? {}) as {
      officialName?: string
      name?: string | Localized
      title?: Localized
    }
    if (officialName) return [id, officialName]
    return [
      id,
      typeof item.name === 'string'
        ? fullName(item as Parameters<typeof fullName>[0])
        : localizedText(item.name ?? item.title, language),
    ]
  })
  return new Map([...called, ...family.map(({ id, name }): [string, string] => [id, name])])
}

async function* chapterOf(deps: Deps, { name, heading, lines }: Chapter, part: Part, reader: Reader) {
  const own = (key: string) => reader.t(`patients:document.${key}`)
  yield `<section><h2>${escapeHtml(own(`chapters.${name}`))}</h2>`
  let some = false
  for await (const rows of rowsOf(deps.db, part)) {
    some ||= rows.length > 0
    yield rows
      .map(row => {
        const shown = lines(row, reader).filter(([, value]) => value !== null)
        const list = shown.map(
          ([label, value]) => `<dt>${escapeHtml(label)}</dt><dd><bdi>${escapeHtml(value ?? '')}</bdi></dd>`,
        )
        return `<article><h3>${escapeHtml(heading(row, reader) ?? '–')}</h3><dl>${list.join('')}</dl></article>`
      })
      .join('\n')
  }
  yield some ? '</section>' : `<p>${escapeHtml(own('none'))}</p></section>`
}

/**
 * The data export of a patient and their dependants for reading and printing: a streamed HTML page without scripts and
 * external files. Its last line shows that it is complete. An unknown patient is refused before the first chunk.
 */
export async function documentAbout(
  deps: Deps,
  patientId: string,
  language: InterfaceLanguage,
): Promise<ReadableStream<Uint8Array>> {
  const t = translateIn(language)
  const parts = await partsOf(deps, t, patientId)
  const [person] = await deps.db.select().from(patient).where(eq(patient.id, patientId))
  if (!person) throw notFound()
  const { hospital, timezone } = await deviceNotice(deps)
  const names = await namesIn(deps, person, language)
  const reader: Reader = { t, language, timezone, names, accountId: person.accountId }
  const title = t('patients:document.title', { hospital, name: person.fullName })
  const made = t('patients:document.made', { when: formatMoment(deps.now(), timezone, language) })
  async function* pieces() {
    yield `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`
    yield `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>`
    yield `<style>${styles}</style></head><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(made)}</p>`
    for (const chapter of chapters) {
      const part = parts.find(one => one.name === chapter.part)
      if (part) yield* chapterOf(deps, chapter, part, reader)
    }
    yield `<p>${escapeHtml(t('patients:document.end'))}</p></body></html>`
  }
  return Readable.toWeb(Readable.from(pieces(), { objectMode: false })) as ReadableStream<Uint8Array>
}

/** A download. The policy allows only inline styles, so the page can run nothing and load nothing. */
export const documentAnswer = (body: ReadableStream<Uint8Array>): Response =>
  new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.html"',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
