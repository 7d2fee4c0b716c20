'use client'

import { FieldDiffContainer, useTranslation } from '@payloadcms/ui'
import type { FieldDiffClientProps } from 'payload'
import { reviewLog } from '@/contract/review/review'
import { ReviewLog } from './review-log'
import './review.css'

/**
 * The review log in the version comparison. Renders nothing when both versions have the same log.
 */
export function ReviewDiff({ comparisonValue, versionValue, nestingLevel }: FieldDiffClientProps) {
  const { i18n } = useTranslation()
  const [before, after] = [reviewLog.parse(comparisonValue), reviewLog.parse(versionValue)]
  if (before.at(-1)?.at === after.at(-1)?.at) return null
  return (
    <FieldDiffContainer
      i18n={i18n}
      nestingLevel={nestingLevel}
      label={{ label: 'Review history' }}
      From={<ReviewLog log={before} />}
      To={<ReviewLog log={after} />}
    />
  )
}
