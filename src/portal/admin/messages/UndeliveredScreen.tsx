import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { Undelivered } from '#entities/office/letter.ts'
import { useTranslation } from '../../texts.ts'
import { Paging } from '../content/list/Paging.tsx'
import { Age } from '../front-desk/Age.tsx'
import { Empty, LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { useLanguage } from '../use-language.ts'
import { sendAgain, undeliveredOptions } from './calls.ts'

/** The page size of the server. */
const perPage = 50

/** Emails that no mail server has accepted: recipient, reason, and what happens next. */
export function UndeliveredScreen() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const list = useQuery(undeliveredOptions(page))
  const total = list.data?.meta.total ?? 0
  return (
    <Page
      title={t('letters:undelivered.title')}
      back={{ to: adminPaths.letters, label: t('letters:undelivered.back') }}
    >
      <p className="page-lead">{t('letters:undelivered.intro')}</p>
      {list.isError && !list.data ? (
        <LoadFailed error={list.error} retry={() => list.refetch()} />
      ) : !list.data ? (
        <Loading rows={4} />
      ) : list.data.result.length === 0 ? (
        <Empty
          picture="list"
          title={t('letters:undelivered.emptyTitle')}
          text={t('letters:undelivered.emptyText')}
        />
      ) : (
        <>
          <ul className="desk-list">
            {list.data.result.map(one => (
              <Row key={one.id} letter={one} />
            ))}
          </ul>
          <Paging
            page={page}
            pages={Math.ceil(total / perPage)}
            onPage={next => setParams(next > 1 ? { page: String(next) } : {})}
          />
        </>
      )}
    </Page>
  )
}

function Row({ letter }: { letter: Undelivered }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const { to, kind, subject, error, attempts, createdAt, nextAttemptAt, whole } = letter
  const again = async () => {
    if (busy) return
    setBusy(true)
    try {
      await sendAgain(letter.id)
      addAdminToast({ severity: 'success', summary: t('letters:retried') })
    } catch (problem) {
      addAdminToast({ severity: 'error', ...errorLines(problem) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className="desk-row" data-waits={nextAttemptAt === null || undefined}>
      <div className="desk-who">
        <strong>
          <bdi>{to}</bdi>
        </strong>
        <span className={`badge badge-dot ${nextAttemptAt ? 'badge-warning' : 'badge-error'}`}>
          {nextAttemptAt
            ? t('letters:undelivered.again', { when: savedMoment(nextAttemptAt, language) })
            : t('letters:undelivered.givenUp')}
        </span>
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
          <button
            type="button"
            className="button button-quiet button-small"
            data-pending={busy || undefined}
            onClick={again}
          >
            {t('letters:undelivered.retry')}
          </button>
        ) : (
          <p className="field-hint">{t('letters:undelivered.ended')}</p>
        )}
      </div>
    </li>
  )
}
