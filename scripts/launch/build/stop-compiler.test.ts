import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Prints the processes of esbuild before and after they are ended, on a compiler without its cache. */
const program = `
  import { execFileSync } from 'node:child_process'
  import { register } from 'tsx/esm/api'
  register()
  const { stopCompiler } = await import('./scripts/launch/build/stop-compiler.ts')
  const { transform } = await import('esbuild')
  await transform('let a: number = 1', { loader: 'ts' })
  const count = () =>
    execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' })
      .split('\\n')
      .filter((line) => Number.parseInt(line) === process.pid && line.includes('--service'))
      .length
  const before = count()
  await stopCompiler()
  // A process that has ended is listed until its parent has noticed.
  while (count() > 0) await new Promise((resolve) => setTimeout(resolve, 50))
  console.log(before)
  process.exit()`

it('no process of esbuild is left when the launcher has started', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    // The timeout only ends a program that waits for a process that stays.
    { encoding: 'utf8', timeout: 50_000, env: { ...process.env, TSX_DISABLE_CACHE: '1' } },
  )
  expect(stderr).toBe('')
  expect(Number(stdout)).toBeGreaterThan(0)
})
