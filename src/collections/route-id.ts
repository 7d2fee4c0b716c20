import { NotFound, type PayloadRequest } from 'payload'

/** The number of the document that the path of an endpoint (`/:id/…`) names; 404 for anything else. */
export function routeId(req: PayloadRequest): number {
  const id = String(req.routeParams?.id ?? '')
  if (!/^\d{1,9}$/.test(id)) throw new NotFound(req.t)
  return Number(id)
}
