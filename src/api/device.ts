import { persistentAtom } from '#state/stored.ts'
import type { Address } from './address.ts'
import { post } from './client.ts'

/**
 * The secret with which the server knows this device. It names nobody, opens nothing without a password, and stays after
 * signing out: see docs/decisions/0040.
 */
const $device = persistentAtom<string | undefined>('device', undefined)

/** Sends what signs somebody in, or sets a password by a link, with the device's secret; keeps the one that is answered. */
export async function postFromDevice<R>(path: Address<'post'>, values: object): Promise<R> {
  const device = $device.get()
  const { result } = await post<R & { device: string }>(path, device ? { ...values, device } : values, {
    anonymous: true,
  })
  $device.set(result.device)
  return result
}
