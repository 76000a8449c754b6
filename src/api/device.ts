import { persistentAtom } from '#state/stored.ts'
import { post } from './client.ts'
import type { PathTo, ResultOf } from './operations.ts'

/**
 * The secret by which the server recognises this device. It identifies no person, gives no access without a password,
 * and stays after signing out: see docs/decisions/0040.
 */
const $device = persistentAtom<string | undefined>('device', undefined)

type FromDevice = PathTo<'post', { device: string }>

/** Sends a sign-in, or a new password by a link, with the device's secret; stores the secret that is returned. */
export async function postFromDevice<P extends FromDevice>(
  path: P,
  values: object,
): Promise<ResultOf<'post', P>> {
  const device = $device.get()
  const body = device ? { ...values, device } : values
  const { result } = await post<FromDevice>(path, { body, anonymous: true })
  $device.set(result.device)
  return result as ResultOf<'post', P>
}
