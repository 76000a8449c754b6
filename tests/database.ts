import { inject } from 'vitest'

/** A fresh, migrated database for one test file or one test; close its connections before `drop`. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const serverUrl = inject('databaseServer')
  const url = await ask(serverUrl, 'POST')
  const name = new URL(url).pathname
  return {
    url,
    drop: async () => {
      await ask(serverUrl + name, 'DELETE')
    },
  }
}

async function ask(address: string, method: 'POST' | 'DELETE'): Promise<string> {
  const response = await fetch(address, { method })
  const text = await response.text()
  if (!response.ok) throw new Error(`The test database could not be created: ${text}`)
  return text
}
