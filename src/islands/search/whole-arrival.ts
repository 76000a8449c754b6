import type { ContentLanguage } from '#entities/localized.ts'
import { loadEmergencyWatch } from '#search/load-emergency-watch.ts'
import { type ResultReader, resultsOf } from '#search/whole/results.ts'
import { wholeQueryIn } from '#search/whole/site-index.ts'
import { queryWhole } from './query-directory.ts'
import { showEmergency } from './show-emergency.ts'

/** Search engines shall not list results: the server says so in a header, a static host cannot. */
function hideFromSearchEngines(): void {
  const robots = document.createElement('meta')
  robots.name = 'robots'
  robots.content = 'noindex'
  document.head.append(robots)
}

/** Answers the words in the address of the search of the whole site, where no server has answered them. */
export async function answerWhole(page: HTMLElement): Promise<void> {
  const query = wholeQueryIn(new URLSearchParams(location.search))
  if (!query) return
  hideFromSearchEngines()
  const field = page.querySelector<HTMLInputElement>('input[type=search]')
  if (field && !field.value) field.value = query.q
  const danger = page.querySelector<HTMLElement>('[data-emergency]')
  if (danger) showEmergency(danger, query.q)
  const reader = JSON.parse(page.dataset.whole ?? '{}') as ResultReader
  const language = reader.language as ContentLanguage
  const show = (name: string) => page.querySelector(`[data-whole-${name}]`)?.removeAttribute('hidden')
  try {
    const found = await queryWhole({ ...query, language, now: Date.now() })
    if (found.total === 0) {
      show('none')
      // As on the server: of one kind only, nothing is no gap.
      if (!query.kind) void import('../live/page-views.ts').then(live => live.countMissed(query.q))
    } else {
      // The code that builds the notice of a danger is loaded for every search.
      const { build } = await loadEmergencyWatch()
      page.querySelector('[data-whole-results]')?.replaceChildren(build(resultsOf(found, query, reader)))
      page.querySelector('[data-whole-lists]')?.setAttribute('hidden', '')
    }
  } catch {
    show('failed')
  }
  document.documentElement.classList.remove('asking')
}
