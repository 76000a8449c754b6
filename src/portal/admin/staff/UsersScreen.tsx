import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import IconPlus from '~icons/lucide/plus'
import { Empty, LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { SearchBox } from '../layout/SearchBox.tsx'
import { usePeopleList } from '../layout/use-people-list.ts'
import { savedMoment } from '../moments.ts'
import { useLanguage, useSay } from '../say.ts'
import { ColleaguePanel } from './ColleaguePanel.tsx'
import { type Colleague, colleagues } from './calls.ts'
import { InvitePanel } from './InvitePanel.tsx'

/** The administrators, and what each may do. */
export function UsersScreen() {
  const say = useSay()
  const [params, setParams] = usePeopleList()
  const search = (params.get('search') ?? '').slice(0, 200)
  const list = useQuery(colleagues(search))
  const [open, setOpen] = useState<Colleague | 'new' | null>(null)
  const close = () => setOpen(null)
  return (
    <Page
      title={say('admin:users.title')}
      actions={
        <button type="button" className="button button-primary" onClick={() => setOpen('new')}>
          <IconPlus />
          {say('admin:users.invite')}
        </button>
      }
    >
      <p className="page-lead">{say('admin:users.text')}</p>
      <search className="filters">
        <SearchBox
          label={say('admin:users.search')}
          search={search}
          onSearch={next => setParams(new URLSearchParams({ search: next }))}
        />
      </search>
      {list.isError ? (
        <LoadFailed error={list.error} retry={() => list.refetch()} />
      ) : !list.data ? (
        <Loading rows={4} />
      ) : list.data.result.length === 0 ? (
        <Empty picture="search" title={say('admin:list.noneTitle')} text={say('admin:list.noneText')} />
      ) : (
        <People people={list.data.result} onOpen={setOpen} />
      )}
      {open === 'new' && <InvitePanel onClose={close} />}
      {open && open !== 'new' && <ColleaguePanel person={open} onClose={close} />}
    </Page>
  )
}

function People({ people, onOpen }: { people: Colleague[]; onOpen(person: Colleague): void }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <div className="table-box">
      <table className="table items">
        <thead>
          <tr>
            <th scope="col">{say('admin:users.name')}</th>
            <th scope="col">{say('admin:users.scopes')}</th>
            <th scope="col" className="wide-only">
              {say('admin:users.authenticator')}
            </th>
            <th scope="col" className="wide-only">
              {say('admin:users.lastActive')}
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
                      aria-label={say('admin:users.edit', { name: person.full_name })}
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
                  <span className="badge badge-error">{say('admin:users.disabled')}</span>
                ) : (
                  person.scopes.map(scope => say(`admin:users.${scope}`)).join(', ')
                )}
                {!person.disabled && person.invitation && (
                  <>
                    {' '}
                    <span className={person.invitation === 'ended' ? 'badge badge-error' : 'badge'}>
                      {say(`admin:users.${person.invitation === 'ended' ? 'invitationEnded' : 'invited'}`)}
                    </span>
                  </>
                )}
              </td>
              <td className="wide-only fit">
                {say(person.authenticator ? 'admin:users.on' : 'admin:users.off')}
              </td>
              <td className="wide-only fit">
                {person.lastActiveAt ? savedMoment(person.lastActiveAt, language) : say('admin:users.never')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
