import { expect, test } from 'vitest'
import type { Network } from '../../site/network.ts'
import type { DoctorSummary } from './summary.ts'
import { folded, vcardOf } from './vcard.ts'

const network = { name: 'Rawat Nusantara', customerCare: '+62 21 0000 0101' } as Network
const doctor = {
  slug: 'ayu',
  name: 'Ayu Lestari',
  prefix: 'dr.',
  suffix: 'Sp.JP, FIHA',
  licence: { number: 'STR-SECRET' },
}
const place = {
  code: 'jakarta',
  shortName: 'Jakarta',
  street: 'Jl. Melati 1; Blok B',
  city: 'Jakarta',
  country: 'ID',
  phones: { main: '+62 21 0000 0100' },
}
const summaryOf = (own: object, places: object[] = [place]) =>
  ({
    doctor: { ...doctor, ...own },
    name: 'dr. Ayu Lestari, Sp.JP, FIHA',
    specialists: [{ name: { en: 'Cardiology', id: 'Jantung' } }],
    places,
  }) as unknown as DoctorSummary
const page = 'https://rawat.example/id/doctors/ayu'

test('the vCard has titles, specialty, telephone and place of work', () => {
  const lines = vcardOf(summaryOf({}), network, 'id', page).split('\r\n')
  expect(lines).toContain('N:;Ayu Lestari;;dr.;Sp.JP\\, FIHA')
  expect(lines).toContain('FN:dr. Ayu Lestari\\, Sp.JP\\, FIHA')
  expect(lines).toContain('ORG:Rawat Nusantara;Jakarta')
  expect(lines).toContain('TITLE:Jantung')
  expect(lines).toContain('TEL;TYPE=WORK,VOICE:+62 21 0000 0100')
  expect(lines).toContain('ADR;TYPE=WORK:;;Jl. Melati 1\\; Blok B;Jakarta;;;ID')
  expect(lines.at(-1)).toBe('')
})

test('the vCard has no private data, and a name cannot inject a line', () => {
  const card = vcardOf(summaryOf({ name: 'A\r\nTEL:666' }), network, 'en', page)
  expect(card).not.toContain('SECRET')
  expect(card).not.toMatch(/^TEL:666/m)
})

test('a doctor without a place of work has the network’s telephone', () => {
  const card = vcardOf(summaryOf({ prefix: undefined, suffix: undefined }, []), network, 'en', page)
  expect(card).toContain('TEL;TYPE=WORK,VOICE:+62 21 0000 0101')
  expect(card).not.toContain('ADR')
})

test('a name of 136 characters, in any script, is folded between characters', () => {
  for (const name of ['Raden Mas '.repeat(14).trim(), '張偉明華國強'.repeat(23), 'สมชาย'.repeat(27)]) {
    const lines = folded(`FN:${name}`).split('\r\n')
    expect(lines.every(line => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(lines.map((line, i) => (i > 0 ? line.slice(1) : line)).join('')).toBe(`FN:${name}`)
  }
})
