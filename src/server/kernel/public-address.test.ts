import { expect, test } from 'vitest'
import { emailLink, localAddress, publicAddress } from './public-address.ts'

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4321'],
  ['0.0.0.0', 'http://127.0.0.1:4321'],
  ['localhost', 'http://localhost:4321'],
  ['192.168.1.7', 'http://192.168.1.7:4321'],
  ['::1', 'http://[::1]:4321'],
  ['::', 'http://[::1]:4321'],
])('listening on %s, the terminal, the pages and the emails name one origin', (HOST, origin) => {
  const config = { HOST, PORT: 4321 }
  expect(localAddress(config)).toBe(origin)
  expect(publicAddress(config, '/auth/patients')).toBe(`${origin}/auth/patients`)
  expect(emailLink(config, '/patients', 'id')).toBe(`${origin}/patients?lang=id`)
})

test('PUBLIC_URL has precedence over the address on which the process listens', () => {
  const config = { HOST: '0.0.0.0', PORT: 4321, PUBLIC_URL: 'https://www.example.org' }
  expect(publicAddress(config, '/patients')).toBe('https://www.example.org/patients')
})
