import { mapSchools } from '@/contract/schools/operations'
import { schoolPins } from '@/data/schools/queries'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(mapSchools, {
    handler: async () => ({ value: await schoolPins() }),
  }),
})
