import { expect, it } from 'vitest'
import { importsIn } from './site-bundle.ts'

it('finds what an entry imports, also by way of others, and ends where two import each other', () => {
  const chunk = (fileName: string, imports: string[], isEntry = false) => ({
    ...{ type: 'chunk', fileName, imports, isEntry },
  })
  const chunks = [
    chunk('page.js', ['bar.js'], true),
    chunk('bar.js', ['start.js']),
    chunk('start.js', ['bar.js']),
    chunk('alone.js', [], true),
    { type: 'asset', fileName: 'page.css' },
  ]
  expect(importsIn(chunks)).toEqual({ '/page.js': ['/bar.js', '/start.js'], '/alone.js': [] })
})
