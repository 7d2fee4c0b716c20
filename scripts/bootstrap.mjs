import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/**
 * Prepares the machine to run the project's TypeScript: changes to the project folder, checks the
 * Node version, installs packages that are missing or out of date and registers tsx. Plain
 * JavaScript without dependencies, because a fresh clone has no packages.
 */
export async function bootstrap() {
  process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'))
  refuseOldNode()
  installPackages()
  const { register } = await import('tsx/esm/api')
  register()
}

function refuseOldNode() {
  const { engines } = readJson('package.json')
  const [major, minor] = numbers(engines.node)
  const [hasMajor, hasMinor] = numbers(process.versions.node)
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return
  stop(`The guide needs Node ${engines.node}; this is Node ${process.versions.node}.`)
}

/**
 * @param {string} version
 * @returns {[major: number, minor: number]}
 */
function numbers(version) {
  const [major = 0, minor = 0] = (version.match(/\d+/g) ?? []).map(Number)
  return [major, minor]
}

function installPackages() {
  if (packagesAreCurrent()) return
  process.stdout.write('Installing packages (npm ci), once …\n')
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath
  const run = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
    : spawnSync('npm', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
      })
  if (run.status !== 0) stop('The packages could not be installed: npm ci failed, see above.')
}

/**
 * npm records what it installed in `node_modules/.package-lock.json`. Every package of the lock
 * file must be installed in its locked version, except optional packages (those of other
 * platforms). `devDependencies` include the embedded PostgreSQL and what builds the site.
 */
function packagesAreCurrent() {
  const note = 'node_modules/.package-lock.json'
  if (!existsSync(note)) return false
  const installed = readJson(note).packages
  return Object.entries(readJson('package-lock.json').packages).every(([name, wanted]) => {
    if (name === '') return true
    const found = installed[name]
    if (found) return found.version === wanted.version
    return wanted.optional
  })
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
