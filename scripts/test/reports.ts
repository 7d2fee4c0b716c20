import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type Count, execute, type StepOptions } from './step'

/** The folder of the reports. */
export const results = 'test-results'

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** A file that fails before its first test has no failed test. */
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** Runs the Vitest projects that match `pattern`, and counts their tests. */
export async function countVitest(
  name: string,
  pattern: string,
  { flags, collect }: StepOptions,
): Promise<Count> {
  const file = path.join(results, `${name}.json`)
  rmSync(file, { force: true })
  const command = [
    'node_modules/.bin/vitest',
    'run',
    `--project=${pattern}`,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...flags,
  ]
  const code = await execute(command, { collect })
  const report = vitestReport.parse(read(file))
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return sum(report.numPassedTests, report.numFailedTests + brokenFiles.length, code)
}

/** Runs the browser tests and counts them. A test that passes only on a retry counts as failed. */
export async function countPlaywright({ circle, flags, collect }: StepOptions): Promise<Count> {
  const file = path.resolve(results, 'e2e.json')
  rmSync(file, { force: true })
  const command = [
    'node_modules/.bin/playwright',
    'test',
    ...(circle === 'core' ? ['--project=core'] : []),
    '--pass-with-no-tests',
    '--reporter=list,json',
    ...flags,
  ]
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const code = await execute(command, { env, collect })
  const { stats } = playwrightReport.parse(read(file))
  return sum(stats.expected, stats.unexpected + stats.flaky, code)
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** A run with an error exit code has failed, even if no test did. */
function sum(passed: number, failed: number, exitCode: number): Count {
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed }
}
