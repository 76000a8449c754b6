import { useQuery } from '@tanstack/react-query'
import { type DragEvent, useRef, useState } from 'react'
import type { ContentKind } from '#entities/kinds.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import IconDown from '~icons/lucide/arrow-down'
import IconUp from '~icons/lucide/arrow-up'
import IconGrip from '~icons/lucide/grip-vertical'
import { Loaded } from '../../../kit/Loaded.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { useAction } from '../../../kit/use-action.ts'
import { useTranslation } from '../../../texts.ts'
import { resultOptions } from '../../queries.ts'
import { orderItems } from '../calls.ts'
import { itemTitle } from '../item-title.ts'

/** The maximum of items to arrange; items after them keep their position. */
const MOST = 200

/** Arranges the items of a kind for the public site, by dragging or with the arrow buttons of each row. */
export function OrderPanel({ kind, onClose }: { kind: ContentKind; onClose(): void }) {
  const { t, language } = useTranslation()
  const list = useQuery(
    resultOptions(['admins', kind, 'order'], `/api/admins/${kind}`, {
      query: { perPage: MOST },
      staleTime: 0,
      gcTime: 0,
    }),
  )
  const [order, setOrder] = useState<string[] | null>(null)
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
  const save = useAction((keys: string[]) => orderItems(kind, keys), {
    done: ({ meta }) => meta.message ?? t('admin:form.saved'),
    onDone: onClose,
  })

  return (
    <Panel
      title={t('admin:order.title')}
      onClose={onClose}
      canCancel
      footer={
        <Button
          variant="primary"
          aria-disabled={!order || undefined}
          isPending={save.isPending}
          onClick={() => order && save.run(order)}
        >
          {t('admin:order.save')}
        </Button>
      }
    >
      <p>{t('admin:order.text')}</p>
      <Loaded query={list}>{() => null}</Loaded>
      <ol>
        {keys.map((key, index) => {
          const item = items.get(key)
          if (!item) return null
          const title = itemTitle(item, language)
          return (
            <li
              key={key}
              className="flex cursor-grab items-center gap-2 border-t border-line"
              draggable
              onDragStart={() => {
                dragged.current = index
              }}
              onDragOver={event => over(event, index)}
              onDragEnd={() => {
                dragged.current = null
              }}
            >
              <IconGrip className="flex-none text-ink-faint" aria-hidden="true" />
              <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
              <IconButton
                label={t('admin:order.up', { title })}
                icon={<IconUp />}
                aria-disabled={index === 0 || undefined}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                label={t('admin:order.down', { title })}
                icon={<IconDown />}
                aria-disabled={index === keys.length - 1 || undefined}
                onClick={() => move(index, index + 1)}
              />
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
