import { expect, it } from 'vitest'
import { DependencyGraph } from './dependency-graph.ts'

it('a page that failed to render has no due time any more, but still depends on what it read', () => {
  const reads = new DependencyGraph()
  reads.set('open-now.html', { reads: ['facilities/*'], due: 1000 })
  expect(reads.dueAt(2000)).toEqual(['open-now.html'])
  reads.stopClock('open-now.html')
  expect(reads.dueAt(2000)).toEqual([])
  expect(reads.nextDue()).toBeNull()
  const touched = reads.touchedBy([{ kind: 'facilities', key: 'main', after: {} }])
  expect([...touched]).toEqual(['open-now.html'])
})
