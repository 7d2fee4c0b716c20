import pino from 'pino'
import { expect, it } from 'vitest'
import { logOptions } from './log'

function capture() {
  const lines: string[] = []
  const log = pino({ ...logOptions, level: 'info' }, { write: (line: string) => lines.push(line) })
  return { log, text: () => lines.join() }
}

it('keeps personal data and secrets out of every line, also inside objects', () => {
  const { log, text } = capture()
  log.info({ email: 'ann@buyer.example', status: 201, lead: { phone: '2105550123' } }, 'lead')
  log.info({ req: { headers: { cookie: 'payload-token=abc', authorization: 'Bearer abc' } } }, 'in')
  log.info({ body: { message: 'Call me' } }, 'sent')
  expect(text()).not.toMatch(/buyer\.example|2105550123|abc|Call me/)
  expect(text()).toContain('"status":201')
})

it('says what failed and where, without the values of the statement', () => {
  const { log, text } = capture()
  const cause = Object.assign(new Error('duplicate key for ann@buyer.example'), { code: '23505' })
  const error = new Error('Failed query: insert into leads\nparams: Ann,ann@buyer.example,210', {
    cause,
  })
  log.error({ err: error }, 'request failed')
  expect(text()).toContain('Failed query: insert into leads')
  expect(text()).toContain('"code":"23505"')
  expect(text()).toContain('log.test.ts')
  expect(text()).not.toMatch(/Ann|buyer\.example|params/)
})

it('does not call a refusal an error', () => {
  const { log, text } = capture()
  log.error({ err: Object.assign(new Error('Forbidden'), { status: 403 }) })
  log.error({ err: Object.assign(new Error('Broken'), { status: 500 }) })
  expect(text()).not.toContain('Forbidden')
  expect(text()).toContain('Broken')
})
