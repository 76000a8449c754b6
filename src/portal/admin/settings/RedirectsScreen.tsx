import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { Redirect } from '#entities/content/redirect.ts'
import IconPlus from '~icons/lucide/plus'
import IconTrash from '~icons/lucide/trash-2'
import { confirm } from '../../confirm.ts'
import { useTranslation } from '../../texts.ts'
import { Paging } from '../content/list/Paging.tsx'
import { Empty, LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { SearchBox } from '../layout/SearchBox.tsx'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { useLanguage } from '../use-language.ts'
import { PER_PAGE, redirectsOptions, removeRedirect } from './calls.ts'
import { RedirectPanel } from './RedirectPanel.tsx'

/** Old addresses of the public site, and their targets. */
export function RedirectsScreen() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const search = (params.get('search') ?? '').slice(0, 200)
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const list = useQuery(redirectsOptions(page, search))
  const [adding, setAdding] = useState(false)
  const rows = list.data?.result ?? []
  const change = (next: { search?: string; page?: number }) => {
    const asked = { search, ...next }
    const query = new URLSearchParams()
    if (asked.search) query.set('search', asked.search)
    if (asked.page && asked.page > 1) query.set('page', String(asked.page))
    setParams(query, { replace: true })
  }
  const add = (
    <button type="button" className="button button-primary" onClick={() => setAdding(true)}>
      <IconPlus />
      {t('settings:redirects.add')}
    </button>
  )
  return (
    <Page
      title={t('settings:redirects.title')}
      back={{ to: adminPaths.settings(), label: t('admin:menu.settings') }}
      actions={add}
    >
      <p className="page-lead">{t('settings:redirects.lead')}</p>
      <search className="filters">
        <SearchBox
          label={t('settings:redirects.search')}
          search={search}
          onSearch={next => change({ search: next })}
        />
      </search>
      {list.isError ? (
        <LoadFailed error={list.error} retry={() => list.refetch()} />
      ) : !list.data ? (
        <Loading rows={4} />
      ) : rows.length === 0 ? (
        search ? (
          <Empty picture="search" title={t('admin:list.noneTitle')} text={t('admin:list.noneText')} />
        ) : (
          <Empty
            picture="list"
            title={t('settings:redirects.noneTitle')}
            text={t('settings:redirects.noneText')}
          />
        )
      ) : (
        <>
          <Rows rows={rows} />
          <Paging
            page={page}
            pages={Math.ceil((list.data.meta.total ?? 0) / PER_PAGE)}
            onPage={next => change({ page: next })}
          />
        </>
      )}
      {adding && <RedirectPanel onClose={() => setAdding(false)} />}
    </Page>
  )
}

function Rows({ rows }: { rows: Redirect[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  async function remove(one: Redirect) {
    const yes = await confirm({
      title: t('settings:redirects.remove', { path: one.from }),
      text: t('settings:redirects.removeText'),
      yes: t('settings:redirects.removeYes'),
      no: t('admin:cancel'),
      severe: true,
    })
    if (!yes) return
    try {
      const { meta } = await removeRedirect(one.id)
      addAdminToast({ severity: 'success', summary: meta.message ?? '' })
    } catch (error) {
      addAdminToast({ severity: 'error', ...errorLines(error) })
    }
  }
  return (
    <div className="table-box">
      <table className="table plain-rows">
        <thead>
          <tr>
            <th scope="col">{t('settings:redirects.from')}</th>
            <th scope="col">{t('settings:redirects.to')}</th>
            <th scope="col">{t('settings:redirects.made')}</th>
            <th scope="col">
              <span className="sr-only">{t('settings:redirects.removeYes')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(one => (
            <tr key={one.id}>
              <th scope="row">
                <bdi>{one.from}</bdi>
              </th>
              <td>
                {one.to === null ? (
                  <span className="badge">{t('settings:redirects.gone')}</span>
                ) : (
                  <bdi>{one.to}</bdi>
                )}
              </td>
              <td>
                {one.automatic ? t('settings:redirects.automatic') : (one.createdBy ?? '')}
                <small className="block text-ink-soft">{savedMoment(one.createdAt, language)}</small>
              </td>
              <td className="fit">
                <button
                  type="button"
                  className="button button-ghost button-icon"
                  aria-label={t('settings:redirects.remove', { path: one.from })}
                  onClick={() => void remove(one)}
                >
                  <IconTrash />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
