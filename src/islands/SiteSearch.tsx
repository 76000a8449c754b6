import type { ContentLanguage } from '#entities/localized.ts'
import { queryWhole } from './search/query-directory.ts'
import { SuggestBox, type Suggestions } from './search/SuggestBox.tsx'

interface Props {
  texts: Record<'label' | 'placeholder' | 'submit' | 'none' | 'found_one' | 'found_other', string>
  language: ContentLanguage
  /** '' or '/id'. */
  root: string
}

/** Suggestions of each kind. */
const shown = 3

/** The search of the whole site: a form that also works without scripts. */
export function SiteSearch({ texts, language, root }: Props) {
  async function suggest(q: string): Promise<Suggestions> {
    const { groups, total } = await queryWhole({ q, kind: '', language, now: Date.now() })
    return {
      groups: groups.map(({ title, hits }) => ({
        title,
        options: hits.slice(0, shown).map(one => ({
          href: root + one.path,
          title: one.title,
          detail: one.text,
          titleIn: one.titleIn,
          detailIn: one.textIn,
        })),
      })),
      said: (total === 1 ? texts.found_one : texts.found_other)
        .replace('{{count}}', total.toLocaleString(language))
        .replace('{{q}}', () => q),
    }
  }
  return (
    <SuggestBox
      texts={texts}
      listLabel={texts.label}
      action={`${root}/search`}
      name="q"
      noticeId="whole-danger"
      suggest={suggest}
    />
  )
}
