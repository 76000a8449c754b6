import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { post } from '#api/client.ts'
import type { ResultOf } from '#api/operations.ts'
import { Button } from '#ui/Button.tsx'
import { ListPage } from '../../../kit/list/ListPage.tsx'
import { PER_PAGE } from '../../../kit/list/list-address.ts'
import { useList } from '../../../kit/list/use-list.ts'
import { Table } from '../../../kit/Table.tsx'
import { useAction } from '../../../kit/use-action.ts'
import { useTranslation } from '../../../texts.ts'
import { kindLabel } from '../../labels.ts'
import { savedMoment } from '../../moments.ts'
import { adminPaths } from '../../paths.ts'
import { answerOptions, write } from '../../queries.ts'

type Deleted = ResultOf<'get', '/api/admins/trash'>[number]

const trashOptions = (page: number) =>
  answerOptions(['admins', 'trash'], '/api/admins/trash', {
    query: { page, perPage: PER_PAGE },
    staleTime: 0,
  })

/** Deleted items of every kind, with a button to restore them. */
export function TrashScreen() {
  const { t, language } = useTranslation()
  const navigate = useNavigate()
  const list = useList({})
  const restore = useAction(
    ({ id }: Deleted) => write(post('/api/admins/trash/{id}/restore', { params: { id } }), ['admins']),
    {
      done: t('admin:trash.restored'),
      onDone: ({ result: { kind, key } }) => navigate(adminPaths.edit(kind, key)),
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
                <Button
                  variant="quiet"
                  size="small"
                  aria-disabled={restore.isPending || undefined}
                  action={restore.with(one)}
                >
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
