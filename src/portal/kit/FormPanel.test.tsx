import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormPanel } from './FormPanel.tsx'

test('while the action runs, the panel cannot be left as if it were not sent', () => {
  const disabled = (isPending: boolean) =>
    renderToStaticMarkup(
      <FormPanel
        title="Move"
        submit="Move"
        cancel="Change nothing"
        action={{ isPending, failure: [] }}
        onSubmit={() => {}}
        onClose={() => {}}
      />,
    ).match(/<button[^>]*aria-disabled="true"[^>]*>(?:<[^>]*>)*[^<]+/g) ?? []
  expect(disabled(false)).toEqual([])
  expect(disabled(true).map(button => button.replace(/.*>/, ''))).toEqual(['Move', 'Change nothing'])
})
