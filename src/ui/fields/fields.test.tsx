import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import { strengthOf } from './password-strength.ts'
import { RadioField } from './RadioField.tsx'
import { TextField } from './TextField.tsx'

describe('a field', () => {
  const html = renderToStaticMarkup(
    <TextField
      id="email"
      label="Email"
      description="For your visits only"
      errorMessage="Please, enter a valid email"
      name="email"
      value="x"
      onChange={() => {}}
    />,
  )

  test('is named by its label, and described by its hint and its error', () => {
    expect(html).toContain('<label for="email">Email</label>')
    expect(html).toContain('aria-describedby="email-hint email-error"')
    expect(html).toMatch(/id="email-error"[^>]*>.*Please, enter a valid email/)
  })

  test('says that it is wrong with a sign, not by colour alone', () => {
    expect(html).toContain('aria-invalid="true"')
    expect(html).toMatch(/id="email-error"[^>]*><svg[^>]*aria-hidden="true"/)
  })

  test('stays as it was typed before the script arrives', () => {
    expect(renderToStaticMarkup(<TextField label="Name" name="name" defaultValue="Ayu" />)).toContain(
      'value="Ayu"',
    )
  })
})

test('answers under a heading that asks already do not ask again', () => {
  const html = renderToStaticMarkup(
    <RadioField labelledBy="question" name="pays" choices={[{ value: 'self', label: 'I pay' }]} />,
  )
  expect(html).toContain('<fieldset class="field" aria-labelledby="question">')
  expect(html).not.toContain('legend')
})

test('a button that waits takes no second press', () => {
  const html = renderToStaticMarkup(<Button isPending>Save</Button>)
  expect(html).toContain('aria-disabled="true"')
  expect(html).toContain('type="button"')
  expect(html).not.toContain('disabled=""')
})

test('a list of errors leads to each field', () => {
  const html = renderToStaticMarkup(
    <ErrorSummary title="Two things" problems={[{ field: 'email', message: 'Enter your email' }]} />,
  )
  expect(html).toContain('href="#email"')
  expect(html).toContain('role="alert"')
  expect(renderToStaticMarkup(<ErrorSummary title="Nothing" problems={[]} />)).toBe('')
})

test('a password is strong by its length and variety, not by repetition', () => {
  expect(['abc', 'aaaaaaaaaaaaaaaa', '12345678', 'password'].map(word => strengthOf(word, 8))).toEqual([
    'weak',
    'weak',
    'weak',
    'weak',
  ])
  expect(strengthOf('kucing hitam', 8)).toBe('medium')
  expect(strengthOf('kucing Hitam 7 ekor', 8)).toBe('strong')
})

test('a state is a word before it is a colour', () => {
  expect(renderToStaticMarkup(<Badge tone="error">Declined</Badge>)).toContain('>Declined<')
})
