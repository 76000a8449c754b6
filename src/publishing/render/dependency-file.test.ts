import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SiteStore } from '../release/site-store.ts'
import { DependencyWriter, readDependencies } from './dependency-file.ts'
import { DependencyGraph } from './dependency-graph.ts'

const reads = (read: string) => ({ reads: [read, 'settings'], due: null })

async function written(): Promise<{ store: SiteStore; file: string }> {
  const store = new SiteStore(mkdtempSync(join(tmpdir(), 'rawat-reads-')))
  onTestFinished(() => rmSync(store.directory, { recursive: true }))
  const writer = new DependencyWriter(store)
  const graph = new DependencyGraph()
  const others = {
    graph,
    modifiedOf: (file: string) => (file === 'a.html' ? '2026-11-01T08:00:00Z' : ''),
    broken: [],
  }
  graph.set('a.html', reads('doctors/a'))
  graph.set('b.html', reads('doctors/b'))
  writer.write('r1', { ...others, changed: [], gone: [] })
  graph.set('a.html', reads('doctors/c'))
  graph.delete('b.html')
  writer.write('r2', { ...others, changed: ['a.html'], gone: ['b.html'] })
  await vi.waitFor(async () => expect(await readDependencies(store, 'r2')).not.toBeNull())
  return { store, file: join(store.directory, 'reads.json') }
}

test('a publication updates the dependencies of its own pages and keeps those of all others', async () => {
  const { store } = await written()
  const read = await readDependencies(store, 'r2')
  expect([...(read?.pages ?? [])]).toEqual([
    ['a.html', { entry: reads('doctors/c'), indexed: '2026-11-01T08:00:00Z' }],
  ])
  expect((await readDependencies(store, 'r1'))?.pages.size).toBe(2)
  expect(await readDependencies(store, 'r3')).toBeNull()
})

test('all pages count as unknown if the record of a publication is lost or cut off', async () => {
  const { store, file } = await written()
  const [first = '', second = ''] = readFileSync(file, 'utf8').split('\n')
  appendFileSync(file, `\n${second.replace('"after":"r1"', '"after":"lost"').replace('"r2"', '"r3"')}`)
  expect(await readDependencies(store, 'r3')).toBeNull()
  writeFileSync(file, `${first}\n${second.slice(0, 20)}`)
  expect(await readDependencies(store, 'r2')).toBeNull()
  expect(await readDependencies(store, 'r1')).not.toBeNull()
})
