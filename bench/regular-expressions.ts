import { bounded, findExpressions, ofBuildersFiles } from '../scripts/lint/regular-expressions'

/**
 * Runs every regular expression of the app and the server over hostile texts, each also at double its
 * length, and lists those that take more than three times as long: `npm run bench:expressions`. Exits
 * with 1 if there is one.
 */
const LENGTH = 5000
const RUNS = 3
/** Shorter times are noise, in milliseconds. */
const NOISE = 2

const letters = Array.from('aA1 \n-_.,:/\\@<>([{"\'%&#=+*|$é字\u0301')
const pairs = ['a.', 'a@', 'a-', '1,', '1.', ' a', ' \n', '<a', '</', '-1', '%2', 'a b', '$1,']
const repeated = [...letters, ...pairs]

/** Milliseconds of the fastest run, which other programs delayed least. */
function fastest(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now()
    work()
    best = Math.min(best, performance.now() - start)
  }
  return best
}

function parseExpression(text: string): RegExp {
  const end = text.lastIndexOf('/')
  return new RegExp(text.slice(1, end), text.slice(end + 1))
}

const all = [...findExpressions('src'), ...findExpressions('server')].filter(
  ({ file }) => !(file in bounded) && !ofBuildersFiles.test(file),
)
const slow: Record<string, string>[] = []
let longest = { ms: 0, text: '' }
for (const { file, text } of all) {
  const expression = parseExpression(text)
  // A match replaces; a text that never matches is searched from each of its letters.
  const search = (input: string) => () => input.replace(expression, '')
  for (const part of repeated) {
    const once = part.repeat(LENGTH / part.length)
    const [short, double] = [fastest(search(`${once}\0`)), fastest(search(`${once}${once}\0`))]
    if (double > longest.ms) longest = { ms: double, text }
    if (double <= NOISE || double <= short * 3) continue
    slow.push({ file, text, part: JSON.stringify(part), ratio: (double / short).toFixed(1) })
  }
}
// biome-ignore lint/suspicious/noConsole: the script prints its results
console.table(slow)
// biome-ignore lint/suspicious/noConsole: the script prints its results
console.log(
  `${all.length} expressions, ${repeated.length} texts of ${LENGTH} and ${2 * LENGTH} characters; the longest run took ${longest.ms.toFixed(1)} ms: ${longest.text}`,
)
process.exitCode = slow.length > 0 ? 1 : 0
