import { expect, test } from 'vitest'
import { isAddress } from './filled.ts'

test.each(['/a/b.pdf', 'https://my_files.example:8443/ä?q=$1', 'http://[::1]/', 'https://bücher.example/'])(
  '%s is an address',
  text => expect(isAddress(text)).toBe(true),
)

// `URL` accepts all but the first.
test.each([
  'https://host:name/',
  'https://a;sandbox/x',
  'https://a,sandbox/x',
  'https://*/x',
  'https://a$b/x',
  'https://a"b/x',
  'https://hospital.example@other.example/',
  'https://other.example/\r\nX: y',
  '/\t/other.example/x',
])('%j is no address', text => expect(isAddress(text)).toBe(false))
