import { expect, test } from 'vitest'
import { errorText } from './error-text.ts'

test.each([
  [
    'as the job queue hands it on',
    {
      message: 'timeout exceeded',
      stack: 'Error: timeout exceeded\n    at work (queue.js:1:2)',
      queue: 'letters',
    },
    'timeout exceeded',
  ],
  [
    'of the database',
    { severity: 'ERROR', code: '23514', message: 'new row violates check: "Rina"' },
    '23514',
  ],
  ['with nothing in it', {}, 'Object without a message (no code)'],
  ['of nobody', Object.create(null), 'Something without a message (no code)'],
])('an object that is no error is described by its text, %s', (_, error, words) => {
  expect(errorText(error)).toContain(words)
  expect(errorText(error)).not.toMatch(/object Object|Rina/)
})

test('the text for a full disk names the remedy, also if the error is the cause of another', () => {
  const full = Object.assign(new Error('could not extend file "base/1": No space left on device'), {
    code: '53100',
  })
  expect(errorText(new Error('The statement failed', { cause: full }))).toMatch(
    /^The disk of the database is full\. Free /,
  )
  expect(errorText(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }))).toMatch(
    /^The disk is full\. Free /,
  )
})
