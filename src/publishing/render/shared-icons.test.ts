import { expect, test } from 'vitest'
import { withSharedIcons } from './shared-icons.ts'

const icon = (drawing: string, name = '') =>
  `<svg aria-hidden="true"${name} viewBox="0 0 24 24" width="1.2em" height="1.2em">${drawing}</svg>`

test('a page has the drawing of a repeated icon once, before the icons that use it', () => {
  const [phone, clock] = ['<path d="M1 1"/>', '<circle r="9"/>']
  const island = `<svg viewBox="0 0 24 24" aria-hidden="true">${phone}</svg>`
  const page = (first: string, second: string, before = '') =>
    `<html><head></head><body class="a">${before}<p>${first}${island}${icon(clock)}</p>${second}</body></html>`
  const use = '<use href="#icon-0"/>'
  const drawings = `<div hidden><svg><g id="icon-0">${phone}</g></svg></div>`
  expect(withSharedIcons(page(icon(phone), icon(phone, ' class="big"')))).toBe(
    page(icon(use), icon(use, ' class="big"'), drawings),
  )
})

test('a page without repeated icons, and a file that is no page, are not changed', () => {
  for (const text of [`<html><body>${icon('<path/>')}</body></html>`, '{"a":1}', `${icon('x')}${icon('x')}`])
    expect(withSharedIcons(text)).toBe(text)
})
