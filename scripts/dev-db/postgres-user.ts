import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** The account PostgreSQL runs under. `undefined` means the account of this process. */
export type ServerAccount = { readonly uid: number; readonly gid: number } | undefined

const candidates = ['postgres', 'nobody']

/**
 * PostgreSQL refuses to run as root, so root starts it under another account: the owner of an
 * existing database, otherwise `postgres` (created if missing), otherwise `nobody`.
 */
export function serverAccount(database: string): ServerAccount {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(database, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  if (!findAccount('postgres')) spawnSync('useradd', ['--system', '--user-group', 'postgres'])
  return candidates.map(findAccount).find((account) => account !== undefined)
}

function findAccount(name: string): ServerAccount {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
  if (uid?.status !== 0 || gid?.status !== 0) return undefined
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

/** Whether the account can access a folder, which requires access to all its parents. */
export function canEnter(folder: string, account: ServerAccount): boolean {
  if (!account) return true
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0
  )
}
