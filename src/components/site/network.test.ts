import { expect, test } from 'vitest'
import { telephone } from '#entities/people/telephone.ts'
import { appointmentRequest, chatLink } from './network.ts'

test('a tel: link has only the digits of a number in any notation', () => {
  expect(telephone('+62 21 0000 0100')).toBe('tel:+622100000100')
  expect(telephone('119')).toBe('tel:119')
  expect(telephone('(689) 789-4675')).toBe('tel:6897894675')
})

test('a chat opens with the request for an appointment in Indonesian', () => {
  const link = new URL(chatLink('+62 800 0000 0101', appointmentRequest('Rawat Nusantara')))
  expect(link.origin + link.pathname).toBe('https://wa.me/6280000000101')
  expect(link.searchParams.get('text')).toContain('Halo Rawat Nusantara, saya ingin membuat janji temu')
})

test('a national number gets the country code that wa.me needs', () => {
  expect(chatLink('0812 0000 0000', '')).toBe('https://wa.me/6281200000000?text=')
})
