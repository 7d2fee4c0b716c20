import { paths } from '@/config/paths'
import { typedAlert } from '@/contract/alerts/alert-form'
import { typedValues } from '@/http/typed-values'

/** The form after an error, and the address that an email was sent to. */
export const typedInForm = typedValues({
  name: 'new-alert',
  path: paths.newAlertPage,
  schema: typedAlert,
})
