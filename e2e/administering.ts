import type { AdminScope } from '#entities/people/account.ts'
import { administratorToken, expect, mailTo, rawat } from './journey.ts'

async function call<T>(
  method: string,
  path: string,
  body?: object,
): Promise<{ result: T; meta: { change?: number } }> {
  const answer = await fetch(`${rawat.address}/api${path}`, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Bearer ${await administratorToken()}`,
    },
    body: body && JSON.stringify(body),
  })
  const text = await answer.text()
  expect(answer.ok, `${method} ${path}: ${text.slice(0, 300)}`).toBe(true)
  return JSON.parse(text)
}

type Data = Record<string, unknown>

/** Publishes a change of one item as an administrator, waits until it is live, and returns the data before it. */
export async function publishEdit(kind: string, key: string, edit: (data: Data) => Data): Promise<Data> {
  const { result } = await call<{ data: Data; version: number }>('GET', `/admins/${kind}/${key}`)
  const path = kind === 'settings' ? `/${kind}` : `/${kind}/${key}`
  const { meta } = await call('PUT', path, {
    data: edit(result.data),
    version: result.version,
    publish: true,
  })
  await expect
    .poll(
      async () => (await call<{ state: string }>('GET', `/admins/publications/${meta.change}`)).result.state,
      { timeout: 90_000 },
    )
    .toBe('live')
  return result.data
}

/** Invites an administrator with these rights, who accepts; returns the token of the session. */
export async function colleagueToken(name: string, scopes: readonly AdminScope[]): Promise<string> {
  const [email, password] = [`${crypto.randomUUID()}@example.org`, `rahasia ${crypto.randomUUID()}`]
  await call('POST', '/admins/users', { email, name, scopes, language: 'en' })
  const secret = () => /#token=([\w-]+)/.exec(mailTo(email)?.text ?? '')?.[1]
  await expect.poll(secret).toBeTruthy()
  await call('POST', '/auth/admins/reset', { token: secret(), password })
  return (await call<{ token: string }>('POST', '/auth/admins/login', { email, password })).result.token
}
