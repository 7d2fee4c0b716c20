import { mkdirSync } from 'node:fs'
import { ensureChromium } from './chromium'
import { playwrightCount, vitestCount } from './reports'
import { type Count, type Step, whole } from './step'

const bin = 'node_modules/.bin'
const results = 'test-results'

const steps: readonly Step[] = [
  {
    name: 'types',
    run: () =>
      whole([
        [`${bin}/next`, 'typegen'],
        [`${bin}/tsc`, '--noEmit'],
      ]),
  },
  {
    name: 'lint',
    run: () =>
      whole([
        [`${bin}/biome`, 'check', '--formatter-enabled=false'],
        [`${bin}/depcruise`, 'src', 'server', 'scripts', 'payload.config.ts'],
      ]),
  },
  { name: 'format', run: () => whole([[`${bin}/biome`, 'format']]) },
  { name: 'unit', run: () => vitestCount('unit', results) },
  { name: 'int', run: () => vitestCount('int', results) },
  {
    name: 'e2e',
    run: async () => {
      await ensureChromium()
      return playwrightCount(results)
    },
  },
]

/**
 * Runs the named steps, or all of them, even after one that fails. The last line of the output is
 * the total. Types, lint and format count as one test each.
 */
export async function main(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown) throw new Error(`Unknown step "${unknown}"`)
  mkdirSync(results, { recursive: true })
  const total = { passed: 0, failed: 0 }
  for (const step of steps.filter(({ name }) => names.length === 0 || names.includes(name))) {
    process.stdout.write(`\n== ${step.name}\n`)
    const { passed, failed } = await run(step)
    process.stdout.write(`== ${step.name}: ${passed} passed, ${failed} failed\n`)
    total.passed += passed
    total.failed += failed
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

/** A step that cannot run counts as failed. */
async function run(step: Step): Promise<Count> {
  try {
    return await step.run()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    return { passed: 0, failed: 1 }
  }
}
