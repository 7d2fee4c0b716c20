import { MailQuestion } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/config/paths'
import { FormFrame } from '../../_components/form-frame'

/** The page of a link that is not valid. It does not reveal whose link it might have been. */
export function ExpiredLink() {
  return (
    <FormFrame icon={MailQuestion} title="This link no longer works">
      <p className="mt-4 text-ink-soft text-lg">
        It may be old, or your email app may have cut it off. Use the link in our latest email, or
        set a new alert.
      </p>
      <p className="mt-7">
        <ButtonLink href={paths.homes}>Search homes</ButtonLink>
      </p>
    </FormFrame>
  )
}
