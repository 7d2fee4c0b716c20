import { type Endpoint, Forbidden, NotFound } from 'payload'

/** Payload would make the first visitor of an empty database its admin. */
export const firstRegister: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler({ t }) {
    throw new Forbidden(t)
  },
}

/** Accounts are not verified by email here; Payload asks for a column that does not exist. */
export const verify: Endpoint = {
  path: '/verify/:id',
  method: 'post',
  handler({ t }) {
    throw new NotFound(t)
  },
}
