import { persistentAtom } from '#state/stored.ts'
import { post } from './client.ts'
import type { BodyOf, ResultOf } from './operations.ts'

/**
 * The secret by which the server recognises this device. It identifies no person, gives no access without a password,
 * and stays after signing out: see docs/decisions/0040.
 */
const $device = persistentAtom<string | undefined>('device', undefined)

type FromDevice =
  | `/api/auth/${'admins' | 'patients'}/${'login' | 'reset'}`
  | '/api/auth/admins/setup'
  | '/api/auth/patients/confirm'

/** Sends a sign-in, or a new password by a link, with the device's secret; stores the secret that is returned. */
export async function postFromDevice<P extends FromDevice>(
  path: P,
  values: Omit<BodyOf<'post', P>, 'device'>,
): Promise<ResultOf<'post', P>> {
  const device = $device.get()
  const body = { ...(values as object), ...(device && { device }) }
  const { result } = await post(path as FromDevice, { body, anonymous: true } as never)
  $device.set(result.device)
  return result as ResultOf<'post', P>
}
