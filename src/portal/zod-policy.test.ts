import { expect, it, vi } from 'vitest'

it('Zod runs without eval in the portal, from the first schema on', async () => {
  vi.resetModules()
  await import('./zod-policy.ts')
  const made = vi.spyOn(globalThis, 'Function')
  const { z, config } = await import('zod')
  expect(config().jitless).toBe(true)
  expect(z.object({ name: z.string() }).parse({ name: 'Siti' })).toEqual({ name: 'Siti' })
  expect(made).not.toHaveBeenCalled()
})
