import { useStore } from '@nanostores/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { post } from '#api/client.ts'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { AdminIcon } from '#entities/office/admin-icon.ts'
import type { FoundRecords } from '#entities/office/office.ts'
import { type InterfaceLanguage, interfaceLanguages } from '#entities/text/interface-language.ts'
import { longDate } from '#entities/time/calendar-date.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { languageNames } from '#i18n/languages.ts'
import type { Translate } from '#i18n/messages.ts'
import { $dark, toggleColorScheme } from '#state/color-scheme.ts'
import { useDebounced } from '../../kit/use-debounced.ts'
import { setLanguage } from '../../language.ts'
import { readResult } from '../../queries.ts'
import { $user } from '../../session.ts'
import { signOut } from '../../sign-out.ts'
import { useTranslation } from '../../texts.ts'
import { kindLabel } from '../labels.ts'
import { hasScope } from '../layout/navigation.ts'
import { adminPaths } from '../paths.ts'
import { addCommands, type Command, matching, pageCommands } from './commands.ts'

export interface CommandGroup {
  id: 'pages' | 'actions' | 'records'
  commands: Command[]
}

const SHORTEST = 2
const MOST_PAGES = 7
const MOST_ACTIONS = 5

async function publishAll(t: Translate): Promise<void> {
  try {
    await post('/api/admins/publications')
    addAdminToast({ severity: 'success', summary: t('office:palette.published') })
  } catch (error) {
    addAdminToast({ severity: 'error', ...errorLines(error) })
  }
}

function recordCommands(
  found: FoundRecords | undefined,
  t: Translate,
  language: InterfaceLanguage,
): Command[] {
  if (!found) return []
  return [
    ...found.appointments.map(
      (one): Command => ({
        id: `appointment-${one.id}`,
        label: `${one.code}, ${one.doctor}`,
        hint: formatMoment(one.startsAt, one.timezone, language),
        icon: 'calendar-check',
        to: adminPaths.appointment(one.id),
      }),
    ),
    ...found.content.map(
      (one): Command => ({
        id: `content-${one.kind}-${one.key}`,
        label: one.title || one.key,
        hint: kindLabel(t, one.kind, 'one'),
        icon: 'file',
        to: adminPaths.edit(one.kind, one.key),
      }),
    ),
    ...found.patients.map(
      (one): Command => ({
        id: `patient-${one.id}`,
        label: one.name,
        hint: one.birthDate
          ? t('office:palette.born', { date: longDate(one.birthDate, language) })
          : t('office:palette.patient'),
        icon: 'user',
        to: adminPaths.patient(one.id),
      }),
    ),
  ]
}

/** Commands for the typed words: screens, actions, and records found by the server. */
export function useCommands(words: string) {
  const { t, language } = useTranslation()
  const dark = useStore($dark)
  const scopes = useStore($user)?.scopes ?? []
  const settled = useDebounced(words.trim())
  const searching = settled.length >= SHORTEST && (hasScope(scopes, 'content') || hasScope(scopes, 'desk'))
  const records = useQuery({
    queryKey: ['admins', 'search', settled],
    queryFn: readResult('/api/admins/search', { query: { words: settled } }),
    enabled: searching,
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Results may contain patients' names: remove them from the cache at once.
    gcTime: 0,
  })
  const own = (id: string, icon: AdminIcon, act: () => void, values?: Record<string, unknown>): Command => ({
    id,
    label: t(`office:palette.${id}`, values),
    icon,
    act,
  })
  const actions: Command[] = [
    ...addCommands(t, scopes),
    ...(hasScope(scopes, 'content') ? [own('publish', 'megaphone', () => void publishAll(t))] : []),
    own(dark ? 'light' : 'dark', dark ? 'sun' : 'moon', () => void toggleColorScheme(null)),
    ...interfaceLanguages
      .filter(one => one !== language)
      .map(one => ({
        ...own('language', 'languages', () => setLanguage(one), { language: languageNames[one] }),
        id: `language-${one}`,
      })),
    own('signOut', 'log-out', () => void signOut('admins')),
  ]
  const groups: CommandGroup[] = [
    { id: 'pages', commands: matching(pageCommands(t, scopes), words).slice(0, MOST_PAGES) },
    { id: 'actions', commands: matching(actions, words).slice(0, MOST_ACTIONS) },
    { id: 'records', commands: searching ? recordCommands(records.data, t, language) : [] },
  ]
  return {
    groups: groups.filter(group => group.commands.length > 0),
    /** The server has not answered the current words yet. */
    busy: searching && (records.isFetching || settled !== words.trim()),
    failed: searching && records.isError,
  }
}
