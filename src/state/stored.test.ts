import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test.each([
  [
    'throws at once',
    () => {
      throw new DOMException('No storage here', 'SecurityError')
    },
  ],
  [
    'is full',
    () =>
      new Proxy(
        {},
        {
          set: () => {
            throw new DOMException('Full', 'QuotaExceededError')
          },
        },
      ),
  ],
])('a choice holds for the page where the storage %s', async (_, storage) => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} })
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: storage })
  const { persistentAtom } = await import('./stored.ts')
  const $choice = persistentAtom<string>('choice', 'none')
  const seen: string[] = []
  $choice.subscribe(value => void seen.push(value))
  $choice.set('this')
  expect(seen).toEqual(['none', 'this'])
  $choice.set('that')
  expect($choice.get()).toBe('that')
})
