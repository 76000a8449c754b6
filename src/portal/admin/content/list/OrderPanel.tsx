import { useQuery } from '@tanstack/react-query'
import { type DragEvent, useRef, useState } from 'react'
import { get } from '#api/client.ts'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { ContentKind } from '#entities/kinds.ts'
import IconDown from '~icons/lucide/arrow-down'
import IconUp from '~icons/lucide/arrow-up'
import IconGrip from '~icons/lucide/grip-vertical'
import { useTranslation } from '../../../texts.ts'
import { LoadFailed, Loading } from '../../layout/Page.tsx'
import { Panel } from '../../layout/Panel.tsx'
import { useLanguage } from '../../use-language.ts'
import { type ListItem, orderItems } from '../calls.ts'
import { itemTitle } from '../item-title.ts'

/** The maximum of items to arrange; items after them keep their position. */
const MOST = 200

/** Arranges the items of a kind for the public site, by dragging or with the arrow buttons of each row. */
export function OrderPanel({ kind, onClose }: { kind: ContentKind; onClose(): void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const list = useQuery({
    queryKey: ['admins', kind, 'order'],
    queryFn: async ({ signal }) =>
      (await get<ListItem[]>(`admins/${kind}`, { query: { perPage: MOST }, signal })).result,
    staleTime: 0,
    gcTime: 0,
  })
  const [order, setOrder] = useState<string[] | null>(null)
  const [busy, setBusy] = useState(false)
  const dragged = useRef<number | null>(null)
  const items = new Map(list.data?.map(item => [item.key, item]))
  const keys = order ?? [...items.keys()]

  function move(from: number, to: number) {
    if (to < 0 || to >= keys.length || from === to) return
    const next = keys.filter((_, index) => index !== from)
    next.splice(to, 0, keys[from] as string)
    setOrder(next)
  }
  function over(event: DragEvent, index: number) {
    event.preventDefault()
    if (dragged.current === null) return
    move(dragged.current, index)
    dragged.current = index
  }
  async function save() {
    if (busy || !order) return
    setBusy(true)
    try {
      const { meta } = await orderItems(kind, order)
      addAdminToast({ severity: 'success', summary: meta.message ?? t('admin:form.saved') })
      onClose()
    } catch (error) {
      addAdminToast({ severity: 'error', ...errorLines(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Panel
      title={t('admin:order.title')}
      onClose={onClose}
      footer={
        <>
          <button
            type="button"
            className="button button-primary"
            aria-disabled={!order || undefined}
            data-pending={busy || undefined}
            onClick={save}
          >
            {t('admin:order.save')}
          </button>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('admin:cancel')}
          </button>
        </>
      }
    >
      <p>{t('admin:order.text')}</p>
      {list.isError && <LoadFailed error={list.error} retry={() => list.refetch()} />}
      {list.isPending && <Loading />}
      <ol className="order">
        {keys.map((key, index) => {
          const item = items.get(key)
          if (!item) return null
          const title = itemTitle(item, language)
          return (
            <li
              key={key}
              draggable
              onDragStart={() => {
                dragged.current = index
              }}
              onDragOver={event => over(event, index)}
              onDragEnd={() => {
                dragged.current = null
              }}
            >
              <IconGrip aria-hidden="true" />
              <span>{title}</span>
              <button
                type="button"
                className="button button-ghost button-icon"
                aria-label={t('admin:order.up', { title })}
                aria-disabled={index === 0 || undefined}
                onClick={() => move(index, index - 1)}
              >
                <IconUp />
              </button>
              <button
                type="button"
                className="button button-ghost button-icon"
                aria-label={t('admin:order.down', { title })}
                aria-disabled={index === keys.length - 1 || undefined}
                onClick={() => move(index, index + 1)}
              >
                <IconDown />
              </button>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
