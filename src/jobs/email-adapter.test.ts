import { expect, it } from 'vitest'
import { withPatience, withPool } from './email-adapter'

it('withPatience limits every SMTP step to ten seconds, unless the URL sets other timeouts', () => {
  const { searchParams } = new URL(withPatience('smtps://ana:p%40ss@mail.example?socketTimeout=99'))
  expect(Object.fromEntries(searchParams)).toEqual({
    dnsTimeout: '10000',
    connectionTimeout: '10000',
    greetingTimeout: '10000',
    socketTimeout: '99',
  })
  expect(withPatience('smtps://ana:p%40ss@mail.example')).toMatch(
    /^smtps:\/\/ana:p%40ss@mail\.example\/?\?/,
  )
})

it('withPool sends over few connections, and leaves repetitions to the caller', () => {
  const { searchParams } = new URL(withPool('smtps://ana:p%40ss@mail.example'))
  expect(Object.fromEntries(searchParams)).toMatchObject({
    pool: 'true',
    maxConnections: '5',
    maxRequeues: '0',
    socketTimeout: '10000',
  })
})
