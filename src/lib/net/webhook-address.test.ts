import { expect, it } from 'vitest'
import { findWebhookProblem } from './webhook-address'

it.each([
  'https://crm.example.com/leads?key=1',
  'https://crm.example.com:8443/',
  'https://8.8.8.8/leads',
  'https://[2606:4700::1111]/leads',
])('a webhook can be sent to the public address %s', (url) => {
  expect(findWebhookProblem(url)).toBeNull()
})

it.each([
  ['', /https/],
  ['crm.example.com', /https/],
  ['http://crm.example.com/leads', /https/],
  ['https://user:secret@crm.example.com/', /password/],
  ['https://localhost/leads', /private/],
  ['https://crm/leads', /private/],
  ['https://crm.internal./leads', /private/],
  ['https://127.0.0.1/leads', /private/],
  ['https://2130706433/leads', /private/],
  ['https://10.1.2.3/leads', /private/],
  ['https://169.254.169.254/latest/meta-data', /private/],
  ['https://[::1]/leads', /private/],
  ['https://[::ffff:10.0.0.1]/leads', /private/],
])('a webhook is not sent to %s', (url, problem) => {
  expect(findWebhookProblem(url)).toMatch(problem)
})
