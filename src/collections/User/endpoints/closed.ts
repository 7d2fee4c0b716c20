import { type Endpoint, Forbidden, NotFound } from 'payload'

/** Payload would create an admin account for the first visitor of an empty database. */
export const firstRegister: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler({ t }) {
    throw new Forbidden(t)
  },
}

/**
 * Accounts are not verified by email, and Payload's endpoint reads a column that does not exist.
 */
export const verify: Endpoint = {
  path: '/verify/:id',
  method: 'post',
  handler({ t }) {
    throw new NotFound(t)
  },
}
