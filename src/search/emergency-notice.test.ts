import { expect, test } from 'vitest'
import { elementHtml } from './elements/element.ts'
import type { EmergencyAnswer } from './emergency-answer.ts'
import { noticeOf } from './emergency-notice.ts'

const words = { call: 'Call {{number}}', callHospital: 'Call {{place}}', more: 'More' }
const reader = { language: 'en' as const, words, more: '/emergency' }
const stroke: EmergencyAnswer = {
  sign: {
    slug: 'stroke',
    kind: 'stroke',
    name: { en: 'This could be a stroke', id: 'Ini bisa jadi stroke' },
    advice: { en: 'Call now.', id: 'Hubungi sekarang.' },
  },
  emergencyNumber: '119',
  hospital: { name: 'Rawat Jakarta', number: '+62 21 119' },
}
const selfHarm: EmergencyAnswer = {
  ...stroke,
  sign: {
    ...stroke.sign,
    slug: 'self-harm',
    kind: 'self-harm',
    callFirst: {
      label: { en: 'Talk to a counsellor', id: 'Bicara dengan konselor' },
      number: '119',
      extension: '8',
      url: 'https://healing119.id',
    },
  },
}
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(match => match[1])

test('names the emergency, and offers the ambulance and the hospital with one tap each, before the advice', () => {
  const html = elementHtml(noticeOf(stroke, reader))
  expect(html).toContain('<h2 class="notice-title">This could be a stroke</h2>')
  expect(hrefs(html)).toEqual(['tel:119', 'tel:+6221119', '/emergency'])
  expect(html).toContain('>Call 119</a>')
  expect(html).toContain('>Call Rawat Jakarta<span class="emergency-number">+62 21 119</span></a>')
  expect(html.indexOf('tel:+6221119')).toBeLessThan(html.indexOf('Call now.'))
  expect(html).toContain('notice-danger')
})

test('for self-harm the crisis line comes first, with its extension, and nothing is red', () => {
  const html = elementHtml(noticeOf(selfHarm, reader))
  expect(hrefs(html)).toEqual(['tel:119,8', 'tel:119', 'tel:+6221119', 'https://healing119.id', '/emergency'])
  expect(html).toContain('notice-brand')
  expect(html).not.toContain('notice-danger')
})

test('a hospital without a number, or with the ambulance’s own, has no second button', () => {
  const { hospital: _, ...alone } = stroke
  expect(hrefs(elementHtml(noticeOf(alone, reader)))).toEqual(['tel:119', '/emergency'])
  const same = { ...stroke, hospital: { name: 'Rawat', number: '1 1 9' } }
  expect(hrefs(elementHtml(noticeOf(same, reader)))).toEqual(['tel:119', '/emergency'])
})

test('text in another language than the reader’s has a lang attribute', () => {
  const html = elementHtml(noticeOf(selfHarm, { ...reader, language: 'fr' }))
  expect(html).toContain('<h2 class="notice-title" lang="en">This could be a stroke</h2>')
  expect(html).toContain('<p lang="en">Call now.</p>')
  expect(html).toContain('<span lang="en">Talk to a counsellor</span>')
  expect(elementHtml(noticeOf(stroke, { ...reader, language: 'id' }))).not.toContain('lang=')
})

test('what an administrator wrote cannot become markup or a script', () => {
  const evil = '"><img src=x onerror=alert(1)>$&'
  const html = elementHtml(
    noticeOf(
      {
        sign: {
          ...selfHarm.sign,
          name: { en: evil },
          advice: { en: evil },
          callFirst: { label: { en: evil }, number: '119', url: 'javascript:alert(1)' },
        },
        emergencyNumber: '119',
        hospital: { name: evil, number: '+62' },
      },
      reader,
    ),
  )
  expect(html).not.toContain('<img')
  expect(html).not.toContain('javascript:')
  expect(html).toContain('Call &quot;&gt;&lt;img src=x onerror=alert(1)&gt;$&amp;')
})
