import { MIN_PASSWORD_LENGTH } from '@/domain/accounts/password'

/**
 * On zxcvbn's scale from 0 to 4, a score of 3 resists an attacker who has stolen the hashes and
 * knows the algorithm.
 */
const MIN_SCORE = 3

/**
 * Published passphrases in lower case, without spaces and punctuation. The estimator takes them for
 * unrelated words; an attacker tries them first.
 */
const publishedPassphrases: ReadonlySet<string> = new Set([
  'correcthorsebatterystaple',
  'itwasthebestoftimesitwastheworstoftimes',
  'iwanttobelieve',
  'maytheforcebewithyou',
  'onceuponatime',
  'thequickbrownfoxjumpsoverthelazydog',
  'thisismypassword',
  'tobeornottobe',
  'tobeornottobethatisthequestion',
  'winteriscoming',
])

/** Dictionaries of several megabytes, loaded when the first password is set. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    graphs: common.adjacencyGraphs,
    dictionary: { ...common.dictionary, ...english.dictionary },
    translations: {
      ...english.translations,
      warnings: {
        ...english.translations.warnings,
        userInputs: 'Your name and email address are easy to guess.',
      },
    },
  })
}

let estimator: ReturnType<typeof loadEstimator> | undefined

/** The parts of a name or an address that an attacker would try first. */
const splitParts = (text: unknown): string[] =>
  typeof text === 'string' ? text.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2) : []

/**
 * Returns what is wrong with a password, or `null`. `about` contains facts about the owner that an
 * attacker may know. A password must be long, must not be commonly used (NIST SP 800-63B-4), and
 * needs no special characters.
 */
export async function passwordProblem(
  password: string,
  about: readonly unknown[],
): Promise<string | null> {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `Use at least ${MIN_PASSWORD_LENGTH} characters. A short sentence is easy to remember.`
  }
  if (publishedPassphrases.has(password.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))) {
    return 'This sentence is well known. Use four or more unrelated words of your own instead.'
  }
  estimator ??= loadEstimator()
  const { score, feedback } = (await estimator).check(password, about.flatMap(splitParts))
  if (score >= MIN_SCORE) return null
  const reason = feedback.warning ?? 'This password is easy to guess.'
  return `${reason} Use a sentence of four or more unrelated words instead.`
}
