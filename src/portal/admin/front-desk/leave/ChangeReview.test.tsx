import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChangeReview } from './ChangeReview.tsx'

const none = { count: 0, byMessage: 0, toCall: 0, checkedIn: 0, content: null }
const shown = (texts: object) =>
  renderToStaticMarkup(
    <ChangeReview
      {...none}
      {...texts}
      action={{ isPending: false, run: async () => undefined }}
      onBack={() => {}}
    />,
  )

test('a review without a displaced patient says that nobody is affected, unless patients are checked in', () => {
  expect(shown({})).toContain('absence.nobody<')
  expect(shown({})).not.toContain('absence.checkedIn')
  const here = shown({ checkedIn: 2 })
  expect(here).not.toContain('absence.nobody<')
  expect(here).toContain('absence.onlyCheckedIn')
  expect(here).toContain('absence.checkedIn')
  const both = shown({ count: 1, byMessage: 1, checkedIn: 2 })
  expect(both).toContain('absence.concerns')
  expect(both).not.toContain('absence.onlyCheckedIn')
})
