import { expect, it } from 'vitest'
import { classifyFailure, findRecipientPause, findServerPause } from './smtp-answer'

const classify = (status: number | undefined, response: string, command = 'RCPT TO') =>
  classifyFailure({ status, response, command })

it.each([
  '550 5.1.1 The email account that you tried to reach does not exist.',
  '550-5.1.1 The email account that you tried to reach does not exist.',
  '553 5.1.2 We weren’t able to find the recipient domain.',
  '550 5.2.1 The email account that you tried to reach is disabled.',
  '550 Requested action not taken: mailbox unknown',
  '550 No such user here',
])('a recipient who does not exist bounces: %s', (response) => {
  expect(classify(Number(response.slice(0, 3)), response)).toBe('bounced')
})

it.each([
  ['550 5.7.1 Our system has detected that this message is likely unsolicited mail', 'RCPT TO'],
  ['552 5.2.2 Mailbox full', 'RCPT TO'],
  ['554 Relay access denied', 'RCPT TO'],
  ['554 5.7.1 Message rejected due to content restrictions', 'DATA'],
  ['550 5.1.8 Bad sender address', 'MAIL FROM'],
  ['550 5.1.1 Unknown user, found after the message', 'DATA'],
])('a refusal that is not about the address fails without a bounce: %s', (response, command) => {
  expect(classify(Number(response.slice(0, 3)), response, command)).toBe('failed')
})

it.each([
  ['450 4.2.0 Greylisted, try again later', 'RCPT TO'],
  ['452 4.2.2 The mailbox is over quota', 'RCPT TO'],
  ['451 4.7.1 Too many messages', 'MAIL FROM'],
])('a temporary refusal is tried again: %s', (response, command) => {
  expect(classify(Number(response.slice(0, 3)), response, command)).toBe('later')
})

it('a server that does not respond, closes or refuses to sign in says nothing about the recipient', () => {
  expect([
    classify(undefined, '', 'CONN'),
    classify(421, '421 4.3.2 Service shutting down', 'DATA'),
    classify(535, '535 5.7.8 Authentication failed', 'AUTH PLAIN'),
    classify(454, '454 TLS not available', 'STARTTLS'),
  ]).toEqual(['unavailable', 'unavailable', 'unavailable', 'unavailable'])
})

it('a recipient is tried eight times within a day, with pauses that double', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map(findRecipientPause)
  expect(pauses.map((pause) => pause && pause / 60_000)).toEqual([
    10,
    20,
    40,
    80,
    160,
    320,
    640,
    null,
  ])
})

it('a sending asks a mail server that is down after a minute, and later every quarter of an hour', () => {
  const minutes = [1, 2, 3, 4, 5, 1000].map((failures) => findServerPause(failures) / 60_000)
  expect(minutes).toEqual([1, 2, 4, 8, 15, 15])
})
