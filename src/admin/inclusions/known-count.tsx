'use client'

import { useFormFields } from '@payloadcms/ui'
import { joinLabels } from '@/domain/inclusions/describe'
import {
  countKnown,
  type Inclusions,
  inheritInclusions,
  noInclusions,
  toInclusions,
} from '@/domain/inclusions/inclusions'

const names = Object.keys(noInclusions)

/** Counts what the form and the documents that it inherits from know. */
export function KnownCount({ inherited }: { inherited: readonly Inclusions[] }) {
  // As text, which is equal while its values are.
  const values = useFormFields(([fields]) =>
    JSON.stringify(
      Object.fromEntries(names.map((name) => [name, fields[`inclusions.${name}`]?.value ?? null])),
    ),
  )
  const own = toInclusions(JSON.parse(values))
  const { known, total, missing } = countKnown(inheritInclusions([own, ...inherited]))
  return (
    <p className="field-type field-description">
      {`${known} of ${total} known${inherited.length > 0 ? ', with what is inherited' : ''}.`}
      {missing.length > 0 ? ` Ask the builder about: ${joinLabels(missing)}.` : null}
    </p>
  )
}
