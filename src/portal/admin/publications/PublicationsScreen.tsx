import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { SiteReleases } from '#entities/office/publication.ts'
import { confirm } from '../../confirm.ts'
import { LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { savedMoment } from '../moments.ts'
import { useLanguage, useSay } from '../say.ts'
import { goBackTo, publishEverything, releasesOptions, runsOptions } from './calls.ts'
import { Runs } from './Runs.tsx'
import { SiteNow } from './SiteNow.tsx'

/** What was published and when, what waits, and the way back to an earlier release. */
export function PublicationsScreen() {
  const say = useSay()
  const runs = useQuery(runsOptions)
  const releases = useQuery(releasesOptions)
  const [busy, setBusy] = useState(false)
  const held = releases.data?.heldSince != null
  const part = held ? 'goOn' : 'rebuild'
  const publish = async () => {
    if (busy || !releases.data) return
    const before = releases.data.heldSince
    const yes = await confirm({
      title: say(`publications:${part}Title`),
      text: say(`publications:${part}Text`),
      yes: say(`publications:${part}`),
      no: say('admin:cancel'),
    })
    if (!yes) return
    setBusy(true)
    try {
      // What was confirmed would lift a hold that somebody has laid on meanwhile.
      const { heldSince } = (await releases.refetch({ throwOnError: true })).data ?? { heldSince: before }
      if (heldSince && heldSince !== before) {
        const [summary, detail] = [say('publications:now.held'), say('publications:now.heldFirstText')]
        addAdminToast({ severity: 'error', summary, detail })
        return
      }
      // Whoever let it go on had everything published with it.
      if (heldSince === before) await publishEverything()
      addAdminToast({ severity: 'success', summary: say('publications:rebuilding') })
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
      {say(`publications:${part}`)}
    </button>
  )
  return (
    <Page title={say('publications:title')} actions={again}>
      <p className="page-lead">{say('publications:lead')}</p>
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
          <h2 id="runs">{say('publications:runs')}</h2>
          {runs.data.length === 0 ? <p>{say('publications:none')}</p> : <Runs runs={runs.data} />}
        </section>
      )}
      {releases.data && releases.data.releases.length > 0 && <Releases {...releases.data} />}
    </Page>
  )
}

/** Since when publishing is held and by whom; and which processes could not go back with the others. */
function Held({ heldSince, heldBy, lagging }: SiteReleases) {
  const say = useSay()
  const language = useLanguage()
  if (!heldSince) return null
  return (
    <>
      <p>
        {say('publications:held', { moment: savedMoment(heldSince, language) })}
        {heldBy && ` (${say('publications:heldBy', { name: heldBy })})`}
      </p>
      {lagging.map(({ name, builtAt }) => (
        <p key={name}>
          {say('publications:lagging', { name, moment: builtAt ? savedMoment(builtAt, language) : '–' })}
        </p>
      ))}
    </>
  )
}

function Releases({ releases }: SiteReleases) {
  const say = useSay()
  const language = useLanguage()
  const goBack = async (id: string, moment: string) => {
    const yes = await confirm({
      title: say('publications:backTitle', { moment }),
      text: say('publications:backText'),
      yes: say('publications:backYes'),
      no: say('admin:cancel'),
      severe: true,
    })
    if (!yes) return
    try {
      await goBackTo(id)
      addAdminToast({ severity: 'success', summary: say('publications:backDone') })
    } catch (error) {
      addAdminToast({ severity: 'error', ...errorLines(error) })
    }
  }
  return (
    <section className="sheet" aria-labelledby="releases">
      <h2 id="releases">{say('publications:releases')}</h2>
      <div className="table-box">
        <table className="table plain-rows site-runs md:min-w-[32rem]">
          <thead className="sr-only">
            <tr>
              <th scope="col">{say('publications:when')}</th>
              <th scope="col">{say('publications:work')}</th>
              <th scope="col">{say('publications:outcome')}</th>
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
                    {one.files !== null && say('publications:files', { count: one.files })}
                    {one.changedFiles !== null && (
                      <small className="block text-ink-soft">
                        {say('publications:changed', { count: one.changedFiles })}
                      </small>
                    )}
                  </td>
                  <td>
                    {one.current ? (
                      <span className="badge badge-success">{say('publications:current')}</span>
                    ) : (
                      <button
                        type="button"
                        className="button button-quiet button-small"
                        onClick={() => goBack(one.id, moment)}
                      >
                        {say('publications:back')}
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
