import { expect, test } from 'vitest'
import { releasedPages } from '../../../../tests/forms-hospital.ts'
import { fillForm } from './fill-page.ts'

const page = releasedPages['/career/nurse'] as string
const filling = { values: {}, message: 'Look again', fields: [], titlePrefix: 'Problem: ' }

test('the errors have the order of the page, and one without a field comes first', () => {
  const fields = ['cv', 'consentVersion', 'name'].map(path => ({ path, message: `About ${path}` }))
  const html = fillForm(page, { ...filling, fields })
  expect(html).toContain(
    '<li>About consentVersion</li><li><a href="#f-name">About name</a></li><li><a href="#f-cv">About cv</a></li>',
  )
  // The title of the page says what the message would repeat.
  expect(html).toMatch(/<p data-problems-text[^>]*><\/p>/)
  expect(fillForm(page, filling)).toMatch(/<p data-problems-text[^>]*>Look again<\/p>/)
  expect(html).not.toMatch(/data-problems [^>]*hidden/)
})

test('no entered value changes another field, a hidden one or the page around the form', () => {
  const typed = '" name="email" id="f-email-error" hidden></form><title>'
  const values = { name: typed, language: 'xx', cv: 'x.pdf', experience: typed, __proto__: 'x', 'a b': 'x' }
  const html = fillForm(page, { ...filling, values })
  expect(html).toContain('<input type="hidden" name="language" value="en">')
  expect(html).toMatch(/<input class="control" id="f-email" name="email" type="text">/)
  expect(html.match(/<\/form>/g)).toHaveLength(1)
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html).toContain('<p>After</p>')
})

test('a page without our form stays unchanged', () => {
  expect(fillForm('<p>Nothing</p>', filling)).toBe('<p>Nothing</p>')
})
