import { getRecordOfBuilder } from '@/contract/builders/operations'
import { builderBySlug } from '@/data/builders/queries'
import { readBuilderRecord } from '@/data/builders/record'
import { readAnswerRecord } from '@/data/leads/answers'
import { refuse } from '@/http/problem-error'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(getRecordOfBuilder, {
    handler: async ({ params: { slug = '' } }) => {
      const builder = await builderBySlug(slug)
      if (!builder) throw refuse.notFound('No builder has this slug.')
      const [record, answers] = await Promise.all([
        readBuilderRecord(Number(builder.id)),
        readAnswerRecord(builder.id),
      ])
      return { value: { record, answers } }
    },
  }),
})
