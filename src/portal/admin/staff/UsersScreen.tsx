import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import IconPlus from '~icons/lucide/plus'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { usePeopleList } from '../../kit/list/use-list.ts'
import { RowTitle, Table } from '../../kit/Table.tsx'
import { useTranslation } from '../../texts.ts'
import { savedMoment } from '../moments.ts'
import { ColleaguePanel } from './ColleaguePanel.tsx'
import { type Colleague, colleagues, MAX_COLLEAGUES } from './calls.ts'
import { InvitePanel } from './InvitePanel.tsx'

/** The administrators and their scopes. */
export function UsersScreen() {
  const { t, language } = useTranslation()
  const list = usePeopleList({})
  const people = useQuery(colleagues(list.query.search))
  const [open, setOpen] = useState<Colleague | 'new' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <ListPage
        title={t('admin:users.title')}
        lead={t('admin:users.text')}
        actions={
          <Button variant="primary" icon={<IconPlus />} onClick={() => setOpen('new')}>
            {t('admin:users.invite')}
          </Button>
        }
        list={list}
        rows={people}
        perPage={MAX_COLLEAGUES}
        search={t('admin:users.search')}
        empty={{ picture: 'search', title: t('admin:list.noneTitle'), text: t('admin:list.noneText') }}
      >
        {rows => (
          <Table
            rows={rows}
            keyOf={person => person.id}
            columns={[
              {
                label: t('admin:users.name'),
                cell: person => (
                  <RowTitle below={person.email !== person.full_name && person.email}>
                    <button
                      type="button"
                      className="stretched text-start"
                      aria-label={t('admin:users.edit', { name: person.full_name })}
                      onClick={() => setOpen(person)}
                    >
                      {person.full_name}
                    </button>
                  </RowTitle>
                ),
              },
              { label: t('admin:users.scopes'), cell: person => <Scopes person={person} /> },
              {
                label: t('admin:users.authenticator'),
                wide: true,
                fit: true,
                cell: person => t(person.authenticator ? 'admin:users.on' : 'admin:users.off'),
              },
              {
                label: t('admin:users.lastActive'),
                wide: true,
                fit: true,
                cell: person =>
                  person.lastActiveAt ? savedMoment(person.lastActiveAt, language) : t('admin:users.never'),
              },
            ]}
          />
        )}
      </ListPage>
      {open === 'new' && <InvitePanel onClose={close} />}
      {open && open !== 'new' && <ColleaguePanel person={open} onClose={close} />}
    </>
  )
}

function Scopes({ person: { disabled, scopes, invitation } }: { person: Colleague }) {
  const { t } = useTranslation()
  if (disabled) return <Badge tone="error">{t('admin:users.disabled')}</Badge>
  const ended = invitation === 'ended'
  return (
    <>
      {scopes.map(scope => t(`admin:users.${scope}`)).join(', ')}{' '}
      {invitation && (
        <Badge tone={ended ? 'error' : 'neutral'}>
          {t(ended ? 'admin:users.invitationEnded' : 'admin:users.invited')}
        </Badge>
      )}
    </>
  )
}
