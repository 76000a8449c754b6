import type { PackageTerms } from '#entities/appointment/package-terms.ts'
import { localizedText } from '#entities/localized.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { priceText } from '#entities/text/money.ts'
import { longDate } from '#entities/time/calendar-date.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { languageNames } from '#i18n/languages.ts'
import type { Translate } from '#i18n/messages.ts'

/** A row of `partsOf`, with instants as ISO text. */
export type Row = Readonly<Record<string, unknown>>
export interface Reader {
  t: Translate
  language: InterfaceLanguage
  /** The hospital's time zone, for times without a location. */
  timezone: string
  /** Current names of doctors, specialties, locations and dependants, by id. */
  names: ReadonlyMap<string, string>
  /** The account of the person whom the document is about. */
  accountId: string | null
}
export const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : typeof value === 'number' ? String(value) : null
export const moment = (
  { language, timezone }: Reader,
  value: unknown,
  zone: unknown = null,
): string | null => (typeof value === 'string' ? formatMoment(value, text(zone) ?? timezone, language) : null)
export const day = ({ language }: Reader, value: unknown): string | null =>
  typeof value === 'string' ? longDate(value.slice(0, 10), language) : null
export const name = ({ names }: Reader, id: unknown): string | null => names.get(String(id)) ?? null
export const documentText = ({ t }: Reader, key: string): string => t(`patients:document.${key}`)
export const flag = (reader: Reader, value: unknown): string | null =>
  typeof value === 'boolean' ? documentText(reader, value ? 'yes' : 'no') : null
export const word = ({ t }: Reader, prefix: string, value: unknown): string | null =>
  text(value) === null ? null : t(`${prefix}.${value}`)
export const label = (reader: Reader, key: string): string => documentText(reader, `labels.${key}`)
/** The actor: the person, or only "hospital", because the name of an employee is not this person's data. */
export const actorText = (reader: Reader, accountId: unknown): string =>
  documentText(reader, accountId !== null && accountId === reader.accountId ? 'you' : 'hospital')

export function pays(reader: Reader, value: unknown): string | null {
  const { kind, name: partner, member } = (value ?? {}) as Record<string, string | null>
  if (!kind) return null
  return [partner ?? reader.t(`dependants:pays.${kind}`), member].filter(Boolean).join(', ')
}

export const languageList = (languages: unknown): string | null =>
  text(languages) && (languageNames[languages as InterfaceLanguage] ?? text(languages))

export const between = (reader: Reader, from: unknown, to: unknown) =>
  from && to ? `${day(reader, from)} – ${day(reader, to)}` : null

export const actionText = ({ t }: Reader, action: unknown) =>
  text(action) && t(`settings:auditActions.${String(action).replace('.', '_')}`)

/** The text of a testimonial, in each of its languages. */
export function testimonialText(data: unknown): string | null {
  const { displayName, text: written } = (data ?? {}) as {
    displayName?: string
    text?: Record<string, string>
  }
  const words = [...new Set(Object.values(written ?? {}))].filter(Boolean)
  return words.length > 0 ? [...words, displayName && `– ${displayName}`].filter(Boolean).join('\n\n') : null
}

/** The terms of a package that the patient agreed to; nothing for an appointment with a doctor. */
export function packageLines(reader: Reader, stored: unknown): [string, string | null][] {
  const terms = stored as PackageTerms | null
  if (!terms) return []
  const { language, t } = reader
  const { price, priceNote, termsVersion, preparation } = terms
  const cost = [
    priceText(price, language, { free: t('booking:mail.priceFree'), onRequest: '' }),
    localizedText(priceNote, language),
  ]
  return [
    [t('booking:mail.price'), cost.filter(Boolean).join('. ') || null],
    [t('desk:package.version'), termsVersion],
    [t('booking:mail.preparation'), localizedText(preparation, language) || null],
  ]
}
