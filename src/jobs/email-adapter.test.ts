import { expect, it } from 'vitest'
import { withPatience } from './email-adapter'

it('gives every step of a mail server ten seconds, unless its address says otherwise', () => {
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
