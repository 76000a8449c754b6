import { expect, test } from 'vitest'
import { entityOf } from '#entities/kinds.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { problemAt, problemsOf, serverProblems, toFormPath } from './form-problems.ts'
import { newRow, OWN, toForm } from './form-values.ts'

const t = translateIn('en')
const { fields: doctor } = entityOf('doctors')
const { fields: unit } = entityOf('units')
const { fields: banner } = entityOf('main-banners')

test('a missing name of a doctor is a problem, listed in the order of the form', () => {
  const problems = problemsOf(doctor, toForm(doctor, { consultationFee: { amount: 5 } }), t)
  expect(problems).toEqual([
    { path: 'slug', message: 'Fill this in' },
    { path: 'name', message: 'Fill this in' },
    { path: 'specialists', message: 'Fill this in' },
    { path: 'consultationFee.currency', message: 'Fill this in' },
  ])
})
test('a complete item has no problems', () => {
  const values = toForm(doctor, { slug: 'ayu', name: 'Ayu', specialists: ['cardiology'] })
  expect(problemsOf(doctor, values, t)).toEqual([])
})
test('a problem in a row is shown at that row, although blank rows before it are not sent', () => {
  const blankPhone = newRow(unit.phones as never)
  const values = { ...toForm(unit, {}), phones: [blankPhone, { [OWN]: '021 555' }, { [OWN]: 'call us' }] }
  expect(toFormPath(unit, 'phones.1', values)).toBe('phones.2.$')
  expect(problemAt(problemsOf(unit, values, t), 'phones.2.$')).toContain('Enter a phone number')
})
test('a problem in a row with several fields is shown at the field', () => {
  const education = [newRow(doctor.education as never), { degree: '', institution: 'UI', year: 1800 }]
  const problems = problemsOf(doctor, { ...toForm(doctor, {}), education }, t)
  expect(problemAt(problems, 'education.1.degree')).toBe('Fill this in')
  expect(problemAt(problems, 'education.1.year')).toBe('This must be 1920 or more')
})
test('a problem in one language is shown at that language, in rich text at the whole text', () => {
  const values = toForm(doctor, { headline: { en: 'x'.repeat(201) } })
  expect(problemAt(problemsOf(doctor, values, t), 'headline.en')).toBe('This is too long: 200 at most')
  expect(toFormPath(doctor, 'biography.id.content.3.type', values)).toBe('biography.id')
  expect(toFormPath(banner, 'images.mobile.id.src', toForm(banner, {}))).toBe('images.mobile.id.src')
})
test('problems from the server are shown at their inputs, those without an input are listed too', () => {
  const values = toForm(doctor, { specialists: ['gone'] })
  const problems = serverProblems(doctor, values, [
    { path: 'version', message: 'odd' },
    { path: 'specialists.0', message: 'This item does not exist: gone' },
  ])
  expect(problems).toContainEqual({ path: '', message: 'odd' })
  expect(problemAt(problems, 'specialists')).toBe('This item does not exist: gone')
})
