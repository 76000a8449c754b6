import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { SiteReleases } from '#entities/office/publication.ts'
import { confirm } from '../../confirm.ts'
import { useTranslation } from '../../texts.ts'
import { LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { savedMoment } from '../moments.ts'
import { useLanguage } from '../use-language.ts'
import { goBackTo, publishEverything, releasesOptions, runsOptions } from './calls.ts'
import { Runs } from './Runs.tsx'
import { SiteNow } from './SiteNow.tsx'

/** The publication log, the pending changes, and the rollback to an earlier release. */
export function PublicationsScreen() {
  const { t } = useTranslation()
  const runs = useQuery(runsOptions)
  const releases = useQuery(releasesOptions)
  const [busy, setBusy] = useState(false)
  const held = releases.data?.heldSince != null
  const part = held ? 'goOn' : 'rebuild'
  const publish = async () => {
    if (busy || !releases.data) return
    const before = releases.data.heldSince
    const yes = await confirm({
      title: t(`publications:${part}Title`),
      text: t(`publications:${part}Text`),
      yes: t(`publications:${part}`),
      no: t('admin:cancel'),
    })
    if (!yes) return
    setBusy(true)
    try {
      // Check again: the confirmed action must not lift a freeze that was set meanwhile.
      const { heldSince } = (await releases.refetch({ throwOnError: true })).data ?? { heldSince: before }
      if (heldSince && heldSince !== before) {
        const [summary, detail] = [t('publications:now.held'), t('publications:now.heldFirstText')]
        addAdminToast({ severity: 'error', summary, detail })
        return
      }
      // If a colleague has lifted the freeze meanwhile, that already published everything.
      if (heldSince === before) await publishEverything()
      addAdminToast({ severity: 'success', summary: t('publications:rebuilding') })
    } catch (error) {
      addAdminToast({ severity: 'error', ...errorLines(error) })
    } finally {
      setBusy(false)
    }
  }
  const again = (
    <button
      type="button"
      className={`button ${held ? 'button-primary' : 'button-quiet'}`}
      aria-disabled={busy || !releases.data || undefined}
      data-pending={busy || undefined}
      onClick={() => void publish()}
    >
      {t(`publications:${part}`)}
    </button>
  )
  return (
    <Page title={t('publications:title')} actions={again}>
      <p className="page-lead">{t('publications:lead')}</p>
      {releases.data && runs.data && (
        <SiteNow runs={runs.data} releases={releases.data}>
          <Held {...releases.data} />
        </SiteNow>
      )}
      {runs.isError && !runs.data && <LoadFailed error={runs.error} retry={() => runs.refetch()} />}
      {releases.isError && !releases.data && (
        <LoadFailed error={releases.error} retry={() => releases.refetch()} />
      )}
      {runs.isPending && <Loading rows={5} />}
      {runs.data && (
        <section className="sheet" aria-labelledby="runs">
          <h2 id="runs">{t('publications:runs')}</h2>
          {runs.data.length === 0 ? <p>{t('publications:none')}</p> : <Runs runs={runs.data} />}
        </section>
      )}
      {releases.data && releases.data.releases.length > 0 && <Releases {...releases.data} />}
    </Page>
  )
}

/** Since when publication is frozen, and by whom. */
function Held({ heldSince, heldBy }: SiteReleases) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!heldSince) return null
  return (
    <p>
      {t('publications:held', { moment: savedMoment(heldSince, language) })}
      {heldBy && ` (${t('publications:heldBy', { name: heldBy })})`}
    </p>
  )
}

function Releases({ releases }: SiteReleases) {
  const { t } = useTranslation()
  const language = useLanguage()
  const goBack = async (id: string, moment: string) => {
    const yes = await confirm({
      title: t('publications:backTitle', { moment }),
      text: t('publications:backText'),
      yes: t('publications:backYes'),
      no: t('admin:cancel'),
      severe: true,
    })
    if (!yes) return
    try {
      await goBackTo(id)
      addAdminToast({ severity: 'success', summary: t('publications:backDone') })
    } catch (error) {
      addAdminToast({ severity: 'error', ...errorLines(error) })
    }
  }
  return (
    <section className="sheet" aria-labelledby="releases">
      <h2 id="releases">{t('publications:releases')}</h2>
      <div className="table-box">
        <table className="table plain-rows site-runs md:min-w-[32rem]">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('publications:when')}</th>
              <th scope="col">{t('publications:work')}</th>
              <th scope="col">{t('publications:outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {releases.map(one => {
              const moment = savedMoment(one.builtAt, language)
              return (
                <tr key={one.id}>
                  <th scope="row">
                    <time dateTime={one.builtAt}>{moment}</time>
                  </th>
                  <td>
                    {one.files !== null && t('publications:files', { count: one.files })}
                    {one.changedFiles !== null && (
                      <small className="block text-ink-soft">
                        {t('publications:changed', { count: one.changedFiles })}
                      </small>
                    )}
                  </td>
                  <td>
                    {one.current ? (
                      <span className="badge badge-success">{t('publications:current')}</span>
                    ) : (
                      <button
                        type="button"
                        className="button button-quiet button-small"
                        onClick={() => goBack(one.id, moment)}
                      >
                        {t('publications:back')}
                        <span className="sr-only">: {moment}</span>
                      </button>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
