import { spawnSync } from 'node:child_process'
import { chmodSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The user that PostgreSQL runs as: it refuses to run as root. */
export interface ServerUser {
  /** Prefix of every PostgreSQL command. */
  prefix: string[]
  /** Prefix of `initdb` only. */
  initPrefix: string[]
  uid: number | undefined
}

const nobody = 65534
// The kernel sends SIGINT to PostgreSQL, which ends cleanly, if Rawat itself is killed with -9.
const withParent = ['setpriv', '--pdeathsig', 'INT']
// The user `nobody` (by number, as the group's name differs), still able to enter directories that only root may enter.
const asNobody = [
  'setpriv',
  '--securebits=+no_setuid_fixup',
  `--reuid=${nobody}`,
  `--regid=${nobody}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  '--pdeathsig',
  'INT',
]

// In its own user namespace: the files still belong to the user that runs Rawat.
const asNamed = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`]

export function chooseServerUser(): ServerUser {
  const uid = process.getuid?.()
  if (uid !== 0) {
    const prefix = process.platform === 'linux' && works(withParent) ? withParent : []
    return { prefix, initPrefix: [...prefix, ...namedUser(uid)], uid }
  }
  if (works(asNobody)) return { prefix: asNobody, initPrefix: asNobody, uid: nobody }
  // If changing the user is not allowed or setpriv is missing: stay root, mapped to `nobody` inside a user namespace.
  for (const prefix of [[...asNamed, ...withParent], asNamed])
    if (process.platform === 'linux' && works(prefix)) return { prefix, initPrefix: prefix, uid: 0 }
  throw new Error(
    'PostgreSQL does not run as root, and this system does not let Rawat start it as another user ' +
      '(setpriv of util-linux 2.33 or newer with the right to change users, or unshare of 2.34 with the right to make ' +
      'a user namespace, is needed). ' +
      'Run Rawat as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

function works(prefix: string[]): boolean {
  const [command = '', ...args] = [...prefix, 'true']
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

/** A container may run as a user id without a name. initdb needs a name, so it runs in a namespace that has one. */
function namedUser(uid: number | undefined): string[] {
  if (process.platform !== 'linux' || hasName(uid)) return []
  return works(asNamed) ? asNamed : []
}

function hasName(uid: number | undefined): boolean {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .some(line => line.split(':')[2] === String(uid))
  } catch {
    return false
  }
}

/** PostgreSQL opens only files that its user owns, so after a change of user the whole cluster gets the new owner. */
export function changeOwnerOf(user: ServerUser, cluster: string): void {
  if (user.uid === undefined) return
  const { uid, mode } = statSync(cluster)
  if (uid !== user.uid) {
    if (process.getuid?.() !== 0)
      throw new Error(
        `The database in ${cluster} belongs to another user (uid ${uid}), as it does after a run as root. ` +
          `Run Rawat as that user, give DATA_DIR to this one (chown -R ${user.uid}), or set another DATA_DIR.`,
      )
    changeOwner(cluster, user.uid)
  }
  // Volumes may come back with group permissions (fsGroup in Kubernetes), which PostgreSQL refuses.
  if ((mode & 0o7777) !== 0o700) chmodSync(cluster, 0o700)
}

// The directory itself comes last, so that an interrupted run is noticed and repeated.
function changeOwner(directory: string, uid: number): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) changeOwner(path, uid)
    else lchownSync(path, uid, uid)
  }
  lchownSync(directory, uid, uid)
}
