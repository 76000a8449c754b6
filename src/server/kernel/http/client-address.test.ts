import { describe, expect, test } from 'vitest'
import { clientAddress, isNetwork, networkOf } from './client-address.ts'

const from = (socket: string | undefined, forwardedFor?: string, proxies: string[] = []) =>
  clientAddress({ socket, forwardedFor }, proxies)

describe('where a request comes from', () => {
  test('is the address of its socket if no proxy is configured, whatever its headers say', () => {
    expect(from('203.0.113.5', '10.1.1.1')).toBe('203.0.113.5')
    expect(from('::ffff:203.0.113.5')).toBe('203.0.113.5')
    expect(from(undefined, '10.1.1.1')).toBeNull()
  })

  test('is the last address before our own proxies', () => {
    const proxies = ['127.0.0.1', '10.0.0.0/8', 'fd00::/8']
    expect(from('127.0.0.1', '203.0.113.5', proxies)).toBe('203.0.113.5')
    expect(from('::ffff:127.0.0.1', '198.51.100.7, 203.0.113.5, 10.2.3.4', proxies)).toBe('203.0.113.5')
    expect(from('fd00::1', '[2001:db8::1]:4711', proxies)).toBe('2001:db8::1')
    expect(from('10.0.0.1', '203.0.113.5:4711', proxies)).toBe('203.0.113.5')
    // The header of a client that connects directly is ignored.
    expect(from('203.0.113.5', '127.0.0.1', proxies)).toBe('203.0.113.5')
    expect(from('127.0.0.1', undefined, proxies)).toBe('127.0.0.1')
    expect(from('127.0.0.1', '1.2.3.4, nonsense', proxies)).toBe('127.0.0.1')
  })

  test('is counted by IPv4 address and by IPv6 /64', () => {
    expect(networkOf('203.0.113.5')).toBe('203.0.113.5')
    expect(networkOf('2001:db8:0:7::1')).toBe('2001:db8:0:7::/64')
    expect(networkOf('2001:0db8:0000:0007:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:0:7::/64')
    expect(networkOf('2001:db8:0:8::1')).not.toBe(networkOf('2001:db8:0:7::1'))
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
  })
})

test('a proxy is named by its address or its range, nothing else', () => {
  for (const good of ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8']) expect(isNetwork(good)).toBe(true)
  for (const bad of [
    'proxy.local',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    '10.0.0/8',
    '*',
    '',
    '::1/129',
    '10.0.0.1/',
  ]) {
    expect(isNetwork(bad)).toBe(false)
  }
})
