import { useQuery } from '@tanstack/react-query'
import { addAdminToast } from '#api/toasts.ts'
import type { SiteReleases } from '#entities/office/publication.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { LoadFailed, Page } from '../../kit/Page.tsx'
import { Section } from '../../kit/Section.tsx'
import { Table } from '../../kit/Table.tsx'
import { useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { savedMoment } from '../moments.ts'
import { releasesOptions, requestFullBuild, rollBackTo, runsOptions } from './calls.ts'
import { Runs } from './Runs.tsx'
import { SiteStatus } from './SiteStatus.tsx'

/** The publication log, the pending changes, and the rollback to an earlier release. */
export function PublicationsScreen() {
  const { t } = useTranslation()
  const runs = useQuery(runsOptions)
  const releases = useQuery(releasesOptions)
  const isFrozen = releases.data?.heldSince != null
  const part = isFrozen ? 'goOn' : 'rebuild'
  const publish = useAction(
    async () => {
      const before = releases.data?.heldSince ?? null
      // Check again: the confirmed action must not lift a freeze that was set meanwhile.
      const { heldSince } = (await releases.refetch({ throwOnError: true })).data ?? { heldSince: before }
      const isFrozenNow = heldSince !== null && heldSince !== before
      // If a colleague has lifted the freeze meanwhile, that already published everything.
      if (heldSince === before) await requestFullBuild()
      return isFrozenNow
    },
    {
      confirm: {
        title: t(`publications:${part}Title`),
        text: t(`publications:${part}Text`),
        yes: t(`publications:${part}`),
      },
      done: isFrozenNow => (isFrozenNow ? undefined : t('publications:rebuilding')),
      onDone: isFrozenNow => {
        const [summary, detail] = [t('publications:now.held'), t('publications:now.heldFirstText')]
        if (isFrozenNow) addAdminToast({ severity: 'error', summary, detail })
      },
    },
  )
  return (
    <Page
      title={t('publications:title')}
      lead={t('publications:lead')}
      query={runs}
      actions={
        <Button
          variant={isFrozen ? 'primary' : 'quiet'}
          aria-disabled={!releases.data || undefined}
          isPending={publish.isPending}
          onClick={() => releases.data && publish.run()}
        >
          {t(`publications:${part}`)}
        </Button>
      }
    >
      {releases.data && runs.data && <SiteStatus runs={runs.data} releases={releases.data} />}
      {releases.isError && !releases.data && (
        <LoadFailed error={releases.error} retry={() => releases.refetch()} />
      )}
      <Loaded query={runs} rows={5}>
        {all => (
          <Section title={t('publications:runs')}>
            {all.length === 0 ? <p>{t('publications:none')}</p> : <Runs runs={all} />}
          </Section>
        )}
      </Loaded>
      {releases.data && releases.data.releases.length > 0 && <Releases {...releases.data} />}
    </Page>
  )
}

function Releases({ releases }: SiteReleases) {
  const { t, language } = useTranslation()
  const rollBack = useAction(({ id }: { id: string; moment: string }) => rollBackTo(id), {
    confirm: ({ moment }) => ({
      title: t('publications:backTitle', { moment }),
      text: t('publications:backText'),
      yes: t('publications:backYes'),
      severe: true,
    }),
    done: t('publications:backDone'),
  })
  return (
    <Section title={t('publications:releases')}>
      <Table
        look="plain"
        className="site-runs md:min-w-[32rem]"
        hideHead
        rows={releases}
        keyOf={one => one.id}
        columns={[
          {
            label: t('publications:when'),
            cell: one => <time dateTime={one.builtAt}>{savedMoment(one.builtAt, language)}</time>,
          },
          {
            label: t('publications:work'),
            cell: one => (
              <>
                {one.files !== null && t('publications:files', { count: one.files })}
                {one.changedFiles !== null && (
                  <small className="block text-ink-soft">
                    {t('publications:changed', { count: one.changedFiles })}
                  </small>
                )}
              </>
            ),
          },
          {
            label: t('publications:outcome'),
            cell: ({ id, current, builtAt }) => {
              if (current) return <Badge tone="success">{t('publications:current')}</Badge>
              const moment = savedMoment(builtAt, language)
              return (
                <Button
                  variant="quiet"
                  size="small"
                  aria-disabled={rollBack.isPending || undefined}
                  onClick={() => rollBack.run({ id, moment })}
                >
                  {t('publications:back')}
                  <span className="sr-only">: {moment}</span>
                </Button>
              )
            },
          },
        ]}
      />
    </Section>
  )
}
