import type { Dispatch, RefObject, SetStateAction } from 'react'
import type { Answer } from '#api/client.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { confirm } from '../../../confirm.ts'
import { useTranslation } from '../../../texts.ts'
import { isSingleton } from '../../kinds.ts'
import { readAppointments } from '../booked.ts'
import {
  type AdminItem,
  archiveItem,
  deleteItem,
  discardDraft,
  type Moments,
  restoreRevision,
  scheduleItem,
} from '../calls.ts'
import { itemTitle } from '../item-title.ts'
import type { FormValues } from './form-values.ts'
import { watchPublication } from './publishing.ts'
import type { BaseVersion } from './use-form-draft.ts'

interface Editing {
  kind: ContentKind
  current: AdminItem | null
  base: RefObject<BaseVersion>
  isDirty: boolean
  work(name: 'archive' | 'delete' | 'discard' | 'restore', act: () => Promise<void>): Promise<unknown>
  settle(answer: Answer<AdminItem>, sent: FormValues): void
  setCurrent: Dispatch<SetStateAction<AdminItem | null>>
  savedValues(): FormValues
  typedValues(): FormValues
  afterRemoval(): void
}

/** Actions on an item other than saving. Each asks for confirmation if data would be lost. */
export function useItemActions({
  kind,
  current,
  base,
  isDirty,
  work,
  settle,
  setCurrent,
  savedValues,
  typedValues,
  afterRemoval,
}: Editing) {
  const { t, language } = useTranslation()

  const title = current ? itemTitle(current, language) : ''
  const ask = (what: 'archive' | 'discard' | 'delete', appointments = 0) =>
    confirm({
      title: t(`admin:${what}.title`, { title }),
      text: [
        t(`admin:${what}.text`),
        ...(appointments > 0 ? [t('admin:archive.booked', { count: appointments })] : []),
      ].join(' '),
      yes: t(`admin:${what}.yes`),
      severe: what !== 'archive',
    })
  const askWithAppointments = async (what: 'archive' | 'delete', key: string) =>
    ask(what, await readAppointments(kind, key))

  async function archive() {
    if (!current || isSingleton(kind)) return
    const { key, version } = current
    if (!(await askWithAppointments('archive', key))) return
    const saved = savedValues()
    await work('archive', async () => settle(await archiveItem(kind, key, version), saved))
  }

  /** Discards unpublished changes and unsaved input: the form shows the published version. */
  async function discard() {
    if (!current || !(await ask('discard'))) return
    const { key, version } = current
    await work('discard', async () => settle(await discardDraft(kind, key, version), typedValues()))
  }

  /** Makes an earlier version the newest draft, and shows it in the form. */
  async function restore(earlier: number) {
    if (!current) return
    const { key, version } = current
    const yes =
      !isDirty ||
      (await confirm({
        title: t('admin:history.restoreTitle'),
        text: t('admin:history.restoreText'),
        yes: t('admin:history.restore'),
        severe: true,
      }))
    if (yes)
      await work('restore', async () =>
        settle(await restoreRevision(kind, key, earlier, version), typedValues()),
      )
  }

  /** Throws the server's refusal, for the calling panel. */
  async function schedule(moments: Moments) {
    if (!current || isSingleton(kind)) return
    const answer = await scheduleItem(kind, current.key, base.current.version, moments)
    base.current = { ...base.current, version: answer.result.version }
    setCurrent(answer.result)
    addAdminToast({ severity: 'success', summary: answer.meta.message || t('admin:form.saved') })
  }

  async function remove() {
    if (!current || isSingleton(kind)) return
    const { key, version } = current
    if (!(await askWithAppointments('delete', key))) return
    await work('delete', async () => {
      const { meta } = await deleteItem(kind, key, version)
      addAdminToast({ severity: 'success', summary: t('admin:delete.done') })
      if (typeof meta.change === 'number') void watchPublication(meta.change, title)
      afterRemoval()
    })
  }

  return { archive, discard, restore, schedule, remove }
}
