import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { call } from '#api/client.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { Button } from '#ui/Button.tsx'
import { ListPage } from '../../../kit/list/ListPage.tsx'
import { PER_PAGE } from '../../../kit/list/list-address.ts'
import { useList } from '../../../kit/list/use-list.ts'
import { Table } from '../../../kit/Table.tsx'
import { useAction } from '../../../kit/use-action.ts'
import { queryClient, readAnswer } from '../../../queries.ts'
import { useTranslation } from '../../../texts.ts'
import { kindLabel } from '../../labels.ts'
import { savedMoment } from '../../moments.ts'
import { adminPaths } from '../../paths.ts'
import type { AdminItem } from '../calls.ts'

interface Deleted {
  id: string
  kind: ContentKind
  key: string
  title: string
  deletedAt: string
  deletedBy: string | null
}

const trashOptions = (page: number) =>
  queryOptions({
    queryKey: ['admins', 'trash', page],
    queryFn: readAnswer<Deleted[]>('admins/trash', { query: { page, perPage: PER_PAGE } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Deleted items of every kind, with a button to restore them. */
export function TrashScreen() {
  const { t, language } = useTranslation()
  const navigate = useNavigate()
  const list = useList({})
  const restore = useAction(
    async ({ id }: Deleted) => {
      const { result } = await call<AdminItem>('POST', `admins/trash/${id}/restore`, undefined)
      await queryClient.invalidateQueries({ queryKey: ['admins'] })
      return result
    },
    {
      done: t('admin:trash.restored'),
      onDone: ({ kind, key }) => navigate(adminPaths.edit(kind, key)),
    },
  )
  return (
    <ListPage
      title={t('admin:trash.title')}
      lead={t('admin:trash.text')}
      list={list}
      rows={useQuery(trashOptions(list.query.page))}
      empty={{ title: t('admin:trash.emptyTitle'), text: t('admin:trash.emptyText') }}
    >
      {rows => (
        <Table
          rows={rows}
          keyOf={one => one.id}
          columns={[
            { label: t('entities:fields.title'), cell: one => one.title || one.key },
            { label: t('admin:trash.kind'), wide: true, cell: one => kindLabel(t, one.kind, 'one') },
            {
              label: t('admin:trash.deleted'),
              wide: true,
              cell: one => (
                <>
                  <time dateTime={one.deletedAt}>{savedMoment(one.deletedAt, language)}</time>
                  {one.deletedBy && `, ${one.deletedBy}`}
                </>
              ),
            },
            {
              label: t('admin:trash.restore'),
              hideLabel: true,
              fit: true,
              cell: one => (
                <Button variant="quiet" size="small" action={restore.with(one)}>
                  {t('admin:trash.restore')}
                  <span className="sr-only"> {one.title || one.key}</span>
                </Button>
              ),
            },
          ]}
        />
      )}
    </ListPage>
  )
}
