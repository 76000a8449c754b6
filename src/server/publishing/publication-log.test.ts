import { expect, test } from 'vitest'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { explained, reasonIn } from './publication-log.ts'

/** The render process sends an error with its stack as the message. */
const fromRenderer = (stack: string) => new Error(stack)

test('an editor reads why a publication failed, without a stack trace', () => {
  const refused = (code: string) =>
    fromRenderer(`Error: ${code}: why, open '/objects/ab'\n    at write (objects.ts:80:5)`)
  expect(explained(refused('ENOSPC'))).toBe('diskFull')
  for (const code of ['EROFS', 'EACCES', 'EPERM']) expect(explained(refused(code))).toBe('notWritable')
  const other = fromRenderer(
    'Error: Nothing is there.\n    at render (render-page.ts:1:2)\n    at async x (y.ts:3:4)',
  )
  expect(explained(other)).toBe('Error: Nothing is there.')
})

test('a known reason is translated into the reader’s language', () => {
  expect(reasonIn(translateIn('en'), 'diskFull')).toMatch(/^The disk is full/)
  expect(reasonIn(translateIn('id'), 'diskFull')).toMatch(/^Disk server penuh/)
  expect(reasonIn(translateIn('id'), 'a.html: no such icon')).toBe('a.html: no such icon')
  expect(reasonIn(translateIn('id'), null)).toBeNull()
})
