import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import type { GroupTexts } from '#i18n/text-keys.ts'
import { type DoctorQuery, type Found, maxPages, type Named, pagesShown } from '#search/directory.ts'
import { buttonClass } from '#ui/Button.tsx'
import IconClock from '~icons/lucide/clock'
import IconPhone from '~icons/lucide/phone'
import { FoundRow, type RowTexts } from './FoundRow.tsx'

export interface Answered {
  doctorQuery: DoctorQuery
  found: Found
}

export interface AnswerProps {
  texts: RowTexts &
    GroupTexts<'site', 'doctorAnswer'> &
    GroupTexts<'site', 'doctorFinder'> & { everything: string }
  language: string
  /** The pages of the doctors, the specialties and the contact, in this language. */
  links: Record<'doctors' | 'specialists' | 'contact', string>
  /** The telephone of customer care: as shown and as dialled. */
  call?: { name: string; href: string } | undefined
}

interface Props extends AnswerProps {
  /** Without an answer the markup is in the page hidden and empty, for the server to fill: server/site/search/page.ts. */
  answer?: Answered | 'failed' | null
  onMore?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The results, how the words were read, and other ways if nothing was found. */
export function Answer({ answer, onMore, texts, language, links, call }: Props) {
  const { found, doctorQuery } = typeof answer === 'object' ? (answer ?? {}) : {}
  const sentence =
    answer === 'failed'
      ? texts.failed
      : found
        ? (found.total === 1 ? texts.found_one : texts.found_other).replace(
            '{{count}}',
            found.total.toLocaleString(language),
          )
        : ''
  const list = useMemo(() => new Intl.ListFormat(language, { type: 'conjunction' }), [language])
  const addressOf = (query: object) =>
    `${links.doctors}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value))}`
  const wholeSearch = links.doctors.replace(/\/doctors$/, '/search')
  const next = pagesShown(doctorQuery?.page) + 1
  const none = found?.total === 0
  const understood = (doctorQuery?.search && found?.understood) || []
  return (
    <section className="answer" data-answer="" hidden={!answer}>
      <div className="head">
        <Said sentence={sentence} />
        <fieldset className="sort">
          <legend className="sr-only">{texts.sort}</legend>
          <label className="chip">
            <input type="radio" name="sort" value="" form="finder" defaultChecked={!doctorQuery?.sort} />
            {texts.sortBest}
          </label>
          <label className="chip">
            <input
              type="radio"
              name="sort"
              value="soonest"
              form="finder"
              defaultChecked={!!doctorQuery?.sort}
            />
            <IconClock />
            {texts.sortSoonest}
          </label>
        </fieldset>
      </div>
      <p className="read" data-answer-corrected="" hidden={!found?.corrected}>
        {found?.corrected && texts.corrected.replace('{{term}}', () => found.corrected)}
      </p>
      <p className="read" data-answer-unknown="" hidden={!found?.unknown}>
        {found?.unknown && texts[`unknown_${found.unknown}`]}
      </p>
      <p className="read" data-answer-elsewhere="" hidden={!found?.elsewhere}>
        {found?.elsewhere && texts[`elsewhere_${found.elsewhere}`]}
      </p>
      <p className="read" data-answer-insurer="" hidden={!found?.insurer}>
        {found?.insurer && texts.takes.replace('{{insurer}}', () => found.insurer)}
      </p>
      <p className="read" data-answer-understood="" hidden={understood.length === 0}>
        {understood.length > 0 && <Links t={texts.understood} all={understood} base={links.specialists} />}
      </p>
      <p className="read" data-answer-pages="" hidden={!found?.pages.length}>
        {found && found.pages.length > 0 && (
          <Links t={texts.pages} all={found.pages} base={links.contact.slice(0, -'/contact'.length)} />
        )}
      </p>
      <p className="read">
        <a
          className="link"
          href={`${wholeSearch}?${new URLSearchParams({ q: doctorQuery?.search ?? '' })}`}
          data-answer-whole=""
          hidden={!doctorQuery?.search}
        >
          {texts.everything.replace('{{term}}', () => doctorQuery?.search ?? '')}
        </a>
      </p>
      <ul className="doctors" aria-label={texts.listLabel} data-answer-list="">
        {found?.rows.map(row => (
          <FoundRow key={row.slug} row={row} texts={texts} list={list} base={links.doctors} />
        ))}
      </ul>
      <p className="more">
        <a
          className={buttonClass({ variant: 'quiet' })}
          href={doctorQuery ? addressOf({ ...doctorQuery, page: String(next) }) : links.doctors}
          data-answer-more=""
          hidden={!found || found.total <= found.rows.length || next > maxPages}
          onClick={onMore}
        >
          {texts.more}
        </a>
      </p>
      <div className="nothing" data-answer-none="" hidden={!none}>
        <img src="/art/states/search.svg" alt="" width="320" height="240" loading="lazy" decoding="async" />
        <h3>{texts.noneTitle}</h3>
        <p>{texts.noneText}</p>
        <p data-answer-nearest="" hidden={!found?.nearest.length}>
          {found && found.nearest.length > 0 && (
            <Links t={texts.nearest} all={found.nearest} base={links.specialists} />
          )}
        </p>
        <div className="button-row">
          {/* If only the filters exclude all results, one link removes the filters. */}
          <a
            className={buttonClass({ variant: 'primary' })}
            href={doctorQuery?.search ? addressOf({ search: doctorQuery.search }) : links.doctors}
            data-answer-wider=""
            hidden={!none || found.unfiltered === 0}
          >
            {found && texts.wider.replace('{{count}}', String(found.unfiltered))}
          </a>
          <a className={buttonClass({ variant: 'quiet' })} href={links.specialists}>
            {texts.noneSpecialists}
          </a>
          {call ? (
            <a className={buttonClass({ variant: 'quiet' })} href={call.href}>
              <IconPhone />
              {call.name}
            </a>
          ) : (
            <a className={buttonClass({ variant: 'quiet' })} href={links.contact}>
              {texts.noneContact}
            </a>
          )}
        </div>
      </div>
    </section>
  )
}

/** Announced once the region is shown: some screen readers ignore one that is shown and filled at the same time. */
function Said({ sentence }: { sentence: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(sentence))
    return () => cancelAnimationFrame(frame)
  }, [sentence])
  return (
    <h2 className="count" tabIndex={-1} data-answer-count="" aria-live="polite">
      {said}
    </h2>
  )
}

/** `We read this as: Cardiology, Surgery`, each a link. */
const Links = ({ t, all, base }: { t: string; all: Named[]; base: string }) => (
  <>
    {t}{' '}
    {all.map((one, index) => (
      <span key={one.slug}>
        {index > 0 && ', '}
        <a className="link" href={`${base}/${one.slug}`}>
          {one.name}
        </a>
      </span>
    ))}
  </>
)
