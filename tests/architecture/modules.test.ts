import { describe, expect, it } from 'vitest'
import {
  circles,
  crowdedFolders,
  importsOf,
  reachedFrom,
  serverModules,
  wrongCircles,
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

  it('names no file in a face that does not exist', () => {
    const gone = Object.entries(serverModules).flatMap(([module, face]) =>
      face === 'open'
        ? []
        : face.map(file => `src/server/${module}/${file}.ts`).filter(path => !sources.includes(path)),
    )
    expect(gone, 'Take it out of tests/architecture/modules.ts.').toEqual([])
  })

  it('holds the same in publishing and between the areas of the portal', () => {
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
    expect(unconnected, 'Import src/server/listeners.ts: its events would reach no listener.').toEqual([])
  })

  it('has no circle but the recursive form, type imports included', () => {
    expect(wrongCircles(imports)).toEqual([])
  })

  it('has no folder that cannot be read at a glance', () => {
    const paths = files('src', /\.(ts|tsx|astro|css)$/).filter(path => !/\.(test\.tsx?|gen\.ts)$/.test(path))
    expect(crowdedFolders(paths)).toEqual([])
  })
})

/** Violations made up for this test, so that each rule above is known to detect one. */
describe('a wall that is knocked down', () => {
  it('is seen between rooms', () => {
    expect(wrongRooms([{ from: 'src/entities/kinds.ts', to: 'src/server/app.ts' }])).toEqual([
      "src/entities/kinds.ts imports src/server/app.ts. 'entities' may not import 'server': move the code, or pass the value as an argument.",
    ])
  })

  it('is seen between modules of the server, with the event as the remedy', () => {
    const up = { from: 'src/server/mail/outbox.ts', to: 'src/server/appointments/views.ts' }
    expect(wrongServerModules([up])[0]).toContain("'appointments' is above 'mail'")
    const past = { from: 'src/server/privacy/erase.ts', to: 'src/server/patients/routes.ts' }
    expect(wrongServerModules([past])[0]).toContain("not in the face of 'patients'")
    const app = { from: 'src/server/content/writes.ts', to: 'src/server/app.ts' }
    expect(wrongServerModules([app])[0]).toContain('assembles the modules')
    const fine = { from: 'src/server/privacy/erase.ts', to: 'src/server/patients/locks.ts' }
    expect(wrongServerModules([fine])).toEqual([])
  })

  it('is seen in publishing and in the portal', () => {
    const release = { from: 'src/publishing/render/pool.ts', to: 'src/publishing/share/draw.ts' }
    expect(wrongPublishingModules([release])).toHaveLength(1)
    const area = { from: 'src/portal/auth/SignUp.tsx', to: 'src/portal/patient/Dashboard.tsx' }
    expect(wrongPortalAreas([area])).toHaveLength(1)
  })

  it('is seen as a circle, however long, and through a type import', () => {
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

  it('is seen as a crowded folder', () => {
    const paths = Array.from({ length: 26 }, (_, number) => `src/a/${number}.ts`)
    expect(crowdedFolders(paths)[0]).toContain('src/a has 26 files')
    expect(crowdedFolders(paths.slice(1))).toEqual([])
  })
})
