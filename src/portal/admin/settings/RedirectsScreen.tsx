import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Redirect } from '#entities/content/redirect.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button, IconButton } from '#ui/Button.tsx'
import IconPlus from '~icons/lucide/plus'
import IconTrash from '~icons/lucide/trash-2'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { Table } from '../../kit/Table.tsx'
import { serverMessage } from '../../kit/use-action.ts'
import { useRowAction } from '../../kit/use-row-action.ts'
import { useTranslation } from '../../texts.ts'
import { savedMoment } from '../moments.ts'
import { PER_PAGE, redirectsOptions, removeRedirect } from './calls.ts'
import { RedirectPanel } from './RedirectPanel.tsx'
import { useSettingsLink } from './SettingsPage.tsx'

/** Old addresses of the public site, and their targets. */
export function RedirectsScreen() {
  const { t, language } = useTranslation()
  const list = useList({})
  const redirects = useQuery(redirectsOptions(list.query.page, list.query.search))
  const [isAdding, setAdding] = useState(false)
  const remove = useRowAction((one: Redirect) => removeRedirect(one.id), {
    confirm: one => ({
      title: t('settings:redirects.remove', { path: one.from }),
      text: t('settings:redirects.removeText'),
      yes: t('settings:redirects.removeYes'),
      severe: true,
    }),
    done: serverMessage,
  })
  return (
    <>
      <ListPage
        title={t('settings:redirects.title')}
        back={useSettingsLink()}
        lead={t('settings:redirects.lead')}
        actions={
          <Button variant="primary" icon={<IconPlus />} onClick={() => setAdding(true)}>
            {t('settings:redirects.add')}
          </Button>
        }
        list={list}
        rows={redirects}
        perPage={PER_PAGE}
        search={t('settings:redirects.search')}
        empty={{ title: t('settings:redirects.noneTitle'), text: t('settings:redirects.noneText') }}
      >
        {rows => (
          <Table
            look="plain"
            rows={rows}
            keyOf={one => one.id}
            columns={[
              { label: t('settings:redirects.from'), cell: one => <bdi>{one.from}</bdi> },
              {
                label: t('settings:redirects.to'),
                cell: one =>
                  one.to === null ? <Badge>{t('settings:redirects.gone')}</Badge> : <bdi>{one.to}</bdi>,
              },
              {
                label: t('settings:redirects.made'),
                cell: one => (
                  <>
                    {one.automatic ? t('settings:redirects.automatic') : (one.createdBy ?? '')}
                    <small className="block text-ink-soft">{savedMoment(one.createdAt, language)}</small>
                  </>
                ),
              },
              {
                label: t('settings:redirects.removeYes'),
                hideLabel: true,
                fit: true,
                cell: one => (
                  <IconButton
                    label={t('settings:redirects.remove', { path: one.from })}
                    icon={<IconTrash />}
                    action={remove.with(one)}
                  />
                ),
              },
            ]}
          />
        )}
      </ListPage>
      {isAdding && <RedirectPanel onClose={() => setAdding(false)} />}
    </>
  )
}
