import { ensureChromium } from '../test/chromium'
import { execute } from '../test/step'
import { clockSettings } from './clock-settings'
import { check, finish, print } from './report'

/**
 * Runs what depends on the date under other clocks: `npm run drill -- dates`, or with the beginnings of
 * names of moments. Takes some minutes a moment.
 */
const DAY = 86_400_000

/**
 * Moments at which a rule about days can fail, in the time of the site (America/Chicago). The changes of
 * daylight saving time are those of 2027.
 */
const moments: Readonly<Record<string, number>> = {
  'the last minutes of a month': Date.parse('2027-01-31T23:50:00-06:00'),
  'the last minutes of a year': Date.parse('2026-12-31T23:50:00-06:00'),
  'February 28': Date.parse('2027-02-28T12:00:00-06:00'),
  'February 29': Date.parse('2028-02-29T12:00:00-06:00'),
  'the hour before daylight saving time begins': Date.parse('2027-03-14T01:30:00-06:00'),
  'the hour that daylight saving time repeats': Date.parse('2027-11-07T01:30:00-05:00'),
  'an evening in San Antonio, the next day in UTC': Date.parse('2027-06-15T21:00:00-05:00'),
  'a Sunday morning': Date.parse('2027-08-15T08:00:00-05:00'),
  '40 days from now': Date.now() + 40 * DAY,
  '400 days from now': Date.now() + 400 * DAY,
}

/** Subjects with rules about days. All unit tests run. */
const subjects = [
  'ads',
  'counts',
  'dashboard',
  'deliveries',
  'events',
  'homes',
  'leads',
  'newsletter',
  'prices',
  'reports',
  'verification',
]

const commands: readonly (readonly string[])[] = [
  ['node_modules/.bin/vitest', 'run', '--reporter=dot', '--project=unit*'],
  [
    'node_modules/.bin/vitest',
    'run',
    '--reporter=dot',
    '--project=int-*',
    ...subjects.map((subject) => `/${subject}/`),
    'publication-dates',
  ],
  [
    'node_modules/.bin/playwright',
    'test',
    '--reporter=dot',
    'extended/launcher/sample-content',
    'extended/events',
    'extended/reports',
    'core/homes',
  ],
]

await ensureChromium()
const names = process.argv.slice(3)
const chosen = Object.entries(moments).filter(
  ([name]) => names.length === 0 || names.some((start) => name.startsWith(start)),
)
for (const [name, moment] of chosen) {
  // All processes have the same offset. With a date, each would begin at that date.
  const env = { ...process.env, ...clockSettings(Math.round((moment - Date.now()) / 1000)) }
  for (const command of commands) {
    const line = `${name}: ${command.join(' ')}`
    print(`\n== ${line}`)
    check((await execute(command, { env })) === 0, line)
  }
}
finish()
