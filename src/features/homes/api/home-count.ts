import { z } from 'zod/mini'
import { callApi } from '@/lib/api/client'

const counted = z.object({ total: z.number() })

/** The number of homes that a list of homes shows, by its address. */
export async function fetchHomeCount(address: string): Promise<number> {
  const { search } = new URL(address, location.origin)
  return (await callApi(`/api/homes/facets${search}`, counted)).total
}
