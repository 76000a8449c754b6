import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PatientRow } from './calls.ts'
import { PatientLine } from './PatientLine.tsx'

test('the groups of a telephone number keep their order among Arabic words', () => {
  const patient = { name: 'Siti', birthDate: '1984-03-12', phone: '0812 3456 7890', email: null, carer: null }
  const html = renderToStaticMarkup(<PatientLine of={patient as PatientRow} />)
  expect(html).toContain(' · \u20680812 3456 7890\u2069 · ')
})
