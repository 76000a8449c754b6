import { useQuery } from '@tanstack/react-query'
import { contactStatuses, contactTopics } from '#entities/office/contact-choices.ts'
import type { ContactMessage } from '#entities/office/contact-message.ts'
import { Button } from '#ui/Button.tsx'
import { FilterSelect } from '../../kit/list/filters.tsx'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { SelectRow } from '../../kit/list/SelectionBar.tsx'
import { usePeopleList } from '../../kit/list/use-list.ts'
import { useSelection } from '../../kit/list/use-selection.ts'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { Age } from '../front-desk/Age.tsx'
import { LocationFilter } from '../front-desk/LocationFilter.tsx'
import { adminPaths } from '../paths.ts'
import { bulkMark, messageFilters, messagesOptions } from './calls.ts'
import { MessageBadge } from './MessageBadge.tsx'

/** Messages from the contact page. Without a filter in the address: those that wait for an answer. */
export function MessagesScreen() {
  const { t } = useTranslation()
  const list = usePeopleList(messageFilters)
  const messages = useQuery(messagesOptions(list.query))
  const selection = useSelection<ContactMessage>({ idOf: one => one.id, titleOf: one => one.name })
  return (
    <ListPage
      title={t('inbox:messages.title')}
      texts="inbox:messages"
      list={list}
      rows={messages}
      filters={
        <>
          <FilterSelect
            label={t('inbox:messages.filterStatus')}
            options={[
              ...contactStatuses.map(one => [one, t(`inbox:messages.status.${one}`)] as const),
              ['all', t('inbox:messages.anyStatus')],
            ]}
            {...list.field('status')}
          />
          <FilterSelect
            label={t('inbox:messages.filterTopic')}
            any={t('inbox:messages.anyTopic')}
            options={contactTopics.map(one => [one, t(`inbox:messages.topics.${one}`)])}
            {...list.field('topic')}
          />
          <LocationFilter
            label={t('inbox:messages.filterLocation')}
            any={t('inbox:messages.anyLocation')}
            {...list.field('location')}
          />
        </>
      }
      bulk={{
        selection,
        actions: rows =>
          contactStatuses
            .filter(status => selection.chosenOf(rows).some(one => one.status !== status))
            .map(status => (
              <Button
                key={status}
                size="small"
                variant="quiet"
                isPending={selection.isPending}
                onClick={() => selection.run(rows, chosen => bulkMark(chosen, status))}
              >
                {t(status === 'open' ? 'inbox:messages.reopen' : 'inbox:messages.markAnswered')}
              </Button>
            )),
      }}
    >
      {rows => (
        <ul className="grid gap-2">
          {rows.map(one => (
            <li key={one.id} className="desk-row" data-waits={one.status === 'open' || undefined}>
              <div className="desk-who">
                <span className="flex items-center gap-2">
                  <SelectRow {...selection.box(one)} />
                  <Link className="desk-patient" to={adminPaths.message(one.id)}>
                    <bdi>{one.name}</bdi>
                  </Link>
                </span>
                <MessageBadge status={one.status} />
                <p className="field-hint">
                  <Age since={one.createdAt} />
                </p>
              </div>
              <div className="desk-what">
                <p className="desk-when">{t(`inbox:messages.topics.${one.topic}`)}</p>
                <p className="line-clamp-2" dir="auto">
                  {one.message}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  )
}
