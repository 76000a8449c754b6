import type { Directory, Query } from '#search/directory.ts'
import { createEngine } from '#search/engine.ts'

let engine: Promise<ReturnType<typeof createEngine>> | undefined

async function load(url: string): Promise<ReturnType<typeof createEngine>> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return createEngine((await response.json()) as Directory)
}

self.onmessage = async ({ data }: MessageEvent<{ id: number; url: string; query: Query }>) => {
  engine ??= load(data.url)
  try {
    self.postMessage({ id: data.id, found: (await engine)(data.query) })
  } catch (error) {
    // The next query tries to load again.
    engine = undefined
    self.postMessage({ id: data.id, error: String(error) })
  }
}
