import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChoiceNotice } from './ChoiceNotice.tsx'

test.each([
  [null, 'href="/doctors"'],
  ['/patients/appointments/create?doctor=ayu', 'href="/doctors/ayu"'],
])('a patient who has chosen a doctor is led to the times of this doctor: %s', (redirect, link) => {
  expect(renderToStaticMarkup(<ChoiceNotice redirect={redirect} />)).toContain(link)
})
