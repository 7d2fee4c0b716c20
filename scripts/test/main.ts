import { mkdirSync } from 'node:fs'
import { ensureChromium } from './chromium'
import { playwrightCount, vitestCount } from './reports'
import { type Collect, type Count, type Step, whole } from './step'

const bin = 'node_modules/.bin'
const results = 'test-results'

const types: Step = {
  name: 'types',
  run: (collect) =>
    whole(
      [
        [`${bin}/next`, 'typegen'],
        // `typescript` is version 6, whose API the other tools use. Version 7 has none.
        ['node_modules/@typescript/native/bin/tsc', '--noEmit'],
      ],
      collect,
    ),
}

const lint: Step = {
  name: 'lint',
  run: (collect) =>
    whole(
      [
        [`${bin}/biome`, 'check', '--formatter-enabled=false'],
        [`${bin}/depcruise`, 'src', 'server', 'scripts', 'payload.config.ts'],
      ],
      collect,
    ),
}

const format: Step = {
  name: 'format',
  run: (collect) => whole([[`${bin}/biome`, 'format']], collect),
}

const unit: Step = { name: 'unit', run: (collect) => vitestCount('unit', results, collect) }

const int: Step = { name: 'int', run: (collect) => vitestCount('int', results, collect) }

const e2e: Step = {
  name: 'e2e',
  run: async () => {
    await ensureChromium()
    return playwrightCount(results)
  },
}

/**
 * Phases run one after the other. The lanes of a phase run at the same time, the steps of a lane
 * one after the other. Integration and browser tests use both cores: next to others, each of them
 * takes a quarter more CPU time.
 */
const phases: readonly (readonly (readonly Step[])[])[] = [
  [[types, lint, format], [unit]],
  [[int]],
  [[e2e]],
]

/**
 * Runs the named steps, or all of them, even after one that fails. The last line of the output is
 * the total. Types, lint and format count as one test each.
 */
export async function main(names: readonly string[]): Promise<void> {
  const known = phases.flat(2).map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Error(`Unknown step "${unknown}"`)
  mkdirSync(results, { recursive: true })
  const isChosen = ({ name }: Step) => names.length === 0 || names.includes(name)
  const total = { passed: 0, failed: 0 }
  for (const phase of phases) {
    const lanes = phase.map((lane) => lane.filter(isChosen)).filter((lane) => lane.length > 0)
    const isAlone = lanes.length === 1
    const runLane = async (lane: readonly Step[]) => {
      for (const step of lane) {
        const { passed, failed } = await (isAlone ? runStep(step) : runCollected(step))
        total.passed += passed
        total.failed += failed
      }
    }
    await Promise.all(lanes.map(runLane))
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

/** Prints the output of the step as it arrives. */
async function runStep(step: Step): Promise<Count> {
  process.stdout.write(`\n== ${step.name}\n`)
  const count = await run(step)
  process.stdout.write(summary(step, count))
  return count
}

/** Prints the output at the end of the step, so that it does not mix with that of other steps. */
async function runCollected(step: Step): Promise<Count> {
  let output = ''
  const count = await run(step, (text) => {
    output += text
  })
  process.stdout.write(`\n== ${step.name}\n${output}${summary(step, count)}`)
  return count
}

const summary = ({ name }: Step, { passed, failed }: Count) =>
  `== ${name}: ${passed} passed, ${failed} failed\n`

/** A step that cannot run counts as failed. */
async function run(step: Step, collect?: Collect): Promise<Count> {
  try {
    return await step.run(collect)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    return { passed: 0, failed: 1 }
  }
}
