import { mkdirSync } from 'node:fs'
import { ensureChromium } from './chromium'
import { readCpuSeconds } from './cpu-seconds'
import { parseArguments } from './parse-arguments'
import { countPlaywright, countVitest, results } from './reports'
import { type Count, runAll, type Step, type StepOptions } from './step'

const bin = 'node_modules/.bin'

const types: Step = {
  name: 'types',
  run: ({ collect }) =>
    runAll(
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
  run: ({ collect }) =>
    runAll(
      [
        [`${bin}/biome`, 'check', '--formatter-enabled=false'],
        [`${bin}/depcruise`, 'src', 'server', 'scripts', 'payload.config.ts'],
      ],
      collect,
    ),
}

const format: Step = {
  name: 'format',
  run: ({ collect }) => runAll([[`${bin}/biome`, 'format']], collect),
}

const unit: Step = {
  name: 'unit',
  takesFlags: true,
  run: (options) => countVitest('unit', 'unit*', options),
}

const int: Step = {
  name: 'int',
  takesFlags: true,
  run: (options) => countVitest('int', options.circle === 'core' ? 'int-core*' : 'int-*', options),
}

const e2e: Step = {
  name: 'e2e',
  takesFlags: true,
  run: async (options) => {
    await ensureChromium()
    return countPlaywright(options)
  },
}

/**
 * Phases run one after the other. The lanes of a phase run at the same time, the steps of a lane
 * one after the other. Integration and browser tests use all cores: next to others, each of them
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
export async function main(args: readonly string[]): Promise<void> {
  const choice = parseArguments(args, phases.flat(2))
  if ('problem' in choice) {
    process.stderr.write(`${choice.problem}\n`)
    process.exitCode = 2
    return
  }
  const { isChosen, circle, flags } = choice
  mkdirSync(results, { recursive: true })
  const started = { at: Date.now(), cpuSeconds: readCpuSeconds() }
  const total = { passed: 0, failed: 0 }
  for (const phase of phases) {
    const lanes = phase.map((lane) => lane.filter(isChosen)).filter((lane) => lane.length > 0)
    const isAlone = lanes.length === 1
    const runLane = async (lane: readonly Step[]) => {
      for (const step of lane) {
        const runStep = isAlone ? runPrinted : runCollected
        const { passed, failed } = await runStep(step, { circle, flags })
        total.passed += passed
        total.failed += failed
      }
    }
    await Promise.all(lanes.map(runLane))
  }
  const seconds = Math.round((Date.now() - started.at) / 1000)
  const cpuSeconds = Math.round(readCpuSeconds() - started.cpuSeconds)
  process.stdout.write(
    `\n${circle} tests: ${seconds} s, ${cpuSeconds} CPU seconds of this machine\n`,
  )
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

/** Prints the output of the step as it arrives. */
async function runPrinted(step: Step, options: StepOptions): Promise<Count> {
  process.stdout.write(`\n== ${step.name}\n`)
  const count = await run(step, options)
  process.stdout.write(summarize(step, count))
  return count
}

/** Prints the output at the end of the step, so that it does not mix with that of other steps. */
async function runCollected(step: Step, options: StepOptions): Promise<Count> {
  let output = ''
  const collect = (text: string) => {
    output += text
  }
  const count = await run(step, { ...options, collect })
  process.stdout.write(`\n== ${step.name}\n${output}${summarize(step, count)}`)
  return count
}

const summarize = ({ name }: Step, { passed, failed }: Count) =>
  `== ${name}: ${passed} passed, ${failed} failed\n`

/** A step that cannot run counts as failed. */
async function run(step: Step, options: StepOptions): Promise<Count> {
  try {
    return await step.run(options)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    return { passed: 0, failed: 1 }
  }
}
