import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { call, get } from '#api/client.ts'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { queryClient } from '../../../queries.ts'
import { useTranslation } from '../../../texts.ts'
import { kindLabel } from '../../labels.ts'
import { Empty, LoadFailed, Loading, Page } from '../../layout/Page.tsx'
import { savedMoment } from '../../moments.ts'
import { adminPaths } from '../../paths.ts'
import { useLanguage } from '../../use-language.ts'
import type { AdminItem } from '../calls.ts'
import { PER_PAGE } from './list-query.ts'
import { Paging } from './Paging.tsx'

interface Deleted {
  id: string
  kind: ContentKind
  key: string
  title: string
  deletedAt: string
  deletedBy: string | null
}

/** Deleted items of every kind, with a button to restore them. */
export function TrashScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Number(params.get('page')) || 1)
  const [busy, setBusy] = useState<string | null>(null)
  const list = useQuery({
    queryKey: ['admins', 'trash', page],
    queryFn: ({ signal }) => get<Deleted[]>('admins/trash', { query: { page, perPage: PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

  async function restore(one: Deleted) {
    if (busy) return
    setBusy(one.id)
    try {
      const { result } = await call<AdminItem>('POST', `admins/trash/${one.id}/restore`, undefined)
      await queryClient.invalidateQueries({ queryKey: ['admins'] })
      addAdminToast({ severity: 'success', summary: t('admin:trash.restored') })
      navigate(adminPaths.edit(result.kind, result.key))
    } catch (error) {
      addAdminToast({ severity: 'error', ...errorLines(error) })
    } finally {
      setBusy(null)
    }
  }

  return (
    <Page title={t('admin:trash.title')}>
      <p className="page-lead">{t('admin:trash.text')}</p>
      {list.isError ? (
        <LoadFailed error={list.error} retry={() => list.refetch()} />
      ) : !list.data ? (
        <Loading rows={6} />
      ) : list.data.result.length === 0 ? (
        <Empty picture="list" title={t('admin:trash.emptyTitle')} text={t('admin:trash.emptyText')} />
      ) : (
        <>
          <div className="table-box">
            <table className="table items">
              <thead>
                <tr>
                  <th scope="col">{t('entities:fields.title')}</th>
                  <th scope="col" className="wide-only">
                    {t('admin:trash.kind')}
                  </th>
                  <th scope="col" className="wide-only">
                    {t('admin:trash.deleted')}
                  </th>
                  <th scope="col">
                    <span className="sr-only">{t('admin:trash.restore')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {list.data.result.map(one => (
                  <tr key={one.id}>
                    <th scope="row">{one.title || one.key}</th>
                    <td className="wide-only">{kindLabel(t, one.kind, 'one')}</td>
                    <td className="wide-only">
                      <time dateTime={one.deletedAt}>{savedMoment(one.deletedAt, language)}</time>
                      {one.deletedBy && `, ${one.deletedBy}`}
                    </td>
                    <td className="fit">
                      <button
                        type="button"
                        className="button button-quiet button-small"
                        data-pending={busy === one.id || undefined}
                        onClick={() => restore(one)}
                      >
                        {t('admin:trash.restore')}
                        <span className="sr-only"> {one.title || one.key}</span>
                      </button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Paging
            page={page}
            pages={Math.ceil((list.data.meta.total ?? 0) / PER_PAGE)}
            onPage={next => setParams({ page: String(next) }, { replace: true })}
          />
        </>
      )}
    </Page>
  )
}
