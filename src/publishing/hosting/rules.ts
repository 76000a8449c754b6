import { chatFrame, headersOf, isShell, serviceWorker } from '../release/headers.ts'
import { filmHosts, type PageSources } from '../release/policy.ts'
import type { Release, ReleaseFile } from '../release/release.ts'

/** Files with the same headers. */
export interface Rule {
  name: string
  /**
   * Matches the path of the file, with a leading slash: for hosts that match rules by the served file. The first match
   * counts.
   */
  file: string
  /** Patterns of the address: for hosts that match only addresses. */
  addresses: string[]
  headers: Record<string, string>
}

const escaped = (text: string) => text.replace(/[.+*?()[\]{}|\\^$]/g, '\\$&')
const isPage = (file: ReleaseFile) => file.type.startsWith('text/html')
/** `id/doctors/ayu.html` and `doctors.html` both belong to `doctors`. */
const groupOf = (path: string) =>
  path
    .replace(/^id\//, '')
    .replace(/\.html$/, '')
    .split('/')[0] as string

function union(files: ReleaseFile[], films: readonly string[]): PageSources & Pick<ReleaseFile, 'type'> {
  const all = (name: keyof PageSources, known: readonly string[] = []) =>
    [...new Set([...known, ...files.flatMap(file => file[name] ?? [])])].sort()
  return {
    type: 'text/html; charset=utf-8',
    scripts: all('scripts'),
    styles: all('styles'),
    frames: all('frames', films),
    vendors: all('vendors'),
  }
}

/**
 * The headers of a whole release in a few dozen rules. The pages of a section share a policy that allows the inline
 * parts of each of them, and videos. So the host's configuration changes with our code, the chat vendor and the
 * picture hosts, and not with every article.
 */
export function rulesOf(release: Release): Rule[] {
  const rules: Rule[] = []
  const entries = Object.entries(release.files).sort(([a], [b]) => (a < b ? -1 : 1))
  const add = (name: string, file: string, addresses: string[], path: string, of: ReleaseFile[]) => {
    const page = isPage(of[0] as ReleaseFile)
    const sources = page ? union(of, isShell(path) ? [] : filmHosts) : { type: (of[0] as ReleaseFile).type }
    rules.push({ name, file, addresses, headers: headersOf(release, path, sources) })
  }
  for (const [path, file] of entries) {
    const bare = path.replace(/\.html$/, '')
    if (path === chatFrame) add('chat', `^/${escaped(path)}$`, [`/${bare}`, `/${path}`], path, [file])
    else if (path === serviceWorker) add('worker', `^/${escaped(path)}$`, [`/${path}`], path, [file])
    else if (isShell(path))
      add(bare, `^/${path.replace('.', '\\.')}$`, [`/${bare}`, `/${bare}/*`], path, [file])
  }
  const pages = entries.filter(([path, file]) => isPage(file) && path !== chatFrame && !isShell(path))
  const lost = pages.filter(([path]) => /^(id\/)?404\.html$/.test(path))
  if (lost.length > 0) add('lost', '^/(id/)?404\\.html$', [], '404.html', filesOf(lost))
  const home = pages.filter(([path]) => path === 'index.html' || path === 'id.html')
  if (home.length > 0) add('home', '^/(index|id)\\.html$', ['/', '/id'], 'index.html', filesOf(home))
  const rest = pages.filter(one => !lost.includes(one) && !home.includes(one))
  for (const [name, list] of Map.groupBy(rest, ([path]) => groupOf(path))) {
    const deep = list.some(([path]) => path.replace(/^id\//, '').includes('/'))
    const roots = list.some(([path]) => path.startsWith('id/')) ? ['', '/id'] : ['']
    const addresses = roots.flatMap(root => [`${root}/${name}`, ...(deep ? [`${root}/${name}/*`] : [])])
    add(name, `^/(id/)?${escaped(name)}(/.*)?\\.html$`, addresses, `${name}.html`, filesOf(list))
  }
  addFiles(
    release,
    rules,
    entries.filter(([path, file]) => !isPage(file) && path !== serviceWorker),
  )
  return rules
}

const filesOf = (list: [string, ReleaseFile][]) => list.map(([, file]) => file)

/** Rules for files that are not pages: by folder, for hosts that match only addresses. */
function addFiles(release: Release, rules: Rule[], entries: [string, ReleaseFile][]): void {
  const paged = new Set(rules.flatMap(rule => rule.addresses))
  const svg = { type: 'image/svg+xml' }
  const plain = { type: 'application/octet-stream' }
  const folders = Map.groupBy(entries, ([path]) =>
    path.includes('/') ? `/${path.split('/')[0]}/*` : `/${path}`,
  )
  // `/id/*` would also match the pages of that language.
  const free = [...folders].filter(([address]) => !paged.has(address) && address !== '/id/*')
  // The policy of an SVG does no harm to a photo in the same folder, but would block the script of a worker.
  const guarded = (list: [string, ReleaseFile][]) =>
    list.some(([, file]) => file.type === svg.type) && !list.some(([path]) => path.endsWith('.js'))
  const those = (wanted: (address: string, list: [string, ReleaseFile][]) => boolean) =>
    free.filter(([address, list]) => wanted(address, list)).map(([address]) => address)
  const asset = (address: string) => address.startsWith('/_assets/')
  const add = (name: string, file: string, addresses: string[], path: string, of: { type: string }) =>
    rules.push({ name, file, addresses, headers: headersOf(release, path, of) })
  add('assets-vector', '^/_assets/.*\\.svg$', [], '_assets/x.svg', svg)
  add('assets', '^/_assets/', those(asset), '_assets/x', plain)
  add(
    'vector',
    '\\.svg$',
    those((address, list) => !asset(address) && guarded(list)),
    'x.svg',
    svg,
  )
  const rest = those((address, list) => !asset(address) && !guarded(list))
  add('files', '^/', [...rest, '/og/*'], 'x', plain)
}
