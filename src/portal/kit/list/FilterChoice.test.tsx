import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FilterChips } from './FilterChips.tsx'
import { FilterChoice } from './FilterChoice.tsx'

test('a filter is a button with its name, that says it opens something', () => {
  const html = renderToStaticMarkup(
    <FilterChoice label="Bookable" value="" choices={[{ key: 'true', title: 'Yes' }]} onChange={() => {}} />,
  )
  expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*aria-expanded="false"[^>]*>Bookable/)
  expect(html).not.toContain('Yes')
})

test('each filter that is set is one button that says what a press does; without one there is nothing', () => {
  const chips = (names: string[]) =>
    renderToStaticMarkup(
      <FilterChips
        chips={names.map(name => ({ name, text: `${name}: Yes` }))}
        onRemove={() => {}}
        onClear={() => {}}
      />,
    )
  expect(chips([])).toBe('')
  expect(chips(['Bookable', 'Online']).match(/<button/g)).toHaveLength(3)
  expect(chips(['Bookable'])).toMatch(/<span class="sr-only">[^<]+<\/span>Bookable: Yes/)
})
