import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { SiteStore } from '../src/publish/site-store.ts'
import { joinEmbeddedPostgres } from '../src/server/database/embedded-connection.ts'

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** From a change in the database to the changed release, beside a bare loop that writes the same pages. */
export async function benchPublishing(dataDir: string): Promise<Record<string, string | number>[]> {
  const store = new SiteStore(join(dataDir, 'site'))
  const url = await joinEmbeddedPostgres(dataDir)
  if (!url) throw new Error('The server under measurement has no embedded database.')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const latencies: number[] = []
  for (let round = 0; round < 7; round++) {
    const before = performance.now()
    await client.query(
      `update content set data = jsonb_set(data, '{headline,en}', to_jsonb($1::text)) where id = (select id from content where kind = 'doctors' and status = 'published' limit 1)`,
      [`Round ${round}`],
    )
    const { rows } = await client.query(
      "insert into change (kind, key, action) values ('doctors', 'x', 'publish') returning id",
    )
    await client.query("select pg_notify('rawat_content', 'doctors')")
    for (;;) {
      const release = await store.current()
      if (release && release.change >= Number(rows[0].id)) break
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    latencies.push(performance.now() - before)
  }
  await client.end()
  const release = await store.current()
  const pages = Object.entries(release?.files ?? {}).filter(([path]) => path.endsWith('.html'))
  const bytes = await Promise.all(pages.map(([, file]) => store.read(file)))
  const scratch = join(dataDir, 'bare')
  const started = performance.now()
  for (const [index, page] of bytes.entries()) writeFileSync(`${scratch}-${index}.html`, page)
  const bare = performance.now() - started
  for (const name of readdirSync(dataDir)) if (name.startsWith('bare-')) rmSync(join(dataDir, name))
  // The first rounds build anew, as the renderer is still cold after a restart from a kept release.
  const warm = latencies.slice(2)
  return [
    {
      name: `save to live, ${pages.length} pages`,
      'median ms': Math.round(median(warm)),
      'worst ms': Math.round(Math.max(...warm)),
      'first ms': Math.round(latencies[0] ?? 0),
      'bare writing ms': Math.round(bare),
      'times bare': Number((median(warm) / bare).toFixed(1)),
    },
  ]
}
