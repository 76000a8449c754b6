import type { ContentLanguage } from '#entities/localized.ts'
import type { GroupTexts } from '#i18n/text-keys.ts'
import { queryDirectory } from './query-directory.ts'
import { type Option, SuggestBox, type Suggestions } from './SuggestBox.tsx'

export interface HeroProps {
  texts: Omit<GroupTexts<'site', 'search'>, 'open' | 'close'>
  language: ContentLanguage
  /** The home page in this language: `/` or `/id`. */
  base: string
}

const doctorsShown = 5

/** The search of the home page: doctors and specialties while the reader types. */
export function Hero({ texts, language, base }: HeroProps) {
  const root = base === '/' ? '' : base
  async function suggest(term: string): Promise<Suggestions> {
    const found = await queryDirectory({ search: term, language, now: Date.now() })
    const specialties: Option[] = found.understood.map(one => ({
      href: `${root}/specialists/${one.slug}`,
      title: one.name,
      detail: one.plainName,
    }))
    const doctors: Option[] = found.rows.slice(0, doctorsShown).map(row => ({
      href: `${root}/doctors/${row.slug}`,
      title: row.name,
      detail: [row.specialists[0]?.name, row.places.join(', ')].filter(Boolean).join(' · '),
    }))
    const everything: Option = {
      href: `${root}/search?${new URLSearchParams({ q: term })}`,
      title: texts.everything.replace('{{term}}', () => term),
      detail: '',
    }
    const said = found.total === 1 ? texts.found_one : texts.found_other
    return {
      groups: [
        { title: texts.specialties, options: specialties },
        { title: texts.doctors, options: doctors },
      ],
      last: { title: texts.whole, options: [everything] },
      said: said.replace('{{count}}', String(found.total)),
    }
  }
  return (
    <SuggestBox
      texts={texts}
      listLabel={texts.doctors}
      action={`${root}/doctors`}
      name="search"
      noticeId="hero-danger"
      suggest={suggest}
    />
  )
}
