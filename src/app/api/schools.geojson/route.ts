import { mapSchools } from '@/contract/operations/schools'
import { schoolPins } from '@/data/communities/school-pins'
import { read } from '@/http/read'
import { route } from '@/http/route'
import { cacheTags } from '@/lib/cache-tags'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(mapSchools, {
    tags: () => [cacheTags.communities],
    answer: async () => ({ value: await schoolPins() }),
  }),
})
