import { expect, test } from 'vitest'
import { readMapLink } from './map-link.ts'

const monas = { latitude: -6.175392, longitude: 106.827153 }

test.each([
  'https://www.google.com/maps/place/Monas/@-6.17,106.82,17z/data=!3m1!4b1!4m6!3m5!8m2!3d-6.175392!4d106.827153',
  'https://www.google.com/maps/@-6.175392,106.827153,17z',
  'https://maps.google.com/?q=-6.175392,106.827153',
  'https://www.google.com/maps/search/?api=1&query=-6.175392%2C106.827153',
  'https://www.openstreetmap.org/?mlat=-6.175392&mlon=106.827153#map=17/-6.1/106.8',
  'https://www.openstreetmap.org/#map=17/-6.175392/106.827153',
  'https://maps.apple.com/?ll=-6.175392,106.827153&q=Monas',
  'geo:-6.175392,106.827153',
  ' -6.175392, 106.827153 ',
])('a hospital’s place is read from %s', link => expect(readMapLink(link)).toEqual(monas))

test.each(['https://maps.app.goo.gl/abc123', 'Jalan Melati 12, Jakarta', '-96.1, 106.8', '12', ''])(
  'no place is made up from %s',
  text => expect(readMapLink(text)).toBeNull(),
)
