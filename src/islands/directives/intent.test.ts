import { expect, test, vi } from 'vitest'
import intent from './intent.ts'

const island = () =>
  Object.assign(new EventTarget(), {
    dataset: { requested: '' } as DOMStringMap,
    querySelectorAll: () => [],
  }) as unknown as HTMLElement

test('links of an island whose code is gone are followed at once: a click waits for no hydration', async () => {
  const dispatched: string[] = []
  vi.stubGlobal('dispatchEvent', (event: Event) => !dispatched.push(event.type))
  const failing = island()
  intent(() => Promise.reject(new TypeError('404')), { name: 'intent', value: '' }, failing)
  await vi.waitFor(() => expect(dispatched).toEqual(['vite:preloadError']))
  expect(failing.dataset.free).toBe('')
})

test('a click waits for the hydration of an island that is being loaded', async () => {
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frame())
  const loading = island()
  const loaded = vi.fn(async () => async () => {})
  intent(loaded, { name: 'intent', value: '' }, loading)
  await vi.waitFor(() => expect(loaded).toHaveBeenCalled())
  expect(loading.dataset.free).toBeUndefined()
})
