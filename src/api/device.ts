import { persistentAtom } from '#state/stored.ts'
import type { Address } from './address.ts'
import { post } from './client.ts'

/**
 * The secret by which the server recognises this device. It identifies no person, gives no access without a password,
 * and stays after signing out: see docs/decisions/0040.
 */
const $device = persistentAtom<string | undefined>('device', undefined)

/** Sends a sign-in, or a new password by a link, with the device's secret; stores the secret that is returned. */
export async function postFromDevice<R>(path: Address<'post'>, values: object): Promise<R> {
  const device = $device.get()
  const { result } = await post<R & { device: string }>(path, device ? { ...values, device } : values, {
    anonymous: true,
  })
  $device.set(result.device)
  return result
}
