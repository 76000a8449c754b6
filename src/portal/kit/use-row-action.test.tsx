import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useRowAction } from './use-row-action.ts'

const answers: Record<string, () => void> = {}
const work = vi.fn(({ id }: { id: string }) => {
  const { promise, resolve } = Promise.withResolvers<string>()
  answers[id] = () => resolve(id)
  return promise
})
let run = async (_: { id: string }): Promise<string | undefined> => undefined
function Rows() {
  run = useRowAction(work).run
  return null
}

test('a row has its action while another row still has one, and not twice', async () => {
  renderToStaticMarkup(<Rows />)
  const [ani, again, bayu] = [run({ id: 'ani' }), run({ id: 'ani' }), run({ id: 'bayu' })]
  expect(await again).toBeUndefined()
  answers.bayu?.()
  expect(await bayu).toBe('bayu')
  answers.ani?.()
  expect(await ani).toBe('ani')
  expect(work).toHaveBeenCalledTimes(2)
  const later = run({ id: 'ani' })
  answers.ani?.()
  expect(await later).toBe('ani')
})
