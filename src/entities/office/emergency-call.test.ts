import { expect, test } from 'vitest'
import { emergencyCall } from './emergency-call.ts'

const jakarta = {
  code: 'jkt',
  officialName: 'Rawat Jakarta',
  isMain: true,
  phones: { main: '+62 21 100', emergency_call: '+62 21 119', emergencyNumber: '119' },
}
const makassar = {
  code: 'mks',
  officialName: 'Rawat Makassar',
  emergencyOpen24h: true,
  phones: { main: '+62 411 200' },
}
const clinic = { code: 'bdg', officialName: 'Rawat Clinic', phones: { main: '+62 22 300' } }
const places = [makassar, clinic, jakarta]

test('the number of the chosen location is its emergency number or, if it is open day and night, its main number', () => {
  expect(emergencyCall(places, undefined, 'jkt').hospital).toEqual({
    name: 'Rawat Jakarta',
    number: '+62 21 119',
  })
  expect(emergencyCall(places, undefined, 'mks').hospital).toEqual({
    name: 'Rawat Makassar',
    number: '+62 411 200',
  })
})

test.each([undefined, '', 'unknown', 'bdg'])(
  'with %j chosen the number is that of the main place',
  location => {
    expect(emergencyCall(places, undefined, location)).toEqual({
      emergencyNumber: '119',
      hospital: { name: 'Rawat Jakarta', number: '+62 21 119' },
    })
  },
)

test('the emergency number is that of the location, else of the main location, else of the settings, else 119', () => {
  const abroad = { ...clinic, phones: { emergencyNumber: '995' } }
  expect(emergencyCall([jakarta, abroad], undefined, 'bdg').emergencyNumber).toBe('995')
  expect(emergencyCall([clinic], { emergencyNumber: '112' }).emergencyNumber).toBe('112')
  expect(emergencyCall([], undefined)).toEqual({ emergencyNumber: '119' })
})

test('a hospital whose locations have no emergency number has the number of the settings, else its switchboard', () => {
  expect(emergencyCall([clinic], { emergency_call: '+62 1' }).hospital?.number).toBe('+62 1')
  expect(emergencyCall([clinic], undefined).hospital).toEqual({ name: 'Rawat Clinic', number: '+62 22 300' })
  expect(emergencyCall([], { hospital_name: 'Rawat', customer_care: '+62 9' }).hospital).toEqual({
    name: 'Rawat',
    number: '+62 9',
  })
})
