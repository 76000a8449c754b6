import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import IconPlus from '~icons/lucide/plus'
import { useTranslation } from '../../texts.ts'
import { Empty, LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { SearchBox } from '../layout/SearchBox.tsx'
import { usePeopleList } from '../layout/use-people-list.ts'
import { savedMoment } from '../moments.ts'
import { useLanguage } from '../use-language.ts'
import { ColleaguePanel } from './ColleaguePanel.tsx'
import { type Colleague, colleagues } from './calls.ts'
import { InvitePanel } from './InvitePanel.tsx'

/** The administrators and their scopes. */
export function UsersScreen() {
  const { t } = useTranslation()
  const [params, setParams] = usePeopleList()
  const search = (params.get('search') ?? '').slice(0, 200)
  const list = useQuery(colleagues(search))
  const [open, setOpen] = useState<Colleague | 'new' | null>(null)
  const close = () => setOpen(null)
  return (
    <Page
      title={t('admin:users.title')}
      actions={
        <button type="button" className="button button-primary" onClick={() => setOpen('new')}>
          <IconPlus />
          {t('admin:users.invite')}
        </button>
      }
    >
      <p className="page-lead">{t('admin:users.text')}</p>
      <search className="filters">
        <SearchBox
          label={t('admin:users.search')}
          search={search}
          onSearch={next => setParams(new URLSearchParams({ search: next }))}
        />
      </search>
      {list.isError ? (
        <LoadFailed error={list.error} retry={() => list.refetch()} />
      ) : !list.data ? (
        <Loading rows={4} />
      ) : list.data.result.length === 0 ? (
        <Empty picture="search" title={t('admin:list.noneTitle')} text={t('admin:list.noneText')} />
      ) : (
        <People people={list.data.result} onOpen={setOpen} />
      )}
      {open === 'new' && <InvitePanel onClose={close} />}
      {open && open !== 'new' && <ColleaguePanel person={open} onClose={close} />}
    </Page>
  )
}

function People({ people, onOpen }: { people: Colleague[]; onOpen(person: Colleague): void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="table-box">
      <table className="table items">
        <thead>
          <tr>
            <th scope="col">{t('admin:users.name')}</th>
            <th scope="col">{t('admin:users.scopes')}</th>
            <th scope="col" className="wide-only">
              {t('admin:users.authenticator')}
            </th>
            <th scope="col" className="wide-only">
              {t('admin:users.lastActive')}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map(person => (
            <tr key={person.id}>
              <th scope="row">
                <span className="item-title">
                  <span>
                    <button
                      type="button"
                      className="stretched text-start"
                      aria-label={t('admin:users.edit', { name: person.full_name })}
                      onClick={() => onOpen(person)}
                    >
                      {person.full_name}
                    </button>
                    {person.email !== person.full_name && <small>{person.email}</small>}
                  </span>
                </span>
              </th>
              <td>
                {person.disabled ? (
                  <span className="badge badge-error">{t('admin:users.disabled')}</span>
                ) : (
                  person.scopes.map(scope => t(`admin:users.${scope}`)).join(', ')
                )}
                {!person.disabled && person.invitation && (
                  <>
                    {' '}
                    <span className={person.invitation === 'ended' ? 'badge badge-error' : 'badge'}>
                      {t(`admin:users.${person.invitation === 'ended' ? 'invitationEnded' : 'invited'}`)}
                    </span>
                  </>
                )}
              </td>
              <td className="wide-only fit">
                {t(person.authenticator ? 'admin:users.on' : 'admin:users.off')}
              </td>
              <td className="wide-only fit">
                {person.lastActiveAt ? savedMoment(person.lastActiveAt, language) : t('admin:users.never')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
