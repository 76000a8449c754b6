import { expect, it } from 'vitest'
import { type PageStyle, withEntryStyles } from './entry-styles.ts'

it('home and the lists have the shared style sheet in their HTML, pages of an item and the portal link to it', async () => {
  const list: PageStyle[] = [{ order: 1, sheet: { type: 'external', src: '_assets/Page.css' } }]
  const keys = [
    '/[...locale]&src/pages/[...locale]/index.astro',
    '/[...locale]/doctors&src/pages/[...locale]/doctors/index.astro',
    '/[...locale]/doctors/[slug]&src/pages/[...locale]/doctors/[slug].astro',
    '/patients&src/pages/patients.astro',
  ]
  const reads: string[] = []
  const read = async (src: string) => {
    reads.push(src)
    return 'a{color:red}'
  }
  const styles = await withEntryStyles(
    keys.map(key => [key, list]),
    read,
  )
  const inline = { order: 1, sheet: { type: 'inline', content: 'a{color:red}' } }
  expect(styles.map(([, [style]]) => style)).toEqual([inline, inline, list[0], list[0]])
  expect(reads).toEqual(['_assets/Page.css'])
})
