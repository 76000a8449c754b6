import { execFileSync } from 'node:child_process'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram, missing } from '../tests/programs.ts'
import { NotTried } from './figures.ts'

const run = (command: string, ...words: string[]) => execFileSync(command, words, { stdio: 'pipe' })

/**
 * ext4 with its harshest settings: no automatic flush when a file replaces another, no flush of the file tree within
 * five minutes, and a file's size may reach the disk before its content.
 */
const options = 'loop,noauto_da_alloc,commit=300,data=writeback'

/** EXT4_IOC_SHUTDOWN with NOLOGFLUSH: from here on nothing reaches the device, not even ext4's own journal. */
const cutting = `open(my $folder, '<', $ARGV[0]) or die "$!\\n";
my $how = pack('L', 2); ioctl($folder, 0x8004587d, $how) or die "$!\\n";`

export interface PowerCutDisk {
  folder: string
  /** Power off: what was not written to the device is lost. Every later read or write of a file fails. */
  cut(): void
  /** Power on: ext4 replays its journal. Processes that had files open must have ended. */
  mount(): Promise<void>
  remove(): Promise<void>
}

/** A disk in a file. Its page cache can be discarded, as by a power cut. */
export function powerCutDisk(folder: string, gigabytes: number): PowerCutDisk {
  for (const [program, from] of [
    ['mkfs.ext4', 'e2fsprogs'],
    ['perl', 'perl'],
  ] as const)
    if (!findProgram(program, from)) throw new NotTried(missing(program))
  mkdirSync(folder, { recursive: true })
  const device = `${folder}.ext4`
  writeFileSync(device, '')
  truncateSync(device, gigabytes * 2 ** 30)
  run('mkfs.ext4', '-q', '-F', '-E', 'lazy_itable_init=0', device)
  const attach = () => run('mount', '-t', 'ext4', '-o', options, device, folder)
  try {
    attach()
  } catch (error) {
    throw new NotTried(
      'R2 needs an ext4 disk of its own: run it as a user who may mount one from a file (loop device).',
      { cause: error },
    )
  }
  const detach = async () => {
    for (const limit = performance.now() + 60_000; ; await wait(100)) {
      try {
        return run('umount', folder)
      } catch (error) {
        if (performance.now() > limit) throw error
      }
    }
  }
  return {
    folder,
    cut: () => void run('perl', '-e', cutting, folder),
    mount: async () => {
      await detach()
      attach()
    },
    remove: async () => void (await detach()),
  }
}

/** Flushes the whole file system to the device. */
export const syncDisk = ({ folder }: PowerCutDisk): void =>
  void run('sync', '--file-system', join(folder, '.'))
