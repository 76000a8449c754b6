import { expect, test } from 'vitest'
import { addSums, type Lockfile, missingPackages, withoutSum } from '../complete-lockfile.ts'
import { text } from './sources.ts'

test('the lockfile has the packages of every platform, as npm ci demands', () => {
  const missing = missingPackages(JSON.parse(text('package-lock.json')))
  expect(
    missing.map(one => one.name),
    'Run npm run fix.',
  ).toEqual([])
})

test('the lockfile has the checksum of every package, except packages of other platforms that were added later', () => {
  const lockfile = JSON.parse(text('package-lock.json')) as Lockfile
  const without = withoutSum(lockfile).map(path => path.replace('node_modules/', ''))
  const groups = Object.groupBy(without, name =>
    name.replace(/-(android|darwin|freebsd|linux|openharmony|wasm32|win32)-.*/, ''),
  )
  const platforms = Object.entries(groups).map(([name, all = []]) => [
    name,
    all.map(one => one.slice(name.length + 1)).join(' '),
  ])
  // The registry used then did not have them. With a registry that does, run `node tests/complete-lockfile.ts --sums`.
  expect(Object.fromEntries(platforms)).toEqual({
    '@astrojs/compiler-binding':
      'android-arm64 darwin-arm64 darwin-x64 linux-arm64-gnu linux-arm64-musl wasm32-wasi win32-arm64-msvc win32-x64-msvc',
    '@biomejs/cli':
      'android-arm64 android-x64 darwin-arm64 darwin-x64 linux-arm64-musl linux-x64-musl win32-arm64 win32-x64',
    '@oxc-parser/binding':
      'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
    '@tailwindcss/oxide':
      'android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf wasm32-wasi win32-arm64-msvc win32-x64-msvc',
  })
  // None of them is for the default platform of builds, tests and production.
  const here = without.filter(name => /linux-x64(-gnu)?$/.test(name))
  expect(here).toEqual([])
})

test('checksums from the registry are added, and invalid ones are not', () => {
  const sum = `sha512-${'A'.repeat(86)}==`
  const lockfile: Lockfile = {
    packages: {
      '': {},
      'node_modules/@a/b-darwin-x64': { version: '1.0.0', cpu: ['x64'], optional: true },
      'node_modules/c-linux-x64': { version: '2.0.0' },
      'node_modules/d-linux-x64': { version: '3.0.0' },
    },
  }
  addSums(lockfile, (name, version) =>
    `${name}@${version}` === '@a/b-darwin-x64@1.0.0' ? sum : name.startsWith('c') ? 'sha1-x' : null,
  )
  expect(Object.entries(lockfile.packages['node_modules/@a/b-darwin-x64'] ?? {})).toEqual([
    ['version', '1.0.0'],
    ['integrity', sum],
    ['cpu', ['x64']],
    ['optional', true],
  ])
  expect(withoutSum(lockfile)).toEqual(['node_modules/c-linux-x64', 'node_modules/d-linux-x64'])
})

test('the lockfile contains no registry host', () => {
  expect(text('package-lock.json')).not.toContain('"resolved"')
})
