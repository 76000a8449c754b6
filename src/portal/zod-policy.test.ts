import { expect, it, vi } from 'vitest'

it('The portal makes no code from text: its schemas are parsed without it, from the first on', async () => {
  vi.resetModules()
  await import('./zod-policy.ts')
  const made = vi.spyOn(globalThis, 'Function')
  const { z, config } = await import('zod')
  expect(config().jitless).toBe(true)
  expect(z.object({ name: z.string() }).parse({ name: 'Siti' })).toEqual({ name: 'Siti' })
  expect(made).not.toHaveBeenCalled()
})
