import { describe, expect, it } from 'vitest'
import { findOutage, isDatabaseDown, isUniqueViolation } from './database-errors'

/** An error as Payload throws it, with the data of its `ValidationError`. */
const validationError = (errors: readonly object[]) =>
  Object.assign(new Error('The following field is invalid: email'), {
    status: 400,
    data: { collection: 'leads', errors },
  })

describe('isUniqueViolation', () => {
  it('recognizes the error of PostgreSQL, also as the cause of another', () => {
    const error = Object.assign(new Error('duplicate key'), { code: '23505' })
    expect(isUniqueViolation(error)).toBe(true)
    expect(isUniqueViolation(new Error('Failed query', { cause: error }))).toBe(true)
  })

  it("recognizes Payload's conversion of it", () => {
    const violation = {
      message: 'Value must be unique',
      path: 'idempotencyKey',
      tableName: 'leads',
    }
    expect(isUniqueViolation(validationError([violation]))).toBe(true)
  })

  it('is false for any other validation error, status 400 or constraint', () => {
    const invalid = { label: 'Email', message: 'Please enter a valid email.', path: 'email' }
    expect(isUniqueViolation(validationError([invalid]))).toBe(false)
    expect(isUniqueViolation(validationError([]))).toBe(false)
    expect(isUniqueViolation(Object.assign(new Error('No'), { status: 400 }))).toBe(false)
    expect(isUniqueViolation(Object.assign(new Error('No'), { code: '23503' }))).toBe(false)
    expect(isUniqueViolation(undefined)).toBe(false)
  })
})

describe('findOutage', () => {
  it.each([
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Error: cannot connect to Postgres: connect ECONNREFUSED 127.0.0.1:5432',
  ])('recognizes %j, also as the cause of a failed statement', (message) => {
    const cause = new Error(message)
    expect(isDatabaseDown(cause)).toBe(true)
    expect(message).toContain(findOutage(new Error('Failed query: select 1', { cause })))
  })

  it('names the code of a shutdown', () => {
    expect(findOutage(Object.assign(new Error('terminating'), { code: '57P01' }))).toBe('57P01')
  })

  it('finds none in the error of an invalid statement', () => {
    const invalid = Object.assign(new Error('column "x" does not exist'), { code: '42703' })
    expect(findOutage(invalid)).toBeUndefined()
    expect(isDatabaseDown(invalid)).toBe(false)
  })
})
