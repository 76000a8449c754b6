import { posix } from 'node:path'
import { besideSources, sources, text } from './sources.ts'

/** What each room of `src`, `seeds` and `tools` may import besides itself and `locales`. Type imports count. */
export const rooms: Record<string, readonly string[]> = {
  entities: [],
  i18n: ['entities'],
  contract: ['entities'],
  search: ['entities'],
  server: ['contract', 'entities', 'i18n', 'search', 'sync', 'publishing', 'seeds', 'terminal'],
  sync: ['entities', 'i18n'],
  // `npm run dev`: it combines rooms that production combines in another way.
  dev: ['content', 'publishing', 'server'],
  // It draws pictures in the colours of the site.
  publishing: ['content', 'entities', 'i18n', 'terminal', 'ui'],
  terminal: [],
  content: ['entities'],
  state: ['entities', 'i18n', 'ui'],
  // These three read the types of the contract only.
  api: ['contract', 'entities', 'i18n', 'state', 'ui'],
  ui: [],
  islands: ['contract', 'entities', 'api', 'i18n', 'search', 'state', 'ui'],
  portal: ['contract', 'entities', 'api', 'i18n', 'islands', 'search', 'state', 'ui'],
  components: ['content', 'entities', 'i18n', 'search', 'state', 'ui', 'islands'],
  layouts: ['content', 'entities', 'i18n', 'search', 'state', 'ui', 'islands', 'components'],
  pages: ['content', 'entities', 'i18n', 'search', 'state', 'ui', 'islands', 'components', 'layouts'],
  seeds: ['entities', 'search'],
  // Programs for development: the pictures under public/, with the mark and the colours of the site (and the tests' browser
  // for a PDF), and openapi.json.
  tools: ['contract', 'entities', 'seeds', 'tests', 'ui'],
}

/**
 * The modules of `src/server` from the ground up, each with its face: the files that other modules may import. A module
 * imports those before it, and none after it. `kernel` and `database` are open to all.
 */
export const serverModules: Record<string, readonly string[] | 'open'> = {
  database: 'open',
  kernel: 'open',
  storage: ['storage', 'store', 'read-form', 'read-at', 'document-type', 'document-problem'],
  mail: ['layout', 'message', 'outbox', 'transport', 'attempts', 'undelivered', 'purge', 'purge-files'],
  content: [
    'public-reads',
    'writes',
    'views',
    'references',
    'redirects',
    'search-leads',
    'content-state',
    'normalize-media',
    'zone-change',
    'delete-revisions',
  ],
  media: ['files', 'release', 'serve'],
  accounts: [
    'people',
    'mails',
    'end-access',
    'reauthentication',
    'sign-in/devices',
    'sign-up/offers-consent',
  ],
  patients: ['locks', 'family', 'coverage', 'dependants', 'search', 'nik'],
  schedules: [
    'timetable',
    'booking-rules',
    'free-slots',
    'specialty-slots',
    'occupancy',
    'lateness',
    'displaced',
    'doctors',
    'front-desk-sessions',
    'location-names',
    'offer-alternatives',
    'writes',
    'written-answers',
  ],
  appointments: [
    'views',
    'patients',
    'transitions',
    'expiry',
    'book',
    'testimonials',
    'leave/change-preview',
    'messages/messages',
    'messages/appointment-event',
    'messages/proposals',
    'messages/dependant-texts',
    'reservation/holds',
    'reservation/reserve',
  ],
  'waiting-list': ['offers', 'offer-message', 'delete-offer-emails'],
  'front-desk': [],
  inbox: ['forms/contact-data', 'forms/retention', 'forms/delete-mails'],
  emails: ['test-email'],
  integrations: ['vanished'],
  privacy: [],
  operations: [],
  publishing: ['publisher'],
  site: [],
  // These assemble the modules, so they may import any of their files.
  demo: 'open',
  cli: 'open',
}
const assembling = ['demo', 'cli', '']

/** What each module of `src/publishing` may import of the others. */
const publishingModules: Record<string, readonly string[]> = {
  '': ['hosting', 'release', 'render', 'share'],
  // A state machine and the decision what to publish: it imports no other module.
  control: [],
  hosting: ['release'],
  release: ['hosting', 'render', 'share', ''],
  render: ['release'],
  share: ['release'],
}

/** What each area of `src/portal` may import of the others. `''` is what lies beside the folders: paths, texts, session. */
const portalAreas: Record<string, readonly string[]> = {
  '': ['account', 'admin', 'auth', 'patient', 'routing', 'shell'],
  routing: [''],
  shell: ['', 'routing'],
  kit: ['', 'routing', 'shell'],
  account: ['', 'kit', 'routing'],
  auth: ['', 'kit', 'routing', 'shell'],
  patient: ['', 'account', 'kit', 'routing', 'shell'],
  // The front desk books for dependants with the patients' own fields.
  admin: ['', 'account', 'kit', 'patient', 'routing', 'shell'],
}

export interface Import {
  from: string
  to: string
}

export function specifiers(code: string): string[] {
  // Line by line, so that a comment's quotes are not taken for an import.
  const statement =
    /^(?:(?:import|export)\b)?[^'"*/]*\bfrom ['"]([^'"]+)['"]|^import ['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/
  return code.split('\n').flatMap(line => statement.exec(line)?.slice(1).find(Boolean) ?? [])
}

/** The path that a specifier of one of our files means; null for a package. */
export function pathOf(from: string, specifier: string): string | null {
  const [bare = ''] = specifier.split('?')
  if (bare.startsWith('#')) return `src/${bare.slice(1)}`
  return bare.startsWith('.') ? posix.join(posix.dirname(from), bare) : null
}

