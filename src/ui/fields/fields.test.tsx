import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { ErrorSummary } from '../ErrorSummary.tsx'
import { strengthOf } from './PasswordField.tsx'
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

  test('shows its error with an icon, not by colour alone', () => {
    expect(html).toContain('aria-invalid="true"')
    expect(html).toMatch(/id="email-error"[^>]*><svg[^>]*aria-hidden="true"/)
  })

  test('keeps text that was typed before the script has loaded', () => {
    expect(renderToStaticMarkup(<TextField label="Name" name="name" defaultValue="Ayu" />)).toContain(
      'value="Ayu"',
    )
  })
})

test('options under a heading with the question do not repeat it', () => {
  const html = renderToStaticMarkup(
    <RadioField labelledBy="question" name="pays" choices={[{ value: 'self', label: 'I pay' }]} />,
  )
  expect(html).toContain('<fieldset class="field" aria-labelledby="question">')
  expect(html).not.toContain('legend')
})

test('a pending button ignores presses', () => {
  const html = renderToStaticMarkup(<Button isPending>Save</Button>)
  expect(html).toContain('aria-disabled="true"')
  expect(html).toContain('type="button"')
  expect(html).not.toContain('disabled=""')
})

test('the error summary links to each field', () => {
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

test('a status is shown as a word, not by colour alone', () => {
  expect(renderToStaticMarkup(<Badge tone="error">Declined</Badge>)).toContain('>Declined<')
})
