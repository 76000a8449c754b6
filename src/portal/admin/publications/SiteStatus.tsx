import type { PublicationRun, SiteReleases } from '#entities/office/publication.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { Notice, type NoticeTone } from '#ui/Notice.tsx'
import { Section } from '../../kit/Section.tsx'
import { useTranslation } from '../../texts.ts'
import { savedMoment, timeWithSeconds } from '../moments.ts'
import { type SiteState, stateOf, typicalSeconds } from './site-state.ts'

const tones: Record<SiteState, NoticeTone> = {
  held: 'urgent',
  failed: 'error',
  building: 'info',
  waiting: 'info',
  partly: 'urgent',
  live: 'success',
  nothing: 'info',
}

/** `39,064 · 812 MB` */
function sizeOf(files: number, bytes: number | null, language: InterfaceLanguage): string {
  const count = files.toLocaleString(formatLocale[language])
  if (bytes === null) return count
  const unit = { style: 'unit', unit: 'megabyte', maximumFractionDigits: bytes < 1e7 ? 1 : 0 } as const
  return `${count} · ${(bytes / 1e6).toLocaleString(formatLocale[language], unit)}`
}

interface NowProps {
  runs: readonly PublicationRun[]
  releases: SiteReleases
}

/** The state of the public site in one sentence, with its key figures. */
export function SiteStatus({ runs, releases }: NowProps) {
  const { t, language } = useTranslation()
  const { heldSince, heldBy } = releases
  const state = stateOf(runs, releases)
  const shown = releases.releases.find(one => one.current)
  const [last] = runs
  const usual = typicalSeconds(runs)
  const seconds = (value: number) =>
    t('publications:took', {
      seconds: value.toLocaleString(formatLocale[language], { maximumFractionDigits: 1 }),
    })
  // Before the first release there is no time to show.
  const textKey = !shown && (state === 'failed' || state === 'held') ? (`${state}First` as const) : state
  const moment = shown ? savedMoment(shown.builtAt, language) : ''
  const figures: [string, string | null][] = [
    ['waits', releases.waiting.toLocaleString(formatLocale[language])],
    ['since', shown ? moment : null],
    ['size', shown?.files == null ? null : sizeOf(shown.files, releases.bytes, language)],
    ['usual', usual === null ? null : seconds(usual)],
  ]
  return (
    <Section title={t('publications:now.title')}>
      <Notice role="status" tone={tones[state]} title={t(`publications:now.${state}`)}>
        <p>{t(`publications:now.${textKey}Text`, { moment })}</p>
        {heldSince && (
          <p>
            {t('publications:held', { moment: savedMoment(heldSince, language) })}
            {heldBy && ` (${t('publications:heldBy', { name: heldBy })})`}
          </p>
        )}
        {state === 'failed' && last?.error && <p dir="auto">{last.error}</p>}
        {state === 'failed' && releases.nextTry && (
          <p>{t('publications:now.nextTry', { time: timeWithSeconds(releases.nextTry, language) })}</p>
        )}
        {state === 'partly' && last && (
          <ul className="grid list-disc gap-1 ps-5">
            {last.failedPages.map(page => (
              <li key={page.file} dir="auto">
                {page.file}: {page.error.split('\n')[0]}
              </li>
            ))}
          </ul>
        )}
      </Notice>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4">
        {figures.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt className="text-14 text-ink-soft">{t(`publications:figure.${name}`)}</dt>
                <dd className="tabular text-[1.125rem] font-[650]">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  )
}
