import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { beforeEach, expect, it } from 'vitest'
import { subscribe } from '@/data/newsletter/subscribe'
import { isUniqueViolation } from '@/lib/log/database-errors'
import { emptyTables } from '../../../fixtures/rows'
import { testPayload } from '../../../fixtures/site'

const collection = 'newsletter-subscriptions'
const ana = { email: 'ana@example.com', name: 'Ana Buyer', status: 'subscribed' } as const

beforeEach(() => emptyTables('newsletter_subscriptions', 'newsletter_suppressions'))

async function insert(data: object) {
  const payload = await testPayload()
  return payload.create({ collection, data: { ...ana, ...data }, depth: 0 })
}

it('a unique violation is recognized in all but one of several concurrent inserts', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => insert({})))
  const errors = attempts.flatMap((attempt) =>
    attempt.status === 'rejected' ? [attempt.reason] : [],
  )
  expect(errors).toHaveLength(7)
  for (const error of errors) expect(error).toSatisfy(isUniqueViolation)
})

it('a unique violation is recognized in an update', async () => {
  const payload = await testPayload()
  await insert({})
  const { id } = await insert({ email: 'ben@example.com' })
  const update = payload.update({ collection, id, data: { email: ana.email }, depth: 0 })
  await expect(update).rejects.toSatisfy(isUniqueViolation)
})

it('a value that Payload rejects is not taken for a unique violation', async () => {
  const error: unknown = await insert({ email: 'no address' }).catch((reason) => reason)
  expect(error).toBeInstanceOf(ValidationError)
  expect(error).not.toSatisfy(isUniqueViolation)
})

it('a unique violation is the only validation error after which a subscription is tried again', async () => {
  const payload = await testPayload()
  const { hooks } = payload.collections[collection].config
  const original = hooks.beforeValidate
  let attempts = 0
  const reject: CollectionBeforeValidateHook = () => {
    attempts += 1
    throw new ValidationError({ collection, errors: [{ message: 'Not now', path: 'email' }] })
  }
  hooks.beforeValidate = [reject]
  try {
    const { email, name } = ana
    await expect(subscribe({ email, name }, null)).rejects.toThrow(ValidationError)
  } finally {
    hooks.beforeValidate = original
  }
  expect(attempts).toBe(1)
})
