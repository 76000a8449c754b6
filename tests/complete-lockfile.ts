/**
 * Adds the packages of other platforms that npm left out of the lockfile. npm drops them silently if its registry does
 * not have them, and then `npm ci` refuses the lockfile everywhere. Part of `npm run fix`. With `--sums` it also requests
 * missing checksums: run it with a registry that has every platform.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Locked {
  version?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
  os?: string[]
  cpu?: string[]
  libc?: string[]
}
export interface Lockfile {
  packages: Record<string, Locked>
}

function isLocked(packages: Lockfile['packages'], from: string, name: string): boolean {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true
    if (!base) return false
  }
}

/** The optional packages that some package names and the lockfile lacks, with their versions. */
export function missingPackages({ packages }: Lockfile): { name: string; version: string; dev: boolean }[] {
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, from, name))
      .map(([name, range]) => ({ name, version: range.replace(/^[~^]/, ''), dev })),
  )
}

/** The packages that npm installs without verifying a checksum. */
export const withoutSum = ({ packages }: Lockfile): string[] =>
  Object.entries(packages)
    .filter(([path, { integrity, link }]) => path !== '' && !link && !integrity)
    .map(([path]) => path)

/** Adds the checksums that `sumOf` returns; a package without one stays without. */
export function addSums(lockfile: Lockfile, sumOf: (name: string, version: string) => string | null): void {
  for (const path of withoutSum(lockfile)) {
    const { version = '', ...rest } = lockfile.packages[path] as Locked
    const integrity = sumOf(path.replace(/^.*node_modules\//, ''), version)
    if (integrity && /^sha512-[\w+/]{86}==$/.test(integrity))
      lockfile.packages[path] = { version, integrity, ...rest }
  }
}

function sumInRegistry(name: string, version: string): string | null {
  try {
    const words = ['view', `${name}@${version}`, 'dist.integrity']
    return execFileSync('npm', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

const systems = ['darwin', 'win32', 'android', 'freebsd', 'openharmony', 'linux']
const processors: [RegExp, string][] = [
  [/wasm32/, 'wasm32'],
  [/arm64/, 'arm64'],
  [/-arm/, 'arm'],
  [/x64/, 'x64'],
  [/ia32/, 'ia32'],
  [/ppc64/, 'ppc64'],
  [/riscv64/, 'riscv64'],
  [/s390x/, 's390x'],
  [/loong64/, 'loong64'],
]

/** The name of such a package contains its platform: `oxide-linux-x64-musl`. */
function locked({ name, version, dev }: { name: string; version: string; dev: boolean }): Locked {
  const os = systems.find(one => name.includes(one))
  const cpu = processors.find(([pattern]) => pattern.test(name))?.[1]
  if (!cpu) throw new Error(`${name} does not name its processor. Add it to package-lock.json by hand.`)
  const libc = os === 'linux' ? (name.includes('musl') ? ['musl'] : ['glibc']) : undefined
  return {
    version,
    cpu: [cpu],
    ...(dev ? { dev } : {}),
    ...(libc ? { libc } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  }
}

if (import.meta.main) {
  const path = join(import.meta.dirname, '../package-lock.json')
  const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile
  const missing = missingPackages(lockfile)
  for (const one of missing) lockfile.packages[`node_modules/${one.name}`] = locked(one)
  lockfile.packages = Object.fromEntries(
    Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  if (process.argv.includes('--sums')) addSums(lockfile, sumInRegistry)
  writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`)
  process.stdout.write(
    `${missing.length} packages of other platforms were added to package-lock.json, ${withoutSum(lockfile).length} have no checksum\n`,
  )
}
