import { paths } from '@/config/paths'
import { typedMistake } from '@/contract/mistakes/mistake-report'
import { typedValues } from '@/http/typed-values'

/** The report after an error. */
export const typedReport = typedValues({
  name: 'mistake-report',
  path: paths.reportMistakePage,
  schema: typedMistake,
})
