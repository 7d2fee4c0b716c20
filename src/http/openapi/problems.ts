import { fieldMessages } from '@/contract/messages'
import type { ErrorStatus, Operation } from '@/contract/operation'
import { fieldErrors } from '../issues'
import { type ProblemError, refuse } from '../problem-error'
import { isForm } from './headers'
import { type OperationError, sharedErrors } from './shared-problems'

/** The name of an item of each tag, for its 404 error. */
const nouns: Readonly<Record<string, string>> = {
  Communities: 'community',
  'Plans and homes': 'community',
  Builders: 'builder',
  Articles: 'article',
  Events: 'event',
}

/** The errors that differ between operations. */
const ownErrors: Readonly<
  Partial<Record<ErrorStatus, (operation: Operation) => Omit<OperationError, 'status'>>>
> = {
  400: (operation) => (operation.body ? wrongBody(operation) : wrongParameter(operation)),
  403: (operation) => ({
    meaning: isForm(operation)
      ? 'The request came from a page on another site.'
      : 'The request came from a page on another site, or your role does not allow it.',
    examples: {
      foreignOrigin: refuse.foreignOrigin(),
      ...(isForm(operation) ? {} : { roleTooLow: refuse.roleTooLow() }),
    },
  }),
  404: ({ path, tag, security }) => {
    const [, key] = /\{(\w+)\}/.exec(path) ?? []
    return {
      meaning: security === 'staff' ? 'Not found.' : 'Not found, or not published.',
      examples: { unknown: refuse.notFound(`No ${nouns[tag]} has this ${key}.`) },
    }
  },
  409: () => ({
    meaning: 'The `Idempotency-Key` was already used with a different body.',
    examples: {
      keyReused: refuse.conflict('This Idempotency-Key was used with a different body.'),
    },
  }),
  422: () => ({
    meaning: 'No published document has the id in the body.',
    examples: {
      community: refuse.unknownReference('communityId', 'No community has this id.'),
      builder: refuse.unknownReference('builderId', 'No builder has this id.'),
      home: refuse.unknownReference('homeId', 'No home of this community has this id.'),
      soldHome: refuse.unknownReference('homeId', 'This home was sold. Ask about another one.'),
      plan: refuse.unknownReference('planId', 'No plan of this community has this id.'),
    },
  }),
}

function wrongBody({ idempotent }: Operation) {
  const examples: Record<string, ProblemError> = {
    wrongField: refuse.badBody([{ path: 'email', message: fieldMessages.email }]),
    notJson: refuse.notJson(),
  }
  const meaning = idempotent
    ? 'A field or the `Idempotency-Key` is not valid, or the body is not JSON.'
    : 'A field is not valid, or the body is not JSON.'
  return { meaning, examples }
}

/** The example is the error for a list without items. */
function wrongParameter({ query }: Operation) {
  const names = ['limit', ...Object.keys(query?.shape ?? {})]
  const issues = names.map((name) => query?.safeParse({ [name]: '0' }).error?.issues ?? [])
  return {
    meaning: 'A parameter has an invalid value.',
    examples: {
      wrongValue: refuse.badQuery(fieldErrors(issues.find(({ length }) => length > 0) ?? [])),
    },
  }
}

/** All errors of an operation, by status. */
export function getErrors(operation: Operation): OperationError[] {
  const own = operation.errors.flatMap((status) => {
    const described = ownErrors[status]?.(operation)
    return described ? [{ status, ...described }] : []
  })
  const declared: readonly number[] = operation.errors
  // Operations do not declare errors that every path can return: 405 and 500.
  const shared = Object.values(sharedErrors).filter(
    ({ status }) => declared.includes(status) || status === 405 || status === 500,
  )
  return [...own, ...shared].sort((a, b) => a.status - b.status)
}