/** Every import of one of our files by another, type imports included. */
export const importsOf = (
  read: (path: string) => string = text,
  paths = [...sources, ...besideSources],
): Import[] =>
  paths.flatMap(from =>
    specifiers(read(from)).flatMap(specifier => {
      const to = pathOf(from, specifier)
      return to ? [{ from, to }] : []
    }),
  )

/** A file and all files that it imports, directly or by way of others. */
export function reachedFrom(path: string, imports: Import[], reached = new Set<string>()): Set<string> {
  reached.add(path)
  for (const { from, to } of imports) if (from === path && !reached.has(to)) reachedFrom(to, imports, reached)
  return reached
}

const roomOf = (path: string) => (path.startsWith('src/') ? path.split('/')[1] : path.split('/')[0]) as string
/** The portal's shells are pages, and the only ones that import it. */
const shells = /^src\/pages\/(patients|admins|auth)\.astro$/

export const wrongRooms = (imports: Import[]): string[] =>
  imports.flatMap(({ from, to }) => {
    const [room, other] = [roomOf(from), roomOf(to)]
    const may = [room, ...(rooms[room] ?? []), 'locales', ...(shells.test(from) ? ['portal'] : [])]
    return may.includes(other) || other.includes('.')
      ? []
      : [
          `${from} imports ${to}. '${room}' may not import '${other}': move the code, or pass the value as an argument.`,
        ]
  })

const contractValue = /^(?:import|export)\s(?!type\b)[^'"]*['"]#contract\/|\bimport\(\s*['"]#contract\//m

/** Files that are not of the server, and import more than types of the contract. */
export const wrongContractImports = (read: (path: string) => string = text, paths = sources): string[] =>
  paths
    .filter(path => !/^src\/(?:contract|server)\//.test(path) && contractValue.test(read(path)))
    .map(
      path =>
        `${path} imports a value of the contract, and with it all schemas and their library. Write 'import type'. What the browser validates with is in src/entities.`,
    )

/** The first folder below a room; `''` for a file beside the folders, null outside of the room. */
function moduleIn(room: string, path: string): string | null {
  if (!path.startsWith(`src/${room}/`)) return null
  const parts = path.split('/')
  return parts.length > 3 ? (parts[2] as string) : ''
}

export function wrongServerModules(imports: Import[]): string[] {
  const order = Object.keys(serverModules)
  return imports.flatMap(({ from, to }) => {
    const [own, other] = [moduleIn('server', from), moduleIn('server', to)]
    if (own === null || other === null || own === other || assembling.includes(own)) return []
    if (!order.includes(other))
      return [`${from} imports ${to}, which assembles the modules. Move what is shared to kernel.`]
    if (order.indexOf(other) > order.indexOf(own))
      return [
        `${from} imports ${to}, and '${other}' is above '${own}'. Move the code up, or let '${own}' emit an event (src/server/kernel/events.ts) that '${other}' listens to (src/server/listeners.ts).`,
      ]
    const face = serverModules[other] as readonly string[] | 'open'
    if (face === 'open' || face.includes(to.split('/').slice(3).join('/').replace(/\.ts$/, ''))) return []
    return [
      `${from} imports ${to}, which is not in the face of '${other}'. Use a file of the face (tests/architecture/modules.ts), or add it there.`,
    ]
  })
}

const wrongIn = (room: string, table: Record<string, readonly string[]>, imports: Import[]): string[] =>
  imports.flatMap(({ from, to }) => {
    const [own, other] = [moduleIn(room, from), moduleIn(room, to)]
    if (own === null || other === null || own === other || table[own]?.includes(other)) return []
    return [
      `${from} imports ${to}. '${room}/${own}' may not import '${room}/${other}': move what they share, or add it to tests/architecture/modules.ts.`,
    ]
  })

export const wrongPublishingModules = (imports: Import[]) => wrongIn('publishing', publishingModules, imports)
export const wrongPortalAreas = (imports: Import[]) => wrongIn('portal', portalAreas, imports)

/** A form holds fields, and a field may hold a form: the one circle that there is. */
const recursiveForm = 'src/portal/admin/inputs/'

/** Files that import each other, directly or by way of others, each set once. */
export function circles(imports: Import[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) if (from !== to) next.set(from, [...(next.get(from) ?? []), to])
  const order = new Map<string, number>()
  const [stack, open] = [[] as string[], new Set<string>()]
  const found: string[][] = []
  const visit = (path: string): number => {
    const number = order.size
    order.set(path, number)
    let lowest = number
    stack.push(path)
    open.add(path)
    for (const other of next.get(path) ?? []) {
      if (!order.has(other)) lowest = Math.min(lowest, visit(other))
      else if (open.has(other)) lowest = Math.min(lowest, order.get(other) as number)
    }
    if (lowest === number) {
      const circle = stack.splice(stack.lastIndexOf(path))
      for (const one of circle) open.delete(one)
      if (circle.length > 1) found.push(circle.toSorted())
    }
    return lowest
  }
  for (const path of next.keys()) if (!order.has(path)) visit(path)
  return found
}

export const wrongCircles = (imports: Import[]): string[] =>
  circles(imports)
    .filter(circle => !circle.every(path => path.startsWith(recursiveForm)))
    .map(circle => `${circle.join(', ')} import each other. Move what they share to a file of its own.`)

const mostFiles = 25
/** Does not apply to generated files. */
export const crowdedFolders = (paths: readonly string[]): string[] =>
  [...Map.groupBy(paths, path => posix.dirname(path))]
    .filter(([, own]) => own.length > mostFiles)
    .map(([folder, own]) => `${folder} has ${own.length} files, more than ${mostFiles}. Divide it.`)
