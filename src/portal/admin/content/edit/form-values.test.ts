import { expect, test } from 'vitest'
import { contentKinds, entityOf } from '#entities/kinds.ts'
import { network } from '../../../../../seeds/network.ts'
import { newRow, toBody, toForm } from './form-values.ts'

const { fields: doctor } = entityOf('doctors')
const { fields: unit } = entityOf('units')

test('opening an item and saving it untouched changes nothing, for every item of the demo network', () => {
  let items = 0
  for (const kind of contentKinds) {
    const { fields } = entityOf(kind)
    for (const item of network.content[kind] as unknown as Record<string, unknown>[]) {
      items += 1
      expect(toBody(fields, toForm(fields, item)), `${kind} ${item.slug ?? item.code}`).toEqual(item)
    }
  }
  expect(items).toBeGreaterThan(40)
})
test('an untouched new form has an empty body', () => {
  for (const kind of contentKinds) {
    const { fields } = entityOf(kind)
    expect(toBody(fields, toForm(fields, {})), kind).toEqual({})
  }
})
test('cleared values are left out, in a language, in a group and in a list', () => {
  const values = toForm(doctor, {
    name: 'Ayu',
    headline: { en: 'Heart', id: 'Jantung' },
    licence: { number: '123', validTo: '2030-01-01' },
    certifications: [],
    education: [{ degree: 'S1', institution: 'UI' }],
  })
  const cleared = {
    ...values,
    headline: { en: '  ', id: 'Jantung' },
    licence: { number: '', validTo: '' },
    education: [newRow(doctor.education as never), ...(values.education as object[])],
  }
  expect(toBody(doctor, cleared)).toEqual({
    name: 'Ayu',
    headline: { id: 'Jantung' },
    education: [{ degree: 'S1', institution: 'UI' }],
  })
})
test('an untouched switch is left out, one that was switched off is false', () => {
  expect(toBody(unit, { ...toForm(unit, {}), walkIn: false })).toEqual({ walkIn: false })
})
test('a price without an amount is left out, but one with a note is sent, so that it is refused', () => {
  const at = (fee: object) => toBody(doctor, { ...toForm(doctor, {}), consultationFee: fee })
  expect(at({ amount: null, currency: 'IDR', note: '' })).toEqual({})
  expect(at({ amount: 0, currency: 'IDR', note: '' })).toEqual({
    consultationFee: { amount: 0, currency: 'IDR' },
  })
  expect(at({ amount: Number.NaN, currency: 'IDR', note: 'with BPJS' })).toEqual({
    consultationFee: { currency: 'IDR', note: 'with BPJS' },
  })
})
test('an incomplete coordinate is sent, so that the missing half is reported', () => {
  const { fields } = entityOf('addresses')
  const values = { ...toForm(fields, {}), geo: { latitude: -6.2, longitude: null } }
  expect(toBody(fields, values)).toEqual({ geo: { latitude: -6.2 } })
})
