import { expect, test } from 'vitest'
import { explained } from './register.ts'

/** As the render process sends it: its stack is the message. */
const fromRenderer = (stack: string) => new Error(stack)

test('an editor reads why nothing was published, and no places in our code', () => {
  const refused = (code: string) =>
    fromRenderer(`Error: ${code}: open '/objects/ab'\n    at write (objects.ts:80:5)`)
  expect(explained(refused('ENOSPC'))).toMatch(/^The disk is full/)
  for (const code of ['EROFS', 'EACCES', 'EPERM'])
    expect(explained(refused(code))).toMatch(/cannot be written to/)
  expect(explained(Object.assign(new Error('read-only'), { code: 'EROFS' }))).toMatch(/cannot be written to/)
  const other = fromRenderer(
    'Error: Nothing is there.\n    at make (page-maker.ts:1:2)\n    at async x (y.ts:3:4)',
  )
  expect(explained(other)).toBe('Error: Nothing is there.')
})
