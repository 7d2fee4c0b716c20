import pino from 'pino'
import { expect, it } from 'vitest'
import { logOptions } from './log'

function capture() {
  const lines: string[] = []
  const log = pino({ ...logOptions, level: 'info' }, { write: (line: string) => lines.push(line) })
  return { log, text: () => lines.join() }
}

it('the logger removes personal data and secrets from every line, also inside objects', () => {
  const { log, text } = capture()
  log.info({ email: 'ann@buyer.example', status: 201, lead: { phone: '2105550123' } }, 'lead')
  log.info({ req: { headers: { cookie: 'payload-token=abc', authorization: 'Bearer abc' } } }, 'in')
  log.info({ body: { message: 'Call me' } }, 'sent')
  expect(text()).not.toMatch(/buyer\.example|2105550123|abc|Call me/)
  expect(text()).toContain('"status":201')
})

it('the logger writes what failed and where, without the values of the statement', () => {
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

it('the logger does not log a rejected request as an error', () => {
  const { log, text } = capture()
  log.error({ err: Object.assign(new Error('Forbidden'), { status: 403 }) })
  log.error({ err: Object.assign(new Error('Broken'), { status: 500 }) })
  expect(text()).not.toContain('Forbidden')
  expect(text()).toContain('Broken')
})

const sentinel = /sentinel|555.?0199|%40/i

it.each<[string, (log: pino.Logger) => void]>([
  ['the first argument', (log) => log.error('no mail to sentinel@buyer.example, (210) 555-0199')],
  ['a format argument', (log) => log.error('no mail to %s', 'sentinel@buyer.example')],
  ['the msg of an object', (log) => log.error({ msg: 'Failed query: x\nparams: sentinel' })],
  ['an encoded address in a path', (log) => log.info({ path: '/x/sentinel%40buyer.example' })],
  ['an array', (log) => log.info({ lines: ['+1 210 555 0199', ['sentinel@buyer.example']] })],
  ['a deep object', (log) => log.info({ a: { b: { c: { d: { lastName: 'Sentinel' } } } } })],
  [
    'the values of a query',
    (log) => log.info({ failed: { query: 'select', params: ['sentinel'] } }),
  ],
  [
    'an error about an invalid number',
    (log) => log.error(new Error('invalid input syntax for type integer: "sentinel"')),
  ],
  ['a unique violation', (log) => log.error('Key (slug)=(sentinel) already exists.')],
])('the logger removes user input from %s', (_, write) => {
  const { log, text } = capture()
  write(log)
  expect(text()).not.toBe('')
  expect(text()).not.toMatch(sentinel)
})

it.each<[string, (error: Error) => readonly [unknown, string?]]>([
  ['as the first argument', (error) => [error]],
  ['with a message', (error) => [error, 'failed for sentinel@buyer.example']],
  ['as err, without a message', (error) => [{ err: error }]],
  ['under another key', (error) => [{ reason: error, all: [error] }]],
])('the logger describes an error %s without the values of its statement', (_, given) => {
  const { log, text } = capture()
  const error = Object.assign(
    new Error('Failed query: select from users where email = $1\nparams: sentinel@buyer.example,1'),
    { query: 'select', params: ['sentinel@buyer.example'], code: '57014' },
  )
  const [first, message] = given(error)
  log.error(first, message)
  expect(text()).toContain('Failed query: select from users')
  expect(text()).toContain('"code":"57014"')
  expect(text()).not.toMatch(sentinel)
})

it('the logger preserves the location of an error', () => {
  const { log, text } = capture()
  const line = {
    path: '/communities/villa-serena',
    requestId: '8d0e7a52-1c1e-4a53-9d2f-2105550199ab',
    ms: 1_764_000_000,
    at: 'node_modules/@payloadcms/next@3.90.1/dist/index.js:10:2105',
  }
  log.info(line, 'request')
  expect(JSON.parse(text())).toMatchObject({ ...line, msg: 'request' })
})

it('the logger handles circular objects', () => {
  const { log, text } = capture()
  const loop: Record<string, unknown> = { status: 201 }
  loop.self = loop
  log.info(loop)
  expect(text()).toContain('"status":201')
})
