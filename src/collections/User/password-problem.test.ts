import { describe, expect, it } from 'vitest'
import { passwordProblem } from './password-problem'

const owner = ['Adam Smithson', 'adam.smithson@guide.example']

describe('password check', () => {
  it.each(['only-for-these-tests', 'Limestone porches after rain', 'kT9#vLq2!xWz'])(
    'accepts %s',
    async (password) => {
      expect(await passwordProblem(password, owner)).toBeNull()
    },
  )

  it('rejects a short password', async () => {
    expect(await passwordProblem('kT9#vLq2!xW', owner)).toBe(
      'Use at least 12 characters. A short sentence is easy to remember.',
    )
  })

  it.each([
    ['password1234', 'This is similar to a commonly used password.'],
    ['aaaaaaaaaaaa', 'Repeated characters like "aaa" are easy to guess.'],
    ['adamsmithson', 'Your name and email address are easy to guess.'],
    ['smithson2026', 'Your name and email address are easy to guess.'],
  ])('rejects %s', async (password, reason) => {
    const problem = await passwordProblem(password, owner)
    expect(problem).toMatch(reason)
    expect(problem).toMatch(/a sentence of four or more unrelated words/)
  })

  it('sets no practical maximum length', async () => {
    expect(await passwordProblem('long and longer '.repeat(400), owner)).toBeNull()
  })
})

it.each(['correct horse battery staple', 'Correct-Horse-Battery-Staple!', 'To be, or not to be'])(
  'passwordProblem rejects the well-known sentence %j',
  async (password) => {
    expect(await passwordProblem(password, [])).toContain('well known')
  },
)
