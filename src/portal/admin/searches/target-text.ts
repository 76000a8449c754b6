import type { MissedSearch } from '#entities/office/missed-search.ts'
import type { Translate } from '#i18n/messages.ts'
import { kindLabel } from '../labels.ts'

type Target = NonNullable<MissedSearch['target']>

/** 'Specialist: Cardiology', 'Page: Contact'. */
export function targetText({ kind, key, title }: Target, t: Translate): string {
  if (kind === 'pages') return `${t('office:missedSearches.page')}: ${t(`office:pages.${key}`)}`
  return `${kindLabel(t, kind, 'one')}: ${title || key}`
}
