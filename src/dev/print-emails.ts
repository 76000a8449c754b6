import { watch } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mailPath } from './front.ts'

/**
 * Prints each new email of the outbox: recipient, subject, where to read it, and its links. Returns a function that
 * stops it.
 */
export async function printEmails(
  filesDir: string,
  site: string,
  t: (line: string) => void,
): Promise<() => void> {
  const folder = join(filesDir, 'outbox')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const printed = new Set<string>()
  const watcher = watch(folder, async (_, name) => {
    if (!name?.endsWith('.json') || printed.has(name)) return
    printed.add(name)
    // Deleting a file causes an event as well.
    const file = await readFile(join(folder, name), 'utf8').catch(() => null)
    if (file) t(emailLines(JSON.parse(file), site + mailPath + name))
  })
  return () => watcher.close()
}

interface Mail {
  to: string
  subject: string
  text: string
}

export function emailLines({ to, subject, text }: Mail, address: string): string {
  const links = new Set(text.match(/https?:\/\/\S+/g))
  return [`Mail to ${to}: ${subject}`, `  ${address}`, ...[...links].map(link => `  in it: ${link}`)].join(
    '\n',
  )
}
