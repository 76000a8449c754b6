import { useQuery } from '@tanstack/react-query'
import type { Undelivered } from '#entities/office/email.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { Age } from '../front-desk/Age.tsx'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { retrySending, undeliveredOptions } from './calls.ts'

/** The page size of the server. */
const perPage = 50

/** Emails that no mail server has accepted: recipient, reason, and what happens next. */
export function UndeliveredScreen() {
  const { t } = useTranslation()
  const list = useList({})
  return (
    <ListPage
      title={t('letters:undelivered.title')}
      back={{ to: adminPaths.letters, label: t('letters:undelivered.back') }}
      lead={t('letters:undelivered.intro')}
      list={list}
      rows={useQuery(undeliveredOptions(list.query.page))}
      perPage={perPage}
      empty={{ title: t('letters:undelivered.emptyTitle'), text: t('letters:undelivered.emptyText') }}
    >
      {rows => (
        <ul className="grid gap-2">
          {rows.map(one => (
            <Row key={one.id} letter={one} />
          ))}
        </ul>
      )}
    </ListPage>
  )
}

function Row({ letter }: { letter: Undelivered }) {
  const { t, language } = useTranslation()
  const { to, kind, subject, error, attempts, createdAt, nextAttemptAt, whole } = letter
  const again = useAction(() => retrySending(letter.id), { done: t('letters:retried') })
  return (
    <li className="desk-row" data-waits={nextAttemptAt === null || undefined}>
      <div className="desk-who">
        <strong>
          <bdi>{to}</bdi>
        </strong>
        <Badge dot tone={nextAttemptAt ? 'warning' : 'error'}>
          {nextAttemptAt
            ? t('letters:undelivered.again', { when: savedMoment(nextAttemptAt, language) })
            : t('letters:undelivered.givenUp')}
        </Badge>
        <p className="field-hint">
          {t(`letters:kinds.${kind}`)} · <Age since={createdAt} /> ·{' '}
          {t('letters:undelivered.attempts', { count: attempts })}
        </p>
      </div>
      <div className="desk-what">
        <p className="desk-when" dir="auto">
          {subject || t('letters:undelivered.noSubject')}
        </p>
        {error && <p dir="auto">{t('letters:undelivered.said', { error })}</p>}
        {whole ? (
          <Button variant="quiet" size="small" action={again}>
            {t('letters:undelivered.retry')}
          </Button>
        ) : (
          <p className="field-hint">{t('letters:undelivered.ended')}</p>
        )}
      </div>
    </li>
  )
}
