import type { ContentKind } from '#entities/kinds.ts'
import type { AdminIcon } from '#entities/office/admin-icon.ts'
import type { AdminScope } from '#entities/people/account.ts'
import type { Translate } from '#i18n/messages.ts'
import { contentKinds, outlineOf } from '../kinds.ts'
import { kindLabel } from '../labels.ts'
import { hasScope, menu } from '../layout/navigation.ts'
import { adminPaths } from '../paths.ts'
import { settingsPages } from '../settings/pages.ts'

export interface Command {
  id: string
  label: string
  /** Its type, or its group in the menu. */
  hint?: string
  icon: AdminIcon
  /** Either `to`, an address, or `act`, an action. */
  to?: string
  act?: () => void
}

/** Lower case and without accents, for matching. */
export const plainWords = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim()

/** Rank of a match: at the beginning of the label, at the beginning of a word, or elsewhere; null for no match. */
export function rankOf(label: string, words: string): number | null {
  const [text, query] = [plainWords(label), plainWords(words)]
  if (query === '') return 0
  if (text.startsWith(query)) return 0
  const parts = query.split(/\s+/)
  const starts = text.split(/[\s/,:.-]+/)
  if (parts.every(part => starts.some(start => start.startsWith(part)))) return 1
  return parts.every(part => text.includes(part)) ? 2 : null
}

/** The commands that match the words, the best first; equal ones in the order of the menu. */
export const matching = (commands: readonly Command[], words: string): Command[] =>
  commands
    .flatMap(command => {
      const rank = rankOf(command.label, words)
      return rank === null ? [] : [{ command, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(one => one.command)

/** Every screen in the menu for these scopes, and the pages of the settings. */
export function pageCommands(t: Translate, scopes: readonly AdminScope[]): Command[] {
  const entries = menu(t, scopes).flatMap(entry =>
    entry.type === 'divider'
      ? []
      : entry.type === 'link'
        ? [entry]
        : entry.children.map(link => ({ ...link, hint: entry.label })),
  )
  const pages = entries.map(
    (link): Command => ({
      id: `page-${link.id}`,
      label: link.label,
      icon: link.icon,
      to: link.to,
      ...('hint' in link ? { hint: String(link.hint) } : {}),
    }),
  )
  const more: Command[] = [
    {
      id: 'page-notifications',
      label: t('office:notifications'),
      icon: 'bell',
      to: adminPaths.notifications,
    },
  ]
  const settings = scopes.includes('super')
    ? settingsPages.map(
        (page): Command => ({
          id: `settings-${page.id}`,
          label: t(`settings:${page.id}.title`),
          hint: t('admin:menu.settings'),
          icon: page.icon,
          to: page.to,
        }),
      )
    : []
  return [...pages, ...more, ...settings]
}

const addable: readonly ContentKind[] = contentKinds.filter(
  kind => outlineOf(kind).admin.add && !outlineOf(kind).singleton,
)

/** Commands that create items. */
export function addCommands(t: Translate, scopes: readonly AdminScope[]): Command[] {
  if (!hasScope(scopes, 'content')) return []
  return addable.map(kind => ({
    id: `add-${kind}`,
    label: t('admin:list.addKind', { kind: kindLabel(t, kind, 'one') }),
    icon: 'plus',
    to: adminPaths.add(kind),
  }))
}
