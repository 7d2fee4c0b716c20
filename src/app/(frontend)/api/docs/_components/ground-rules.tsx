import { communityQuery } from '@/contract/communities/community-query'
import { fieldErrors } from '@/http/issues'
import { rules } from '@/http/openapi/words'
import { refuse } from '@/http/problem-error'
import { JsonBlock } from './code-block'
import { Text } from './text'

const errors = fieldErrors(
  communityQuery.safeParse({ limit: '0', sort: 'size' }).error?.issues ?? [],
)

/** Rules common to all operations. */
export function GroundRules() {
  return (
    <section aria-labelledby="rules" className="mt-12">
      <h2 id="rules" className="text-2xl">
        Rules for every request
      </h2>
      <dl className="mt-4 grid gap-x-12 md:grid-cols-2">
        {rules.map(({ name, text }) => (
          <div key={name} className="border-hairline border-t py-4">
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 text-ink-soft">
              <Text>{text}</Text>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 max-w-prose">
        <JsonBlock title="An error" value={refuse.badQuery(errors).problem} />
      </div>
    </section>
  )
}
