import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { ApiError, errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { ContactMessage } from '#entities/office/contact-message.ts'
import { telephone } from '#entities/people/telephone.ts'
import { confirm } from '../../confirm.ts'
import { useTranslation } from '../../texts.ts'
import { useLocations } from '../front-desk/calls.ts'
import { Empty, LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { useLanguage } from '../use-language.ts'
import { eraseMessage, markMessage, messageOptions } from './calls.ts'

/** One message, and whether it has been answered. */
export function MessageScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data, isError, error, refetch } = useQuery(messageOptions(id))
  const back = { to: adminPaths.messages, label: t('inbox:messages.back') }
  if (!data) {
    const gone = error instanceof ApiError && error.status === 404
    return (
      <Page title={t('inbox:messages.title')} back={back}>
        {gone ? (
          <Empty picture="search" title={t('inbox:messages.gone')} text={t('inbox:messages.goneText')} />
        ) : isError ? (
          <LoadFailed error={error} retry={() => refetch()} />
        ) : (
          <Loading />
        )}
      </Page>
    )
  }
  const state = (
    <p className="item-state">
      <span className={`badge badge-dot ${data.status === 'open' ? 'badge-warning' : 'badge-success'}`}>
        {t(`inbox:messages.status.${data.status}`)}
      </span>
    </p>
  )
  return (
    <Page
      title={data.name}
      tab={t('inbox:messages.title')}
      back={back}
      state={state}
      actions={<Actions message={data} />}
    >
      <Details message={data} />
    </Page>
  )
}

function Actions({ message: { id, status } }: { message: ContactMessage }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  async function act(work: () => Promise<unknown>) {
    if (busy) return
    setBusy(true)
    await work().catch(error => addAdminToast({ severity: 'error', ...errorLines(error) }))
    setBusy(false)
  }
  const mark = () =>
    act(async () => {
      await markMessage(id, status === 'open' ? 'answered' : 'open')
      addAdminToast({ severity: 'success', summary: t('inbox:messages.saved') })
    })
  const erase = () =>
    act(async () => {
      const sure = await confirm({
        title: t('inbox:messages.eraseTitle'),
        text: t('inbox:messages.eraseText'),
        yes: t('inbox:messages.erase'),
        no: t('inbox:cancel'),
        severe: true,
      })
      if (!sure) return
      await eraseMessage(id)
      addAdminToast({ severity: 'success', summary: t('inbox:messages.erased') })
      navigate(adminPaths.messages)
    })
  return (
    <>
      <button type="button" className="button button-quiet" aria-disabled={busy || undefined} onClick={erase}>
        {t('inbox:messages.erase')}
      </button>
      <button
        type="button"
        className={`button ${status === 'open' ? 'button-primary' : 'button-quiet'}`}
        aria-disabled={busy || undefined}
        onClick={mark}
      >
        {t(status === 'open' ? 'inbox:messages.markAnswered' : 'inbox:messages.reopen')}
      </button>
    </>
  )
}

function Details({ message: one }: { message: ContactMessage }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const locations = useLocations()
  const text = (name: string) => t(`inbox:messages.${name}`)
  const place = locations.data?.find(location => location.code === one.location)
  const rows: [string, ReactNode][] = [
    [
      text('contact'),
      <span key="contact" className="contact">
        {one.email && (
          <a className="link" href={`mailto:${one.email}?subject=${encodeURIComponent(`${one.reference}`)}`}>
            {one.email}
          </a>
        )}
        {one.phone && (
          <a className="link" href={telephone(one.phone)}>
            {one.phone}
          </a>
        )}
      </span>,
    ],
    [text('topic'), t(`inbox:messages.topics.${one.topic}`)],
    [text('location'), one.location ? (place?.officialName ?? one.location) : text('network')],
    [
      text('message'),
      <span key="message" className="whitespace-pre-line" dir="auto">
        {one.message}
      </span>,
    ],
    [text('language'), text(one.language)],
    [
      text('reference'),
      <span key="reference" className="font-mono">
        {one.reference}
      </span>,
    ],
    [text('came'), savedMoment(one.createdAt, language)],
    ...(one.answeredAt
      ? [[text('answered'), savedMoment(one.answeredAt, language)] as [string, ReactNode]]
      : []),
  ]
  return (
    <dl className="sheet details">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
