import { useQuery } from '@tanstack/react-query'
import { saveFile } from '#api/save-file.ts'
import { type Statistics, statisticsGroups } from '#entities/schedule/front-desk.ts'
import { monthInWords } from '#entities/time/calendar-date.ts'
import { Button } from '#ui/Button.tsx'
import IconDownload from '~icons/lucide/download'
import { Loaded } from '../../kit/Loaded.tsx'
import { FilterSelect } from '../../kit/list/filters.tsx'
import { Empty, Page } from '../../kit/Page.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { useTranslation } from '../../texts.ts'
import { LocationFilter } from '../front-desk/LocationFilter.tsx'
import { statisticsOptions } from './calls.ts'
import { StatisticsTable } from './StatisticsTable.tsx'
import { statisticsCsv } from './statistics-csv.ts'

/** Months of a period, the current one included. */
const periods = ['1', '3', '12'] as const

const hasData = (one: Statistics) => one.offered + one.taken + one.requests > 0

/** How the capacity was used, who did not come, how long patients waited, and whether requests were answered in time. */
export function StatisticsScreen() {
  const { t, language } = useTranslation()
  const { params, change } = useAddress()
  const by = statisticsGroups.find(one => one === params.get('by')) ?? 'doctor'
  const period = periods.find(one => one === params.get('months')) ?? '3'
  const location = params.get('location') ?? ''
  const set = (name: string) => (value: string) =>
    change({ ...Object.fromEntries(params), [name]: value }, { replace: true })
  const today = Temporal.Now.plainDateISO()
  const from = today.with({ day: 1 }).subtract({ months: Number(period) - 1 })
  const answer = useQuery(
    statisticsOptions({
      by,
      from: from.toString(),
      to: today.toString(),
      ...(location && { location }),
    }),
  )
  const month = (key: string) => monthInWords(`${key}-01`, language)
  const rows = answer.data
    ?.filter(hasData)
    .map(one => (by === 'month' ? { ...one, name: month(one.key) } : one))
  const first = t(`statistics:by.${by}`)
  const save = () => {
    const csv = statisticsCsv(rows ?? [], first, t)
    saveFile(`${by}-${from}-${today}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  }
  return (
    <Page
      title={t('statistics:title')}
      lead={t('statistics:lead')}
      query={answer}
      actions={
        <Button variant="quiet" icon={<IconDownload />} isDisabled={!rows?.length} onClick={save}>
          {t('statistics:save')}
        </Button>
      }
    >
      <search className="filters">
        <FilterSelect
          label={t('statistics:group')}
          value={by}
          options={statisticsGroups.map(one => [one, t(`statistics:by.${one}`)])}
          onChange={set('by')}
        />
        <FilterSelect
          label={t('statistics:period')}
          value={period}
          options={periods.map(one => [one, t('statistics:months', { count: Number(one) })])}
          onChange={set('months')}
        />
        <LocationFilter any={t('statistics:everywhere')} value={location} onChange={set('location')} />
      </search>
      <Loaded query={{ ...answer, data: rows }} rows={6}>
        {found =>
          found.length === 0 ? (
            <Empty picture="calendar" title={t('statistics:noneTitle')} text={t('statistics:noneText')} />
          ) : (
            <StatisticsTable rows={found} first={first} />
          )
        }
      </Loaded>
    </Page>
  )
}
