import { NotFound, type PayloadRequest } from 'payload'

/** The id in the path of an endpoint (`/:id/…`). Throws `NotFound` for an invalid id. */
export function routeId(req: PayloadRequest): number {
  const id = String(req.routeParams?.id ?? '')
  if (!/^\d{1,9}$/.test(id)) throw new NotFound(req.t)
  return Number(id)
}
