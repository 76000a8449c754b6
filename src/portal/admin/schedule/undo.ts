import { del, post } from '#api/client.ts'
import { errorLines } from '#api/errors.ts'
import type { ResultOf } from '#api/operations.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { ExceptionWrite } from '#entities/schedule/schedule-write.ts'
import { confirm } from '../../confirm.ts'
import { useTranslation } from '../../texts.ts'
import { watchPublication } from '../content/edit/publishing.ts'
import { appointmentReads, invalidate } from '../queries.ts'
import { useContactLines } from './contact-counts.ts'

/** Effects of undoing or changing an absence on the appointments that it cancelled. */
export type Restored = ResultOf<'post', '/api/admins/schedule-exceptions/{id}/undo-figures'>

const paths = { exceptions: '/api/admins/schedule-exceptions', closures: '/api/admins/closures' } as const
type Part = keyof typeof paths

/** The effects of an undo or, with `exception`, of a change. Never cached, as patients may have answered meanwhile. */
export const previewRestore = async (part: Part, id: string, exception?: ExceptionWrite): Promise<Restored> =>
  (
    await post(`${paths[part]}/{id}/undo-figures`, {
      params: { id },
      body: part === 'exceptions' ? { exception: exception ?? null } : undefined,
    })
  ).result

const groups = ['restored', 'asked', 'notRestored', 'settled'] as const

/** The numbers of appointments by outcome (restored or not), without zeros. */
export function useRestoreLines(): (found: Restored) => string[] {
  const { t } = useTranslation()
  return found =>
    groups.filter(name => found[name] > 0).map(name => `${t(`desk:undo.${name}`, { count: found[name] })}.`)
}

/** Undoes an absence or a closure, after a confirmation that shows the effects. */
export function useUndo(): (part: Part, id: string, what: string) => Promise<void> {
  const { t } = useTranslation()
  const lines = useRestoreLines()
  const contactLines = useContactLines()
  const linesOf = (found: Restored) => {
    const calls = found.toCall + found.alsoToCall
    return [
      ...lines(found),
      ...contactLines({ letters: found.told, alsoCall: 0, onlyCall: 0 }),
      ...(calls > 0 ? [`${t('desk:undo.call', { count: calls })}.`] : []),
    ]
  }
  return async (part, id, what) => {
    try {
      const found = linesOf(await previewRestore(part, id))
      const yes = await confirm({
        title: t('desk:undo.title'),
        text: [what, ...(found.length > 0 ? found : [t('desk:undo.nobody')])].join('\n'),
        yes: t('desk:undo.confirm'),
        // In French and Arabic 'Cancel' is the word for undoing, too.
        no: t('desk:move.keep'),
        severe: true,
      })
      if (!yes) return
      const { meta } = await del(`${paths[part]}/{id}`, { params: { id } })
      if (typeof meta.change === 'number') void watchPublication(meta.change, what)
      const done = linesOf(meta).join(' ')
      const more = done ? { detail: done, life: 60_000 } : {}
      addAdminToast({ severity: 'success', summary: t('desk:undo.done'), ...more })
    } catch (error) {
      addAdminToast({ severity: 'error', ...errorLines(error), life: 8000 })
    }
    await invalidate(['admins', 'exceptions'], ...appointmentReads)
  }
}
