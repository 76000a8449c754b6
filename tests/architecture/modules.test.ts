import { describe, expect, it } from 'vitest'
import {
  circles,
  crowdedFolders,
  importsOf,
  reachedFrom,
  serverModules,
  wrongCircles,
  wrongContractImports,
  wrongPortalAreas,
  wrongPublishingModules,
  wrongRooms,
  wrongServerModules,
} from './modules.ts'
import { files, sources } from './sources.ts'

const imports = importsOf()

describe('the modules', () => {
  it('lets each room import only the rooms of the table', () => {
    expect(wrongRooms(imports)).toEqual([])
  })

  it('lets each module of the server import only the faces of those below it', () => {
    expect(wrongServerModules(imports)).toEqual([])
  })

  it('imports only types of the contract where the browser runs', () => {
    expect(wrongContractImports()).toEqual([])
  })

  it('names only existing files in a face', () => {
    const gone = Object.entries(serverModules).flatMap(([module, face]) =>
      face === 'open'
        ? []
        : face.map(file => `src/server/${module}/${file}.ts`).filter(path => !sources.includes(path)),
    )
    expect(gone, 'Take it out of tests/architecture/modules.ts.').toEqual([])
  })

  it('holds in publishing and between the areas of the portal too', () => {
    expect([...wrongPublishingModules(imports), ...wrongPortalAreas(imports)]).toEqual([])
  })

  it('connects the listeners in every program that may emit an event', () => {
    const [events, listeners] = ['src/server/kernel/events.ts', 'src/server/listeners.ts']
    const programs = [
      'src/server/app.ts',
      'src/server/jobs.ts',
      ...files('src/server/cli', /(?<!\.test)\.ts$/),
    ]
    const unconnected = programs.filter(program => {
      const reached = reachedFrom(program, imports)
      return reached.has(events) && !reached.has(listeners)
    })
    expect(
      unconnected,
      'Import src/server/listeners.ts: without it an event has no listener, and emitting it fails.',
    ).toEqual([])
  })

  it('has no circle except the recursive form, type imports included', () => {
    expect(wrongCircles(imports)).toEqual([])
  })

  it('has no folder with too many files', () => {
    const paths = files('src', /\.(ts|tsx|astro|css)$/).filter(path => !/\.(test\.tsx?|gen\.ts)$/.test(path))
    expect(crowdedFolders(paths)).toEqual([])
  })
})

/** Violations made up for this test, so that each rule above is known to detect one. */
describe('a violation', () => {
  it('between rooms is reported', () => {
    expect(wrongRooms([{ from: 'src/entities/kinds.ts', to: 'src/server/app.ts' }])).toEqual([
      "src/entities/kinds.ts imports src/server/app.ts. 'entities' may not import 'server': move the code, or pass the value as an argument.",
    ])
  })

  it('between modules of the server is reported, with an event as the remedy', () => {
    const up = { from: 'src/server/mail/outbox.ts', to: 'src/server/appointments/views.ts' }
    expect(wrongServerModules([up])[0]).toContain("'appointments' is above 'mail'")
    const past = { from: 'src/server/privacy/erase.ts', to: 'src/server/patients/routes.ts' }
    expect(wrongServerModules([past])[0]).toContain("not in the face of 'patients'")
    const app = { from: 'src/server/content/writes.ts', to: 'src/server/app.ts' }
    expect(wrongServerModules([app])[0]).toContain('assembles the modules')
    const fine = { from: 'src/server/privacy/erase.ts', to: 'src/server/patients/locks.ts' }
    expect(wrongServerModules([fine])).toEqual([])
  })

  it('in publishing and in the portal is reported', () => {
    const release = { from: 'src/publishing/render/pool.ts', to: 'src/publishing/share/draw.ts' }
    expect(wrongPublishingModules([release])).toHaveLength(1)
    const area = { from: 'src/portal/auth/SignUp.tsx', to: 'src/portal/patient/Dashboard.tsx' }
    expect(wrongPortalAreas([area])).toHaveLength(1)
  })

  it('by a schema of the contract in the browser is reported', () => {
    const code: Record<string, string> = {
      'src/api/types.ts': "import type {\n  ResultOf,\n} from '#contract/contract.ts'",
      'src/api/value.ts':
        "import { z } from 'zod'\nimport {\n  type ResultOf,\n} from '#contract/contract.ts'",
      'src/portal/lazy.ts': "const found = () => import('#contract/contract.ts')",
      'src/server/app.ts': "import { system } from '#contract/system.ts'",
    }
    const found = wrongContractImports(path => code[path] as string, Object.keys(code))
    expect(found.map(message => message.split(' ')[0])).toEqual(['src/api/value.ts', 'src/portal/lazy.ts'])
    expect(found[0]).toContain("Write 'import type'")
  })

  it('by a circle of any length, and through a type import, is reported', () => {
    const paths = ['src/a/one.ts', 'src/a/two.ts', 'src/a/three.ts', 'src/a/four.ts']
    const code: Record<string, string> = {
      'src/a/one.ts': "import type { Two } from './two.ts'",
      'src/a/two.ts': "export { three } from './three.ts'",
      'src/a/three.ts': "const one = () => import('./one.ts')\nimport { four } from './four.ts'",
      'src/a/four.ts': "// See from './one.ts'.",
    }
    const found = importsOf(path => code[path] as string, paths)
    expect(circles(found)).toEqual([['src/a/one.ts', 'src/a/three.ts', 'src/a/two.ts']])
    expect(wrongCircles(found)[0]).toContain('import each other')
  })

  it('by a crowded folder is reported', () => {
    const paths = Array.from({ length: 26 }, (_, number) => `src/a/${number}.ts`)
    expect(crowdedFolders(paths)[0]).toContain('src/a has 26 files')
    expect(crowdedFolders(paths.slice(1))).toEqual([])
  })
})
