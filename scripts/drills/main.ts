import { drills } from './drills'
import { print } from './report'

// `npm run drill -- <name>` runs a drill. Without a name, it lists them.
const [name] = process.argv.slice(2)
const drill = Object.entries(drills).find(([each]) => each === name)?.[1]
if (name === undefined) {
  print('npm run drill -- <name>')
  for (const [each, { about }] of Object.entries(drills)) print(`  ${each.padEnd(12)}${about}`)
} else if (drill) await drill.start()
else {
  print(`There is no drill ${name}. The drills are ${Object.keys(drills).join(', ')}.`)
  process.exitCode = 1
}
