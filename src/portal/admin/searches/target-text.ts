import { type MissedSearch, targetIn } from '#entities/office/missed-search.ts'
import type { Translate } from '#i18n/messages.ts'
import { kindLabel, pageLabel } from '../labels.ts'

/** 'Specialist: Cardiology', 'Page: Contact'; '' without a target. */
export function targetText({ target, title }: Pick<MissedSearch, 'target' | 'title'>, t: Translate): string {
  const { kind, key } = targetIn(target ?? '') ?? {}
  if (!kind || !key) return ''
  if (kind === 'pages') return `${t('office:missedSearches.page')}: ${pageLabel(t, key)}`
  return `${kindLabel(t, kind, 'one')}: ${title || key}`
}
